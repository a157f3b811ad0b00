# Editions of Keyflower: remarks in an exported file, and mistakes of tiles.
edition-note-tile = Values that only pictures print. Edges: six letters, clockwise from the bottom, R road, F field, W water.
    Upgrade: what it costs. Front, back: what a use of that side gives. Points: of the front and of the back.
    Sheep: points for each sheep on the front and on the back. Gift: what the winner of a turn order tile gets.
edition-fault-edges = Expected six letters out of R, F and W, clockwise from the bottom; found “{ $got }”.
edition-fault-river = Expected two edges W and four F on a boat, found “{ $got }”.
edition-fault-road = Expected edges R and F, at least one of them R; found “{ $got }”.
edition-fault-cost = Expected an upgrade of 1 to { $most } pieces, found { $got }.

"""What each number of a seat's sheet says, in one sentence."""

from __future__ import annotations

from typing import Final

from artel.games.sweet_lands.words import INDUSTRIES, RESOURCES, SWEETS, TERRAINS, TRACKS

SHEET_SAYS: Final[dict[str, str]] = {
    **{resource: f"Its {resource}{'s' if resource == 'diamond' else ''}." for resource in RESOURCES},
    "disk": "Action disks before it.",
    "vp": "Victory points gained in the game.",
    "city-points": "City points gained in the game.",
    "industry-points": "Industry points gained in the game.",
    **{f"{resource}-production": f"Its production of {resource}." for resource in RESOURCES[:4]},
    **{f"track-{track}": f"Steps on the prosperity track of {track}." for track in TRACKS},
    **{sweet: f"Its symbols of {sweet}." for sweet in SWEETS},
    "cart": "The step of its cart on the industry track.",
    "has-locomotive": "Whether it has the locomotive: 1 when it has.",
    "locomotive": "The step of its locomotive on the industry track.",
    "food": "The step of its food marker.",
    "wonders": "Wonder symbols it has gained.",
    "tents": "Tents on its domain.",
    "houses": "Houses on its domain.",
    "buildings": "Buildings on its domain.",
    "labs": "Labs on its domain.",
    "shops": "Shops on its domain.",
    "tower": "Whether its clock tower stands: 1 when it is so.",
    "rabbits": "Gingerbread rabbits on its domain.",
    "roads": "Roads on its domain.",
    "tokens": "Terrain tokens on its domain.",
    **{f"{terrain}s": f"Tokens of {terrain} on its domain." for terrain in TERRAINS},
    "flipped": "Terrain tokens that are turned over.",
    **{f"flipped-{terrain}s": f"Tokens of {terrain} that are turned over." for terrain in TERRAINS},
    "discount": "Wood that every piece of property costs less.",
    "played": "Cards it has played, employed ones too.",
    **{f"{industry}-cards": f"Played cards with the mark of {industry}." for industry in INDUSTRIES},
    "any-cards": "Played cards with the mark of any industry.",
    **{f"{industry}-column": f"Workers employed in {industry}." for industry in INDUSTRIES},
    "round-industry-points": "Industry points gained at the end of its last round.",
    "marks": "Resource markers on the board of Carmen Honey.",
}

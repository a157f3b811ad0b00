"""What a network learns from turns that were played: an actor and its critic, by steps that never go far.

Whatever came out better than the critic had expected makes the moves that led there liked more (proximal
policy optimisation, with advantages by the critic's own eyes). Needs torch and numpy, and knows no game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding_bag, relu

from artel.bots.search.scene import Scene

# How far one step may change the odds of a move, how often a batch is gone through, and in how many parts.
CLIP = 0.2
EPOCHS = 4
PARTS = 8
# How much it is worth to stay undecided, and how much the critic's errors count.
UNDECIDED = 0.004
CRITIC = 0.5
KINDS = {"i": np.int32, "f": np.float32, "H": np.uint16}


def best_device() -> str:
    """Where a network learns fastest on this machine."""
    return "cuda" if torch.cuda.is_available() else "cpu"


class Part(nn.Module):
    """Two layers of nodes and one number."""

    def __init__(self, features: int, wide: int, narrow: int) -> None:
        super().__init__()
        self.first = nn.Parameter(torch.randn(features, wide) * 0.1)
        self.first_bias = nn.Parameter(torch.zeros(wide))
        self.second = nn.Parameter(torch.randn(wide, narrow) * (2.0 / wide) ** 0.5)
        self.second_bias = nn.Parameter(torch.zeros(narrow))
        self.last = nn.Parameter(torch.zeros(narrow))
        self.last_bias = nn.Parameter(torch.zeros(1))

    def see(self, at: Tensor, of: Tensor, offsets: Tensor) -> Tensor:
        return embedding_bag(at, self.first, offsets, mode="sum", per_sample_weights=of)

    def answer(self, nodes: Tensor) -> Tensor:
        inner = relu(relu(nodes + self.first_bias) @ self.second + self.second_bias)
        return inner @ self.last + self.last_bias


@dataclass
class Batch:
    """Turns as tensors: by turn, by move, and by what was seen of either."""

    picked: Tensor
    odds: Tensor
    moves: Tensor
    liking: Tensor
    around: tuple[Tensor, Tensor, Tensor]
    seen: tuple[Tensor, Tensor, Tensor]

    def part(self, wanted: Tensor) -> Batch:
        """Some of the turns."""
        firsts = torch.cumsum(self.moves, 0) - self.moves
        rows = spans(firsts[wanted], self.moves[wanted])
        return Batch(
            self.picked[wanted], self.odds[wanted], self.moves[wanted], self.liking[rows],
            bags(self.around, wanted), bags(self.seen, rows),
        )  # fmt: skip


def spans(firsts: Tensor, counts: Tensor) -> Tensor:
    """firsts[0], firsts[0] + 1, ... for each count."""
    begun = torch.cumsum(counts, 0) - counts
    whole = torch.arange(int(counts.sum()), device=counts.device)
    return whole + torch.repeat_interleave(firsts - begun, counts)


def bags(bag: tuple[Tensor, Tensor, Tensor], wanted: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    at, of, counts = bag
    firsts = torch.cumsum(counts, 0) - counts
    where = spans(firsts[wanted], counts[wanted])
    return at[where], of[where], counts[wanted]


def read(packs: list[dict[str, bytes]], kinds: dict[str, str]) -> dict[str, Any]:
    """Turns of several packs as one; courses are numbered through."""
    found: dict[str, list[Any]] = {name: [] for name in kinds}
    courses = 0
    for pack in packs:
        for name, kind in kinds.items():
            numbers = np.frombuffer(pack[name], dtype=KINDS[kind])
            found[name].append(numbers + courses if name == "course" else numbers)
        courses += len(pack["gained"]) // 4
    return {name: np.concatenate(parts) for name, parts in found.items()}


class School:
    """A network that learns, with what it needs to go on learning."""

    def __init__(
        self, scene: Scene, wide: int, narrow: int, pace: float, seed: int, device: str = "cpu"
    ) -> None:
        torch.manual_seed(seed)
        self.scene = scene
        self.device = device
        features = len(scene.names)
        # Which features have been met: of the others nothing was learned, so they weigh nothing.
        self.met = torch.zeros(features, dtype=torch.bool, device=device)
        self.actor = Part(features, wide, narrow).to(device)
        self.critic = Part(scene.around, wide, narrow).to(device)
        self.sides = [*self.actor.parameters(), *self.critic.parameters()]
        self.adam = torch.optim.Adam(self.sides, lr=pace, eps=1e-5)

    def weights(self) -> list[float]:
        """All weights, the actor's first, in the order in which a file has them."""
        found = [side.detach().clone() for side in self.sides]
        for side in found:
            if side.dim() == 2 and len(side) in (len(self.met), len(self.critic.first)):
                side[~self.met[: len(side)]] = 0.0
        return [float(each) for each in torch.cat([side.reshape(-1) for side in found]).cpu()]

    def take(self, weights: list[float]) -> None:
        """Go on from these."""
        given = torch.tensor(weights, device=self.device)
        with torch.no_grad():
            for side in self.sides:
                side.copy_(given[: side.numel()].reshape(side.shape))
                given = given[side.numel() :]
        self.met |= self.actor.first.detach().abs().sum(1) > 0

    def batch(self, turns: dict[str, Any]) -> Batch:
        def tensor(name: str, kind: torch.dtype) -> Tensor:
            return torch.from_numpy(turns[name].astype(np.int64 if kind == torch.int64 else np.float32)).to(
                self.device
            )

        whole, real = torch.int64, torch.float32
        return Batch(
            tensor("picked", whole), tensor("odds", real), tensor("moves", whole), tensor("liking", real),
            (tensor("around_at", whole), tensor("around_of", real), tensor("around", whole)),
            (tensor("seen_at", whole), tensor("seen_of", real), tensor("seen", whole)),
        )  # fmt: skip

    def expect(self, batch: Batch) -> Tensor:
        at, of, counts = batch.around
        return self.critic.answer(self.critic.see(at, of, torch.cumsum(counts, 0) - counts))

    def odds(self, batch: Batch) -> tuple[Tensor, Tensor]:
        """By turn, the logarithm of the odds of what was picked, and how undecided it was."""
        at, of, counts = batch.around
        around = self.actor.see(at, of, torch.cumsum(counts, 0) - counts)
        at, of, counts = batch.seen
        rows = self.actor.see(at, of, torch.cumsum(counts, 0) - counts)
        turn = torch.repeat_interleave(torch.arange(len(batch.moves), device=self.device), batch.moves)
        likings = batch.liking + self.actor.answer(rows + around[turn])
        wide = int(batch.moves.max())
        firsts = torch.cumsum(batch.moves, 0) - batch.moves
        place = torch.arange(len(turn), device=self.device) - firsts[turn]
        table = torch.full((len(batch.moves), wide), -1e9, device=self.device)
        table[turn, place] = likings
        logs = torch.log_softmax(table, 1)
        undecided = -(logs.exp() * logs.clamp(min=-50.0)).sum(1)
        return logs.gather(1, batch.picked[:, None])[:, 0], undecided

    def learn(self, turns: dict[str, Any], pace: float, critic_only: bool = False) -> dict[str, float]:
        """One batch of games."""
        batch = self.batch(turns)
        self.met[batch.around[0]] = True
        self.met[batch.seen[0]] = True
        for group in self.adam.param_groups:
            group["lr"] = pace
        with torch.no_grad():
            expected = self.expect(batch).cpu().numpy()
        most = self.scene.most_gained
        gained = np.clip(turns["gained"] / self.scene.points, -most, most)
        ahead, targets = looked_ahead(turns["course"], expected, gained, self.scene.looking)
        ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-6)
        better = torch.from_numpy(ahead.astype(np.float32)).to(self.device)
        target = torch.from_numpy(targets.astype(np.float32)).to(self.device)
        told = {"undecided": 0.0, "moved": 0.0}
        steps = 0
        for _ in range(EPOCHS):
            for wanted in torch.randperm(len(ahead), device=self.device).chunk(PARTS):
                part = batch.part(wanted)
                loss = CRITIC * (self.expect(part) - target[wanted]).square().mean()
                if not critic_only:
                    odds, undecided = self.odds(part)
                    ratio = (odds - part.odds).exp()
                    gain = better[wanted]
                    surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
                    loss = loss - surrogate.mean() - UNDECIDED * undecided.mean()
                    told["undecided"] += float(undecided.detach().mean())
                    told["moved"] += float((part.odds - odds.detach()).mean())
                self.adam.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.sides, 1.0)
                self.adam.step()
                steps += 1
        end = gained[turns["course"]]
        told = {name: value / steps for name, value in told.items()}
        told["explained"] = float(1 - np.mean((end - expected) ** 2) / max(1e-9, np.var(end)))
        told["points"] = float(turns["points"].mean())
        return told


def looked_ahead(course: Any, expected: Any, gained: Any, looking: float) -> tuple[Any, Any]:
    """By turn, how much better it came than expected, and what should have been expected."""
    order = np.argsort(course, kind="stable")
    ahead = np.zeros(len(course))
    carried, last = 0.0, -1
    following = 0.0
    for at in order[::-1]:
        mine = course[at]
        if mine != last:
            following, carried, last = gained[mine], 0.0, mine
        step = following - expected[at]
        carried = step + looking * carried
        ahead[at] = carried
        following = expected[at]
    return ahead, ahead + expected

"""Learns to play from nothing: proximal policy optimization (J. Schulman et al., 2017) against a built-in bot.

    pip install 'splay[torch]'
    python train.py --minutes 10                                     # from nothing, against random
    python train.py --minutes 6000 --resume policy.pt --opponent greedy    # and on, for days

Each line tells how many of the last 500 games were won. `--plot curve.svg` draws them. What was learned is kept after
every step, so that nothing is lost by breaking off.
"""

import argparse
import json
import os
import time

import numpy as np
import splay
import torch
from torch import nn

DISCOUNT, TRACE = 0.998, 0.95
ACHIEVEMENT, POINT = 0.1, 0.005
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
STEPS, ROUNDS, BATCH = 64, 4, 1024


#: By what the fields of an observation are multiplied that hold more than 0 and 1.
SCALES = {
    **dict.fromkeys(("decks", "available", "junk", "removed", "piles", "sizes", "splays", "stack_icons"), 0.2),
    **dict.fromkeys(("icons", "marks", "points", "turn"), 0.05),
    **dict.fromkeys(("achievements", "this_turn"), 0.2),
}


class Policy(nn.Module):
    """What to choose and what to expect, from what a seat may know."""

    def __init__(self, space: splay.Space, width: int = 128):
        super().__init__()
        seen, actions = space.observation_size(), space.size
        # Counts become small numbers; what is 0 or 1 stays.
        scale = torch.ones(seen)
        for field in space.fields():
            scale[field.start : field.start + field.size] = SCALES.get(field.name, 1.0)
        self.register_buffer("scale", scale)
        self.body = nn.Sequential(nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)
        nn.init.zeros_(self.choice.weight)
        nn.init.zeros_(self.choice.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the chances of all actions, and the expected reward."""
        inside = self.body(seen * self.scale)
        choice = self.choice(inside).masked_fill(~mask, -1e9)
        return torch.log_softmax(choice, dim=1), self.worth(inside).squeeze(1)


def promise(env: splay.VectorEnv) -> torch.Tensor:
    """How good things look, by what can be counted. What it rises by is a reward on the way; such rewards come to
    nothing in the end, so that the best play stays the best (A. Ng et al., 1999)."""
    named = env.named
    ahead = [named[name][:, 0] - named[name][:, 1:].max(axis=1) for name in ("achievements", "points")]
    return torch.from_numpy(ACHIEVEMENT * ahead[0] + POINT * ahead[1]).float()


def gather(env: splay.VectorEnv, policy: Policy) -> tuple[dict[str, torch.Tensor], list[float]]:
    """Plays some steps of all games; gives them with how much better each choice was than expected, and the rewards
    of the games that ended."""
    games = len(env)
    seen = torch.empty((STEPS, games, env.observation.shape[1]), dtype=torch.int16)
    mask = torch.empty((STEPS, games, env.space.size), dtype=torch.bool)
    action = torch.empty((STEPS, games), dtype=torch.int64)
    chance, worth = torch.empty((STEPS, games)), torch.empty((STEPS + 1, games))
    reward, ended = torch.empty((STEPS, games)), torch.empty((STEPS, games), dtype=torch.bool)
    outcomes: list[float] = []
    before = promise(env)
    with torch.no_grad():
        for step in range(STEPS):
            seen[step] = torch.from_numpy(env.observation)
            mask[step] = torch.from_numpy(env.mask)
            logs, worth[step] = policy(seen[step], mask[step])
            action[step] = torch.multinomial(logs.exp(), 1).squeeze(1)
            chance[step] = logs.gather(1, action[step, :, None]).squeeze(1)
            env.step(action[step].numpy())
            done = env.terminated | env.truncated
            ended[step] = torch.from_numpy(done)
            after = promise(env)
            on_the_way = DISCOUNT * after.masked_fill(ended[step], 0.0) - before
            reward[step] = torch.from_numpy(env.rewards[:, 0]) + on_the_way
            before = after
            outcomes.extend(env.rewards[done, 0].tolist())
        worth[STEPS] = policy(torch.from_numpy(env.observation), torch.from_numpy(env.mask))[1]
    better, trace = torch.empty((STEPS, games)), torch.zeros(games)
    for step in reversed(range(STEPS)):
        goes_on = (~ended[step]).float()
        surprise = reward[step] + DISCOUNT * goes_on * worth[step + 1] - worth[step]
        trace = surprise + DISCOUNT * TRACE * goes_on * trace
        better[step] = trace
    told = {"seen": seen, "mask": mask, "action": action, "chance": chance, "better": better, "goal": better + worth[:-1]}
    return {name: array.flatten(0, 1) for name, array in told.items()}, outcomes


def improve(policy: Policy, optimizer: torch.optim.Optimizer, told: dict[str, torch.Tensor]) -> None:
    """Makes what was better than expected likelier, a little at a time."""
    better = (told["better"] - told["better"].mean()) / (told["better"].std() + 1e-6)
    for _ in range(ROUNDS):
        for batch in torch.randperm(len(better)).split(BATCH):
            logs, worth = policy(told["seen"][batch], told["mask"][batch])
            chance = logs.gather(1, told["action"][batch, None]).squeeze(1)
            ratio = (chance - told["chance"][batch]).exp()
            gain = torch.min(ratio * better[batch], ratio.clamp(1 - CLIP, 1 + CLIP) * better[batch]).mean()
            entropy = -(logs.exp() * logs.clamp(min=-30)).sum(dim=1).mean()
            error = (worth - told["goal"][batch]).square().mean()
            optimizer.zero_grad()
            (VALUE * error - gain - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def examine(policy: Policy, args: argparse.Namespace, games: int) -> tuple[int, int]:
    """How many games were won, of how many. Actions are picked by their chances: who always takes the likeliest one
    goes round in circles now and then. Each table plays equally many games, so that short ones do not count for more."""
    env = make(args, min(games, 100), seed=args.seed + 1)
    each = -(-games // len(env))
    played, won = np.zeros(len(env), int), 0
    while played.min() < each:
        with torch.no_grad():
            logs, _ = policy(torch.from_numpy(env.observation), torch.from_numpy(env.mask))
        env.step(torch.multinomial(logs.exp(), 1).squeeze(1).numpy())
        ended = (env.terminated | env.truncated) & (played < each)
        won += int((env.rewards[ended, 0] > 0).sum())
        played += ended
    return won, each * len(env)


def interval(won: int, games: int) -> tuple[float, float]:
    """Between what the true share lies in 95 of 100 cases (E. Wilson, 1927)."""
    share, z = won / games, 1.96
    middle = (share + z**2 / (2 * games)) / (1 + z**2 / games)
    width = z / (1 + z**2 / games) * (share * (1 - share) / games + z**2 / (4 * games**2)) ** 0.5
    return middle - width, middle + width


def keep(kept: dict, file: str) -> None:
    """Writes what was learned; the file is always whole."""
    torch.save(kept, file + ".tmp")
    os.replace(file + ".tmp", file)


def make(args: argparse.Namespace, games: int, seed: int) -> splay.VectorEnv:
    """The games: the learner at seat 0, bots elsewhere. What wins or loses nothing for long is cut off."""
    bots = {seat: args.opponent for seat in range(1, args.players)}
    sets = args.sets.split(",")
    return splay.VectorEnv(games, args.edition, sets, args.players, seed, bots=bots, most_turns=300)


def draw(curve: list[dict[str, float]], file: str, opponent: str) -> None:
    """Draws what was won over time."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([point["decisions"] / 1e6 for point in curve], [100 * point["won"] for point in curve])
    axes.axhline(95, color="gray", linewidth=0.8, linestyle="--")
    axes.set(xlabel="decisions of the learner, in millions", ylabel=f"won against {opponent}, in %", ylim=(0, 100))
    figure.tight_layout()
    figure.savefig(file)


def main() -> None:
    """Learns for as long as it is told."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--decisions", type=int, help="stop after this many more, if that comes first")
    parser.add_argument("--opponent", default="random", help="a bot: random, greedy, mcts:100 …")
    parser.add_argument("--edition", default="third")
    parser.add_argument("--sets", default="base")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=128, help="how many at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", help="a saved policy to continue from")
    parser.add_argument("--save", default="policy.pt", help="where to keep the policy")
    parser.add_argument("--curve", help="where to write the curve, as JSON")
    parser.add_argument("--plot", help="where to draw the curve (.svg, .png)")
    parser.add_argument("--examine", type=int, default=1000, help="how many games to play at the end")
    args = parser.parse_args()

    torch.manual_seed(args.seed)
    env = make(args, args.games, args.seed)
    policy = Policy(env.space)
    optimizer = torch.optim.Adam(policy.parameters(), lr=7e-4)
    curve: list[dict[str, float]] = []
    decisions, recent = 0, []
    # With other numbers for actions, or another layout of observations, what was learned says nothing.
    fingerprint = env.space.fingerprint()
    if args.resume:
        kept = torch.load(args.resume)
        if kept["fingerprint"] != fingerprint:
            raise SystemExit(f"{args.resume} was learned in other games ({kept['games']}), or by an older Splay")
        policy.load_state_dict(kept["policy"])
        optimizer.load_state_dict(kept["optimizer"])
        curve, decisions = kept["curve"], kept["decisions"]
    most, before = decisions + args.decisions if args.decisions else None, curve[-1]["minutes"] if curve else 0.0
    started = time.monotonic()
    while (minutes := (time.monotonic() - started) / 60) < args.minutes and (most is None or decisions < most):
        told, outcomes = gather(env, policy)
        improve(policy, optimizer, told)
        decisions += len(told["action"])
        recent = (recent + outcomes)[-500:]
        if recent:
            won = float(np.mean([outcome > 0 for outcome in recent]))
            curve.append({"minutes": before + minutes, "decisions": decisions, "won": won})
            print(f"{before + minutes:6.2f} min  {decisions:>10,} decisions  {100 * won:5.1f}% won", flush=True)
        kept = {"policy": policy.state_dict(), "optimizer": optimizer.state_dict(), "curve": curve, "decisions": decisions}
        keep({**kept, "fingerprint": fingerprint, "games": f"{args.edition}, {args.sets}, {args.players} players"}, args.save)
    if args.curve:
        with open(args.curve, "w") as file:
            json.dump(curve, file)
    if args.plot:
        draw(curve, args.plot, args.opponent)
    won, games = examine(policy, args, args.examine)
    low, high = (100 * bound for bound in interval(won, games))
    print(
        f"{100 * won / games:.1f}% of {games} games won against {args.opponent}; "
        f"the true share lies between {low:.1f} and {high:.1f}% in 95 of 100 cases"
    )


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""A complete bot for Splay: it plays third-edition games against the built-in greedy bot."""
import json, subprocess, sys

splay = subprocess.Popen([*(sys.argv[1:] or ["splay"]), "protocol"], text=True,
                         stdin=subprocess.PIPE, stdout=subprocess.PIPE)

def ask(**request):
    print(json.dumps(request), file=splay.stdin, flush=True)
    reply = json.loads(splay.stdout.readline())
    if "error" in reply:
        sys.exit(f"{reply['error']['code']}: {reply['error']['message']}")
    return reply

def my_choice(options):
    """Achieve if possible, then use a card, then meld; otherwise take the first option."""
    for wish in ("achieve", "dogma", "meld", "yes", "card", "color"):
        for option in options:
            if option.startswith(wish):
                return option
    return options[0]

wins = 0
for seed in range(5):
    game = ask(do="new", edition="third", players=2, seed=seed, names=["Python", "Greedy"])
    while game["outcome"] is None:
        decision = game["decision"]
        if decision["player"] == 0:
            choice = my_choice([option["choice"] for option in decision["options"]])
        else:
            choice = ask(do="bot", bot="greedy", seed=seed)["choice"]
        game = ask(do="choose", choice=choice)
    wins += 0 in game["outcome"]["winners"]
    print(f"game {seed}: {game['outcome']}")
print(f"{wins} of 5 won")

"""A complete bot for Splay: splay match --bot "python3 examples/bot.py" --bot random"""
import json, random, sys

def my_choice(options):
    """Achieve if possible; else use a card, meld or draw. Do what is optional; take any card."""
    for wish in ("achieve", random.choices(("dogma", "meld", "draw"), (5, 2, 1))[0], "yes"):
        wanted = [option for option in options if option.startswith(wish)]
        if wanted:
            return random.choice(wanted)
    return random.choice([option for option in options if option != "pass"])

for line in sys.stdin:
    told = json.loads(line)
    if told["outcome"] is None:
        options = [option["choice"] for option in told["decision"]["options"]]
        print(json.dumps({"choice": my_choice(options)}), flush=True)

/** The chapters of the rules, in order. Each has its name in the address, by which everything else points at it. */

import type { ComponentType } from "react";
import { Achievements, End } from "./achievements";
import { Artifacts } from "./artifacts";
import { Board, Cards, Goal, Setup, Splay } from "./basics";
import { Cities, Deeds, Endorse } from "./cities";
import { Demands, Dogma, Sharing } from "./dogma";
import { Bonuses, EchoEffects, Echoes, Forecast, MoreAchievements } from "./echoes";
import { Differences, Secrets, Together } from "./editions";
import { Decrees, Figures, Inspire, Karma } from "./figures";
import { Glossary } from "./glossary";
import { Turn } from "./turn";

export const CHAPTERS: { id: string; name: string; Text: ComponentType }[] = [
  { id: "goal", name: "The goal", Text: Goal },
  { id: "card", name: "A card", Text: Cards },
  { id: "board", name: "The board", Text: Board },
  { id: "splay", name: "Splaying", Text: Splay },
  { id: "setup", name: "Setting up", Text: Setup },
  { id: "turn", name: "Your turn", Text: Turn },
  { id: "dogma", name: "Dogma", Text: Dogma },
  { id: "sharing", name: "Sharing", Text: Sharing },
  { id: "demands", name: "Demands", Text: Demands },
  { id: "achievements", name: "Achievements", Text: Achievements },
  { id: "end", name: "How the game ends", Text: End },
  { id: "secrets", name: "Hidden information", Text: Secrets },
  { id: "together", name: "Larger tables and teams", Text: Together },
  { id: "editions", name: "Editions compared", Text: Differences },
  { id: "echoes", name: "Echoes of the Past", Text: Echoes },
  { id: "echo", name: "Echo effects", Text: EchoEffects },
  { id: "bonus", name: "Bonuses", Text: Bonuses },
  { id: "forecast", name: "Forecast and promotion", Text: Forecast },
  { id: "more-achievements", name: "More achievements", Text: MoreAchievements },
  { id: "cities", name: "Cities of Destiny", Text: Cities },
  { id: "endorse", name: "Endorsing", Text: Endorse },
  { id: "deeds", name: "Achievements for what you do", Text: Deeds },
  { id: "artifacts", name: "Artifacts of History", Text: Artifacts },
  { id: "figures", name: "Figures in the Sand", Text: Figures },
  { id: "karma", name: "Karma", Text: Karma },
  { id: "inspire", name: "Inspiring", Text: Inspire },
  { id: "decrees", name: "Decrees", Text: Decrees },
  { id: "glossary", name: "Glossary", Text: Glossary },
];

/**
 * All lessons. Those of another set are a file of data like the ones here: add it to the list, and its
 * course appears by itself once the server offers the set.
 */

import type { Lesson } from "../lesson";
import { ARTIFACTS_LESSONS } from "./artifacts";
import { BASE_LESSONS } from "./base";
import { CITIES_LESSONS } from "./cities";
import { ECHOES_LESSONS } from "./echoes";
import { FIGURES_LESSONS } from "./figures";

export const LESSONS: readonly Lesson[] = [
  ...BASE_LESSONS,
  ...ECHOES_LESSONS,
  ...CITIES_LESSONS,
  ...ARTIFACTS_LESSONS,
  ...FIGURES_LESSONS,
];

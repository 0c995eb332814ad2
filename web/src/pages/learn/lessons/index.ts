/**
 * All lessons. Those of another set are a file of data like the ones here: add it to the list, and its
 * course appears by itself once the server offers the set.
 */

import type { Lesson } from "../lesson";
import { BASE_LESSONS } from "./base";
import { ECHOES_LESSONS } from "./echoes";

export const LESSONS: readonly Lesson[] = [...BASE_LESSONS, ...ECHOES_LESSONS];

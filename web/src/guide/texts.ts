/** What stands around the hints of the first-game guide; the hints themselves are in `hints.ts`. */
export const TEXTS = {
  label: "Guide for your first game",
  read: "Got it",
  more: "More",
  off: "No hints",
};

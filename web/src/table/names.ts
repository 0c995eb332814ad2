/** Names where there is little room. */

/** "Bot 2" for "Bot 2 (beginner)": how strong a bot is stands beneath its name, or in its window. */
export const shortName = (name: string): string => /^(Bot(?: \d+)?) \([^()]*\)$/.exec(name)?.[1] ?? name;

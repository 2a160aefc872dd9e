/** Returns the folder with the rules that a list of mutants changes. Both editions of a game have the same rules. */
export const rulesOf = (gameId: string): string => `src/games/${gameId.replace(/-second-edition$/, '')}`

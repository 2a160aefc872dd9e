/**
 * Returns the key under which choices are stored that the players enter openly, although the prompt is sealed. Such a draft is plain data.
 */
export const keyOfOpenEntry = (prompt: string): string => `${prompt} openly`

/** Formats a number with at most one decimal place. */
export const figure = (n: number): string => `${Math.round(n * 10) / 10}`

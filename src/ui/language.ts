/** The languages the app speaks, in the order in which they are offered. */
export const languages = ['en', 'cs'] as const
export type Language = (typeof languages)[number]

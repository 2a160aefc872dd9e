/** Languages of the app, in the order of the language choice. */
export const languages = ['en', 'cs'] as const
export type Language = (typeof languages)[number]

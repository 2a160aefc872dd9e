/** Returns the text with a capital first letter. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase('cs') + text.slice(1)

/** Replaces two full stops by one, e.g. after a name that ends with a full stop. Three dots stay. */
export const oneStop = (text: string): string => text.replace(/([^.])\.\.(?!\.)/g, '$1.')

/** Formats a number with a real minus sign (U+2212): 7, 0, −1. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** Formats a number with its sign: +2, 0, −1. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))

/** Roman numerals of card decks, and of steps printed on the board. */
export const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const

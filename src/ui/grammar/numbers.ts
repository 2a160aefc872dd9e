/** A sentence begins with a capital letter, whatever word it begins with. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase('cs') + text.slice(1)

/** A number with a minus sign that is one: 7, 0, −1. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** An addend with its sign: +2, 0, −1. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))

/** Deck, and step of the board's print: I, II, III. */
export const ROMAN = { 1: 'I', 2: 'II', 3: 'III' } as const

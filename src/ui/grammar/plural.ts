import { figure } from './numbers'

/** Selects the form of a noun after a number, by the plural rules of the language. */

/** English plural forms: 1 castle, 2 castles. */
export interface EnglishForms {
  readonly one: string
  readonly other: string
}

/** Czech plural forms: 1 město, 2 města, 1,5 města, 5 měst. */
export interface CzechForms {
  readonly one: string
  /** Noun form for 2, 3 and 4. */
  readonly few: string
  /** Noun form for fractions. */
  readonly many: string
  readonly other: string
}

const english = new Intl.PluralRules('en')
const czech = new Intl.PluralRules('cs')

/** Returns the English form for a number, without the number. */
export const englishForm = (n: number, forms: EnglishForms): string => (english.select(n) === 'one' ? forms.one : forms.other)

/** Returns the Czech form for a number, without the number. */
export const czechForm = (n: number, forms: CzechForms): string => {
  const form = czech.select(n)
  return form === 'one' || form === 'few' || form === 'many' ? forms[form] : forms.other
}

/** Formats a number with its English noun: `3 castles`. */
export const countEnglish = (n: number, forms: EnglishForms): string => `${figure(n)} ${englishForm(n, forms)}`

/** Formats a number with its Czech noun: `3 města`. */
export const countCzech = (n: number, forms: CzechForms): string => `${figure(n)} ${czechForm(n, forms)}`

/** Returns the Czech text for a number: `{n}` in the form is replaced by the number. */
export const plural = (n: number, forms: CzechForms): string => czechForm(n, forms).replace('{n}', String(n))

import { czechForm, type CzechForms } from '../../../../ui/grammar/plural'

/** Formats a number with its Czech noun. `{n}` in the form is replaced by the number. */
export const plural = (n: number, forms: CzechForms): string => czechForm(n, forms).replace('{n}', String(n))

import { czechForm, type CzechForms } from '../../../ui/grammar/plural'

/** A number with its noun in Czech; `{n}` in the form stands for the number. */
export const plural = (n: number, forms: CzechForms): string => czechForm(n, forms).replace('{n}', String(n))

import { byLanguage } from '../../../../ui/language/by-language'
import cs from './cs'
import en, { type ActionForms } from './en'

export const actionFormsIn = byLanguage<ActionForms>({ en, cs })

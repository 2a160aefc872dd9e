import type { Language } from '../../../../ui/words'
import { shortNamesIn } from './words/short-names'

/** Returns the name of a territory for a tile: its short name, or `name` if it has none. */
export const shortName = (id: string, name: string, language: Language): string => shortNamesIn(language).shortName(id, name)

import type { Language } from '../../../../ui/words'
import { shortNamesIn } from './words/short-names'

/** Returns the name of a territory for its hexagon on the map: the short name, or `name` if the territory has no short name. */
export const shortName = (id: string, name: string, language: Language): string => shortNamesIn(language).shortName(id, name)

import { parseWordTable } from '../../../../../../kit/parse-word-table'
import type { Translation } from '../../../../../../ui/language/translation'

/** Short names of territories whose names are too long for a hexagon on the map. */
const SHORT = parseWordTable(`
western-canada W Can.|eastern-canada E Can.|greenland Greenl.|western-us W U.S.|central-us C U.S.|eastern-us E U.S.|west-indies W Indies
united-kingdom U.K.|karelia Karelia|archangel Archan.|belorussia Belorus.|west-russia W Russ.|western-europe W Eur.|eastern-europe E Eur.
ukraine Ukraine|caucasus Caucas.|southern-europe S Eur.|gibraltar Gibralt.|anglo-egypt Egypt|trans-jordan T-Jordan
french-west-africa F W Afr.|french-equatorial-africa F E Afr.|italian-east-africa I E Afr.|belgian-congo Congo|south-africa S Africa
madagascar Madag.|soviet-far-east Far East|novosibirsk Novosib.|kazakh Kazakh|manchuria Manch.|kwantung Kwant.|french-indochina Indoch.
philippines Philipp.|east-indies E Indies|new-guinea N Guin.|australia Austral.|new-zealand N Zeal.|solomon Solomon|caroline Caroline
hawaii Hawaii|switzerland Switz.|saudi-arabia Saudi|rio-de-oro R. Oro|mozambique Mozamb.|afghanistan Afghan.|venezuela Venez.
germany Germ.|argentina Argent.|mongolia Mongol.|himalaya Himal.
`)

const en = {
  /** Returns the name of a territory for its hexagon: the short name, or `name` if the territory has no short name. */
  shortName: (id: string, name: string) => SHORT[id] ?? name,
}

export type ShortNames = Translation<typeof en>
export default en

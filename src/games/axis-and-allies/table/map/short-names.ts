import { parseWordTable } from '../../../../kit/parse-word-table'
import type { Language } from '../../../../ui/words'

/** Short names for tiles, for territories with long names. */
const SHORT: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: parseWordTable(`
western-canada W Can.|eastern-canada E Can.|greenland Greenl.|western-us W U.S.|central-us C U.S.|eastern-us E U.S.|west-indies W Indies
united-kingdom U.K.|karelia Karelia|archangel Archan.|belorussia Belorus.|west-russia W Russ.|western-europe W Eur.|eastern-europe E Eur.
ukraine Ukraine|caucasus Caucas.|southern-europe S Eur.|gibraltar Gibralt.|anglo-egypt Egypt|trans-jordan T-Jordan
french-west-africa F W Afr.|french-equatorial-africa F E Afr.|italian-east-africa I E Afr.|belgian-congo Congo|south-africa S Africa
madagascar Madag.|soviet-far-east Far East|novosibirsk Novosib.|kazakh Kazakh|manchuria Manch.|kwantung Kwant.|french-indochina Indoch.
philippines Philipp.|east-indies E Indies|new-guinea N Guin.|australia Austral.|new-zealand N Zeal.|solomon Solomon|caroline Caroline
hawaii Hawaii|switzerland Switz.|saudi-arabia Saudi|rio-de-oro R. Oro|mozambique Mozamb.|afghanistan Afghan.|venezuela Venez.
germany Germ.|argentina Argent.|mongolia Mongol.|himalaya Himal.
`),
  cs: parseWordTable(`
western-canada Z Kan.|eastern-canada V Kan.|western-us Z USA|central-us S USA|eastern-us V USA|west-indies Z Indie|brazil Brazíl.
united-kingdom V. Brit.|karelia Karélie|archangel Archan.|belorussia Bělor.|west-russia Z Rus.|western-europe Z Evr.|germany Něm.
eastern-europe V Evr.|ukraine Ukraj.|southern-europe J Evr.|gibraltar Gibralt.|algeria Alžír.|anglo-egypt Egypt|trans-jordan Zajord.
french-west-africa F Z Afr.|french-equatorial-africa F R Afr.|italian-east-africa I V Afr.|belgian-congo Kongo|south-africa Jihoafr.
madagascar Madag.|buryatia Burjat.|soviet-far-east Dál. v.|yakut Jakut.|novosibirsk Novosib.|kazakh Kazach.|manchuria Mandž.
kwantung Kwant.|french-indochina Indoč.|japan Japon.|philippines Filip.|east-indies V Indie|new-guinea N Guin.|australia Austr.
new-zealand N Zél.|solomon Šalam.|caroline Karol.|switzerland Švýc.|spain Španěl.|sweden Švédsko|saudi-arabia Saúd.|rio-de-oro R. Oro
mozambique Mosamb.|afghanistan Afghán.|argentina Argent.|mongolia Mongol.|himalaya Himálaj|venezuela Venez.
`),
}

export const shortName = (id: string, name: string, language: Language): string => SHORT[language][id] ?? name

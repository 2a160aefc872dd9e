import { parseWordTable } from '../../../../../../kit/parse-word-table'
import type { ShortNames } from './en'

const SHORT = parseWordTable(`
western-canada Z Kan.|eastern-canada V Kan.|western-us Z USA|central-us S USA|eastern-us V USA|west-indies Z Indie|brazil Brazíl.
united-kingdom Spoj. král.|karelia Karélie|archangel Archan.|belorussia Bělor.|west-russia Z Rus.|western-europe Z Evr.|germany Něm.
eastern-europe V Evr.|ukraine Ukraj.|southern-europe J Evr.|gibraltar Gibralt.|algeria Alžír.|anglo-egypt Egypt|trans-jordan TransJ.
french-west-africa F Z Afr.|french-equatorial-africa F R Afr.|italian-east-africa I V Afr.|belgian-congo Kongo|south-africa Jihoafr.
madagascar Madag.|buryatia Burjat.|soviet-far-east Dál. v.|yakut Jakut.|novosibirsk Novosib.|kazakh Kazach.|manchuria Mandž.
kwantung Kwant.|french-indochina Indoč.|japan Japon.|philippines Filip.|east-indies V Indie|new-guinea N Guin.|australia Austr.
new-zealand N Zél.|solomon Šalam.|caroline Karol.|switzerland Švýc.|spain Španěl.|sweden Švédsko|saudi-arabia Saúd.|rio-de-oro R. Oro
mozambique Mosamb.|afghanistan Afghán.|argentina Argent.|mongolia Mongol.|himalaya Himálaj|venezuela Venez.
`)

const cs: ShortNames = { shortName: (id, name) => SHORT[id] ?? name }
export default cs

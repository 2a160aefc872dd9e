import { parseWordTable } from '../../../../kit/parse-word-table'
import { agreeing } from '../../../../ui/grammar/czech'
import { isZone } from '../../box/board'
import type { Development, Power, Side } from '../../box/powers'
import { LISTED, type Unit } from '../../box/units'
import type { Outcome, Stage } from '../../model/battle'

/** Czech names of game components. */
const powers: Readonly<Record<Power, string>> = {
  soviet: 'Sovětský svaz',
  germany: 'Německo',
  uk: 'Spojené království',
  japan: 'Japonsko',
  us: 'Spojené státy',
}
const sides: Readonly<Record<Side, string>> = { axis: 'Osa', allies: 'Spojenci' }
/** Czech names of each type of unit: for 1 unit, for 2–4 units, and for 5 or more units. */
const units: Readonly<Record<Unit, readonly [string, string, string]>> = {
  inf: ['pěchota', 'pěchoty', 'pěchot'],
  art: ['dělostřelectvo', 'dělostřelectva', 'dělostřelectev'],
  arm: ['tank', 'tanky', 'tanků'],
  aa: ['protiletadlová zbraň', 'protiletadlové zbraně', 'protiletadlových zbraní'],
  ic: ['průmyslový komplex', 'průmyslové komplexy', 'průmyslových komplexů'],
  ftr: ['stíhačka', 'stíhačky', 'stíhaček'],
  bmb: ['bombardér', 'bombardéry', 'bombardérů'],
  bb: ['bitevní loď', 'bitevní lodě', 'bitevních lodí'],
  dd: ['torpédoborec', 'torpédoborce', 'torpédoborců'],
  cv: ['letadlová loď', 'letadlové lodě', 'letadlových lodí'],
  ss: ['ponorka', 'ponorky', 'ponorek'],
  tt: ['transportní loď', 'transportní lodě', 'transportních lodí'],
}
const developments: Readonly<Record<Development, string>> = {
  jetFighters: 'tryskové stíhačky',
  rockets: 'rakety',
  superSubs: 'superponorky',
  longRange: 'letadla s dlouhým doletem',
  combinedBombardment: 'kombinované odstřelování',
  heavyBombers: 'těžké bombardéry',
}
const stages: Readonly<Record<Stage, string>> = {
  aa: 'protiletadlová palba',
  bombard: 'ostřelování z moře',
  attackSubs: 'ponorky útočníka',
  defendSubs: 'ponorky obránce',
  attack: 'útok',
  defend: 'obrana',
}
const outcomes: Readonly<Record<Outcome, string>> = {
  captured: 'dobyto',
  cleared: 'zóna je čistá',
  airOnly: 'výhra, ale nemá kdo území držet',
  held: 'obránce drží',
  empty: 'nikdo nezbyl',
  retreated: 'útočník ustoupil',
  byHand: 'dohráno ručně',
}
const phases = [
  'před tahem',
  'vývoj zbraní',
  'nákup jednotek',
  'bojový pohyb',
  'boj',
  'nebojový pohyb',
  'mobilizace nových jednotek',
  'výběr příjmu',
] as const
const advantages = parseWordTable(`
russianWinter Ruská zima|nonaggressionTreaty Pakt o neútočení|mobileIndustry Mobilní průmysl|salvage Kořistní technika
lendLease Zákon o půjčce a pronájmu|transSiberianRailway Transsibiřská magistrála|uBoatInterdiction Ponorková blokáda
atlanticWall Atlantický val|panzerblitz Panzerblitz|fortressEurope Pevnost Evropa|diveBombers Střemhlavé bombardéry Luftwaffe
wolfPacks Vlčí smečky|radar Radar|jointStrike Společný úder|enigmaDecoded Rozluštěná Enigma|colonialGarrison Koloniální posádka
mideastOil Ropa z Blízkého východu|frenchResistance Francouzský odboj|tokyoExpress Tokijský expres|banzaiAttacks Útoky banzai
dugInDefenders Zakopaní obránci|kamikazeAttacks Útoky kamikaze|kaitenTorpedoes Torpéda kaiten|lightningAssaults Bleskové výsadky
superfortresses Superpevnosti|marines Námořní pěchota|mechanizedInfantry Mechanizovaná pěchota|fastCarriers Rychlé letadlové lodě
islandBases Ostrovní základny|chineseDivisions Čínské divize
`)

/** Text about submarines that stay submerged in the sea zone after a sea battle (R49). */
const divedStay = (n: number): string => `${n} ${agreeing(n, 'ponorka zůstává', 'ponorky zůstávají', 'ponorek zůstává')} pod hladinou`
const underWater = (n: number): string => `${n} pod hladinou`

export const names = { powers, sides, developments, stages, outcomes, phases, divedStay, underWater }

export const advantageName = (id: string): string => advantages[id] ?? id

const SPACES = parseWordTable(`
russia Rusko|caucasus Kavkaz|karelia Karelská SSR|archangel Archangelsk|kazakh Kazašská SSR|novosibirsk Novosibirsk|buryatia Burjatsko
evenki Evensko|soviet-far-east Sovětský Dálný východ|yakut Jakutsko|germany Německo|southern-europe Jižní Evropa
western-europe Západní Evropa|balkans Balkán|eastern-europe Východní Evropa|norway Norsko|ukraine Ukrajinská SSR|belorussia Bělorusko
west-russia Západní Rusko|algeria Alžírsko|libya Libye|united-kingdom Spojené království|india Indie|eastern-canada Východní Kanada
anglo-egypt Anglo-Egypt|australia Austrálie|south-africa Jihoafrická unie|belgian-congo Belgické Kongo
french-equatorial-africa Francouzská rovníková Afrika|french-west-africa Francouzská západní Afrika|madagascar Francouzský Madagaskar
italian-east-africa Italská východní Afrika|kenya Keňa|new-zealand Nový Zéland|persia Persie|trans-jordan TransJordán
western-canada Západní Kanada|gibraltar Gibraltar|japan Japonsko|borneo Borneo|east-indies Východní Indie
french-indochina Francouzská Indočína|kwantung Kwantung|manchuria Mandžusko|philippines Filipíny|new-guinea Nová Guinea|okinawa Okinawa
caroline Karolíny|solomon Šalamounovy ostrovy|wake Wake|eastern-us Východ USA|western-us Západ USA|central-us Střed USA|brazil Brazílie
alaska Aljaška|china Čína|mexico Mexiko|sinkiang Sin-ťiang|hawaii Havaj|panama Panama|west-indies Západní Indie|greenland Grónsko
midway Midway|turkey Turecko|mongolia Mongolsko|sahara Sahara|spain Španělsko|sweden Švédsko|switzerland Švýcarsko|eire Irsko
saudi-arabia Saúdská Arábie|afghanistan Afghánistán|himalaya Himálaj|rio-de-oro Río de Oro|angola Angola|mozambique Mosambik
argentina Argentina|peru Peru|venezuela Venezuela
`)

/** Czech names of victory cities that are spelled differently in English. */
const CITY_NAMES = parseWordTable(`
Moscow Moskva|Berlin Berlín|Rome Řím|Paris Paříž|London Londýn|Calcutta Kalkata|Tokyo Tokio|Shanghai Šanghaj
`)
export const cityName = (city: string): string => CITY_NAMES[city] ?? city

/** Returns the name of a territory or sea zone. */
export const spaceName = (id: string): string => (isZone(id) ? `mořská zóna ${id.slice(2)}` : (SPACES[id] ?? id))

/** Names of units whose singular is a mass noun, with a number before them: for 1 unit, for 2–4 units, and for 5 or more units. */
const countedUnits: Partial<typeof units> = {
  inf: ['jednotka pěchoty', 'jednotky pěchoty', 'jednotek pěchoty'],
  art: ['jednotka dělostřelectva', 'jednotky dělostřelectva', 'jednotek dělostřelectva'],
}

/** Returns the name of a type of unit. */
export const unitName = (unit: Unit): string => units[unit][0]

/** Puts a list of units into the accusative case. Only the names of single feminine units have another form there. */
export const inAccusative = (list: string): string =>
  list.replace(/(?<!\d)1 (jednotka|stíhačka|ponorka|protiletadlová zbraň)/g, (one) =>
    one.replace(/ka/, 'ku').replace('protiletadlová', 'protiletadlovou'),
  )

/** Lists units, for example „2 jednotky pěchoty, 1 tank“. */
export const unitList = (counts: Readonly<Partial<Record<Unit | 'bb+' | 'hurt', number>>>): string => {
  const parts = LISTED.flatMap((unit) => {
    const n = counts[unit] ?? 0
    if (n === 0) return []
    const type = unit === 'bb+' ? 'bb' : unit
    return [`${n} ${agreeing(n, ...(countedUnits[type] ?? units[type]))}${unit === 'bb+' ? ' na bok' : ''}`]
  })
  return parts.length === 0 ? 'nic' : parts.join(', ')
}

const FIGURES: Readonly<Record<string, string>> = { cost: 'cena', attack: 'útok', defence: 'obrana', move: 'pohyb' }
/** Returns the name of a number that players may change, e.g. an income. @param id id of the number */
export const pointName = (id: string): string => {
  const [unit = '', figure = ''] = id.split('/')
  if (unit === 'income') return `${spaceName(figure)}: příjem`
  return `${units[unit as Unit]?.[0] ?? unit}: ${FIGURES[figure] ?? figure}`
}

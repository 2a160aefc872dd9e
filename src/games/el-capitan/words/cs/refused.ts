import type { Refused } from '../en/refused'

const florins = (n: number): string => (n === 1 ? '1 florin' : n < 5 ? `${n} floriny` : `${n} florinů`)
const freeSites = (cities: readonly string[]): string =>
  cities.length === 0 ? 'Jinde volné políčko není.' : `Volné políčko: ${cities.join(', ')}.`

/** Czech texts of refusals with names and numbers. */
export const refused: Refused = {
  NOT_YOUR_TURN: ({ turnOf }) => [
    turnOf === undefined ? 'Na tahu je někdo jiný' : `Na tahu: ${turnOf}`,
    'Hraje se v pořadí fáze a každý tah končí tlačítkem „Hotovo“.',
  ],
  NOT_IN_A_CITY: ({ who, hasSailed }) => [
    `${who}: loď není v žádném městě`,
    `Staví se tam, kde loď kotví. ${hasSailed ? 'V tomto tahu už loď plula.' : 'Nejdřív pluj do některého města.'}`,
  ],
  NO_WAREHOUSE_LEFT: ({ who, colour }) => [
    `${who}: žádný sklad${colour === undefined ? '' : ` (${colour.toLowerCase()})`} už není k mání`,
    'Staví se jen z toho, co leží před hráčem. Další kusy přijdou s novou fází.',
  ],
  SUPPLY_BALANCE: ({ left: { main, neutral } }) => [
    'Zbylo by málo hlavních skladů',
    `Před hráčem: hlavní ${main}, neutrální ${neutral}. Hlavních musí zbýt víc; postav druhou barvu.`,
  ],
  CITY_FULL: ({ city = 'Město' }) => [`${city}: všech dvanáct míst je obsazených`, 'Sklad se tu už nepostaví ani znovu neotevře.'],
  RUN_OF_FOUR: ({ who, site }) => [
    `${who}: vedle sebe by stály čtyři`,
    `Smějí nejvýš tři. ${site}. místo sousedí se třemi sklady téže barvy.`,
  ],
  RUN_OF_FIVE: ({ who, site }) => [
    `${who}: vedle sebe by stálo pět`,
    `Hlavní a neutrální dohromady smějí nejvýš čtyři. ${site}. místo sousedí se čtyřmi.`,
  ],
  NOT_ENOUGH_MONEY: ({ price, has }) => [`Stojí to ${price}, v ruce je ${has}`, `Chybí ${florins(price - has)}.`],
  NOTHING_SHUT_DOWN: ({ who, inCity, elsewhere }) => [
    `${who}: ${inCity} není nic uzavřeného`,
    `Otevírá se to, co leží na obrázku města. ${elsewhere.length === 0 ? 'Jinde také ne.' : `Uzavřené jinde: ${elsewhere.join(', ')}.`}`,
  ],
  NO_FORTRESS_LEFT: ({ who }) => [`${who}: žádná pevnost už není k mání`, 'Každý dostává jednu na fázi; další přijde s příští.'],
  FORTRESS_SITES_FULL: ({ inCity, people, elsewhere }) => [
    `Obě políčka pro pevnost ${inCity} jsou obsazená`,
    `Stojí tam: ${people.join(', ')}. ${freeSites(elsewhere)}`,
  ],
  ONE_FORTRESS_PER_CITY: ({ who, inCity, elsewhere }) => [
    `${who}: ${inCity} už jedna pevnost stojí`,
    `V každém městě smí mít hráč nejvýš jednu. ${freeSites(elsewhere)}`,
  ],
  SAIL_AFTER_ACTION: ({ who }) => [`${who}: po stavbě se už nepluje`, 'Plavba je před akcí. Ukonči tah, nebo vrať stavbu a nejdřív pluj.'],
  LOAN_TURN_ONLY: ({ hasSailed }) => [
    'Úvěr je celý tah',
    hasSailed ? 'Po plavbě ani po nákupu karty se úvěr nebere: stav tady, nebo plavbu vrať.' : 'V tahu s úvěrem se nekupuje ani nepluje.',
  ],
  NO_LOAN_IN_FIRST_ROUND: () => ['V prvním kole se úvěry neberou', 'Banka půjčuje od druhého kola. Teď stav tam, kde kotví loď.'],
  HARBOURS_FULL: ({ inCity, people, elsewhere }) => [
    `Obě přístavní políčka ${inCity} jsou obsazená`,
    `Kotví tam: ${people.join(', ')}; proplout se smí.${elsewhere.length === 0 ? '' : ` Volné políčko: ${elsewhere.join(', ')}.`}`,
  ],
  ONE_ACTION: ({ who }) => [`${who}: akce tohoto tahu už proběhla`, 'Jedna na tah. Ukonči tah, nebo akci vrať a vyber jinou.'],
  ACTION_MISSING: ({ who }) => [`${who}: chybí akce`, 'Pasovat nejde: sklad, znovuotevření, pevnost, nebo úvěr.'],
}

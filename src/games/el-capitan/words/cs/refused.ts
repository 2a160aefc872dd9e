import type { Refused } from '../en/refused'

const florins = (n: number): string => (n === 1 ? '1 florin' : n < 5 ? `${n} floriny` : `${n} florinů`)
const cards = (n: number): string => (n === 1 ? '1 plavební kartu' : n < 5 ? `${n} plavební karty` : `${n} plavebních karet`)
const freeSites = (cities: readonly string[]): string =>
  cities.length === 0 ? 'Jinde volné políčko není.' : `Volné políčko má ${cities.join(', ')}.`

/** Czech texts of refusals with names and numbers. */
export const refused: Refused = {
  NOT_YOUR_TURN: ({ turnOf }) => [
    turnOf === undefined ? 'Na tahu je někdo jiný' : `Na tahu: ${turnOf}`,
    'Hraje se v pořadí fáze a každý tah končí tlačítkem „Hotovo“.',
  ],
  NO_CARD: ({ who, cards: { has, needs } }) => [
    has === 0 ? `${who} nemá žádnou plavební kartu` : `${who} má jen ${cards(has)}; na tuto plavbu je potřeba ${needs}`,
    'Každou plavbou kromě plavby do banky se spotřebuje koupená karta. Kartu si hráč může koupit teď.',
  ],
  NOT_IN_A_CITY: ({ who, hasSailed }) => [
    `${who} nemá loď v žádném městě`,
    `Stavět jde jen tam, kde loď kotví. ${hasSailed ? 'V tomto tahu už plula.' : 'Nejdřív pluj do některého města.'}`,
  ],
  NO_WAREHOUSE_LEFT: ({ who, colour }) => [
    `${who} už před sebou nemá žádný${colour === undefined ? '' : ` ${colour.toLowerCase()}`} sklad`,
    'Stavět jde jen z toho, co leží před hráčem. Další sklady přibudou v příští fázi.',
  ],
  SUPPLY_BALANCE: ({ left: { main, neutral }, canBuild }) => [
    'Zbylo by málo hlavních skladů',
    `Před hráčem: hlavní ${main}, neutrální ${neutral}. Hlavních musí zbýt víc${canBuild ? '; postav druhou barvu' : ''}.`,
  ],
  CITY_FULL: ({ city = 'Město' }) => [
    `${city}: všech dvanáct políček je obsazených`,
    'Žádný další sklad tu už postavit ani znovu otevřít nejde.',
  ],
  RUN_OF_FOUR: ({ who, site }) => [
    `${who}: vedle sebe by stály čtyři`,
    `Smějí nejvýš tři. Políčko ${site} sousedí se třemi sklady téže barvy.`,
  ],
  RUN_OF_FIVE: ({ who, site }) => [
    `${who}: vedle sebe by stálo pět`,
    `Hlavní a neutrální dohromady smějí nejvýš čtyři. Políčko ${site} sousedí se čtyřmi.`,
  ],
  NOT_ENOUGH_MONEY: ({ price, has }) => [`Stojí to ${price}, v ruce je ${has}`, `Chybí ${florins(price - has)}.`],
  NOTHING_SHUT_DOWN: ({ who, inCity, elsewhere }) => [
    `${who}: ${inCity} není nic uzavřeného`,
    `Otevřít jde jen sklad z obrázku města. ${elsewhere.length === 0 ? 'Jinde také ne.' : `Uzavřené jinde: ${elsewhere.join(', ')}.`}`,
  ],
  NO_FORTRESS_LEFT: ({ who }) => [
    `${who} už před sebou nemá pevnost`,
    'Každý dostává jednu pevnost na fázi; další si vezme na začátku příští fáze.',
  ],
  FORTRESS_SITES_FULL: ({ inCity, people, elsewhere }) => [
    `Obě políčka pro pevnost ${inCity} jsou obsazená`,
    `Stojí tam: ${people.join(', ')}. ${freeSites(elsewhere)}`,
  ],
  ONE_FORTRESS_PER_CITY: ({ who, inCity, elsewhere }) => [
    `${who}: ${inCity} už jedna pevnost stojí`,
    `V každém městě smí mít hráč nejvýš jednu. ${freeSites(elsewhere)}`,
  ],
  SAIL_AFTER_ACTION: ({ who }) => [
    `${who}: po stavbě loď už plout nemůže`,
    'Plavba je před akcí. Ukonči tah, nebo vrať stavbu a nejdřív pluj.',
  ],
  LOAN_TURN_ONLY: ({ hasSailed, canBuild, canReopen }) => [
    'Úvěr je jediná akce tahu',
    hasSailed
      ? `Po plavbě ani po nákupu si úvěr vzít nejde. ${canBuild || canReopen ? 'Stav tady, nebo vrať' : 'Vrať'} tah zpět a vezmi si úvěr.`
      : 'V tahu s úvěrem nejde kupovat karty ani plout.',
  ],
  NO_LOAN_IN_FIRST_ROUND: ({ canBuild }) => [
    'V prvním kole si nikdo úvěr nebere',
    `Banka půjčuje od druhého kola. ${canBuild ? 'Teď stav ve městě, kde kotví tvá loď.' : 'Pluj do města, kde stavět můžeš.'}`,
  ],
  HARBOURS_FULL: ({ inCity, people, elsewhere }) => [
    `Obě přístavní políčka ${inCity} jsou obsazená`,
    `Kotví tam: ${people.join(', ')}; proplout se smí.${elsewhere.length === 0 ? '' : ` Volné políčko má ${elsewhere.join(', ')}.`}`,
  ],
  ONE_ACTION: ({ who }) => [`${who}: akce tohoto tahu už je provedená`, 'V tahu je jedna akce. Ukonči tah, nebo akci vrať a vyber jinou.'],
  ACTION_MISSING: ({ who }) => [`${who}: chybí akce`, 'Pasovat nejde: sklad, znovuotevření, pevnost, nebo úvěr.'],
}

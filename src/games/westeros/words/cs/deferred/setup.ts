import { housesOf, TRACKS, type HouseId } from '../../../box/box'
import { cardsOf } from '../../../model/position'
import { checklist } from '../../../views/checklist'
import type { State } from '../../../model/state'
import type { newGame as englishNewGame, setup as englishSetup } from '../../en/deferred/setup'
import { SETUP_STEPS, type NamedStep, type SetupStep, type SetupWords } from '../../sentences/shapes'
import { counted, inRound } from '../nouns'
import { names } from '../names'

const { house, area } = names

const neutralTokens = (state: State): readonly string[] =>
  checklist(state).neutrals.flatMap(({ area: id, neutral }) =>
    neutral.house === undefined ? [`${area(state, id)} ${neutral.strength}`] : [],
  )

const unitsOf = (state: State): readonly string[] =>
  checklist(state).houses.map(({ house: id, units }) => {
    const places = units.map(({ area: where, units: there }) => `${area(state, where)} ${names.units(there)}`)
    return `${house.plain(id)}: ${places.join('; ') || 'žádné jednotky'}`
  })

const absentUnits = (state: State): readonly string[] =>
  checklist(state).neutrals.flatMap(({ area: id, neutral }) =>
    neutral.house === undefined || neutral.units === undefined
      ? []
      : [`${area(state, id)}: ${names.units(neutral.units)} (${house.plain(neutral.house)}), síla ${neutral.strength}`],
  )

/** Returns the Czech label of the setup step for the House cards: the players choose cards in the app, or hold the cards. */
const cardsLabel = ({ tracking }: State): string =>
  tracking.cards === 'app' ? 'Karty rodů: jen ke čtení; vybíráte je v telefonu.' : 'Každý rod si bere svých sedm karet.'

/** Returns the Czech setup step for the House cards in hand; in the middle of a game some House cards are used. */
const houseCards = (state: State): SetupWords => {
  const hands = checklist(state).houses.map(({ house: id, cards }) => ({
    who: names.playerAndHouse(state, id),
    cards,
    all: cardsOf(state, id).length,
  }))
  return hands.every(({ cards, all }) => cards === all)
    ? { label: cardsLabel(state), details: hands.map(({ who }) => who) }
    : {
        label: 'Každý rod si bere své karty; použité leží lícem nahoru vedle nich.',
        details: hands.map(({ who, cards }) => `${who}: v ruce ${cards}`),
      }
}

/** Returns the Czech setup step for the power tokens on areas; undefined if no area has a power token. */
const laidTokens = (state: State): SetupWords | undefined => {
  const details = checklist(state).houses.flatMap(({ house: id, tokens }) =>
    tokens.length === 0 ? [] : [`${house.plain(id)}: ${names.areas(state, tokens)}`],
  )
  return details.length === 0 ? undefined : { label: 'Na oblasti polož tyto žetony síly.', details }
}

const absent = (state: State): readonly HouseId[] => housesOf(state.box).filter((id) => !state.playing.includes(id))

/** Returns a Czech setup step with details; the step is left out if there are none. */
const listed =
  (label: string, detailsOf: (state: State) => readonly string[]) =>
  (state: State): SetupWords | undefined => {
    const details = detailsOf(state)
    return details.length === 0 ? undefined : { label, details }
  }

const steps: Record<SetupStep, (state: State) => SetupWords | undefined> = {
  board: (state) => ({
    label: 'Rozlož desku.',
    details:
      state.box.edition === 2 && state.playing.length <= 4
        ? [`Na stupnici Královského dvora polož překryv: hvězdy ${state.box.stars.slice(0, state.playing.length).join(', ')}.`]
        : [],
  }),
  neutrals: (state) => ({ label: 'Polož žetony neutrálních sil na jejich oblasti.', details: neutralTokens(state) }),
  closed: listed('Uzavři tyto oblasti žetony neutrálních sil: žádná jednotka na ně nesmí.', (state) =>
    checklist(state).closed.map((id) => area(state, id)),
  ),
  garrisons: listed('Polož žetony posádek hrajících rodů na jejich domovské oblasti.', (state) =>
    checklist(state).garrisons.map(({ area: id, strength }) => `${area(state, id)} ${strength}`),
  ),
  markers: (state) => ({ label: `Ukazatel divokých na ${state.threat}, ukazatel kola na ${state.round}.`, details: [] }),
  pile: () => ({ label: 'Všechny žetony síly nasyp vedle desky: to je hromádka.', details: [] }),
  houseCards,
  decks: (state) =>
    state.tracking.decks === 'app'
      ? { label: 'Karty Westerosu nech v krabici: míchá a otáčí aplikace.', details: [] }
      : { label: 'Balíčky Westerosu I, II a III zamíchej a polož lícem dolů.', details: [] },
  tidesCards: (state) =>
    !state.settings.tidesOfBattle || state.box.tides === undefined
      ? undefined
      : {
          label:
            state.tracking.decks === 'app'
              ? 'Karty Bitevní vřavy nech v krabici: míchá a otáčí aplikace.'
              : 'Zamíchej 24 karet Bitevní vřavy a polož je lícem dolů.',
          details: [],
        },
  wildlingCards: (state) =>
    state.box.wildlings === undefined
      ? undefined
      : {
          label:
            state.tracking.decks === 'app'
              ? 'Karty divokých nech v krabici: míchá a otáčí aplikace.'
              : 'Zamíchej devět karet divokých a polož je lícem dolů.',
          details: [],
        },
  tracks: (state) => ({
    label: 'Rozmísti žetony vlivu, první místo jako první.',
    details: TRACKS.map((track) => `${names.track[track]}: ${names.houses(state.tracks[track])}`),
  }),
  tokens: (state) => ({
    label: 'První rod každé stupnice si bere její žeton.',
    details: TRACKS.map((track) => `${names.token[track]}: ${house.plain(state.holders[track])}`),
  }),
  power: (state) => ({
    label: 'Každý rod si bere z hromádky sílu, všem na očích.',
    details: state.playing.map((id) => `${house.plain(id)}: ${counted(state.houses[id]?.power ?? state.box.startingPower, 'power')}`),
  }),
  laidTokens,
  supply: (state) => ({
    label: 'Polož žetony zásob na jejich stupně.',
    details: state.playing.map((id) => `${house.plain(id)}: ${state.houses[id]?.supply ?? 0}`),
  }),
  units: (state) =>
    state.tracking.units
      ? { label: 'Rozmísti jednotky.', details: unitsOf(state) }
      : { label: 'Rozmísti jednotky podle karet počátečního rozmístění.', details: [] },
  absent: (state) => {
    const missing = absent(state)
    if (missing.length > 0 && state.box.edition === 2)
      return { label: `Nehraje: ${names.houses(missing)}. Figurky a žetony těchto rodů zůstávají v krabici.`, details: [] }
    return missing.length === 0
      ? undefined
      : { label: `Nehraje: ${names.houses(missing)}. Jednotky těchto rodů stojí jako neutrální síly.`, details: absentUnits(state) }
  },
  orders: (state) =>
    state.tracking.orders === 'app'
      ? { label: 'Žetony rozkazů nech v krabici: má je aplikace.', details: [] }
      : { label: 'Každý rod si bere svých patnáct žetonů rozkazů.', details: [] },
}

/** Czech texts of the steps for setting up the board. */
export const setup = {
  all: (state: State): readonly NamedStep[] =>
    SETUP_STEPS.flatMap((step) => {
      const words = steps[step](state)
      return words === undefined ? [] : [{ step, ...words }]
    }),
  done: 'Deska je připravená.',
} satisfies typeof englishSetup

/** Czech texts of the screen for a new game. */
export const newGame = {
  note: 'Jeden hráč může vést dva rody a některý rod může vést celý stůl.',
  runByTable: 'Vede stůl',
  draw: 'Vylosovat rody',
  absentNote: {
    3: 'Nehraje Greyjoy ani Tyrell; jejich jednotky stojí jako neutrální síly.',
    4: 'Nehraje Greyjoy; jeho jednotky stojí jako neutrální síly.',
    5: 'Hraje všech pět rodů.',
  },
  secondAbsentNote: {
    3: 'Nehraje Greyjoy, Tyrell ani Martell. Jih desky je uzavřený.',
    4: 'Nehraje Tyrell ani Martell. V jejich oblastech leží neutrální síly.',
    5: 'Nehraje Martell. V jeho oblastech leží neutrální síly.',
    6: 'Hraje všech šest rodů.',
  },
  asPrinted: 'Vše jako v krabici: začít',
  asItLies: 'Začít z rozehrané hry',
  notYet: 'Ještě to nesedí',
  inRound: (n: number): string => `Začít ${inRound(n)}`,
} satisfies typeof englishNewGame

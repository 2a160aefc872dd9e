import type { HouseId } from '../../../box/box'
import { cardsOf } from '../../../model/position'
import { checklist } from '../../../views/checklist'
import type { State } from '../../../model/state'
import { SETUP_STEPS, type NamedStep, type SetupStep, type SetupWords } from '../../sentences/shapes'
import { TRACKS, housesOf } from '../../../box/box'
import { counted } from '../nouns'
import { names } from '../names'

const { house, area } = names

const neutralTokens = (state: State): readonly string[] =>
  checklist(state).neutrals.flatMap(({ area: id, neutral }) =>
    neutral.house === undefined ? [`${area(state, id)} ${neutral.strength}`] : [],
  )

const unitsOf = (state: State): readonly string[] =>
  checklist(state).houses.map(({ house: id, units }) => {
    const places = units.map(({ area: where, units: there }) => `${area(state, where)} ${names.units(there)}`)
    return `${house.plain(id)}: ${places.join('; ') || 'no units'}`
  })

const absentUnits = (state: State): readonly string[] =>
  checklist(state).neutrals.flatMap(({ area: id, neutral }) =>
    neutral.house === undefined || neutral.units === undefined
      ? []
      : [`${area(state, id)}: ${names.units(neutral.units)} (${house.plain(neutral.house)}), strength ${neutral.strength}`],
  )

/** Returns the English label of the setup step for the House cards: the players choose cards in the app, or hold the cards. */
const cardsLabel = ({ tracking }: State): string =>
  tracking.cards === 'app' ? 'House cards: only to read; you choose them on the phone.' : 'Each house takes its seven House cards.'

/** Returns the English setup step for the House cards in hand; in the middle of a game some House cards are used. */
const houseCards = (state: State): SetupWords => {
  const hands = checklist(state).houses.map(({ house: id, cards }) => ({
    who: names.playerAndHouse(state, id),
    cards,
    all: cardsOf(state, id).length,
  }))
  return hands.every(({ cards, all }) => cards === all)
    ? { label: cardsLabel(state), details: hands.map(({ who }) => who) }
    : {
        label: 'Each house takes its House cards; used ones lie face up beside them.',
        details: hands.map(({ who, cards }) => `${who}: ${cards} in hand`),
      }
}

/** Returns the English setup step for the power tokens on areas; undefined if no area has a power token. */
const laidTokens = (state: State): SetupWords | undefined => {
  const details = checklist(state).houses.flatMap(({ house: id, tokens }) =>
    tokens.length === 0 ? [] : [`${house.plain(id)}: ${names.areas(state, tokens)}`],
  )
  return details.length === 0 ? undefined : { label: 'Lay these power tokens on their areas.', details }
}

const absent = (state: State): readonly HouseId[] => housesOf(state.box).filter((id) => !state.playing.includes(id))

/** Returns a English setup step with details; the step is left out if there are none. */
const listed =
  (label: string, detailsOf: (state: State) => readonly string[]) =>
  (state: State): SetupWords | undefined => {
    const details = detailsOf(state)
    return details.length === 0 ? undefined : { label, details }
  }

const steps: Record<SetupStep, (state: State) => SetupWords | undefined> = {
  board: (state) => ({
    label: 'Unfold the board.',
    details:
      state.box.edition === 2 && state.playing.length <= 4
        ? [`Lay the overlay on the King’s Court track: ${state.box.stars.slice(0, state.playing.length).join(', ')} stars.`]
        : [],
  }),
  neutrals: (state) => ({ label: 'Lay the neutral force tokens on their areas.', details: neutralTokens(state) }),
  closed: listed('Close these areas with neutral force tokens: no unit may enter.', (state) =>
    checklist(state).closed.map((id) => area(state, id)),
  ),
  garrisons: listed('Lay the garrison tokens of the playing houses on their home areas.', (state) =>
    checklist(state).garrisons.map(({ area: id, strength }) => `${area(state, id)} ${strength}`),
  ),
  markers: (state) => ({ label: `Wildling marker on ${state.threat}, round marker on ${state.round}.`, details: [] }),
  pile: () => ({ label: 'Put all power tokens beside the board: this is the power pool.', details: [] }),
  houseCards,
  decks: (state) =>
    state.tracking.decks === 'app'
      ? { label: 'Leave the Westeros cards in the box: the app shuffles and draws.', details: [] }
      : { label: 'Shuffle the Westeros decks I, II and III and lay them face down.', details: [] },
  tidesCards: (state) =>
    !state.settings.tidesOfBattle || state.box.tides === undefined
      ? undefined
      : {
          label:
            state.tracking.decks === 'app'
              ? 'Leave the Tides of Battle cards in the box: the app shuffles and draws.'
              : 'Shuffle the 24 Tides of Battle cards and lay them face down.',
          details: [],
        },
  wildlingCards: (state) =>
    state.box.wildlings === undefined
      ? undefined
      : {
          label:
            state.tracking.decks === 'app'
              ? 'Leave the wildling cards in the box: the app shuffles and draws.'
              : 'Shuffle the nine wildling cards and lay them face down.',
          details: [],
        },
  tracks: (state) => ({
    label: 'Place the influence tokens, first place first.',
    details: TRACKS.map((track) => `${names.track[track]}: ${names.houses(state.tracks[track])}`),
  }),
  tokens: (state) => ({
    label: 'The first of each track takes its token.',
    details: TRACKS.map((track) => `${names.token[track]}: ${house.plain(state.holders[track])}`),
  }),
  power: (state) => ({
    label: 'Each house takes power from the pool, in sight of all.',
    details: state.playing.map((id) => `${house.plain(id)}: ${counted(state.houses[id]?.power ?? state.box.startingPower, 'power')}`),
  }),
  laidTokens,
  supply: (state) => ({
    label: 'Put the supply tokens on their levels.',
    details: state.playing.map((id) => `${house.plain(id)}: ${state.houses[id]?.supply ?? 0}`),
  }),
  units: (state) =>
    state.tracking.units
      ? { label: 'Place the units.', details: unitsOf(state) }
      : { label: 'Place the units as the start cards say.', details: [] },
  absent: (state) => {
    const missing = absent(state)
    if (missing.length > 0 && state.box.edition === 2)
      return { label: `Nobody plays ${names.houses(missing)}: their pieces stay in the box.`, details: [] }
    return missing.length === 0
      ? undefined
      : { label: `Nobody plays ${names.houses(missing)}: their units stand as neutral forces.`, details: absentUnits(state) }
  },
  orders: (state) =>
    state.tracking.orders === 'app'
      ? { label: 'Leave the order tokens in the box: the app keeps them.', details: [] }
      : { label: 'Each house takes its fifteen order tokens.', details: [] },
}

/** English texts of the steps for setting up the board. */
export const setup = {
  all: (state: State): readonly NamedStep[] =>
    SETUP_STEPS.flatMap((step) => {
      const words = steps[step](state)
      return words === undefined ? [] : [{ step, ...words }]
    }),
  done: 'The board is laid out.',
}

/** English texts of the screen for a new game. */
export const newGame = {
  note: 'One player may run two houses, or the whole table may run one.',
  runByTable: 'Run by the table',
  draw: 'Draw the houses',
  absentNote: {
    3: 'Greyjoy and Tyrell stay out; their units stand as neutral forces.',
    4: 'Greyjoy stays out; its units stand as neutral forces.',
    5: 'All five houses play.',
  },
  secondAbsentNote: {
    3: 'Greyjoy, Tyrell and Martell stay out. The south of the board is closed.',
    4: 'Tyrell and Martell stay out. Neutral forces lie in their areas.',
    5: 'Martell stays out. Neutral forces lie in its areas.',
    6: 'All six houses play.',
  },
  asPrinted: 'All as printed: begin',
  asItLies: 'Start from a game in progress',
  notYet: 'Not right yet',
  inRound: (n: number): string => `Begin in round ${n}`,
}

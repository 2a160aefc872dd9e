import { ORDER_OF_DECKS, type State } from '../../model/state'
import type { SetupWords } from '../../words'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Translator } from './translator'
import { cardsSaid, heldBy, unitsSaid } from './sheet'

/**
 * Returns the steps for setting up the board of a game in progress. These are the steps of a new game that still
 * apply, and steps for routed units, held areas, used cards, face-up cards, and the open battle. If the app tracks
 * orders, the order tokens are not needed.
 */
export const setUpAgainSteps = (state: State, translator: Translator): readonly SetupWords[] => {
  const { speech, sheet } = translator
  const { tracking } = state
  const text = sheet.words.again
  const steps = speech.game.setup.all(state).flatMap(({ step, label, details }): readonly SetupWords[] => {
    switch (step) {
      case 'neutrals':
        return details.length === 0 ? [] : [{ label, details }]
      case 'power':
        return tracking.power ? [{ label, details }] : []
      case 'houseCards':
        return tracking.cards === 'none' ? [] : [{ label, details }, ...some(text.used, usedCards(state, translator))]
      case 'decks':
        return tracking.decks === 'app' ? [{ label, details }] : [{ label: text.decks, details: deckLines(state, translator) }]
      case 'units':
        return tracking.units ? unitSteps(state, translator) : some(text.held, heldLines(state, translator))
      default:
        return [{ label, details }]
    }
  })
  return [...steps, ...some(text.faceUp, faceUpLines(state, translator)), ...some(text.battle, battleLine(state, translator))]
}

/** Returns a list with one set-up step, or an empty list if the step has no details. */
const some = (label: string, details: readonly string[]): readonly SetupWords[] => (details.length === 0 ? [] : [{ label, details }])

const usedCards = (state: State, { speech: { names } }: Translator): readonly string[] =>
  state.playing.flatMap((house) => {
    const used = state.houses[house]?.used ?? []
    return used.length === 0 ? [] : [`${names.house.plain(house)}: ${used.map((card) => names.houseCard(state, card)).join(', ')}`]
  })

const deckLines = (state: State, { speech, sheet }: Translator): readonly string[] =>
  ORDER_OF_DECKS.map((id) => {
    const { bottom } = state.decks[id]
    const deck = sentence(speech.names.deck(id))
    const { all, beneath } = sheet.words.again
    return bottom.length === 0 ? sheet.say(all, { deck }) : sheet.say(beneath, { deck, cards: cardsSaid(bottom, state.box, speech) })
  })

/** Returns lines of text about areas: one line for each area for which `describe` returns a text. Other areas are omitted. */
const byArea = (state: State, describe: (lies: State['areas'][string]) => string | undefined, { speech: { names } }: Translator) =>
  Object.entries(state.areas).flatMap(([area, lies]) => {
    const text = describe(lies)
    return text === undefined ? [] : [`${names.area(state, area)}: ${text}`]
  })

/** Returns the set-up steps for the units of each house in each area; routed units are listed separately. */
const unitSteps = (state: State, translator: Translator): readonly SetupWords[] =>
  state.playing.flatMap((house) =>
    some(
      translator.sheet.say(translator.sheet.words.again.units, { house: translator.speech.names.house.plain(house) }),
      byArea(state, ({ garrison }) => (garrison?.house === house ? unitsSaid(garrison, translator).join(' · ') : undefined), translator),
    ),
  )

const heldLines = (state: State, { speech: { names } }: Translator): readonly string[] =>
  state.playing.flatMap((house) => {
    const areas = heldBy(state, house)
    return areas.length === 0 ? [] : [`${names.house.plain(house)}: ${names.areas(state, areas)}`]
  })

const faceUpLines = (state: State, { speech }: Translator): readonly string[] =>
  // If the app draws the Westeros cards, the players need no physical cards.
  state.tracking.decks === 'app'
    ? []
    : ORDER_OF_DECKS.flatMap((deck) => {
        const { faceUp } = state.decks[deck]
        return faceUp === undefined ? [] : [`${sentence(speech.names.deck(deck))}: ${cardsSaid([faceUp], state.box, speech)}`]
      })

const battleLine = ({ battle, ...state }: State, { speech: { names }, sheet }: Translator): readonly string[] =>
  battle === undefined
    ? []
    : [
        `${names.area(state, battle.area)}: ${sheet.say(sheet.words.sheet.attackBy, {
          house: names.house.plain(battle.attacker),
          from: names.area(state, battle.from),
          units: names.units(battle.attackers),
        })}`,
      ]

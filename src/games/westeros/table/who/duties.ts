import type { HouseId, Track, WesterosCard } from '../../box/box'
import type { Question } from '../../model/prompt-kinds'
import { decider, ordersOf } from '../../model/position'
import { cardOf } from '../../rules/westeros-cards'
import { ORDER_OF_DECKS, type State } from '../../model/state'
import type { FirstWords } from '../../words'
import { houseProgress, seatsInTurn, type HouseProgress } from '../now/progress'
import { CARD_RULES } from '../rules/governing'

/** Who may do what at this instant, worked out from the open questions and the position. */

export interface Duty {
  readonly house: HouseId
  /** The table runs this house. */
  readonly byTable: boolean
  /** What it is asked now. */
  readonly questions: readonly Question[]
  readonly progress: HouseProgress | undefined
  /** Orders of the present step that it still has on the board; undefined in other steps, or where they are not in the app. */
  readonly ordersLeft?: { readonly kind: 'raid' | 'march'; readonly n: number }
  /** Special tokens that it may still use: the Throne for ties always, Blade and Raven once a round. */
  readonly holds: readonly Track[]
}

const ordersLeft = (state: State, house: HouseId): Duty['ordersLeft'] => {
  const kind = state.stage.at === 'raids' ? 'raid' : state.stage.at === 'marches' ? 'march' : undefined
  if (kind === undefined || state.tracking.orders === 'table') return undefined
  return { kind, n: ordersOf(state, house).filter(({ token }) => token.kind === kind).length }
}

const holds = (state: State, house: HouseId): readonly Track[] => [
  ...(decider(state) === house ? (['ironThrone'] as const) : []),
  ...(state.holders.fiefdoms === house && !state.bladeUsed ? (['fiefdoms'] as const) : []),
  ...(state.holders.kingsCourt === house && !state.ravenUsed ? (['kingsCourt'] as const) : []),
]

/** Every house in turn order with what it may do. */
export const dutiesOf = (state: State, questions: readonly Question[]): readonly Duty[] =>
  seatsInTurn(state).map(({ house, byTable }) => {
    const left = ordersLeft(state, house)
    return {
      house,
      byTable,
      questions: questions.filter(({ roles }) => roles.includes(house)),
      progress: houseProgress(state, questions, house),
      ...(left === undefined ? {} : { ordersLeft: left }),
      holds: holds(state, house),
    }
  })

/** What the table answers together. */
export const questionsOfTable = (questions: readonly Question[]): readonly Question[] => questions.filter(({ roles }) => roles.length === 0)

/** The houses that everybody else waits for; empty where it is the table. */
export const awaitedHouses = (questions: readonly Question[]): readonly HouseId[] => [
  ...new Set(questions.filter(({ must }) => must).flatMap(({ roles }) => roles)),
]

/** The cards of the round that forbid or change something, with the rule of each. */
export const inForce = (state: State, { cards }: FirstWords): readonly { readonly card: WesterosCard; readonly rule: string }[] => {
  const { turned } = state
  if (turned === undefined) return []
  return [...new Set(ORDER_OF_DECKS.map((deck) => cardOf(turned[deck])))]
    .filter((card) => cards.inForce[card] !== undefined)
    .map((card) => ({ card, rule: CARD_RULES[card] }))
}

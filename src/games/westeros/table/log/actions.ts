import type { Moment } from '../../../../referee'
import { HOUSES, type HouseId } from '../../box/box'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import { firstSentence } from '../../../../table/first-sentence'
import type { FirstWords } from '../../words'

/** Names of moves for buttons. Separate from the sentences of the log, which are loaded later. */

/** Returns the name of an entry for the undo button, with its player: "mustering", "Petr". */
export const actionOf = (moment: Moment<WesterosVocabulary>, words: FirstWords): readonly [what: string, who?: string] => {
  const { entry, parent } = moment
  const move = 'move' in entry.move ? entry.move.move : entry.move
  const before = parent?.state
  const card = move.do === 'resolve' ? before?.turned?.[move.deck] : undefined
  if (card !== undefined) return [words.cards.nameOf(card, moment.state.box)]
  if (move.do === 'reveal' && before?.ballot !== undefined) return [words.reveals[before.ballot.kind]]
  const back = entry.events.find((event) => event.e === 'rewound')
  if (back?.e === 'rewound') return [firstSentence(words.atOnce(back, before, moment.state))]
  // The start of a game cannot be undone, and entries about random seeds have no name.
  if (!isNamed(move.do, words)) return ['']
  const part = move.do === 'correct' ? correctedPart(move.changes) : undefined
  const removed = removedOrder(move, words)
  const what = part === undefined ? (removed ?? words.actions[move.do]) : words.corrected[part]
  const house = houseOf(move)
  return house === undefined || before === undefined ? [what] : [what, words.names.player(before, house)]
}

/** Returns the name of a raid without targets or a march without moves, which only removes the order; undefined for other moves. */
const removedOrder = (move: { readonly do: string }, { removedOrders }: FirstWords): string | undefined => {
  if (move.do === 'raid' && 'targets' in move) return isEmpty(move.targets) ? removedOrders.raid : undefined
  return move.do === 'march' && 'moves' in move && isEmpty(move.moves) ? removedOrders.march : undefined
}

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0

/** Returns the name of the part of the game that a correction changes, such as a track or the decks. */
const partOf = ({ set }: Change): keyof FirstWords['corrected'] => {
  if (set === 'tracking') return 'tracking'
  if (set === 'setting') return 'settings'
  if (set === 'seat' || set === 'player' || set === 'houseSeat') return 'people'
  return set.startsWith('box.') ? 'box' : 'board'
}

/** Returns the name of the part of the game that all changes of a correction concern; undefined if they concern several parts. */
const correctedPart = (changes: readonly Change[]): keyof FirstWords['corrected'] | undefined => {
  const parts = new Set(changes.map(partOf))
  const [part] = parts
  return parts.size === 1 ? part : undefined
}

/** Names each value that a correction has set, with its house or area: "power, Stark". */
export const correctedIn = ({ entry: { move }, state }: Moment<WesterosVocabulary>, words: FirstWords): readonly string[] =>
  move.do === 'correct' ? move.changes.map((change) => valueName(change, state, words)).filter((text) => text !== '') : []

const valueName = (change: Change, state: State, words: FirstWords): string => {
  const { names } = words
  const named: Readonly<Record<string, string>> = { supply: names.supply, threat: names.threat, token: names.powerToken }
  const other = change.set === 'track' ? names.track[change.track] : named[change.set]
  const value = isValue(change.set, words) ? words.correctedValues[change.set] : other
  const where = 'area' in change ? names.area(state, change.area) : 'house' in change && change.house && names.house.plain(change.house)
  return [value, where].filter(Boolean).join(', ')
}

const isValue = (set: string, { correctedValues }: FirstWords): set is keyof FirstWords['correctedValues'] =>
  Object.hasOwn(correctedValues, set)

const isNamed = (action: string, { actions }: FirstWords): action is keyof FirstWords['actions'] => Object.hasOwn(actions, action)

/** Returns the house that makes a move. */
export const houseOf = (move: object): HouseId | undefined => {
  const inner = 'move' in move && typeof move.move === 'object' && move.move !== null ? move.move : move
  // If a move names another house in `house`, its field `by` contains the house that makes the move.
  for (const field of ['by', 'house', 'role'] as const) {
    const value = (inner as Readonly<Record<string, unknown>>)[field]
    const house = HOUSES.find((id) => id === value)
    if (house !== undefined) return house
  }
  return undefined
}

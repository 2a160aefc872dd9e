import type { Moment } from '../../../../referee'
import { HOUSES, type HouseId } from '../../box/box'
import type { WesterosVocabulary } from '../../model/vocabulary'
import { firstSentence } from '../../../../table/first-sentence'
import type { FirstWords } from '../../words'

/** The names of actions on buttons: without the sentences of the log, which are fetched later. */

/** The name of a moment on the button that takes it back, with its player: "mustering", "Petr". */
export const actionOf = (moment: Moment<WesterosVocabulary>, words: FirstWords): readonly [what: string, who?: string] => {
  const { entry, parent } = moment
  const move = 'move' in entry.move ? entry.move.move : entry.move
  const before = parent?.state
  const card = move.do === 'resolve' ? before?.turned?.[move.deck] : undefined
  if (card !== undefined) return [words.cards.nameOf(card)]
  if (move.do === 'reveal' && before?.ballot !== undefined) return [words.reveals[before.ballot.kind]]
  const back = entry.events.find((event) => event.e === 'rewound')
  if (back?.e === 'rewound') return [firstSentence(words.atOnce(back, before, moment.state))]
  // The beginning is never taken back, and what chance adds has no name.
  if (!isNamed(move.do, words)) return ['']
  const what = words.actions[move.do]
  const house = houseOf(move)
  return house === undefined || before === undefined ? [what] : [what, words.names.player(before, house)]
}

const isNamed = (action: string, { actions }: FirstWords): action is keyof FirstWords['actions'] => Object.hasOwn(actions, action)

/** House that a move names as its doer. */
export const houseOf = (move: object): HouseId | undefined => {
  const inner = 'move' in move && typeof move.move === 'object' && move.move !== null ? move.move : move
  // Where one house names another, it is the one that does it.
  for (const field of ['by', 'house', 'role'] as const) {
    const value = (inner as Readonly<Record<string, unknown>>)[field]
    const house = HOUSES.find((id) => id === value)
    if (house !== undefined) return house
  }
  return undefined
}

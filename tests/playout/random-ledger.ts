// Plays a game with random answers to the open questions, without secret choices, until a state satisfies a condition.
import { append, begin, type Game, type Ledger, type Vocabulary } from '../../src/referee'
import { sha256 } from '../../src/session/ledger/digest'
import { hex32, oneOf, seeded } from './random'

export interface RandomPlay<V extends Vocabulary> {
  readonly seed: number
  /** Time of the first move, and time between two moves, in ms. */
  readonly clock?: number
  readonly pause?: number
  /** Maximum number of answers. */
  readonly most?: number
  /** Returns whether the game should stop at a state. */
  readonly until: (state: V['state']) => boolean
  /** Kinds of questions that the random player does not answer. */
  readonly skipped?: readonly string[]
}

export const randomLedger = <V extends Vocabulary>(
  game: Game<V>,
  setup: V['setup'],
  { seed, clock = 0, pause = 60_000, most = 3000, until, skipped = [] }: RandomPlay<V>,
): Ledger<V> => {
  const random = seeded(seed)
  let time = clock
  const stamp = () => ({ id: hex32(random), time: (time += pause), by: 'table' })
  const first = begin(game, setup, stamp(), sha256)
  if (!first.ok) throw new Error(`a random game is refused: ${first.refusal.code}`)
  let ledger = first.value
  for (let moves = 0; moves < most && !until(ledger.head.state); moves++) {
    const { state } = ledger.head
    const question = oneOf(
      random,
      game.prompts(state).filter(({ kind }) => !skipped.includes(kind)),
    )
    const answer: unknown = question && game.domain(state, question).sample(random)
    if (typeof answer !== 'object' || answer === null || !('do' in answer)) continue
    const next = append(ledger, answer as V['move'], stamp(), sha256)
    if (next.ok) ledger = next.value
  }
  return ledger
}

// Checks a practice round against the rules: its positions can be reached, and legal moves complete its steps in order.
import { expect, test } from 'vitest'
import { append, begin, type Game, type Ledger, type Refusal } from '../../../src/referee'
import { sha256 } from '../../../src/session/ledger/digest'
import type { StandardPractice, StandardVocabulary } from '../../../src/table/standard/standard-game'

export interface PracticeWalk<V extends StandardVocabulary> {
  readonly game: Game<V>
  readonly practice: StandardPractice<V>
  /** Moves for each step, in order, as the buttons of the questions send them. The key is the id of the step. */
  readonly moves: Readonly<Record<string, (ledger: Ledger<V>) => readonly V['move'][]>>
  /** Refusal codes of steps in which one move is refused. The key is the id of the step. */
  readonly refused: Readonly<Record<string, string>>
  /** Returns whether the state is correct after all moves of a part of the practice round. */
  readonly isRight?: (state: V['state']) => boolean
}

export const testPractice = <V extends StandardVocabulary>({
  game,
  practice,
  moves: movesOf,
  refused: codes,
  isRight,
}: PracticeWalk<V>) => {
  const { parts } = practice.of('Practice', 'en')

  test('every step is said in both languages', () => {
    const all = parts.flatMap(({ steps }) => steps.flatMap(({ id, otherwise }) => (otherwise === undefined ? [id] : [id, otherwise.id])))
    // Several steps may share an alternative text.
    const ids = [...new Set(all)]
    for (const language of ['en', 'cs'] as const) expect(Object.keys(practice.texts[language].steps)).toEqual(ids)
  })

  test.each(parts.map((part, n) => [n + 1, part] as const))(
    'the steps of part %i are done one after another, and none before its own move',
    (_, { prepared, steps }) => {
      let time = 0
      const stamp = () => ({ id: `${time}`, time: time++, by: 'table' })
      const sure = <T>(result: { ok: true; value: T } | { ok: false; refusal: Refusal }): T => {
        if (!result.ok) throw new Error(`${result.refusal.code} ${JSON.stringify(result.refusal.params)}`)
        return result.value
      }
      let ledger = sure(begin(game, prepared.setup, stamp(), sha256))
      for (const move of prepared.moves) ledger = sure(append(ledger, move, stamp(), sha256))
      const seen = (refused?: Refusal) =>
        ({
          open: { ledger, state: ledger.head.state, prompts: game.prompts(ledger.head.state) },
          refused,
          also: { showsOutcome: false, laidOut: false, place: '' },
        }) as unknown as Parameters<(typeof steps)[number]['isDone']>[0]
      for (const { id, isDone } of steps) {
        expect(isDone(seen()), id).toBe(false)
        const moves = movesOf[id]?.(ledger)
        if (moves === undefined) break
        let refused: Refusal | undefined
        for (const move of moves) {
          const next = append(ledger, move, stamp(), sha256)
          if (next.ok) ledger = next.value
          else refused = next.refusal
        }
        expect(refused?.code, id).toBe(codes[id])
        expect(isDone(seen(refused)), id).toBe(true)
      }
      expect(isRight?.(ledger.head.state) ?? true).toBe(true)
    },
  )
}

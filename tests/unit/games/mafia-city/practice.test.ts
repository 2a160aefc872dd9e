// The practice round on the rules themselves: its position can be reached, and its steps are done by real moves, in order.
import { expect, test } from 'vitest'
import { mafiaCity, type MafiaCity } from '../../../../src/games/mafia-city'
import type { OwnMove } from '../../../../src/games/mafia-city/model/moves'
import { practice } from '../../../../src/games/mafia-city/table/practice'
import { append, begin, type Ledger, type Refusal } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'

const { parts } = practice.of('Practice', 'en')
const [part] = parts
if (part === undefined) throw new Error('no part')

test('every step is said in both languages', () => {
  const ids = part.steps.map(({ id }) => id)
  for (const language of ['en', 'cs'] as const) expect(Object.keys(practice.texts[language].steps)).toEqual(ids)
})

/** The moves of the steps in order; the second is refused. */
const MOVES: Readonly<Record<string, readonly OwnMove[]>> = {
  place: [{ do: 'act', by: 'red', what: 'place', at: 2 }],
  refused: [{ do: 'act', by: 'blue', what: 'raid', at: 1 }],
  card: [{ do: 'act', by: 'blue', what: 'snitch', at: 1, place: 1 }],
  veto: [{ do: 'react', by: 'red', with: 'chief' }],
  fists: [{ do: 'react', by: 'green', with: 'fists' }],
  stands: [{ do: 'nobody' }, { do: 'noComplicity', by: 'red' }],
  pass: (['green', 'red', 'blue'] as const).map((by): OwnMove => ({ do: 'act', by, what: 'pass' })),
  location: [{ do: 'choose', at: 1 }, { do: 'noMoreDeals' }],
}

test('steps are done one after another, and none before its own move', () => {
  let time = 0
  const stamp = () => ({ id: `${time}`, time: time++, by: 'table' })
  const sure = <T>(result: { ok: true; value: T } | { ok: false; refusal: Refusal }): T => {
    if (!result.ok) throw new Error(result.refusal.code)
    return result.value
  }
  let ledger: Ledger<MafiaCity> = sure(begin(mafiaCity, part.prepared.setup, stamp(), sha256))
  for (const move of part.prepared.moves) ledger = sure(append(ledger, move, stamp(), sha256))
  const seen = (refused?: Refusal) =>
    ({
      open: { ledger, state: ledger.head.state, prompts: mafiaCity.prompts(ledger.head.state) },
      refused,
      also: { told: false, laidOut: false, place: '' },
    }) as unknown as Parameters<(typeof part.steps)[number]['isDone']>[0]
  for (const { id, isDone } of part.steps) {
    expect(isDone(seen()), id).toBe(false)
    const moves = MOVES[id]
    if (moves === undefined) break
    let refused: Refusal | undefined
    for (const move of moves) {
      const next = append(ledger, move, stamp(), sha256)
      if (next.ok) ledger = next.value
      else refused = next.refusal
    }
    expect(refused?.code).toBe(id === 'refused' ? 'RAID_NEEDS_TWO' : undefined)
    expect(isDone(seen(refused)), id).toBe(true)
  }
})

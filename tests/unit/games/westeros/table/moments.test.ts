import { expect, test } from 'vitest'
import { append, begin, line } from '../../../../../src/referee'
import { westeros } from '../../../../../src/games/westeros'
import type { Move } from '../../../../../src/games/westeros/rules/moves'
import { sha256 } from '../../../../../src/session/ledger/digest'
import { happenedIn, uncorrected } from '../../../../../src/table/moments'
import { must, stamp } from '../../../../fixtures/tiny-table'
import { setupOf } from '../opening'

const play = (...moves: readonly Move[]) =>
  moves.reduce((ledger, move) => must(append(ledger, move, stamp(), sha256)), must(begin(westeros, setupOf(), stamp(), sha256)))
const threat = (value: number): Move => ({ do: 'correct', changes: [{ set: 'threat', threat: value }] })

test('the events of a moment lead from the position before it to the one after it, without a gap', () => {
  for (const moment of line(play({ do: 'ready' }))) {
    const all = happenedIn(westeros, moment)
    expect(all.map(({ event }) => event)).toEqual(moment.entry.events)
    expect(all[0]?.before).toBe(moment.parent?.state)
    expect(all.slice(1).map(({ before }) => before)).toEqual(all.slice(0, -1).map(({ after }) => after))
    expect(all.at(-1)?.after).toEqual(moment.state)
  }
})

test('what is set by hand afterwards pushes nothing out of sight', () => {
  const { head } = play({ do: 'ready' }, threat(4), threat(6))
  expect(uncorrected(head).entry.move).toEqual({ do: 'ready' })
  expect(uncorrected(head.parent ?? head).entry.move).toEqual({ do: 'ready' })
})

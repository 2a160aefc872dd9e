// Tests the retreats that the app suggests before a battle if units are not tracked.
import { expect, it } from 'vitest'
import { fields } from '../../../../src/games/axis-and-allies/fields/index'
import type { Change } from '../../../../src/games/axis-and-allies/model/moves'
import { usualWaysBack, waysBack } from '../../../../src/games/axis-and-allies/views/ways-back'
import { ledgerAt } from './games'

const { state } = ledgerAt(({ phase }) => phase === 0).head
const ukraine = { at: 'ukraine', place: 'land' } as const

it('every friendly neighbour is a way back', () => {
  expect(Object.keys(usualWaysBack(state, ukraine))).toContain('caucasus')
})

it('a territory that was taken this turn is offered, but not preset', () => {
  const changes: readonly Change[] = [{ set: 'territory', at: 'west-russia', controller: 'soviet', income: 2, ic: false, aa: 0 }]
  const after = { ...fields.apply(state, changes), turn: { ...state.turn, taken: ['west-russia'] } }
  expect(waysBack(after, ukraine)).toContain('west-russia')
  expect(Object.keys(usualWaysBack(after, ukraine))).not.toContain('west-russia')
  expect(Object.keys(usualWaysBack(after, ukraine))).toContain('caucasus')
})

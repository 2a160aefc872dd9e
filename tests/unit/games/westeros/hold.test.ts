// Tests the reports of control in games whose units the app does not track.
import { expect, test } from 'vitest'
import { PRESETS } from '../../../../src/games/westeros/model/settings'
import { holdDomain, type HoldDraft } from '../../../../src/games/westeros/prompts/marches'
import { board } from './board'

const state = board({ stage: { at: 'marches' }, tracking: PRESETS.light, areas: { winterfell: { holder: 'stark' } } })
const domain = holdDomain(state)
const reported = (draft: HoldDraft, hold: HoldDraft['areas'][number]): HoldDraft => {
  const taken = domain.take(draft, { hold })
  if (!taken.ok) throw new Error(taken.refusal.code)
  return taken.value
}

test('a report that changes nothing is not part of the answer, and takes an earlier report of the area back', () => {
  const other = reported(domain.empty, { area: 'winterfell', house: 'lannister' })
  expect(other.areas).toEqual([{ area: 'winterfell', house: 'lannister' }])
  expect(reported(other, { area: 'winterfell', house: 'stark' }).areas).toEqual([])
  expect(reported(domain.empty, { area: 'winterfell', house: 'stark' }).areas).toEqual([])
  expect(domain.steps(domain.empty)).not.toContainEqual({ hold: { area: 'winterfell', house: 'stark' } })
})

test('a power token that stays alone is a change', () => {
  const withToken = { area: 'winterfell', house: 'stark', token: true } as const
  expect(reported(domain.empty, withToken).areas).toEqual([withToken])
})

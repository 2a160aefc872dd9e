// Tests supply cards: players take and pay them openly, so the app knows if a hand contains none.
import { expect, test } from 'vitest'
import { suppliesAtMost, supplyWanting } from '../../../../src/games/graenaland/views/supplies'
import { halvesOf } from '../../../../src/games/graenaland/prompts/laying'
import { clanMoments } from '../../../gallery/graenaland'

const moments = clanMoments({ players: 5, way: 'referee' }, 1)

test('a clan has none before it has taken one, one more afterwards, and fewer once they are paid', () => {
  const taken = moments.find(({ entry }) => entry.events.some(({ e }) => e === 'supplyTaken'))
  if (taken?.parent === undefined) throw new Error('nobody takes a card')
  const by = taken.state.chief
  expect([suppliesAtMost(taken.parent, by), suppliesAtMost(taken, by)]).toEqual([0, 1])
  const paid = moments.find(
    ({ entry, parent }) =>
      parent?.state.stage === 'construct' &&
      entry.events.some((event) => event.e === 'built' && event.joint !== true && (event.pay?.supplies?.length ?? 0) > 0),
  )
  if (paid?.parent === undefined) throw new Error('nobody pays with a card')
  expect(suppliesAtMost(paid, paid.state.chief)).toBeLessThan(suppliesAtMost(paid.parent, paid.state.chief))
})

test('each unit of a price shows the half that pays it, and a half that pays nothing is lost', () => {
  expect(halvesOf(['grain', 'wood'], ['wood', 'grain'])).toEqual([{ pays: 'wood' }, { pays: 'grain' }])
  expect(halvesOf(['wood', 'gold'], ['ore', 'wood'])).toEqual([{ pays: 'gold' }, { pays: 'wood' }])
  expect(halvesOf(['grain', 'wood'], ['wood'])).toEqual([{ pays: 'wood', lost: 'grain' }])
  expect(halvesOf(['wood', 'gold'], ['ore'])).toEqual([{ pays: 'gold', lost: 'wood' }])
})

test('a clan that pays with a supply card before taking one is warned of', () => {
  const building = moments.find(({ state }) => state.stage === 'construct' && state.round === 1 && !state.supplyTaken)
  if (building === undefined) throw new Error('nobody builds')
  const by = building.state.chief
  expect(supplyWanting(building, { [by]: 1 })).toEqual([by])
  expect(supplyWanting(building, { [by]: 0 })).toEqual([])
})

test('payments of the final building count while it is in progress, and not after a failed announcement', () => {
  const chain = (...entries: readonly (readonly object[])[]) =>
    entries.reduce<object | undefined>(
      (parent, events) => ({ parent, entry: { move: { do: 'construct' }, events }, state: { stage: 'construct' } }),
      undefined,
    ) as never
  const taken = [{ e: 'supplyTaken', by: 'red' }]
  const paid = (supplies: number) => [{ e: 'built', by: 'red', pay: { supplies: Array.from({ length: supplies }, () => ['ore', 'wood']) } }]
  const begun = [{ e: 'finalBegun', announcer: 'red' }]
  expect(suppliesAtMost(chain([], taken, taken), 'red')).toBe(2)
  expect(suppliesAtMost(chain([], taken, taken, begun, paid(1)), 'red')).toBe(1)
  expect(suppliesAtMost(chain([], taken, taken, begun, paid(1), [{ e: 'proved', by: 'red' }]), 'red')).toBe(1)
  expect(suppliesAtMost(chain([], taken, taken, begun, paid(1), [{ e: 'announcementFailed', by: 'red' }]), 'red')).toBe(2)
  // After a payment with more cards than the count allows, the count starts again.
  const overpaid = chain([], taken, paid(2), taken)
  expect(suppliesAtMost(overpaid, 'red')).toBe(1)
  expect(supplyWanting(overpaid, { red: 1 })).toEqual([])
  expect(supplyWanting(overpaid, { red: 2 })).toEqual(['red'])
})

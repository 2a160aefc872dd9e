// Tests supply cards: players take and pay them openly, so the app knows if a hand contains none.
import { expect, test } from 'vitest'
import { suppliesAtMost, supplyWanting } from '../../../../src/games/graenaland/views/supplies'
import { halvesOf } from '../../../../src/games/graenaland/table/questions/laying'
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
  const chain = (...built: readonly { readonly stage: string; readonly supplies?: number; readonly taken?: true }[]) => {
    let head: object | undefined
    for (const { stage, supplies, taken } of [...built, { stage: 'none' }]) {
      const events = [
        ...(taken ? [{ e: 'supplyTaken', by: 'red' }] : []),
        ...(supplies ? [{ e: 'built', by: 'red', pay: { supplies: Array.from({ length: supplies }, () => ['ore', 'wood']) } }] : []),
      ]
      const parent: object | undefined = head
      head = { parent: parent && { ...parent, state: { stage } }, entry: { move: { do: 'construct' }, events }, state: { stage } }
    }
    return (head as { parent: never }).parent
  }
  const start = { stage: 'construct' }
  const taken = { stage: 'construct', taken: true } as const
  expect(suppliesAtMost(chain(start, taken, taken), 'red')).toBe(2)
  expect(suppliesAtMost(chain(start, taken, taken, { stage: 'final', supplies: 1 }), 'red')).toBe(1)
  expect(suppliesAtMost(chain(start, taken, taken, { stage: 'final', supplies: 1 }, { stage: 'construct' }), 'red')).toBe(2)
  // After a payment with more cards than the count allows, the count is not used any more.
  const overpaid = chain(start, taken, { stage: 'construct', supplies: 2 }, taken)
  expect(suppliesAtMost(overpaid, 'red')).toBe(Infinity)
  expect(supplyWanting(overpaid, { red: 0 })).toEqual([])
})

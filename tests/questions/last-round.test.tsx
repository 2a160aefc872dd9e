// Whoever holds the phone may choose anew for another: before the reveal each seat learns alone whether its choice was replaced.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { HouseId } from '../../src/games/westeros/box/box'
import { pass } from '../../src/table/ballot/passing'
import { alike, openCover, sealedBids, type SealedBids } from './table'

beforeEach(() => pass(undefined))

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const cover = () => within(screen.getByRole('dialog'))
const STANDS = 'Your choice stands as you sealed it first'
const REPLACED = 'Your choice was replaced after you had sealed it'

/** What one house meets on the last way round, from its cover to the next. */
interface Met {
  readonly name: string
  readonly cover: string
  readonly told: string
  readonly sealed: string
}

/** One house looks behind its cover, and says that it is right or chooses anew. */
const look = async (anew?: number): Promise<Met> => {
  const heading = (await cover().findAllByRole('heading', { level: 1 }))[0]
  const met = { name: heading?.textContent ?? '', cover: alike(screen.getByRole('dialog').innerHTML) }
  await openCover()
  await waitFor(() => expect(cover().queryByRole('button', { name: 'That is right' })).toBeTruthy())
  const told = (await cover().findByRole('heading', { level: 1 })).textContent ?? ''
  const sealed = (await cover().findByRole('region', { name: 'Sealed for you' })).textContent ?? ''
  if (anew === undefined) await press('That is right')
  else {
    await press('Choose anew')
    await userEvent.click(await cover().findByRole('button', { name: `${anew}` }))
    await press('Seal and cover')
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: /That is right|Seal and cover/ })).toBeNull())
  return { ...met, told, sealed }
}

/** The phone goes round once more; `anew`: who chooses what on the way. */
const round = async ({ table, roles }: SealedBids, anew: Partial<Record<HouseId, number>> = {}): Promise<readonly Met[]> => {
  await press(/^Once more round/)
  const all: Met[] = []
  for (const house of roles) all.push(await look(anew[house]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(table.state().ballot).toBeDefined()
  return all
}

test('not one tap more where nothing was chosen anew', async () => {
  await sealedBids()
  expect(await screen.findByRole('button', { name: 'Reveal the bids' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Once more round/ })).toBeNull()
})

test('a seat whose choice was replaced learns of it before the reveal, and nobody else does', async () => {
  const seen: (readonly Met[])[] = []
  for (const changed of [1, 3]) {
    pass(undefined)
    const bids = await sealedBids()
    const house = bids.roles[changed] as HouseId
    await bids.castAnew(house, 5)
    expect(screen.queryByRole('button', { name: 'Reveal the bids' })).toBeNull()
    const met = await round(bids)
    expect(met.map(({ told }) => told)).toEqual(bids.roles.map((role) => (role === house ? REPLACED : STANDS)))
    expect(met.map(({ sealed }) => sealed)).toEqual(bids.roles.map((role, at) => `Sealed for you${role === house ? 5 : at}`))
    expect(await screen.findByRole('button', { name: 'Reveal the bids' })).toBeTruthy()
    seen.push(met)
    bids.table.view.unmount()
  }
  // The covers that lie on the table are the same ones in the same order, whosever choice was replaced.
  const covers = (met: readonly Met[] = []) => met.map(({ name, cover: shown }) => [name, shown])
  expect(covers(seen[0])).toEqual(covers(seen[1]))
})

test('whoever chooses anew on the way round is named by nothing: the round goes to its end, and then all look again', async () => {
  const seen: (readonly Met[])[] = []
  for (const changed of [0, 4]) {
    pass(undefined)
    const bids = await sealedBids()
    await bids.castAnew(bids.roles[2] as HouseId, 5)
    const first = await round(bids, { [bids.roles[changed] as HouseId]: 2 })
    expect(screen.queryByRole('button', { name: 'Reveal the bids' })).toBeNull()
    const second = await round(bids)
    expect(second[changed]).toMatchObject({ told: REPLACED, sealed: 'Sealed for you2' })
    seen.push([...first, ...second])
    await press('Reveal the bids')
    await waitFor(() => expect(bids.table.state().stage.at).not.toBe('bid'))
    bids.table.view.unmount()
  }
  const covers = (met: readonly Met[] = []) => met.map(({ name, cover: shown }) => [name, shown])
  expect(covers(seen[0])).toEqual(covers(seen[1]))
})

test('a phone that lies on the table again goes on with whoever has not looked, and the choice may be called off', async () => {
  const bids = await sealedBids()
  await bids.castAnew(bids.roles[0] as HouseId, 5)
  await press(/^Once more round/)
  const first = await look()
  await userEvent.click(await cover().findByRole('button', { name: 'Back to the table' }))
  expect(await screen.findByRole('button', { name: 'Call the choice off' })).toBeTruthy()
  await press(/^Once more round/)
  expect((await cover().findAllByRole('heading', { level: 1 }))[0]?.textContent).not.toBe(first.name)
})

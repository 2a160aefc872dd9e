// Tests a sealed choice that somebody replaced: the page names its seat. After a reload, each player checks the own choice in secret.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { HouseId } from '../../../../../../src/games/westeros/box/box'
import { HOUSE_NAMES } from '../../../../../../src/games/westeros/words/sentences/lookup'
import { pass } from '../../../../../../src/table/ballot/passing'
import { alike, openCover, sealedBids, type SealedBids } from './table'

beforeEach(() => pass(undefined))

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const cover = () => within(screen.getByRole('dialog'))
const STANDS = 'Your choice is as you sealed it first'
const REPLACED = 'Your choice was replaced after you had sealed it'

/** Screens that one house sees when the phone is passed round once more before the reveal. */
interface Met {
  readonly name: string
  readonly cover: string
  readonly title: string
  readonly sealed: string
}

/** Simulates a house that opens its secret screen, checks its choice, and confirms or changes the choice. */
const look = async (anew?: number): Promise<Met> => {
  const heading = (await cover().findAllByRole('heading', { level: 1 }))[0]
  const met = { name: heading?.textContent ?? '', cover: alike(screen.getByRole('dialog').innerHTML) }
  await openCover()
  await waitFor(() => expect(cover().queryByRole('button', { name: 'That is right' })).toBeTruthy())
  const title = (await cover().findByRole('heading', { level: 1 })).textContent ?? ''
  const sealed = (await cover().findByRole('region', { name: 'Sealed for you' })).textContent ?? ''
  if (anew === undefined) await press('That is right')
  else {
    await press('Change it')
    await userEvent.click(await cover().findByRole('button', { name: `${anew}` }))
    await press('Seal and cover')
  }
  await waitFor(() => expect(screen.queryByRole('button', { name: /That is right|Seal and cover/ })).toBeNull())
  return { ...met, title, sealed }
}

/** Passes the phone round the table once more. @param anew new choices of the houses that change their choice */
const round = async ({ table, roles }: SealedBids, anew: Partial<Record<HouseId, number>> = {}): Promise<readonly Met[]> => {
  await press(/: look at your sealed choice$/)
  const all: Met[] = []
  for (const house of roles) all.push(await look(anew[house]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(table.state().ballot).toBeDefined()
  return all
}

test('not one tap more where nothing was chosen anew', async () => {
  await sealedBids()
  expect(await screen.findByRole('button', { name: 'Reveal the bids' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /: look at your sealed choice$/ })).toBeNull()
})

test('a change on this page names its seat to the table, and nobody looks again', async () => {
  const bids = await sealedBids()
  await bids.castAnew(bids.roles[1] as HouseId, 5)
  const name = HOUSE_NAMES[bids.roles[1] as HouseId]
  expect((await screen.findByText(/^Changed: /)).textContent).toMatch(
    new RegExp(`^Changed: .+ \\(${name}\\)\\. Was it not you\\? Hold your sign and choose again\\.$`),
  )
  expect(await screen.findByRole('button', { name: 'Reveal the bids' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /: look at your sealed choice$/ })).toBeNull()
})

/** Changes the choice of a house, then reloads the page. */
const changedBefore = async (house: number) => {
  const bids = await sealedBids()
  await bids.castAnew(bids.roles[house] as HouseId, 5)
  bids.table.forgetChanges()
  return bids
}

test('after a reload a seat whose choice was replaced learns of it before the reveal, and nobody else does', async () => {
  const seen: (readonly Met[])[] = []
  for (const changed of [1, 3]) {
    pass(undefined)
    const bids = await changedBefore(changed)
    const house = bids.roles[changed] as HouseId
    expect(screen.queryByRole('button', { name: 'Reveal the bids' })).toBeNull()
    const met = await round(bids)
    expect(met.map(({ title }) => title)).toEqual(bids.roles.map((role) => (role === house ? REPLACED : STANDS)))
    expect(met.map(({ sealed }) => sealed)).toEqual(bids.roles.map((role, at) => `Sealed for you${role === house ? 5 : at}`))
    expect(await screen.findByRole('button', { name: 'Reveal the bids' })).toBeTruthy()
    seen.push(met)
    bids.table.view.unmount()
  }
  // All players see the same screens in the same order, whichever choice was replaced.
  const covers = (met: readonly Met[] = []) => met.map(({ name, cover: shown }) => [name, shown])
  expect(covers(seen[0])).toEqual(covers(seen[1]))
})

test('a change on the way round does not break it off, and is named at its end', async () => {
  const bids = await changedBefore(2)
  const [first] = bids.roles
  const met = await round(bids, { [first as HouseId]: 2 })
  expect(met).toHaveLength(bids.roles.length)
  expect((await screen.findByText(/^Changed: /)).textContent).toContain(HOUSE_NAMES[first as HouseId])
  await press('Reveal the bids')
  await waitFor(() => expect(bids.table.state().stage.at).not.toBe('bid'))
})

test('a phone that lies on the table again goes on with whoever has not looked, and the choice may be called off', async () => {
  await changedBefore(0)
  await press(/: look at your sealed choice$/)
  const first = await look()
  await userEvent.click(await cover().findByRole('button', { name: 'Back to the table' }))
  expect(await screen.findByRole('button', { name: 'Cancel for everybody' })).toBeTruthy()
  await press(/: look at your sealed choice$/)
  expect((await cover().findAllByRole('heading', { level: 1 }))[0]?.textContent).not.toBe(first.name)
})

test('a seat that has sealed on its own phone is not called to the table, before or after a reload', async () => {
  const bids = await sealedBids(true)
  await bids.castAnew(bids.roles[1] as HouseId, 5)
  bids.table.forgetChanges()
  await press(/: look at your sealed choice$/)
  const met: string[] = []
  for (const house of bids.roles.slice(1)) {
    const { title } = await look()
    met.push(title)
    expect(title).toBe(house === bids.roles[1] ? REPLACED : STANDS)
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(met).toHaveLength(bids.roles.length - 1)
  expect(await screen.findByRole('button', { name: 'Reveal the bids' })).toBeTruthy()
})

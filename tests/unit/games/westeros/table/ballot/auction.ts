// Helpers for tests of secret choices on own phones: an auction, of which one phone is both the host and a guest.
import { act, screen } from '@testing-library/react'
import type { HouseId } from '../../../../../../src/games/westeros/box/box'
import { inSeatOrder } from '../../../../../../src/table/ballot/round'
import { openTable, settle } from '../fixture'

export type Table = Awaited<ReturnType<typeof openTable>>

/** Opens a game at the bids for the Iron Throne. */
export const auction = async () => {
  const table = await openTable('', { decks: 'table' }, [
    { set: 'round', round: 2 },
    { set: 'stage', at: 'draw' },
  ])
  const { play } = table.play()
  await act(async () => {
    await play({ do: 'ready' })
    await play({ do: 'draw', how: 'table', turned: { 1: ['last-days-of-summer*'], 2: ['clash-of-kings'], 3: ['sea-of-storms*'] } })
    for (let { stage } = table.state(); stage.at === 'card' && table.play().open?.prompts[0]?.kind === 'resolve'; { stage } = table.state())
      await play({ do: 'resolve', deck: stage.deck })
  })
  await settle()
  return table
}

export const rolesOf = (table: Table): readonly HouseId[] => {
  const { open } = table.play()
  const { ballot } = table.state()
  return open === undefined || ballot === undefined ? [] : (inSeatOrder(open.game.seats(open.state), ballot) as readonly HouseId[])
}

/** Returns the first role that bids, and the id of its seat. */
export const firstSeat = (table: Table): { readonly role: HouseId; readonly seat: string } => {
  const [role = 'stark'] = rolesOf(table)
  const { open } = table.play()
  const seats = open === undefined ? [] : open.game.seats(open.state)
  return { role, seat: seats.find(({ plays }) => plays.includes(role))?.id ?? '' }
}

/** Makes and reveals all bids on the host. By default, each role bids one token more than the previous role. */
export const bid = (table: Table, bids: readonly number[] = [0, 1, 2, 3, 4]) =>
  act(async () => {
    for (const [at, role] of rolesOf(table).entries()) await table.play().cast(role, bids[at] ?? 0)
  })

/** Seals the choice of a role on its own phone, which is not simulated: the host gets only the commitment. */
export const sealElsewhere = (table: Table, role: HouseId) =>
  act(async () => void (await table.play().castFrom(table.id, role, table.play().open?.ballots[0]?.id ?? '', 'ab'.repeat(32), false)))

/** Makes this phone a guest on which these roles choose. */
export const follow = (table: Table, roles: readonly HouseId[], isLinked = true) =>
  act(async () => {
    const { open } = table.play()
    if (open === undefined) throw new Error('no game is open')
    table.session.play.setState({ open: { ...open, followed: true }, seat: { id: open.id, roles, isTakenOver: false } })
    table.session.play.setState({
      link: isLinked ? { id: open.id, wish: () => true, takeOver: () => Promise.resolve(true), changing: () => true } : undefined,
    })
  })

/** Makes moves as the host. */
export const atTheTable = async (table: Table, work: () => Promise<unknown>) => {
  const { seat } = table.play()
  await act(async () => {
    const before = table.play().open
    table.session.play.setState({ open: { ...before, followed: false } as never, seat: undefined })
    await work()
    table.session.play.setState({ open: { ...table.play().open, followed: true } as never, seat })
  })
  await settle()
}

export const result = () => screen.findByRole('heading', { level: 1, name: /takes the Iron Throne/ })

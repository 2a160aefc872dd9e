import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { HouseId } from '../../src/games/westeros/box/box'
import { pass } from '../../src/games/westeros/table/questions/passing'
import { askOnScreen } from './table'

beforeEach(() => pass(undefined))

const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const cover = () => screen.getByRole('dialog')
/** Held by the keyboard: pressed twice. */
const open = async () => {
  const hold = await screen.findByRole('button', { name: 'Hold to open' })
  hold.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
}

/** Play stands at the bids for the Iron Throne. */
const auction = async () => {
  const table = await askOnScreen({
    tracking: { decks: 'table' },
    changes: [{ set: 'round', round: 2 }, { set: 'stage', at: 'draw' }],
  })
  await table.move({ do: 'ready' })
  await table.move({ do: 'draw', how: 'table', turned: { 1: ['last-days-of-summer*'], 2: ['clash-of-kings'], 3: ['sea-of-storms*'] } })
  while (table.open().prompts[0]?.kind === 'resolve') {
    const { stage } = table.state()
    if (stage.at !== 'card') break
    await table.move({ do: 'resolve', deck: stage.deck })
  }
  expect(table.state().ballot?.kind).toBe('bid')
  return table
}

describe('a secret choice', () => {
  test('goes round house by house and shows nothing of what was sealed', async () => {
    const table = await auction()
    const roles = table.state().ballot?.roles ?? []
    await press(/^Hand the phone to/)
    for (const [at] of roles.entries()) {
      await open()
      const seal = () => within(cover()).getByRole('button', { name: /Seal and cover|Nothing chosen yet/ })
      expect(seal().getAttribute('aria-disabled')).toBe('true')
      await userEvent.click(within(cover()).getByRole('button', { name: at === 0 ? '3' : '0' }))
      expect(document.title).toBe('')
      await userEvent.click(seal())
      await waitFor(() => expect(Object.keys(table.state().ballot?.cast ?? {}).length).toBe(at + 1))
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.body.innerHTML).not.toMatch(/>3</)
    await press('Turn up the bids')
    expect(await screen.findByRole('heading', { name: /takes the Iron Throne|All was shown/ })).toBeTruthy()
    expect(screen.getAllByText('3').length).toBeGreaterThan(0)
  })

  test('lets another house go first, and covers when the app goes out of sight', async () => {
    const table = await auction()
    const other = table.state().ballot?.roles[2] as HouseId
    await press(/^Hand the phone to/)
    await userEvent.click(within(cover()).getByRole('button', { name: `${nameOf(table, other)}: waits` }))
    expect(within(cover()).getByRole('heading', { name: nameOf(table, other) })).toBeTruthy()
    await open()
    expect(within(cover()).getByRole('heading', { name: 'How much do you bid?' })).toBeTruthy()
    act(() => void dispatchEvent(new Event('pagehide')))
    expect(within(cover()).getByRole('button', { name: 'Hold to open' })).toBeTruthy()
  })

  test('keeps an unfinished choice behind the cover', async () => {
    await auction()
    await press(/^Hand the phone to/)
    await open()
    await userEvent.click(within(cover()).getByRole('button', { name: '4' }))
    await userEvent.click(within(cover()).getByRole('button', { name: 'Cover without choosing' }))
    expect(within(cover()).queryByRole('group', { name: 'Tokens' })).toBeNull()
    await open()
    await waitFor(() => expect(within(cover()).getByRole('group', { name: 'Tokens' }).textContent).toContain('4'))
  })

  test('may be told on one screen while nobody has cast', async () => {
    const table = await auction()
    await press('Reveal on the table instead')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stark' }), '2')
    await press('This was shown')
    await waitFor(() => expect(table.state().stage.at).toBe('auctionTies'))
  })

  test('may be called off', async () => {
    const table = await auction()
    const { id } = table.state().ballot ?? {}
    await press('Call the choice off')
    const hold = within(screen.getByRole('dialog')).getByRole('button', { name: 'Call it off' })
    hold.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(table.state().ballot?.id).not.toBe(id))
  })
})

const nameOf = (table: Awaited<ReturnType<typeof auction>>, house: HouseId): string => {
  const { houses, seats, players } = table.state()
  const player = seats.find(({ id }) => id === houses[house]?.seat)?.player
  return players.find(({ id }) => id === player)?.name ?? ''
}

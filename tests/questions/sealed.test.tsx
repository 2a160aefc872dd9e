import { act, fireEvent, screen, waitFor, within } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { HouseId } from '../../src/games/westeros/box/box'
import type { Change } from '../../src/games/westeros/moves'
import { pass } from '../../src/games/westeros/table/questions/passing'
import { PRESETS } from '../../src/games/westeros/settings'
import { askOnScreen, openCover } from './table'

beforeEach(() => pass(undefined))

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const cover = () => screen.getByRole('dialog')
/** Play stands at the bids for the Iron Throne. */
const auction = async (changes: readonly Change[] = []) => {
  const table = await askOnScreen({
    tracking: { decks: 'table' },
    changes: [...changes, { set: 'round', round: 2 }, { set: 'stage', at: 'draw' }],
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
      await openCover()
      const seal = () => within(cover()).findByRole('button', { name: /Seal and cover|Nothing chosen yet/ })
      expect((await seal()).getAttribute('aria-disabled')).toBe('true')
      await userEvent.click(await within(cover()).findByRole('button', { name: at === 0 ? '3' : '0' }))
      expect(document.title).toBe('')
      await userEvent.click(await seal())
      await waitFor(() => expect(Object.keys(table.state().ballot?.cast ?? {}).length).toBe(at + 1))
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.body.innerHTML).not.toMatch(/>3</)
    await press('Turn up the bids')
    expect(await screen.findByRole('heading', { name: /takes the Iron Throne|who goes first/ })).toBeTruthy()
    expect(screen.getAllByText('3').length).toBeGreaterThan(0)
  }, 20_000)

  test('lies in the middle of the table once it is turned up, and is folded away when somebody goes on', async () => {
    const table = await auction()
    const roles = table.state().ballot?.roles ?? []
    for (const [tokens, house] of roles.entries()) await table.cast(house, tokens)
    await press('Turn up the bids')
    const shown = await screen.findByRole('dialog')
    expect(await within(shown).findByRole('heading', { level: 1, name: /takes the Iron Throne/ })).toBeTruthy()
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('.figure')?.textContent),
    ).toEqual(['4', '3', '2', '1', '0'])
    // The next question waits behind it.
    expect(screen.queryByRole('heading', { name: /What will each house pay for the Fiefdoms/ })).toBeNull()
    await userEvent.click(await within(shown).findByRole('button', { name: 'Go on' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('heading', { level: 1, name: 'What will each house pay for the Fiefdoms?' })).toBeTruthy()
    expect(document.querySelector('details.last-reveal')?.hasAttribute('open')).toBe(false)
  })

  test('has its tie decided right where it was turned up, only within the places that are shared', async () => {
    const table = await auction()
    const roles = table.state().ballot?.roles ?? []
    for (const [at, house] of roles.entries()) await table.cast(house, [1, 3, 3, 0, 5][at] ?? 0)
    await press('Turn up the bids')
    await screen.findByRole('dialog')
    const order = () =>
      within(cover())
        .getAllByRole('listitem')
        .map((row) => row.querySelector('.words')?.firstChild?.textContent)
    const before = order()
    expect(within(cover()).getAllByRole('button', { name: /one place up$/ })).toHaveLength(2)
    await userEvent.click(await within(cover()).findByRole('button', { name: `${before[1]}: one place down` }))
    await waitFor(() => expect(order()).toEqual([before[0], before[2], before[1], ...before.slice(3)]))
    await userEvent.click(await within(cover()).findByRole('button', { name: 'Place them in this order' }))
    await waitFor(() => expect(table.state().stage.at).not.toBe('auctionTies'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('shows nothing of itself from the tap on, and names who has nothing to give', async () => {
    const table = await auction([{ set: 'power', house: 'tyrell', available: 0 }])
    expect(table.state().ballot?.roles).not.toContain('tyrell')
    expect(await screen.findByText('Without power, so 0 and not asked: Tyrell.')).toBeTruthy()
    await press(/^Hand the phone to/)
    await openCover()
    await userEvent.click(await within(cover()).findByRole('button', { name: '4' }))
    expect((await within(cover()).findByRole('status')).textContent).toBe('4')
    fireEvent.click(await within(cover()).findByRole('button', { name: 'Seal and cover' }))
    // Still the pad, while the disk writes: it looks as if nothing had been touched.
    expect((await within(cover()).findByRole('status')).textContent).toBe('–')
    await screen.findByRole('button', { name: 'Hold to open' })
  })

  test('lets another house go first, and covers when the app goes out of sight', async () => {
    const table = await auction()
    const other = table.state().ballot?.roles[2] as HouseId
    await press(/^Hand the phone to/)
    await userEvent.click(await within(cover()).findByRole('button', { name: `${nameOf(table, other)}: waits` }))
    expect(await within(cover()).findByRole('heading', { name: nameOf(table, other) })).toBeTruthy()
    await openCover()
    expect(await within(cover()).findByRole('heading', { name: 'How much do you bid?' })).toBeTruthy()
    void act(() => void dispatchEvent(new Event('pagehide')))
    expect(await within(cover()).findByRole('button', { name: 'Hold to open' })).toBeTruthy()
  })

  test('keeps an unfinished choice behind the cover', async () => {
    await auction()
    await press(/^Hand the phone to/)
    await openCover()
    await userEvent.click(await within(cover()).findByRole('button', { name: '4' }))
    await userEvent.click(await within(cover()).findByRole('button', { name: 'Cover without choosing' }))
    expect(within(cover()).queryByRole('group', { name: 'Tokens' })).toBeNull()
    await openCover()
    await waitFor(() => expect(within(cover()).getByRole('group', { name: 'Tokens' }).textContent).toContain('4'))
  })

  test('may be told on one screen while nobody has cast', async () => {
    const table = await auction()
    await press('Reveal on the table instead')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Stark' }), '2')
    await press('This was shown')
    await waitFor(() => expect(table.state().stage.at).toBe('auctionTies'))
  })

  test('may be called off', async () => {
    const table = await auction()
    const { id } = table.state().ballot ?? {}
    await press('Call the choice off')
    const hold = await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Call it off' })
    hold.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(table.state().ballot?.id).not.toBe(id))
  })
})

describe('sealed orders', () => {
  test('are placed by touching an area and a token; the next area without one is at hand, and what cannot lie there says why', async () => {
    const table = await askOnScreen({
      tracking: PRESETS.full,
      changes: [
        { set: 'round', round: 2 },
        { set: 'stage', at: 'orders' },
      ],
    })
    await table.move({ do: 'ready' })
    await act(async () => pass({ ballot: table.state().ballot?.id ?? '', house: 'stark', anew: false }))
    await openCover()
    const chosen = () =>
      within(cover())
        .getAllByRole('radio')
        .find((one) => (one as HTMLInputElement).checked)
        ?.getAttribute('aria-label')
    const areas = within(cover())
      .getAllByRole('radio')
      .map((one) => one.getAttribute('aria-label'))
    expect(areas.length).toBeGreaterThan(2)
    expect(chosen()).toBe(areas[0])
    await userEvent.click(await within(cover()).findByRole('button', { name: 'March 0' }))
    expect(chosen()).toBe(areas[1])
    expect(await within(cover()).findByRole('radio', { name: areas[0] ?? '', description: 'March 0' })).toBeTruthy()
    // R8.4: the one token is used up.
    const gone = await within(cover()).findByRole('button', { name: 'March 0' })
    expect(gone.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(gone)
    expect(chosen()).toBe(areas[1])
    expect((await within(cover()).findByRole('status')).textContent).not.toBe(areas[1])
    await userEvent.click(await within(cover()).findByRole('radio', { name: areas[0] ?? '' }))
    await userEvent.click(await within(cover()).findByRole('button', { name: 'No order' }))
    expect(await within(cover()).findByRole('radio', { name: areas[0] ?? '', description: 'No order' })).toBeTruthy()
  })
})

const nameOf = (table: Awaited<ReturnType<typeof auction>>, house: HouseId): string => {
  const { houses, seats, players } = table.state()
  const player = seats.find(({ id }) => id === houses[house]?.seat)?.player
  return players.find(({ id }) => id === player)?.name ?? ''
}

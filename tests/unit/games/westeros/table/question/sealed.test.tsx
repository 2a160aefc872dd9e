import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { HouseId } from '../../../../../../src/games/westeros/box/box'
import type { Change, Choice } from '../../../../../../src/games/westeros/model/moves'
import { HOUSE_NAMES } from '../../../../../../src/games/westeros/words/sentences/lookup'
import { inSeatOrder } from '../../../../../../src/table/ballot/round'
import { pass } from '../../../../../../src/table/ballot/passing'
import { PRESETS } from '../../../../../../src/games/westeros/model/settings'
import { seatOf } from '../../../../../../src/referee'
import { setPin } from '../../../../../../src/session/pins'
import { memoryStore } from '../../../../../../src/storage'
import { settle } from '../fixture'
import { askOnScreen, openCover } from './table'

beforeEach(() => pass(undefined))

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const cover = () => screen.getByRole('dialog')
/** Opens a game at the bids for the Iron Throne. */
const auction = async (changes: readonly Change[] = [], store = memoryStore()) => {
  const table = await askOnScreen({
    store,
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
      const { title } = document
      await userEvent.click(await within(cover()).findByRole('button', { name: at === 0 ? '3' : '0' }))
      expect(document.title).toBe(title)
      await userEvent.click(await seal())
      await waitFor(() => expect(Object.keys(table.state().ballot?.cast ?? {}).length).toBe(at + 1))
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.body.innerHTML).not.toMatch(/>3</)
    await press('Reveal the bids')
    expect(await screen.findByRole('heading', { name: /takes the Iron Throne|who takes the higher place/ })).toBeTruthy()
    expect(screen.getAllByText('3').length).toBeGreaterThan(0)
  })

  test('lies in the middle of the table once it is turned up, and is folded away when somebody goes on', async () => {
    const table = await auction()
    const roles = table.state().ballot?.roles ?? []
    for (const [tokens, house] of roles.entries()) await table.cast(house, tokens)
    await press('Reveal the bids')
    const shown = await screen.findByRole('dialog')
    expect(await within(shown).findByRole('heading', { level: 1, name: /takes the Iron Throne/ })).toBeTruthy()
    expect([...shown.querySelectorAll('.bids .figure')].map(({ textContent }) => textContent)).toEqual(['4', '3', '2', '1', '0'])
    // The next question is shown after the user closes the result.
    expect(screen.queryByRole('heading', { name: /What will each house pay for the Fiefdoms/ })).toBeNull()
    await userEvent.click(await within(shown).findByRole('button', { name: 'Done on the board' }))
    // The phone continues with the next choice at once. The screen that covers the phone names this choice.
    expect(await within(cover()).findByRole('button', { name: 'Hold to open' })).toBeTruthy()
    await userEvent.click(await within(cover()).findByRole('button', { name: 'Back to the table' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('heading', { level: 1, name: 'What will each house pay for the Fiefdoms?' })).toBeTruthy()
    expect(document.querySelector('details.last-reveal')?.hasAttribute('open')).toBe(false)
  })

  test.each([
    ['goes on with the first seat that has no phone of its own', 1],
    ['leaves the phone on the table if every seat has its own', 5],
  ])('%s', async (_, phones) => {
    const table = await auction()
    const roles = table.state().ballot?.roles ?? []
    for (const [tokens, house] of roles.entries()) await table.cast(house, tokens)
    await press('Reveal the bids')
    const shown = await screen.findByRole('dialog')
    const next = inSeatOrder(table.open().game.seats(table.state()), table.state().ballot ?? { roles: [] }) as readonly HouseId[]
    const linked = next.slice(0, phones)
    act(() => void table.play().linkPhone({ game: table.open().id, roles: linked, open: () => Promise.resolve(undefined) }))
    await userEvent.click(await within(shown).findByRole('button', { name: 'Done on the board' }))
    const [asked] = next.slice(phones)
    const covers = () => screen.queryAllByRole('dialog').map((one) => one.getAttribute('aria-label'))
    await waitFor(() => expect(covers()).toEqual(asked === undefined ? [] : [nameOf(table, asked)]))
  })

  test('has its tie decided right where it was turned up, only within the places that are shared', async () => {
    const table = await auction()
    const roles = table.state().ballot?.roles ?? []
    for (const [at, house] of roles.entries()) await table.cast(house, [1, 3, 3, 0, 5][at] ?? 0)
    await press('Reveal the bids')
    await screen.findByRole('dialog')
    const order = () =>
      within(cover())
        .getAllByRole('listitem')
        .map((row) => row.querySelector('.words')?.firstChild?.textContent)
    const before = order()
    expect(within(cover()).getAllByRole('checkbox')).toHaveLength(2)
    expect(within(cover()).getByRole('button', { name: 'Choose who goes higher' })).toBeTruthy()
    await userEvent.click(within(cover()).getByRole('checkbox', { name: before[2] as string }))
    await waitFor(() => expect(order()).toEqual([before[0], before[2], before[1], ...before.slice(3)]))
    await userEvent.click(await within(cover()).findByRole('button', { name: 'Place them in this order' }))
    await waitFor(() => expect(table.state().stage.at).not.toBe('auctionTies'))
    expect(await within(cover()).findByRole('heading', { level: 1, name: /takes the Iron Throne/ })).toBeTruthy()
    await userEvent.click(await within(cover()).findByRole('button', { name: 'Done on the board' }))
    expect(await within(cover()).findByRole('button', { name: 'Hold to open' })).toBeTruthy()
  })

  test('choices that are entered openly survive a reload', async () => {
    const table = await auction()
    await press('Reveal on the table instead')
    const [first] = table.state().ballot?.roles ?? []
    const name = HOUSE_NAMES[first ?? 'stark']
    await userEvent.selectOptions(await screen.findByRole('combobox', { name }), '3')
    table.view.unmount()
    await act(async () => void (await table.play().openGame(table.open().id)))
    await table.show()
    expect((await screen.findByRole<HTMLSelectElement>('combobox', { name })).value).toBe('3')
    // Back to sealing: nothing that was entered openly is left.
    await press('On the phone instead')
    expect(Object.keys(table.open().drafts)).toEqual([])
  })

  test('is the next one only where a tap leads on: one that was told by hand leaves the phone on the table', async () => {
    const table = await auction()
    await press('Reveal on the table instead')
    for (const [at, house] of (table.state().ballot?.roles ?? []).entries())
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: HOUSE_NAMES[house] }), `${at}`)
    await press('This was shown')
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Done on the board' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('button', { name: /^Hand the phone to/ })).toBeTruthy()
  })

  test('shows nothing of itself from the tap on, and names who has nothing to give', async () => {
    const table = await auction([{ set: 'power', house: 'tyrell', available: 0 }])
    expect(table.state().ballot?.roles).not.toContain('tyrell')
    expect(await screen.findByText('No power, so the bid is 0: Tyrell.')).toBeTruthy()
    await press(/^Hand the phone to/)
    await openCover()
    await userEvent.click(await within(cover()).findByRole('button', { name: '4' }))
    expect((await within(cover()).findByRole('status')).textContent).toBe('4')
    fireEvent.click(await within(cover()).findByRole('button', { name: 'Seal and cover' }))
    // While the disk writes, the keypad is still shown and looks untouched.
    expect((await within(cover()).findByRole('status')).textContent).toBe('?')
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
    act(() => void dispatchEvent(new Event('pagehide')))
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

  test('may be called off once somebody has sealed', async () => {
    const table = await auction()
    const { id, roles: [first] = [] } = table.state().ballot ?? {}
    await screen.findByRole('button', { name: /^Hand the phone to/ })
    expect(screen.queryByRole('button', { name: 'Cancel for everybody' })).toBeNull()
    if (first !== undefined) await table.cast(first, 2)
    await press('Cancel for everybody')
    const hold = await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Cancel it: hold for two seconds' })
    hold.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(table.state().ballot?.id).not.toBe(id))
  })
})

/** Sets a PIN for the seat of a house. */
const lockSeat = async (table: Awaited<ReturnType<typeof askOnScreen>>, house: HouseId) => {
  const { open } = table.play()
  if (open === undefined) throw new Error('no game is open')
  await act(async () => setPin(open.id, seatOf(open.game.seats(open.state), house), '1234'))
}
/** Makes this phone the own phone of a house that has already made its secret choice on it. */
const isOwnPhone = (table: Awaited<ReturnType<typeof askOnScreen>>, house: HouseId, choice: Choice) =>
  act(async () => {
    const { open } = table.play()
    if (open === undefined) throw new Error('no game is open')
    table.store.setState({
      open: { ...open, followed: true },
      seat: { id: open.id, roles: [house], isTakenOver: false },
      link: { id: open.id, wish: () => true, takeOver: () => Promise.resolve(true), changing: () => true },
      sealedChoice: async (role) => (role === house ? choice : undefined),
    })
  })
const changeIt = async (table: Awaited<ReturnType<typeof askOnScreen>>, house: HouseId) => {
  await act(async () => pass({ ballot: table.state().ballot?.id ?? '', role: house, anew: true }))
  await openCover()
}

describe('a sealed choice that is changed', () => {
  test('a bid begins with what was sealed on the own phone', async () => {
    const table = await auction()
    const [house = 'stark'] = table.state().ballot?.roles ?? []
    await table.cast(house, 3)
    await isOwnPhone(table, house, 3)
    await changeIt(table, house)
    await waitFor(() => expect(within(cover()).getByRole('status').textContent).toBe('3'))
  })
  test('nothing of it is shown on the table’s phone: anybody could hold the sign, and set a PIN on the open pad', async () => {
    const table = await auction()
    const [house = 'stark'] = table.state().ballot?.roles ?? []
    await table.cast(house, 3)
    await changeIt(table, house)
    await settle()
    expect(within(cover()).getByRole('status').textContent).toBe('?')
    await lockSeat(table, house)
    await settle()
    expect(within(cover()).getByRole('status').textContent).toBe('?')
  })
  test('orders begin with those that were sealed, and the one that is changed is sealed with the others', async () => {
    const table = await askOnScreen({
      tracking: PRESETS.full,
      changes: [
        { set: 'round', round: 2 },
        { set: 'stage', at: 'orders' },
      ],
    })
    await table.move({ do: 'ready' })
    const sealed = { winterfell: 'march-0', 'white-harbor': 'support' } as const
    await table.cast('stark', sealed)
    await isOwnPhone(table, 'stark', sealed)
    await changeIt(table, 'stark')
    expect(await within(cover()).findByRole('radio', { name: 'Winterfell', description: 'March 0' })).toBeTruthy()
    expect(await within(cover()).findByRole('radio', { name: 'White Harbor', description: 'Support' })).toBeTruthy()
    await userEvent.click(within(cover()).getByRole('radio', { name: 'White Harbor' }))
    await userEvent.click(await within(cover()).findByRole('button', { name: 'Defense +1' }))
    expect(await within(cover()).findByRole('radio', { name: 'Winterfell', description: 'March 0' })).toBeTruthy()
    expect(await within(cover()).findByRole('radio', { name: 'White Harbor', description: 'Defense +1' })).toBeTruthy()
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
    await act(async () => pass({ ballot: table.state().ballot?.id ?? '', role: 'stark', anew: false }))
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
    // R8.4: the house has used its only token of this kind.
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

describe('a draft that is slow to come back', () => {
  const AREAS = ['Winterfell', 'White Harbor', 'The Shivering Sea']
  /** Returns a store that delivers drafts only when the test releases them. */
  const slowDisk = () => {
    const store = memoryStore()
    let held: Promise<void> | undefined
    let letGo = () => {}
    return {
      store: {
        ...store,
        drafts: async (game: string) => {
          await held
          return store.drafts(game)
        },
      },
      hold: () => {
        held = new Promise((done) => {
          letGo = done
        })
      },
      letGo: () => letGo(),
    }
  }
  /** Releases the draft and waits for all operations that depend on it. */
  const arrives = async (table: Awaited<ReturnType<typeof askOnScreen>>, disk: ReturnType<typeof slowDisk>) => {
    const [question] = table.open().prompts
    if (question === undefined) throw new Error('no question')
    await act(async () => {
      disk.letGo()
      await table.play().sealedDraft(question)
      await table.play().sealedDraft(question)
    })
  }
  const touch = async (name: string) => userEvent.click(await within(cover()).findByRole('button', { name }))
  const coverAgain = () => touch('Cover without choosing')
  const tokens = async () => (await within(cover()).findByRole('status')).textContent

  test('leaves a bid alone that was touched before, on the screen and on the disk', async () => {
    const disk = slowDisk()
    const table = await auction([], disk.store)
    await press(/^Hand the phone to/)
    await openCover()
    await touch('4')
    await coverAgain()
    disk.hold()
    await openCover()
    await touch('2')
    await arrives(table, disk)
    expect(await tokens()).toBe('2')
    await coverAgain()
    await openCover()
    await waitFor(async () => expect(await tokens()).toBe('2'))
  })

  test('still comes where nothing was touched', async () => {
    const disk = slowDisk()
    const table = await auction([], disk.store)
    await press(/^Hand the phone to/)
    await openCover()
    await touch('4')
    await coverAgain()
    disk.hold()
    await openCover()
    expect(await tokens()).toBe('?')
    await arrives(table, disk)
    expect(await tokens()).toBe('4')
  })

  test('leaves the areas alone where an order was placed or taken back before, and fills up the others as far as tokens last', async () => {
    const disk = slowDisk()
    const table = await askOnScreen({
      store: disk.store,
      tracking: PRESETS.full,
      changes: [
        { set: 'round', round: 2 },
        { set: 'stage', at: 'orders' },
      ],
    })
    await table.move({ do: 'ready' })
    await act(async () => pass({ ballot: table.state().ballot?.id ?? '', role: 'stark', anew: false }))
    await openCover()
    const place = async (area: string, order: string) => {
      await userEvent.click(await within(cover()).findByRole('radio', { name: area }))
      await touch(order)
    }
    /** Returns the number of areas. Fails unless the areas have exactly these orders. */
    const lies = async (...orders: readonly string[]) =>
      (await Promise.all(AREAS.map((name, at) => within(cover()).findByRole('radio', { name, description: orders[at] ?? '' })))).length
    await place('Winterfell', 'March 0')
    await place('White Harbor', 'March −1')
    await place('The Shivering Sea', 'Support')
    expect(await lies('March 0', 'March −1', 'Support')).toBe(3)
    await coverAgain()
    disk.hold()
    await openCover()
    expect(await lies('No order', 'No order', 'No order')).toBe(3)
    // R8.4: the only March 0 token moves here from Winterfell, where the draft has placed it.
    await place('White Harbor', 'March 0')
    await arrives(table, disk)
    expect(await lies('No order', 'March 0', 'Support')).toBe(3)
    await coverAgain()
    disk.hold()
    await openCover()
    await place('The Shivering Sea', 'Raid')
    await place('The Shivering Sea', 'No order')
    await arrives(table, disk)
    expect(await lies('No order', 'March 0', 'No order')).toBe(3)
  })
})

const nameOf = (table: Awaited<ReturnType<typeof auction>>, house: HouseId): string => {
  const { houses, seats, players } = table.state()
  const player = seats.find(({ id }) => id === houses[house]?.seat)?.player
  return players.find(({ id }) => id === player)?.name ?? ''
}

test('orders that leave areas empty say so, and are sealed by one more tap', async () => {
  const table = await askOnScreen({ tracking: PRESETS.full })
  await table.move({ do: 'ready' })
  await press(/^Hand the phone to/)
  await openCover()
  const seal = async () => userEvent.click(await within(cover()).findByRole('button', { name: 'Seal and cover' }))
  const cast = () => Object.keys(table.state().ballot?.cast ?? {})
  await seal()
  expect(await within(cover()).findByRole('button', { name: 'Seal no orders, 3 areas have none' })).toBeTruthy()
  await userEvent.click(within(cover()).getByRole('button', { name: 'Support' }))
  await seal()
  expect(cast()).toEqual([])
  await userEvent.click(await within(cover()).findByRole('button', { name: 'Seal 1 order, 2 areas have none' }))
  await waitFor(() => expect(cast()).toHaveLength(1))
})

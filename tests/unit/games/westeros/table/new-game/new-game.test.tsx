import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { PRINTED_BOX } from '../../../../../../src/games/westeros/box/printed'
import { FRESH, SECOND_FRESH } from '../../../../../../src/games/westeros/table/draft/draft'
import { draftStore, secondDraftStore } from '../../../../../../src/games/westeros/table/draft/draft-store'
import { memoryStore } from '../../../../../../src/storage'
import { troubledStore } from '../../../../../fixtures/tiny-environment'
import { openApp, press, settle } from '../fixture'

/** Label of the start button. The button is on the last step, or on the first step if the players of the last game are known. */
const BEGIN = /^(Begin|All as printed: begin)$/

beforeEach(() => draftStore.change(() => FRESH))

const give = (house: string, player: string) =>
  userEvent.click(within(screen.getByRole('group', { name: player })).getByRole('button', { name: house }))
const toBox = async () => {
  await press('Next: what to track')
  await press('Next: check your copy')
}
const begun = async () => {
  const app = await openApp({ at: '/new/westeros' })
  await press('Draw the houses')
  await toBox()
  return app
}

describe('the second edition', () => {
  test('begins with four houses, its own board and its own list of things to lay out', async () => {
    secondDraftStore.change(() => SECOND_FRESH)
    const app = await openApp({ at: '/new/westeros-second-edition' })
    await userEvent.click(screen.getByRole('radio', { name: '4 houses' }))
    await press('Draw the houses')
    await toBox()
    await press(BEGIN)
    const { box, playing } = app.state()
    expect([box.edition, playing]).toEqual([2, ['stark', 'greyjoy', 'lannister', 'baratheon']])
    expect(screen.getByText(/^Second edition, 2011/)).toBeTruthy()
    const list = (name: RegExp) => screen.getByRole('list', { name }).textContent
    expect(list(/^Lay the garrison tokens/)).toMatch(/Winterfell 2.*/)
    expect(list(/^Place the units/)).toMatch(/Lannister:.*Port of Lannisport 1 ship/)
    expect(list(/^Nobody plays Tyrell and Martell/)).toMatch(/stay in the box/)
    expect(screen.getByRole('checkbox', { name: /^Leave the wildling cards in the box/ })).toBeTruthy()
  })
  test('house rules of the last game are named on both pages before the game begins', async () => {
    secondDraftStore.change(() => ({ ...SECOND_FRESH, box: { ...SECOND_FRESH.box, rounds: 3 } }))
    await openApp({ at: '/new/westeros-second-edition' })
    await press('Draw the houses')
    await press('Next: what to track')
    expect(screen.getByText('Adjusted for this game: 1 house rule: Rounds of a game')).toBeTruthy()
    await press('Next: check your copy')
    expect(screen.getByRole('link', { name: /^House rules/ }).textContent).toContain('1 house rule: Rounds of a game')
  })
  test('the check of the House cards shows all cards of a house with their texts, and a tap changes one', async () => {
    secondDraftStore.change(() => SECOND_FRESH)
    const app = await openApp({ at: '/new/westeros-second-edition' })
    await press('Draw the houses')
    await toBox()
    await userEvent.click(screen.getByRole('button', { name: /^House cards/ }))
    await press('Martell')
    const cards = () => within(screen.getByRole('list', { name: 'House cards' })).getAllByRole('button')
    expect(cards()).toHaveLength(7)
    expect(cards()[0]?.textContent).toMatch(/^4The Red Viper/)
    await userEvent.click(cards()[0] as HTMLElement)
    await userEvent.click(within(screen.getByRole('group', { name: 'Swords' })).getByRole('button', { name: /^One less/ }))
    await press('Other cards')
    expect(
      within(cards()[0] as HTMLElement)
        .getByRole('img')
        .getAttribute('aria-label'),
    ).toBe('1 sword, 1 fortification')
    await press('Done')
    await press(BEGIN)
    expect(app.state().box.cards['the-red-viper']?.swords).toBe(1)
  })
})

describe('people and houses', () => {
  test('are given out by lot, one house each', async () => {
    const app = await openApp({ at: '/new/westeros' })
    const fields = screen.getAllByRole('textbox')
    for (const [k, name] of ['Anna', 'Jana', 'Petr', 'Marek', 'Tom'].entries()) await userEvent.type(fields[k] as HTMLElement, name)
    expect(screen.queryByRole('button', { name: 'Next: what to track' })).toBeNull()
    await press('Draw the houses')
    await toBox()
    await press(BEGIN)
    const { players, seats, houses, playing } = app.state()
    expect(app.address()).toMatch(/^\/game\/\w+$/)
    expect(players.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Jana', 'Marek', 'Petr', 'Tom'])
    expect(new Set(playing.map((house) => seats.find(({ id }) => id === houses[house]?.seat)?.player)).size).toBe(5)
  })
  test('Back from a game that has begun leads home, not to its set-up', async () => {
    const app = await begun()
    await press(BEGIN)
    expect(app.address()).toMatch(/^\/game\/\w+$/)
    await app.back()
    expect(app.address()).toBe('/')
  })
  test('two of one name are asked for a difference', async () => {
    await openApp({ at: '/new/westeros' })
    const [first, second] = screen.getAllByRole('textbox')
    await userEvent.type(first as HTMLElement, 'Petr')
    await userEvent.type(second as HTMLElement, 'petr')
    expect(screen.getByText(/^Two players are called petr/)).toBeTruthy()
    await userEvent.type(second as HTMLElement, ' K')
    expect(screen.queryByText(/^Two players are called/)).toBeNull()
  })
  test('one may hold two houses, and the table may run one', async () => {
    const app = await openApp({ at: '/new/westeros' })
    await userEvent.click(await screen.findByRole('radio', { name: '4 houses' }))
    const [anna, petr] = screen.getAllByRole('textbox')
    await userEvent.type(anna as HTMLElement, 'Anna')
    await userEvent.type(petr as HTMLElement, 'Petr')
    await press('Remove Player 4')
    await press('Remove Player 3')
    await give('House Stark', 'Anna')
    await give('House Lannister', 'Anna')
    await give('House Baratheon', 'Petr')
    await give('House Tyrell', 'Run by the table')
    await toBox()
    await press(BEGIN)
    const { houses, seats, playing, players } = app.state()
    expect(playing).toEqual(['stark', 'lannister', 'baratheon', 'tyrell'])
    expect(players).toHaveLength(2)
    expect(houses.stark?.seat).toBe(houses.lannister?.seat)
    expect(seats.find(({ id }) => id === houses.tyrell?.seat)?.player).toBeUndefined()
  })
  test('a person who leaves frees the house, and nobody begins without', async () => {
    await openApp({ at: '/new/westeros' })
    await press('Draw the houses')
    await press('Remove Player 5')
    expect(await screen.findByRole('button', { name: 'Draw the houses, or choose them' })).toBeTruthy()
  })
  test('survive a reload, and what lies there broken does not', async () => {
    const app = await openApp({ at: '/new/westeros' })
    await userEvent.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'Žofie 🐺 <b>')
    expect(JSON.parse(localStorage.getItem('castellan.new-game.westeros') ?? '').people[0].name).toBe('Žofie 🐺 <b>')
    for (const broken of ['', '{', 'null', '[]', '{"people":7}', '{"number":9}', '{"box":{}}', '{"plays":{"stark":7}}']) {
      localStorage.setItem('castellan.new-game.westeros', broken)
      draftStore.draft.setState(draftStore.draft.getInitialState(), true)
      await app.go('/new/westeros')
      expect(await screen.findByRole('heading', { level: 1, name: 'Who sits at the table?' })).toBeTruthy()
    }
  })
})

describe('what is counted, and the numbers of the box', () => {
  test('a preset, and each part alone', async () => {
    const app = await openApp({ at: '/new/westeros' })
    await press('Draw the houses')
    await press('Next: what to track')
    await userEvent.click(await screen.findByRole('radio', { name: /^Full/ }))
    await userEvent.click(
      await within(await screen.findByRole('group', { name: 'Westeros decks' })).findByRole('radio', { name: 'The real decks' }),
    )
    expect(await screen.findByText('Adjusted')).toBeTruthy()
    await press('Next: check your copy')
    await press(BEGIN)
    expect(app.state().tracking).toEqual({ units: true, power: true, orders: 'app', cards: 'app', decks: 'table', bids: 'app' })
  })
  test('say how sure they are, and are corrected', async () => {
    const app = await begun()
    expect(await screen.findByRole('button', { name: /^Westeros decks.*please check$/ })).toBeTruthy()
    await press(/^Supply at the start.*please check$/)
    const more = (group: string) =>
      userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name: 'One more' }))
    await more('Stark')
    await press('Done')
    await press(/^Ships of each house.*quick check$/)
    await more('Ship')
    await press('Done')
    await press(/^Neutral forces.*quick check$/)
    await more('The Eyrie')
    await press('Done')
    await press(/^Supply track.*quick check$/)
    const level = await screen.findByRole('textbox', { name: 'Supply 0: army sizes' })
    await userEvent.clear(level)
    expect(await screen.findByText(/Numbers from 1 to 9/)).toBeTruthy()
    await userEvent.type(level, '3 2')
    await press('Done')
    await press(/^Westeros decks.*please check$/)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Add another card' }), 'Mustering, with a mammoth')
    await press('Done')
    await press(/^How do you play it\?/)
    await userEvent.click(await screen.findByRole('switch', { name: 'Does Oldtown touch Sunset Sea?' }))
    await press('Done')
    await press(BEGIN)
    const { box, houses, areas, settings } = app.state()
    expect(houses.stark?.supply).toBe(PRINTED_BOX.houses.stark.supply + 1)
    expect(box.limits.ship).toBe(6)
    expect(areas.eyrie?.neutral?.strength).toBe(7)
    expect(box.supplyTable[0]).toEqual([3, 2])
    expect(box.decks[1].filter((card) => card === 'mustering*')).toHaveLength(1)
    expect(settings.oldtownTouchesSunsetSea).toBe(false)
  })
})

describe('the board as it lies', () => {
  test('begins in the middle of a game, once the count holds', async () => {
    const app = await begun()
    await press('Start from a game in progress')
    await press(/^Round, step, wildling threat/)
    await userEvent.click(await within(await screen.findByRole('group', { name: 'Round' })).findByRole('button', { name: 'One more' }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Play continues at' }), 'Marches')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Wildling threat' }), '4')
    await press('Done')
    await press('Areas: units, tokens, orders')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Area' }), 'Pyke')
    const knights = await within(await screen.findByRole('group', { name: 'Units: Knight' })).findByRole('button', { name: 'One more' })
    for (let k = 0; k < 4; k++) await userEvent.click(knights)
    await press('Done')
    expect((await screen.findByRole('button', { name: 'Not right yet' })).getAttribute('aria-disabled')).toBe('true')
    expect(await screen.findByRole('button', { name: /^R18.1/ })).toBeTruthy()
    await press(/^Drop this change: .*Pyke/)
    await press('Begin in round 2')
    expect(app.state()).toMatchObject({ round: 2, threat: 4, stage: { at: 'setup', next: 'marches' } })
  })
  test('can be entered on a bare board', async () => {
    await begun()
    await press('Start from a game in progress')
    await press('Clear the board first')
    expect(await screen.findByText(/18 changes/)).toBeTruthy()
    await press('Begin in round 1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Is the board laid out?' })).toBeTruthy()
  })
})

test('a game that cannot be saved has not begun, and says so', async () => {
  const { faulty, faults } = troubledStore(memoryStore())
  const app = await openApp({ at: '/new/westeros', store: faulty })
  await press('Draw the houses')
  await toBox()
  faults.begin = 'full'
  await press(BEGIN)
  expect((await screen.findByRole('alert')).textContent).toContain('has not begun')
  delete faults.begin
  await press(BEGIN)
  await settle()
  expect(app.address()).toMatch(/^\/game\//)
})

test('last time’s people sit on their houses by one tap, and nothing more is asked', async () => {
  const app = await openApp({ at: '/new/westeros' })
  const fields = screen.getAllByRole('textbox')
  for (const [k, name] of ['Anna', 'Jana', 'Petr', 'Marek', 'Tom'].entries()) await userEvent.type(fields[k] as HTMLElement, name)
  await press('Draw the houses')
  await toBox()
  await press('All as printed: begin')
  const then = app.state()
  await app.go('/new/westeros')
  await press('The same players as last time')
  await press('Begin')
  const now = app.state()
  expect(app.play().open?.name).toBe('Anna, Jana, Petr, Marek, Tom')
  expect([now.houses, now.players]).toEqual([then.houses, then.players])
  expect(await screen.findByRole('heading', { level: 1, name: 'Is the board laid out?' })).toBeTruthy()
})

test('the next game begins with the same people', async () => {
  const app = await openApp({ at: '/new/westeros' })
  await userEvent.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'Anna')
  await press('Draw the houses')
  await toBox()
  await press(BEGIN)
  await app.go('/new/westeros')
  expect((screen.getAllByRole('textbox')[0] as HTMLInputElement).value).toBe('Anna')
  expect(await screen.findByRole('button', { name: 'Draw the houses' })).toBeTruthy()
})

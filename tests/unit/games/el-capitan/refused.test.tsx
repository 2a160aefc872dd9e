// Tests refusals: the text states the forbidden action, the reason, and legal actions with names and numbers. Legal actions are buttons.
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnMove } from '../../../../src/games/el-capitan/rules/moves'
import { namedIn } from '../../../../src/games/el-capitan/table/parts/named'
import { textsIn } from '../../../../src/games/el-capitan/table/parts/words'
import { factsOf } from '../../../../src/games/el-capitan/table/refusal/facts'
import { refusedIn } from '../../../../src/games/el-capitan/words/refused'
import { openStandard, press } from '../standard-table'
import { decideOwn } from '../../../../src/games/el-capitan/rules/decide'
import { capitanSetup, IN_CITIES, ledgerAfter } from './games'

const ROUND: readonly OwnMove[] = Array.from({ length: 3 }, (): OwnMove[] => [{ do: 'build' }, { do: 'endTurn' }]).flat()

test('four in a row: the run as a picture, then what works', async () => {
  await openStandard('el-capitan', capitanSetup, [...IN_CITIES, ...ROUND, ...ROUND])
  await press(/^Warehouse.*four in a row/)
  const sheet = await screen.findByRole('dialog', { name: 'Four of Anna’s would stand in a row' })
  expect(sheet.textContent).toContain('Three is the most. Site 4 lies beside three of Anna’s. Sailing on to another city works, too.')
  expect(within(sheet).getByRole('listitem', { name: 'Site 4, free' })).toBeTruthy()
  expect(within(sheet).getByRole('button', { name: /^Build a fortress for 8/ })).toBeTruthy()
})

test('a fortress that stands already: what else is built here, and the loans', async () => {
  await openStandard('el-capitan', capitanSetup, [
    ...IN_CITIES,
    { do: 'fortress' },
    { do: 'endTurn' },
    ...(['tanger', 'valencia'] as const).flatMap((): OwnMove[] => [{ do: 'build' }, { do: 'endTurn' }]),
  ])
  await press(/^Fortress/)
  const sheet = await screen.findByRole('dialog', { name: 'Anna has no fortress left in front' })
  const works = within(sheet).getByRole('list', { name: 'What works' })
  expect(
    within(works)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Build on site 2 for 3Venezia',
    'Borrow 10Costs 12 after the next payday, 20 if extended.',
    'Borrow 16Costs 20 after the next payday, 30 if extended.',
  ])
  await press(/^Build on site 2 for 3/)
  expect(await screen.findByRole('button', { name: 'Done: Petr’s turn' })).toBeTruthy()
})

test('what is too dear says the price and the purse on its tile', async () => {
  const poor = { do: 'correct', changes: [{ set: 'money', colour: 'red', florins: 2 }] }
  await openStandard('el-capitan', capitanSetup, [...IN_CITIES, poor])
  expect((await screen.findByRole('button', { name: /^Warehouse/ })).textContent).toMatch(/costs\s3, you\shold\s2$/)
  expect(screen.getByRole('button', { name: /^Fortress/ }).textContent).toMatch(/costs\s8, you\shold\s2$/)
})

test('a city whose harbour is full opens the refusal with its name and the free cities', async () => {
  const { play } = await openStandard('el-capitan', capitanSetup, IN_CITIES)
  await play({ do: 'sail', to: 'napoli' }, { do: 'build', site: 1 }, { do: 'endTurn' })
  await play({ do: 'sail', to: 'napoli' }, { do: 'build' }, { do: 'endTurn' })
  await press(/^Sail/)
  await press(/^Napoli/)
  const sheet = await screen.findByRole('dialog', { name: 'Both harbour spaces in Napoli are taken' })
  expect(sheet.textContent).toMatch(/Ships of Anna and Petr lie there; a ship may pass\. Free: .*Venezia/)
})

test('a known price above the money in hand comes before an unknown kind of the next site', () => {
  const { state } = ledgerAfter(...IN_CITIES).head
  const cities = { ...state.cities, venezia: { row: ['red', 'green', 'red'] as const, shut: [], fortresses: [null, null] } }
  const { 'site/venezia/4': _kind, ...numbers } = state.numbers
  const codeOf = (florins: number) => {
    const decided = decideOwn({ ...state, cities, numbers, money: { ...state.money, red: florins } }, { do: 'build' })
    return decided.ok ? undefined : decided.refusal
  }
  expect(codeOf(2)).toMatchObject({ code: 'NOT_ENOUGH_MONEY', params: { price: 3, has: 2 } })
  expect(codeOf(3)).toMatchObject({ code: 'NUMBER_NOT_KNOWN', params: { point: 'site/venezia/4' } })
})

test('after a voyage in the first round, a loan is refused because of the round', async () => {
  await openStandard('el-capitan', capitanSetup, IN_CITIES.slice(0, 2))
  expect((await screen.findByRole('button', { name: /^Bank loan/ })).textContent).toMatch(/not in round 1/)
})

test('a triangle site has its own sign, also while it shuts down', async () => {
  const numbers = { ...capitanSetup.numbers, 'site/venezia/6': 2 }
  await openStandard('el-capitan', { ...capitanSetup, numbers }, IN_CITIES)
  expect(screen.getByText(/^Site 6, .*triangle, shuts down/)).toBeTruthy()
  expect(screen.getByText(/^Site 7, .*shuts down/).textContent).not.toContain('triangle')
})

test('an amount below zero has a real minus sign', () => {
  expect(textsIn('en').florins(-24)).toBe('−24 florins')
  expect(textsIn('cs').florins(-24)).toBe('−24 florinů')
})

const PAIR = {
  ...capitanSetup,
  players: [
    { colour: 'red', name: 'Anna', neutral: 'yellow' },
    { colour: 'green', name: 'Petr', neutral: 'purple' },
  ] as const,
}
/** Anna has 2 florins, 2 main and 1 neutral warehouse, and a shut-down warehouse in Venezia, where her ship lies. */
const shutDown = {
  do: 'correct',
  changes: [
    { set: 'money', colour: 'red', florins: 2 },
    { set: 'city', city: 'venezia', row: [null, 'green', 'red', 'green', 'green'], shut: ['red'], fortresses: ['red', null] },
    { set: 'city', city: 'napoli', row: ['red', 'yellow', 'red'], shut: [], fortresses: [null, null] },
    { set: 'left', colour: 'red', main: 2, neutral: 1, fortresses: 0 },
    { set: 'left', colour: 'green', main: 2, neutral: 2, fortresses: 1 },
  ],
}
const PAIR_MOVES = [
  { do: 'firstPlayer', colour: 'red' },
  ...(['venezia', 'tanger'] as const).flatMap((to) => [{ do: 'sail', to }, { do: 'build', site: 1 }, { do: 'endTurn' }]),
]
const worksOn = (sheet: HTMLElement) =>
  within(within(sheet).getByRole('list', { name: 'What works' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('a refusal offers a free reopening, and advises no warehouse that the player cannot pay', async () => {
  await openStandard('el-capitan', PAIR, [...PAIR_MOVES, shutDown])
  await press(/^Warehouse/)
  const sheet = await screen.findByRole('dialog')
  expect(worksOn(sheet)[0]).toMatch(/^Reopen on site 6/)
  expect(sheet.textContent).not.toContain('build the other colour')
})

test('a refusal names the free reopening also if the kind of its site is not read yet', async () => {
  const { 'site/venezia/6': _kind, ...numbers } = capitanSetup.numbers ?? {}
  await openStandard('el-capitan', { ...PAIR, numbers }, [...PAIR_MOVES, shutDown])
  await press(/^Fortress/)
  const sheet = await screen.findByRole('dialog')
  expect(sheet.textContent).toContain('Once the site is read off the board, this works, too: Reopen.')
})

test('a refused action is not named among the actions that are legal once a number is read', async () => {
  const { 'harbour/venezia/1': _price, 'fortress/venezia/1': _other, ...numbers } = capitanSetup.numbers ?? {}
  const poor = { do: 'correct', changes: [{ set: 'money', colour: 'red', florins: 5 }] }
  const { session } = await openStandard('el-capitan', { ...capitanSetup, numbers }, [...IN_CITIES.slice(0, 2), poor])
  await act(async () => session.play.getState().play({ do: 'build', site: 1, told: { 'harbour/venezia/1': 7 } } as never))
  const sheet = await screen.findByRole('dialog', { name: '7 is more than the 5 in hand' })
  expect(sheet.textContent).toContain('Once the site is read off the board, this works, too: Fortress.')
})

test('an action whose price was typed and is too high is not advised', async () => {
  const { 'harbour/venezia/1': _price, 'fortress/venezia/1': _other, ...numbers } = capitanSetup.numbers ?? {}
  const poor = { do: 'correct', changes: [{ set: 'money', colour: 'red', florins: 5 }] }
  const { session } = await openStandard('el-capitan', { ...capitanSetup, numbers }, [...IN_CITIES.slice(0, 2), poor])
  const reported = { 'harbour/venezia/1': 7, 'fortress/venezia/1': 8 }
  await act(async () => session.play.getState().play({ do: 'fortress', told: reported } as never))
  const sheet = await screen.findByRole('dialog', { name: '8 is more than the 5 in hand' })
  expect(sheet.textContent).not.toContain('Once the site is read')
})

test('the balance of the supply advises the other colour only if it can be paid', async () => {
  const { state } = ledgerAfter(...IN_CITIES).head
  const advice = (florins: number) => {
    const position = { ...state, money: { ...state.money, red: florins } }
    const facts = factsOf(position, { code: 'SUPPLY_BALANCE', params: {} }, namedIn(position, 'en'), textsIn('en'))
    return refusedIn('en').SUPPLY_BALANCE?.(facts)[1]
  }
  expect(advice(3)).toContain('build the other colour')
  expect(advice(2)).not.toContain('build the other colour')
})

test('after "We allow it" an unknown number is still entered before the app builds', async () => {
  const numbers = Object.fromEntries(Object.entries(capitanSetup.numbers ?? {}).filter(([id]) => id !== 'site/venezia/4'))
  const { session } = await openStandard('el-capitan', { ...capitanSetup, numbers }, [...IN_CITIES, ...ROUND, ...ROUND])
  const before = session.play.getState().open?.state
  await press(/^Warehouse.*four in a row/)
  await press('We allow it')
  expect(session.play.getState().open?.state).toBe(before)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Build on site 4/ })).toBeNull()
  expect(screen.getAllByText(/site 4/).length).toBeGreaterThan(0)
})

test('after "We allow it" a warehouse is built by its own button, for its price', async () => {
  const { session } = await openStandard('el-capitan', capitanSetup, [...IN_CITIES, ...ROUND, ...ROUND])
  const stateOf = () =>
    session.play.getState().open?.state as { cities: { venezia: { row: readonly unknown[] } }; money: Record<string, number> }
  const before = stateOf()
  await press(/^Warehouse.*four in a row/)
  await press('We allow it')
  expect(stateOf()).toBe(before)
  await press(/^Build on site 4 for 3/)
  expect(stateOf().cities.venezia.row[3]).toBe('red')
  expect(stateOf().money['red']).toBe((before.money['red'] ?? 0) - 3)
})

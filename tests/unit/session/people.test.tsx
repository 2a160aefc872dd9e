// Tests the players stored on a device, in one list for all games.
import { beforeEach, expect, test, vi } from 'vitest'

const group = (...names: readonly string[]) => ({ number: names.length, names, plays: { red: names[0] ?? '' } })

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
/** Simulates a new start of the app. */
const started = () => import('../../../src/session/people')

test('names are one list for all games, each with its own last group, and outlive the page', async () => {
  const first = await started()
  first.rememberGroup('chess', group('Anna', 'Petr'))
  first.rememberGroup('go', group('Jana', 'Anna'))
  vi.resetModules()
  const { usePeople, peopleOf } = await started()
  const people = usePeople.getState()
  expect(people.names).toEqual(['Jana', 'Anna', 'Petr'])
  expect(peopleOf(people, 'chess').last).toEqual(group('Anna', 'Petr'))
  expect(peopleOf(people, 'go').last?.names).toEqual(['Jana', 'Anna'])
  expect(peopleOf(people, 'whist')).toEqual({ names: ['Jana', 'Anna', 'Petr'] })
})

test('what a game once kept by itself is read, and lies in one place from the next change on', async () => {
  const former = { names: ['Anna', 'Petr'], last: { number: 2, names: ['Anna', 'Petr'], houses: { stark: 'Anna' } } }
  localStorage.setItem('castellan.people.westeros', JSON.stringify(former))
  const { usePeople, rememberGroup } = await started()
  expect(usePeople.getState().names).toEqual(['Anna', 'Petr'])
  expect(usePeople.getState().groups.westeros).toEqual({ number: 2, names: ['Anna', 'Petr'], plays: { stark: 'Anna' } })
  rememberGroup('chess', group('Eva'))
  expect(localStorage.getItem('castellan.people.westeros')).toBeNull()
  expect(JSON.parse(localStorage.getItem('castellan.people') ?? '')).toMatchObject({
    names: ['Eva', 'Anna', 'Petr'],
    groups: { westeros: { names: ['Anna', 'Petr'] } },
  })
})

test('a forgotten name leaves every group, and nothing is left of everybody', async () => {
  localStorage.setItem('castellan.people.westeros', JSON.stringify({ names: ['Petr'] }))
  const { usePeople, rememberGroup, forgetName, forgetEverybody } = await started()
  rememberGroup('chess', group('Anna', 'Petr'))
  rememberGroup('go', group('Petr'))
  forgetName('Petr')
  expect(usePeople.getState()).toEqual({ names: ['Anna'], groups: { chess: { number: 2, names: ['Anna'], plays: { red: 'Anna' } } } })
  forgetEverybody()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a name is forgotten however it is written', async () => {
  const { usePeople, rememberGroup, forgetName } = await started()
  rememberGroup('chess', group('Anna', 'Ba\u0301ra'))
  rememberGroup('go', group('BÁRA', 'Petr'))
  forgetName('B\u00E1ra')
  expect(usePeople.getState().names).toEqual(['Petr', 'Anna'])
  expect(usePeople.getState().groups).toMatchObject({ chess: { names: ['Anna'] }, go: { names: ['Petr'], plays: {} } })
})

test.each(['', '7', '{"names":3}', '{"names":["",7],"groups":{"go":{"number":"two","names":["Eva"],"plays":{}}}}'])(
  'whatever is damaged is nobody: %s',
  async (kept) => {
    localStorage.setItem('castellan.people', kept)
    const { usePeople } = await started()
    expect(usePeople.getState()).toEqual({ names: [], groups: {} })
  },
)

test('people of another device come after those of here, and are no news twice', async () => {
  const { usePeople, rememberGroup, importPeople } = await started()
  rememberGroup('chess', group('Anna'))
  const there = { names: ['Eva', 'Anna'], last: group('Eva', 'Anna') }
  importPeople('chess', there)?.()
  expect(usePeople.getState().names).toEqual(['Anna', 'Eva'])
  expect(usePeople.getState().groups.chess?.names).toEqual(['Anna'])
  expect(importPeople('chess', there)).toBeUndefined()
})

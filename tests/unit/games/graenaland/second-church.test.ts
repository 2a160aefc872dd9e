// R46, R88: tests a second church while the priest waits for the first: the app asks no question and says that the priest waits.
import { expect, test } from 'vitest'
import { graenaland, type Graenaland, type State } from '../../../../src/games/graenaland'
import { domain } from '../../../../src/games/graenaland/prompts/domains'
import type { Question } from '../../../../src/games/graenaland/prompts/draft'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { allChanges } from '../../../../src/games/graenaland/table/rooms/changes'
import { outcomeTextsIn } from '../../../../src/games/graenaland/table/rooms/words'
import type { Moment } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'

const moment = clanMoments({ players: 5, way: 'referee' }, 1).find(({ state: { stage } }) => stage === 'construct')
if (moment === undefined) throw new Error('nobody builds')
const by = moment.state.chief
const village = { village: 1, fort: 0, church: 0, hall: 0 }
const before: State = {
  ...moment.state,
  settlements: { C1: { [by]: { ...village, church: 1 } }, C2: { [by]: village } },
  heroes: { ...moment.state.heroes, [by]: { warrior: 'C1' } },
  waiting: [{ clan: by, hero: 'priest', at: 'C1' }],
}
const question = graenaland.prompts(before).find(({ kind }) => kind === 'construct') as Question

test('it is not asked whether a hero moves who cannot', () => {
  const steps = domain(before, question).steps({ what: 'church', area: 'C2' })
  expect(steps.some(({ relocate }) => relocate !== undefined)).toBe(false)
})

test.each([
  ['church', 'priest'],
  ['hall', 'skald'],
] as const)('for a second %s, it is not asked whether the %s moves to the territory in which the hero already is', (what, hero) => {
  const at = (place: string): State => ({
    ...before,
    settlements: { C1: { [by]: { ...village, [what]: 1 } }, C2: { [by]: village } },
    heroes: { ...before.heroes, [by]: { warrior: 'I1', [hero]: place } },
    waiting: [],
  })
  const relocations = (state: State) =>
    domain(state, question)
      .steps({ what, area: 'C2' })
      .flatMap(({ relocate }) => relocate ?? [])
  expect(relocations(at('C2'))).toEqual([])
  expect(relocations(at('C1'))).toEqual([false, true])
})

test('it is said that the priest still waits', () => {
  const event = { e: 'built', by, what: 'church', at: 'C2', markets: [], fee: [] } as const
  const built: Moment<Graenaland> = {
    ...moment,
    parent: { ...moment, state: before },
    state: { ...before, settlements: { ...before.settlements, C2: { [by]: { ...village, church: 1 } } } },
    entry: { ...moment.entry, events: [event] },
  }
  const titles = allChanges({ moment: built, texts: textsIn('en'), outcomeTexts: outcomeTextsIn('en') }).map(({ title }) => title)
  expect(titles.filter((title) => title.includes('still waits to enter at Coast\u00a01'))).toHaveLength(1)
})

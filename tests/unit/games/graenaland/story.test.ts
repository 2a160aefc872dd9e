// Tests that the charts agree with the events of the game and with the archive, and do not depend on face-down cards.
import { expect, test, vi } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Clan } from '../../../../src/games/graenaland/box/box'
import { settlementsOf } from '../../../../src/games/graenaland/rules/places'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { storyOf } from '../../../../src/games/graenaland/table/rooms/story'
import { storyTextsIn } from '../../../../src/games/graenaland/table/rooms/words/story'
import { courseOf } from '../../../../src/games/graenaland/views/course'
import { summaryOf } from '../../../../src/games/graenaland/views/summary'
import { lineOfPlay, type Ledger, type Vocabulary } from '../../../../src/referee'
import { clanLedger, clanMoments, type Played } from '../../../gallery/graenaland'

const voiceIn = (language: 'en' | 'cs') => ({ texts: textsIn(language), story: storyTextsIn(language) })
const FIVE = { players: 5, way: 'referee' } as const
const CARDS = { players: 4, way: 'referee', settings: { vpCards: true, goalsSealed: false } } as const

/** Returns the first of these random games that reaches its end. */
const overIn = (played: Played): Ledger<Graenaland> => {
  for (let seed = 1; seed < 60; seed++) {
    const ledger = clanLedger(played, seed)
    if (ledger.head.state.stage === 'over') return ledger
  }
  throw new Error('no game ends')
}
const storyIn = (ledger: Ledger<Vocabulary>, language: 'en' | 'cs' = 'en') => storyOf(courseOf(ledger), voiceIn(language))

test('the charts have begun with the first round, because they show its position', () => {
  const moments = clanMoments(FIVE, 1)
  const at = (stage: string) => moments.find(({ state }) => state.stage === stage)
  const [start, first] = [at('start'), at('construct')]
  if (start === undefined || first === undefined) throw new Error('no first round')
  expect(first.state.round).toBe(1)
  const begun = (head: typeof first) => storyIn({ ...clanLedger(FIVE, 1), head }).begun
  expect([begun(start), begun(first)]).toEqual([false, true])
})

test('the charts and the archive tell the same settlements, goals and proposals', () => {
  const ledger = overIn(FIVE)
  const { state } = ledger.head
  const story = storyIn(ledger)
  const lines = (id: string) => {
    const chart = story.charts.find((one) => one.id === id)
    return chart?.kind === 'lines' ? chart.values : {}
  }
  const proposals = story.charts.find(({ id }) => id === 'proposals')
  for (const { role, figures, place } of summaryOf(ledger).roles) {
    const clan = role as Clan
    expect(lines('settlements')[clan]?.at(-1)).toBe(figures.settlements)
    expect(lines('goals')[clan]?.at(-1)).toBe(figures.goals)
    expect(lines('army')[clan]?.at(-1)).toBe(figures.army)
    expect(proposals?.kind === 'bars' && proposals.figures[0]?.values[clan]).toBe(figures.adopted)
    expect(story.standings.find((one) => one.role === clan)).toMatchObject({ score: figures.goals, place })
  }
  expect(story.ending?.winners).toEqual(state.result?.places[0])
  expect(story.ending?.steps).toHaveLength(state.result?.places.length ?? 0)
  const [columns, ...figures] = story.figures
  expect(figures).toHaveLength(state.players.length * courseOf(ledger).rounds.length)
  for (const row of figures) expect(row).toHaveLength(columns?.length ?? 0)
})

test('as many cards are received as adopted proposals have handed out', () => {
  const course = courseOf(overIn(FIVE))
  const adopted = course.votes.filter((vote) => vote.adopted)
  expect(adopted.length).toBeGreaterThan(0)
  for (const { given, yes, total } of adopted) {
    expect(Object.values(given).reduce((sum, { up, down }) => sum + up + down, 0)).toBeGreaterThan(0)
    expect(2 * yes).toBeGreaterThan(total)
  }
  for (const { given } of course.votes.filter((vote) => !vote.adopted)) expect(given).toEqual({})
})

test('of cards nothing is drawn before the end, and then the points', () => {
  const ledger = overIn(CARDS)
  const course = courseOf(ledger)
  const { result: _, ...running } = course.state
  const charts = (of: typeof course) => storyOf(of, voiceIn('en')).charts.map(({ id }) => id)
  expect(charts({ ...course, state: running })).toEqual(charts(course).filter((id) => id !== 'points'))
  expect(charts(course)).toContain('points')
  expect(charts(course)).not.toContain('goals')
})

test('the lines of a running game end with the position that the sentence below the chart states', () => {
  const whole = overIn(FIVE)
  const half = lineOfPlay(whole).find(({ state }) => state.round === 2 && settlementsOf(state, 'red') > 1)
  if (half === undefined) throw new Error('no such position')
  const story = storyIn({ ...whole, head: half, last: half })
  const chart = story.charts.find(({ id }) => id === 'settlements')
  const values = chart?.kind === 'lines' ? chart.values : {}
  expect(values.red?.at(-1)).toBe(settlementsOf(half.state, 'red'))
  expect(values.red).toHaveLength(3)
})

test.each(['en', 'cs'] as const)('everything is said in words: %s', (language) => {
  for (const played of [FIVE, CARDS]) expect(JSON.stringify(storyIn(overIn(played), language))).not.toMatch(/undefined|NaN|\[object/)
})

test('the share picture paints the sign of each clan', () => {
  vi.stubGlobal(
    'Path2D',
    class {
      readonly d: string
      constructor(d = '') {
        this.d = d
      }
      arc(): void {}
    },
  )
  const painted = storyIn(overIn(FIVE)).roles.map(({ paint }) => {
    const drawn: string[] = []
    const note = (path: { readonly d: string }) => void drawn.push(path.d)
    const nothing = () => undefined
    const canvas = { fill: note, stroke: note, save: nothing, restore: nothing, translate: nothing, scale: nothing }
    paint?.(canvas as never, { field: '#fff', charge: '#000' } as never, '#888')
    return drawn.join(' ')
  })
  expect(new Set(painted).size).toBe(FIVE.players)
  vi.unstubAllGlobals()
})

test('during play the sentence on a chart counts what stands now, not at the end of the last round', () => {
  const ledgers = clanMoments(FIVE, 1).filter(
    ({ state, parent }) => state.stage === 'construct' && JSON.stringify(parent?.state.settlements) !== JSON.stringify(state.settlements),
  )
  const moment = ledgers.at(-1)
  if (moment === undefined) throw new Error('nobody builds')
  const ledger = { ...clanLedger(FIVE, 1), head: moment } as unknown as Ledger<Vocabulary>
  const chart = storyIn(ledger).charts.find(({ id }) => id === 'settlements')
  const { chief } = moment.state
  const name = moment.state.players.find(({ clan }) => clan === chief)?.name ?? ''
  expect(chart?.summary).toContain(`${name} ${settlementsOf(moment.state, chief)}`)
})

test.each(['en', 'cs'] as const)('the decision names each place and each clan once, and tied clans together: %s', (language) => {
  const course = courseOf(overIn(FIVE))
  const { state } = course
  const clans = state.result?.places.flat() ?? []
  const [first, second, ...others] = clans
  if (first === undefined || second === undefined) throw new Error('nobody has a place')
  const places = [[first], [second, ...others]]
  const score = Object.fromEntries(clans.map((clan) => [clan, clan === first ? 4 : 3]))
  const steps = storyOf({ ...course, state: { ...state, result: { score, places } } }, voiceIn(language)).ending?.steps ?? []
  expect(steps).toHaveLength(2)
  for (const { name } of state.players) expect(steps.filter(({ text }) => text.includes(name))).toHaveLength(1)
  expect(steps.map(({ text }) => text.slice(0, 2))).toEqual(['1.', '2.'])
})

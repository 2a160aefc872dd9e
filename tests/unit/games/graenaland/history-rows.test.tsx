// Tests the history of Graenaland: the selected territory, payments, and the rows that are folded.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import { textsIn } from '../../../../src/games/graenaland/table/parts/words'
import { cardsPaid } from '../../../../src/games/graenaland/table/rooms/changes'
import { logBadgeOf, logSummaryOf, mayFold } from '../../../../src/games/graenaland/table/rooms/log-folds'
import { paidIn } from '../../../../src/games/graenaland/table/rooms/paid'
import { outcomeTextsIn } from '../../../../src/games/graenaland/table/rooms/words'
import type { Begin } from '../../../../src/referee'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../standard-table'

const moments = [1, 2, 3].flatMap((seed) => clanMoments({ players: 4, way: 'referee', settings: { ordersSealed: false } }, seed))
const built = moments.flatMap((moment) =>
  moment.entry.events.flatMap((event) => (event.e === 'built' && event.at !== undefined ? [{ moment, event, at: event.at }] : [])),
)

test('an entry of the history selects its own territory on the island', async () => {
  const [opening, ...rest] = clanMoments({ players: 3, way: 'light', settings: { ordersSealed: false } }, 1)
  if (opening === undefined) throw new Error('an empty ledger')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const builds = rest.flatMap((moment, n) =>
    moment.entry.events.flatMap((event) => (event.e === 'built' && event.at !== undefined ? [{ n, at: event.at }] : [])),
  )
  const moves = rest.slice(0, (builds.at(3)?.n ?? 0) + 1).map(({ entry }) => entry.move)
  const { session, go } = await openStandard('graenaland', setup, moves, 'log')
  for (const { n, at } of builds.slice(0, 4)) {
    const { ledger } = session.play.getState().open ?? {}
    let moment = ledger?.head
    for (let back = moves.length - 1; back > n; back--) moment = moment?.parent
    await go(`moment/${moment?.entry.seq}`)
    const [heading] = await screen.findAllByRole('heading', { level: 2 })
    expect(heading?.textContent).toContain(textsIn('en').place(at))
  }
})

test('the history names the cards of a payment, and the cards of each clan of a joint work', () => {
  const entered = built.filter(({ event: { pay } }) => pay?.cards !== undefined)
  expect(entered.length).toBeGreaterThan(0)
  for (const { moment, event } of entered) {
    const cards = cardsPaid(event.pay ?? {}, { texts: textsIn('en'), outcomeTexts: outcomeTextsIn('en') })
    const text = paidIn(event, moment.state, 'en', moment.entry.move) ?? ''
    expect(text).toContain(cards === '' || event.joint === true ? cards : `Paid: ${cards}.`)
  }
  const joint = entered.find(({ moment: { entry } }) => entry.move.do === 'jointBuild' && Object.keys(entry.move.give ?? {}).length > 0)
  if (joint === undefined) throw new Error('no joint work with gifts')
  expect(paidIn(joint.event, joint.moment.state, 'en', joint.moment.entry.move)).toMatch(/^(\S+ pays .*\.)+$/)
})

test('the history names no payment that the players did not enter', () => {
  const [{ moment, event } = {}] = built
  if (moment === undefined || event === undefined) throw new Error('nothing built')
  expect(paidIn({ ...event, pay: {} }, moment.state, 'en', { do: 'construct' })).toBeUndefined()
})

test('no collapsed row contains an adopted vote, a building or the end of a round', () => {
  const REAL = ['voteClosed', 'built', 'moved', 'roundEnded', 'proposed', 'finalBegun', 'proved']
  const hidden = moments.filter((moment) => mayFold(moment) && moment.entry.events.some(({ e }) => REAL.includes(e)))
  expect(hidden).toEqual([])
  expect(moments.some((moment) => mayFold(moment) && moment.entry.events.some(({ e }) => e === 'waived'))).toBe(true)
})

test.each([
  ['en', /^\d+ cards? laid out$/],
  ['cs', /^Vyložen[aoy] \d+ kar/],
] as const)('a production is one row with the number of cards: %s', async (language, text) => {
  const draws = moments.filter(({ entry }) => entry.move.do === 'draw').slice(0, 5)
  expect(draws).toHaveLength(5)
  expect(logSummaryOf(draws, language)).toMatch(text)
  const [opening, ...rest] = clanMoments({ players: 3, way: 'referee', settings: { ordersSealed: false } }, 1)
  const end = rest.findIndex(({ entry }) => entry.events.some(({ e }) => e === 'ordersAsked'))
  if (opening === undefined) throw new Error('an empty ledger')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  await openStandard(
    'graenaland',
    setup,
    rest.slice(0, end + 1).map(({ entry }) => entry.move),
    'log',
    language,
  )
  const row = await screen.findByRole('button', { name: text })
  await userEvent.click(row)
  expect(row.getAttribute('aria-expanded')).toBe('true')
})

test('rows of moves that name no clan show the clan of the event: the chief closes a vote, and the next chief gets the ship', () => {
  const of = (kind: string) => moments.filter(({ entry }) => entry.move.do === kind)
  for (const moment of of('closeVote')) expect(logBadgeOf(moment)).toBe(moment.parent?.state.chief)
  const passed = of('passShip').filter(({ entry }) => entry.events.some(({ e }) => e === 'roundEnded'))
  expect(passed.length).toBeGreaterThan(0)
  for (const moment of passed) expect(logBadgeOf(moment)).toBe(moment.state.chief)
  for (const { moment, event } of built) expect(logBadgeOf(moment)).toBe(event.by)
  for (const moment of [...of('draw'), ...of('correct')]) expect(logBadgeOf(moment)).toBeUndefined()
})

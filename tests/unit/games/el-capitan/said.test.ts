// Tests texts that the screens compute from a state.
import { expect, test } from 'vitest'
import { elCapitan } from '../../../../src/games/el-capitan'
import { askedAs } from '../../../../src/games/el-capitan/table/parts/asked'
import { namedIn } from '../../../../src/games/el-capitan/table/parts/named'
import { textsIn } from '../../../../src/games/el-capitan/table/parts/words'
import { wrongText } from '../../../../src/games/el-capitan/table/corrections/changes'
import { texts, textsOf } from '../../../../src/games/el-capitan/table/texts'
import { capitanMoment } from '../../../gallery/el-capitan'

const NAMES = ['capitan-act', 'capitan-asked', 'capitan-number', 'capitan-settle', 'capitan-row', 'capitan-last-piece'] as const

test.each(NAMES)('%s: no two open questions have one title', (name) => {
  const { state } = capitanMoment(name)
  const open = elCapitan.prompts(state)
  for (const language of ['en', 'cs'] as const) {
    const { questions } = texts[language]
    const titles = open.map((prompt) => askedAs(prompt, state, language)?.title ?? questions[prompt.kind])
    expect(new Set(titles).size).toBe(open.length)
  }
})

test('a number is asked by its place', () => {
  const { state } = capitanMoment('capitan-number')
  const [question] = elCapitan.prompts(state)
  if (question === undefined) throw new Error('nothing is asked')
  expect(askedAs(question, state, 'en')?.title).toMatch(/^Number on (?:site|space) \d+ in .+\?$/)
  expect(askedAs(question, state, 'cs')?.title).toMatch(/^Číslo na políčku \d+ .+\?$/)
})

test('from the last piece on, it is said with whose turn the phase ends', () => {
  const { state } = capitanMoment('capitan-last')
  const order = state.turns.order.map((colour) => namedIn(state, 'en').colours[colour])
  const act = { key: 'act', kind: 'act', roles: state.turns.order.slice(0, 1), must: true, sealed: false, rule: 'R2', params: {} } as const
  expect(askedAs(act, state, 'en')?.note).toContain(`The phase ends after ${order.at(-1)}.`)
})

test('pieces that do not add up are named by colour and count', () => {
  const { state } = capitanMoment('capitan-act')
  const [player] = state.players
  const front = state.left[player?.colour ?? 'red']
  if (player === undefined || front === undefined) throw new Error('nobody plays')
  const wrong = { ...state, left: { ...state.left, [player.colour]: { ...front, main: front.main - 1 } } }
  const due = 6 * state.phase
  expect(wrongText('I2', wrong, textsIn('en'))).toBe(
    `Red: ${due - 1} of ${due} warehouses: 1 too few. Put 1 onto a city, or back in front.`,
  )
  expect(wrongText('I2', wrong, textsIn('cs'))).toContain('chybí 1. Patří do města, nebo zpět před hráče.')
  expect(wrongText('I7', state, textsIn('en'))).toBe('A harbour space holds one ship only.')
})

test('the title of a turn names the money with its unit', () => {
  const { state } = capitanMoment('capitan-act')
  const by = state.players[0]?.colour ?? 'red'
  const rich = { ...state, money: { ...state.money, [by]: 12 } }
  const act = { key: 'act', kind: 'act', roles: [by], must: true, sealed: false, rule: 'R2', params: {} } as const
  expect(askedAs(act, rich, 'en')?.title).toMatch(/: one action, 12 florins$/)
  expect(askedAs(act, rich, 'cs')?.title).toMatch(/: jedna akce, 12 florinů v ruce$/)
  expect(textsIn('cs').settle.inHand(12)).toBe('V ruce: 12 florinů.')
})

test('the history names the owner, the city and the site of a warehouse that is shut down', () => {
  const { state } = capitanMoment('capitan-act')
  const [player] = state.players
  if (player === undefined) throw new Error('no player')
  const event = { e: 'shutDown', colour: player.colour, city: 'venezia', site: 2 } as const
  const name = namedIn(state, 'en').colours[player.colour]
  expect(textsOf(state, 'en').events.shutDown(event)).toBe(`In Venezia ${name}’s warehouse on site 2 is shut down.`)
})

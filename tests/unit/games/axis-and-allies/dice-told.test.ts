// Tests the texts before and after a dice roll: the player who rolls, the purpose, and the rule.
import { expect, test } from 'vitest'
import { axisAndAllies, type State } from '../../../../src/games/axis-and-allies'
import { fields } from '../../../../src/games/axis-and-allies/fields'
import type { Event } from '../../../../src/games/axis-and-allies/model/events'
import type { Change } from '../../../../src/games/axis-and-allies/model/moves'
import type { OwnMove } from '../../../../src/games/axis-and-allies/rules/moves'
import { domain, prompts } from '../../../../src/games/axis-and-allies/prompts'
import { shootersOf } from '../../../../src/games/axis-and-allies/rules/fire'
import { waysOf } from '../../../../src/games/axis-and-allies/model/battlefield'
import { askedIn } from '../../../../src/games/axis-and-allies/table/asking/asked'
import { isIncomeNext } from '../../../../src/games/axis-and-allies/table/asking/phases'
import { momentsIn, treasuries } from '../../../../src/games/axis-and-allies/table/results/board-changes'
import { drawingOf, fallenIn, hasBoardChange } from '../../../../src/games/axis-and-allies/table/results/board-events'
import { mobilizingOf } from '../../../../src/games/axis-and-allies/rules/mobilize'
import { textsIn } from '../../../../src/games/axis-and-allies/table/parts/words'
import { allThrough } from '../../../../src/games/axis-and-allies/table/questions/Mobilize'
import { asRaid, marchOf, mayRaid } from '../../../../src/games/axis-and-allies/table/voyages/march'
import { ledgerAt } from './games'

const into = (changes: readonly Change[], moves: readonly OwnMove[], settings = {}): State => {
  const start = fields.apply(ledgerAt(({ phase }) => phase === 0, settings).head.state, changes)
  return moves.reduce((state, move) => {
    const decided = axisAndAllies.decide(state, move)
    if (!decided.ok) throw new Error(decided.refusal.code)
    return decided.value.reduce((now, event) => axisAndAllies.evolve(now, event), state)
  }, start)
}
const german = (phase: number): Change => ({ set: 'clock', round: 1, power: 'germany', phase })
const asked = (state: State) => prompts(state).find(({ must }) => must)
const shooters = (state: State) => {
  const stage = asked(state)?.params.stage
  if (state.battle === undefined || typeof stage !== 'string') throw new Error('no roll')
  return shootersOf(state.battle, stage as never, waysOf(state).profiles)
}

test('each row of a roll names the units that roll on its number, and its rule is the step at hand', () => {
  const battle: OwnMove = {
    do: 'battle',
    at: 'karelia',
    place: 'land',
    attack: { inf: 3, art: 1, arm: 2 },
    defend: { soviet: { inf: 2, ftr: 1 } },
  }
  const attacking = into([german(4)], [battle])
  expect(asked(attacking)).toMatchObject({ kind: 'fire', rule: 'R33' })
  expect(shooters(attacking)).toEqual({ 1: { inf: 2 }, 2: { inf: 1, art: 1 }, 3: { arm: 2 } })
  const defending = into([german(4)], [battle, { do: 'fire', stage: 'attack', hits: {} }])
  expect(asked(defending)).toMatchObject({ kind: 'fire', rule: 'R34' })
  expect(shooters(defending)).toEqual({ 2: { inf: 2 }, 4: { ftr: 1 } })
})

test('submarines, bombardment and the AA gun have their own rules; a heavy bomber is one unit with two dice', () => {
  const sea = into([german(4)], [{ do: 'battle', at: 'sz13', place: 'sea', attack: { ss: 2, ftr: 1 }, defend: { uk: { bb: 1 } } }])
  expect(asked(sea)).toMatchObject({ kind: 'fire', rule: 'R38' })
  expect(shooters(sea)).toEqual({ 2: { ss: 2 } })
  const air: OwnMove = { do: 'battle', at: 'india', place: 'land', attack: { arm: 1, bmb: 1 }, defend: { uk: { inf: 1 } } }
  const shot = into([german(4), { set: 'developments', power: 'germany', owned: ['heavyBombers'] }], [air])
  expect(asked(shot)).toMatchObject({ kind: 'fire', rule: 'R36' })
  const attack = into(
    [german(4), { set: 'developments', power: 'germany', owned: ['heavyBombers'] }],
    [air, { do: 'fire', stage: 'aa', hits: {} }],
  )
  expect(shooters(attack)).toMatchObject({ 4: { bmb: 1 } })
})

test('a raid goes to the complexes that were announced, and its dice say what they are for', () => {
  const state = into(
    [german(3)],
    [
      { do: 'announce', battle: { at: 'caucasus', kind: 'raid' } },
      { do: 'phase', power: 'germany', to: 4 },
    ],
  )
  const question = prompts(state).find(({ kind }) => kind === 'raid')
  if (question === undefined) throw new Error('no raid')
  const places = domain(state, question)
    .steps({})
    .map(({ answer }) => (answer !== undefined && 'at' in answer ? answer.at : ''))
  expect([...new Set(places)]).toEqual(['caucasus'])
  const shot = into(
    [german(3)],
    [
      { do: 'announce', battle: { at: 'caucasus', kind: 'raid' } },
      { do: 'phase', power: 'germany', to: 4 },
      { do: 'raid', at: 'caucasus', units: { bmb: 1 } },
    ],
  )
  const dice = asked(shot)
  if (dice === undefined) throw new Error('no dice')
  expect(askedIn(dice, shot, 'en')?.note).toBe('AA gun in Caucasus: a die for each bomber. A 1 shoots it down.')
  expect(askedIn(dice, shot, 'cs')?.note).toMatch(/^Protiletadlová zbraň, Kavkaz/)
})

test('bombers that go alone to a complex may raid it, and no raid is a battle', () => {
  const state = into([german(3)], [], { armiesTold: true })
  expect(mayRaid(state, { bmb: 1 }, 'united-kingdom')).toBe(true)
  expect(mayRaid(state, { bmb: 1, ftr: 1 }, 'united-kingdom')).toBe(false)
  expect(mayRaid(state, { bmb: 1 }, 'karelia')).toBe(false)
  const [raid] = asRaid(state, marchOf(state, { bmb: 1 }, 'germany', 'united-kingdom'))
  expect(raid?.events.find(({ e }) => e === 'announced')).toMatchObject({ battle: { at: 'united-kingdom', kind: 'raid' } })
})

test('while units wait to be placed the turn is not at its income', () => {
  const state = into(
    [german(2)],
    [
      { do: 'purchase', buy: { inf: 3 } },
      { do: 'phase', power: 'germany', to: 6 },
    ],
  )
  expect(isIncomeNext(state)).toBe(false)
  expect(prompts(state).map(({ kind }) => kind)).toContain('mobilize')
})

test('a roll of the app is told, one of the table is not; the end of a battle moves nothing by itself', () => {
  const rolled = { e: 'rolled', rolling: { what: 'research', development: 'rockets', count: 1 }, faces: {} } as const
  const missed = { e: 'notDeveloped', power: 'germany', development: 'rockets' } as const
  for (const source of ['app', 'table'] as const) {
    const events = [{ ...rolled, source }, missed] as const
    const drawn = events.map((event) => drawingOf(event, events) !== undefined)
    expect(drawn).toEqual([source === 'app', source === 'app'])
  }
  const over: Parameters<typeof drawingOf>[0] = { e: 'battleOver', at: 'sz2', outcome: 'retreated' } as never
  expect(drawingOf(over, [over])).toBeUndefined()
})

test('a result that changes nothing on the board has no page of its own', () => {
  const rolled = { e: 'rolled', rolling: { what: 'research', development: 'rockets', count: 1 }, faces: {}, source: 'app' } as const
  const missed = { e: 'notDeveloped', power: 'germany', development: 'rockets' } as const
  const gained = { ...missed, e: 'developed' } as const
  expect(hasBoardChange([rolled, missed])).toBe(false)
  expect(hasBoardChange([rolled, gained])).toBe(true)
  expect(hasBoardChange([{ e: 'citiesCounted', count: { axis: 5, allies: 7 } }])).toBe(false)
  // The app shows no separate result for these payments: the button shows the price, and the statement shows the income.
  for (const why of ['research', 'purchase', 'income'])
    expect(hasBoardChange([{ e: 'paid', transfer: { from: 'germany', amount: 5, why } }])).toBe(false)
  expect(hasBoardChange([{ e: 'paid', transfer: { from: 'germany', amount: 5, why: 'rocket' } }])).toBe(true)
})

test('two capitals that fall in one answer: each treasury is shown once, before and after, and so is each fall', () => {
  const before = into([german(3)], [])
  let after = before
  const events: Event[] = []
  for (const at of ['russia', 'united-kingdom']) {
    const decided = axisAndAllies.decide(after, { do: 'enter', at, units: { arm: 1 } })
    if (!decided.ok) throw new Error(decided.refusal.code)
    events.push(...decided.value)
    after = decided.value.reduce((now, event) => axisAndAllies.evolve(now, event), after)
  }
  const rows = treasuries({ before, after, events }, textsIn('en'), ({ e }) => e)
  expect(rows.map(({ title, from, to }) => [title, from, to])).toEqual([
    ['Treasury: Soviet Union', 24, 0],
    ['Treasury: Germany', 40, 94],
    ['Treasury: United Kingdom', 30, 0],
  ])
  expect(momentsIn({ before, after }, textsIn('en'))).toEqual([
    'Moscow has fallen. Soviet Union buys and collects nothing until it is free.',
    'London has fallen. United Kingdom buys and collects nothing until it is free.',
  ])
  expect(momentsIn({ before: after, after: before }, textsIn('en'))).toEqual(['Moscow is free again.', 'London is free again.'])
  const short = { ...after, settings: { ...after.settings, needed: 8 } }
  expect(momentsIn({ before, after: short }, textsIn('cs')).at(-1)).toMatch(/8 vítězných měst/)
})

test('a capital that falls where money is not followed names its captor, and nobody is told to receive nothing', () => {
  const before = into([german(3)], [], { moneyTold: false })
  const decided = axisAndAllies.decide(before, { do: 'enter', at: 'russia', units: { arm: 1 } })
  if (!decided.ok) throw new Error(decided.refusal.code)
  const after = decided.value.reduce((now, event) => axisAndAllies.evolve(now, event), before)
  expect(fallenIn(before, after)).toEqual([{ power: 'soviet', captor: 'germany' }])
  expect(fallenIn(after, after)).toEqual([])
  const paid = decided.value.filter(({ e }) => e === 'paid')
  expect(paid).not.toEqual([])
  expect(paid.map((event) => drawingOf(event as never, []))).toEqual(paid.map(() => undefined))
})

test('everything that waits goes through one complex at once, where it has room for all of it', () => {
  const waiting = (buy: Readonly<Record<string, number>>) =>
    mobilizingOf(
      into(
        [german(2)],
        [
          { do: 'purchase', buy },
          { do: 'phase', power: 'germany', to: 6 },
        ],
      ),
    )
  expect(allThrough(waiting({ inf: 3, arm: 1 }), 'germany')).toHaveLength(4)
  expect(allThrough(waiting({ inf: 8 }), 'germany')).toHaveLength(8)
  expect(allThrough(waiting({ inf: 8 }), 'southern-europe')).toEqual([])
})

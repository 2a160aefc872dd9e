// Tests corrections: every change has texts in both languages. Numbers beyond the printed components are refused.
import { expect, test } from 'vitest'
import { axisAndAllies, type State } from '../../../../src/games/axis-and-allies'
import { fields } from '../../../../src/games/axis-and-allies/fields/index'
import { isSince } from '../../../../src/games/axis-and-allies/model/battlefield'
import type { Change } from '../../../../src/games/axis-and-allies/model/moves'
import { DEFAULT_SETTINGS } from '../../../../src/games/axis-and-allies/model/settings'
import { changeText, wrongText } from '../../../../src/games/axis-and-allies/table/corrections/changes'
import { setTextsIn } from '../../../../src/games/axis-and-allies/table/corrections/words'
import { textsIn } from '../../../../src/games/axis-and-allies/table/parts/words'
import { texts } from '../../../../src/games/axis-and-allies/table/texts'
import { begin } from '../../../../src/referee'
import { sha256 } from '../../../../src/session/ledger/digest'

const PLAYERS = [
  { name: 'Anna', powers: ['soviet', 'uk', 'us'] },
  { name: 'Petr', powers: ['germany', 'japan'] },
] as const

const begun = (): State => {
  const ledger = begin(
    axisAndAllies,
    { players: PLAYERS, settings: { armiesTold: true } },
    { id: '0'.repeat(32), time: 1, by: 'table' },
    sha256,
  )
  if (!ledger.ok) throw new Error(ledger.refusal.code)
  return ledger.value.head.state
}
const state = begun()
const after = (...changes: readonly Change[]) => fields.apply(state, changes)
const refusal = (...changes: readonly Change[]) => {
  const decided = axisAndAllies.decide(state, { do: 'correct', changes })
  return decided.ok ? undefined : decided.refusal
}

test('the log tells what was set', () => {
  const changes: readonly Change[] = [
    { set: 'cash', power: 'uk', ipc: 7 },
    { set: 'number', point: 'income/india', value: 4 },
    { set: 'name', seat: 1, name: 'Eva' },
  ]
  expect(texts.en.events.corrected({ e: 'corrected', changes, reason: 'miscounted' })).toBe(
    'Set by hand: miscounted. United Kingdom: 7 IPCs. India: income: 4. Player 2: Eva.',
  )
  expect(texts.cs.events.corrected({ e: 'corrected', changes })).toBe(
    'Opraveno ručně. Spojené království: 7 CPP. Indie: příjem: 4. 2. hráč: Eva.',
  )
})

test('everything that stands there has a line in both languages', () => {
  for (const language of ['en', 'cs'] as const)
    for (const change of fields.standing(state)) {
      const text = changeText(change, state, textsIn(language), setTextsIn(language))
      expect(text).not.toMatch(/undefined|object|^:|:\s*$/)
    }
})

test('a territory that changed hands this turn is told so, and is no place for new units', () => {
  expect(isSince(state, 'karelia')).toBe(true)
  const taken = after({ set: 'taken', at: 'karelia', taken: true })
  expect(isSince(taken, 'karelia')).toBe(false)
  expect(fields.before(taken, { set: 'taken', at: 'karelia', taken: false })).toEqual({ set: 'taken', at: 'karelia', taken: true })
  expect(isSince(fields.apply(taken, [{ set: 'taken', at: 'karelia', taken: false }]), 'karelia')).toBe(true)
  expect(refusal({ set: 'taken', at: 'spain', taken: true })?.code).toBe('MALFORMED')
})

test('a fight that was announced by mistake leaves the list; one that cannot be never enters it', () => {
  const fights = [
    { at: 'karelia', kind: 'land' },
    { at: 'sz5', kind: 'sea' },
  ] as const
  expect(after({ set: 'announced', announced: fights }).turn.announced).toEqual(fights)
  expect(after({ set: 'announced', announced: fights }, { set: 'announced', announced: fights.slice(1) }).turn.announced).toEqual(
    fights.slice(1),
  )
  expect(after({ set: 'announced', announced: [{ at: 'sz5', kind: 'land' }] }).turn.announced).toEqual([])
})

test('a complex never leaves the board, but may stand elsewhere', () => {
  const set = (at: string, ic: boolean): Change => ({
    set: 'territory',
    at,
    ...(state.territories[at] as State['territories'][string]),
    ic,
  })
  expect(refusal(set('russia', false))?.params).toEqual({ what: 'I4' })
  expect(wrongText('I4', after(set('russia', false)), setTextsIn('en'))).toContain('only 7 would be left')
  expect(refusal(set('russia', false), set('karelia', true))).toBeUndefined()
})

test('rules are told by what is not as in the rulebook', () => {
  const textFor = (settings: Partial<State['settings']>) =>
    changeText({ set: 'settings', settings: { ...DEFAULT_SETTINGS, ...settings } }, state, textsIn('en'), setTextsIn('en'))
  expect(textFor({})).toBe('Rules and what is followed: as in the rulebook')
  expect(textFor({ needed: 8, leftover: 'keep', advantages: ['radar'] })).toBe(
    'Rules and what is followed: Victory cities: 8; Units that do not fit: wait; Radar',
  )
})

test('a power goes to another person; whoever would be left without any changes places', () => {
  const powersOf = ({ players }: State) => players.map(({ powers }) => powers)
  const given = after({ set: 'plays', power: 'uk', seat: 1 })
  expect(powersOf(given)).toEqual([
    ['soviet', 'us'],
    ['germany', 'uk', 'japan'],
  ])
  expect(fields.before(given, { set: 'plays', power: 'uk', seat: 0 })).toEqual({ set: 'plays', power: 'uk', seat: 1 })
  const alone = after({ set: 'plays', power: 'germany', seat: 0 }, { set: 'plays', power: 'japan', seat: 0 })
  expect(powersOf(alone)).toEqual([['japan'], ['soviet', 'germany', 'uk', 'us']])
  expect(fields.apply(state, [{ set: 'plays', power: 'uk', seat: 4 }])).toBe(state)
})

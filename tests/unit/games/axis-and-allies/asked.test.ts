// Tests the texts of the questions: the player who is asked, the rule, and the list of units.
import { expect, it } from 'vitest'
import type { State } from '../../../../src/games/axis-and-allies'
import { prompts } from '../../../../src/games/axis-and-allies/prompts'
import { askedIn } from '../../../../src/games/axis-and-allies/table/asking/asked'
import { changeText } from '../../../../src/games/axis-and-allies/table/corrections/changes'
import { setTextsIn } from '../../../../src/games/axis-and-allies/table/corrections/words'
import { textsIn } from '../../../../src/games/axis-and-allies/table/parts/words'
import { ledgerAfter, ledgerAt } from './games'

const asksFor = (kind: string) => (state: State) => prompts(state).some((one) => one.kind === kind)
const questionOf = (state: State, kind: string) => {
  const found = prompts(state).find((one) => one.kind === kind)
  if (found === undefined) throw new Error(`no ${kind}`)
  return found
}

it('while units can be placed, placing is what the turn waits for', () => {
  const { state } = ledgerAt(asksFor('mobilize')).head
  expect(prompts(state).find(({ must }) => must)?.kind).toBe('mobilize')
})

it('moves after the battles go by the rules of that phase', () => {
  const { state } = ledgerAt((now) => now.phase === 5 && asksFor('move')(now) && asksFor('ship')(now)).head
  expect(questionOf(state, 'move').rule).toBe('R81')
  expect(questionOf(state, 'ship').rule).toBe('R83')
})

it('a roll of several defenders names them all', () => {
  const { state } = ledgerAt((now) => asksFor('fire')(now) && now.power === 'germany').head
  const question = { ...questionOf(state, 'fire'), roles: ['uk', 'us'] as const }
  const [english, czech] = (['en', 'cs'] as const).map((language) => askedIn(question, state, language)?.title)
  expect(english).toMatch(/United Kingdom and United States roll \d+ (?:die|dice)\. How many hit\?$/)
  expect(czech).toMatch(/Spojené království a Spojené státy hází: \d+ kost(?:ka|ky|ek)\. Kolik zásahů\?$/)
})

it('where nobody may leave, step 7 asks for nothing but to go on', () => {
  const { state } = ledgerAt((now) => asksFor('step7')(now) && now.battle?.place === 'land', { armiesTold: true }).head
  const question = questionOf(state, 'step7')
  const { battle } = state
  if (battle === undefined) throw new Error('no battle')
  const landed: State = { ...state, battle: { ...battle, amphibious: true, attack: { inf: 2 }, spaces: {} } }
  expect(askedIn(question, landed, 'en')?.title).toMatch(/: The battle goes on\.$/)
  const near = { x: { friendly: true, origin: true } }
  const marched: State = { ...state, battle: { ...battle, amphibious: false, attack: { inf: 2 }, spaces: near } }
  expect(askedIn(question, marched, 'en')?.title).toMatch(/Press on or retreat\?$/)
})

it.each(['en', 'cs'] as const)('units are listed in one order, battleships on their side after the others: %s', (language) => {
  const { unitList } = textsIn(language)
  const listed = unitList({ tt: 1, 'bb+': 1, bb: 2, arm: 1, inf: 4 })
  expect(listed).toBe(unitList({ inf: 4, arm: 1, bb: 2, 'bb+': 1, tt: 1 }))
  expect(listed).toMatch(/^4 /)
})

it('a number that was changed begins like the other changes', () => {
  const text = changeText({ set: 'number', point: 'inf/cost', value: 4 }, { players: [] }, textsIn('cs'), setTextsIn('cs'))
  expect(text).toBe('Pěchota: cena: 4')
})

it('of several battles one is chosen, and the rule of a question is the one that holds', () => {
  const announced = ledgerAfter({ way: 'referee' }, [
    { do: 'phase', power: 'soviet', to: 3 },
    { do: 'announce', battle: { at: 'west-russia', kind: 'land' } },
    { do: 'announce', battle: { at: 'ukraine', kind: 'land' } },
  ])
  expect(prompts(announced.head.state).find(({ kind }) => kind === 'announce')?.rule).toBe('R13')
  const { state } = ledgerAfter({ way: 'referee' }, [
    { do: 'phase', power: 'soviet', to: 3 },
    { do: 'announce', battle: { at: 'west-russia', kind: 'land' } },
    { do: 'announce', battle: { at: 'ukraine', kind: 'land' } },
    { do: 'phase', power: 'soviet', to: 4 },
  ]).head
  const titleOf = (now: State) => {
    const question = prompts(now).find(({ kind }) => kind === 'battle')
    return question && askedIn(question, now, 'en')?.title
  }
  expect(titleOf(state)).toMatch(/: Which battle is fought first\?$/)
  const fought = { ...state, turn: { ...state.turn, fought: ['ukraine'] } }
  expect(titleOf(fought)).toMatch(/: Which armies fight in West Russia\?$/)
})

it('the question about AA fire names the power that rolls', () => {
  for (const [language, text] of [
    ['en', 'AA gun: United Kingdom rolls 2 dice. How many planes fall?'],
    ['cs', 'Protiletadlová zbraň: hází Spojené království, 2 kostky. Kolik letadel padá?'],
  ] as const)
    expect(textsIn(language).firing('aa', [textsIn(language).powers.uk], 2, true)).toBe(text)
})

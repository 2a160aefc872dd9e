// Tests the practice round with the rules: only legal moves reach and complete each step.
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StoreApi } from 'zustand/vanilla'
import { westeros, westerosSecondEdition } from '../../../../../../src/games/westeros'
import type { WesterosVocabulary } from '../../../../../../src/games/westeros/rules/vocabulary'
import { areaAt } from '../../../../../../src/games/westeros/model/position'
import { marchDomain } from '../../../../../../src/games/westeros/prompts/marches'
import { FIELD, FROM, practiceOf, TO, type Also } from '../../../../../../src/games/westeros/table/practice/script'
import wordsCs from '../../../../../../src/games/westeros/table/practice/words/cs'
import wordsEn from '../../../../../../src/games/westeros/table/practice/words/en'
import { units } from '../../../../../../src/games/westeros/model/units'
import type { Play } from '../../../../../../src/session'
import { makeRound, stepsOf, type PracticeRound } from '../../../../../../src/session/practice'
import { isPractice, practiceId } from '../../../../../../src/session/environment/practice-id'
import tableEn from '../../../../../../src/table/practice/words/en'
import { openApp, press } from '../fixture'

const name = { en: 'Westeros', cs: 'Westeros' }
const catalogue = [
  { id: 'westeros', name, load: () => Promise.resolve(westeros) },
  { id: 'westeros-second-edition', name, load: () => Promise.resolve(westerosSecondEdition) },
]
const ids = stepsOf(practiceOf('Practice', wordsEn.people)).map(({ id }) => id)

/** Starts a practice round without a screen. The test reports to it what a screen would show. */
const start = async (edition: 'first' | 'second' = 'first') => {
  const round: PracticeRound<Also> = makeRound(practiceOf('Practice', wordsEn.people, edition), { catalogue, now: () => 0 })
  await round.begin()
  const { play } = round.session as unknown as { readonly play: StoreApi<Play<WesterosVocabulary>> }
  const now = () => play.getState()
  return {
    round,
    now,
    /** Returns the current step after the practice round was informed about the state of the screen. */
    step: async (also: Partial<Also> = {}) => {
      await round.see({ laidOut: false, showsOutcome: false, place: '/game/practice-westeros', ...also })
      const { at } = round.progress.getState()
      return at === ids.length ? 'over' : ids[at ?? -1]
    },
  }
}
type Reader = Awaited<ReturnType<typeof start>>

const open = ({ now }: Reader) => {
  const { open: game } = now()
  if (game === undefined) throw new Error('no game is open')
  return game
}

/** Drafts a march of some footmen in the open question. */
const send = async (reader: Reader, footmen: number) => {
  const { prompts, state, ledger } = open(reader)
  const [prompt] = prompts
  if (prompt === undefined) throw new Error('nothing is asked')
  const domain = marchDomain(state)
  let draft = domain.empty
  for (const step of [{ from: FROM }, ...Array.from({ length: footmen }, () => ({ to: TO, unit: 'footman' as const }))]) {
    const answer = domain.take(draft, step)
    if (!answer.ok) throw new Error(answer.refusal.code)
    draft = answer.value
  }
  await reader.now().setDraft(prompt, { at: ledger.last.entry.id, stack: [draft] })
}

const march = (reader: Reader, footmen: number) =>
  reader.now().play({ do: 'march', house: 'stark', from: FROM, moves: [{ to: TO, units: units({ footman: footmen }) }], leaveToken: false })

const toAuction = async (reader: Reader) => {
  await reader.now().drawByChance()
  await reader.now().play({ do: 'resolve', deck: 2 })
}

beforeEach(() => sessionStorage.clear())

describe.each(['first', 'second'] as const)('the practice round of the %s edition', (edition) => {
  test('the auction: cards, two seats, the reveal', async () => {
    const reader = await start(edition)
    expect(await reader.step()).toBe('draw')
    await reader.now().drawByChance()
    expect(open(reader).state.turned?.[2]).toBe('clash-of-kings')
    expect(await reader.step({ showsOutcome: true })).toBe('outcome')
    expect(await reader.step()).toBe('resolve')
    await reader.now().play({ do: 'resolve', deck: 2 })
    expect(open(reader).ballots[0]?.roles).toEqual(['stark', 'lannister'])
    expect(await reader.step()).toBe('hand')
    await reader.now().cast('stark', 3)
    expect(await reader.step()).toBe('second')
    await reader.now().cast('lannister', 2)
    expect(await reader.step()).toBe('reveal')
    await reader.now().reveal()
    expect(await reader.step({ laidOut: true })).toBe('choicesShown')
    // The practice round sets up another board only after the user presses the button.
    expect(await reader.step()).toBe('turn')
    await reader.round.skip()
    expect(await reader.step()).toBe('send')
    expect(open(reader).state.stage.at).toBe('marches')
  })

  test('the march: too many are refused by the rule of supply, fewer go; then back, and into the log', async () => {
    const reader = await start(edition)
    await reader.round.skip()
    expect(await reader.step()).toBe('send')
    await send(reader, 1)
    expect(await reader.step()).toBe('send')
    await send(reader, 2)
    expect(await reader.step()).toBe('refusal')
    expect(await march(reader, 2)).toMatchObject({
      how: 'refused',
      refusal: { code: 'ARMY_TOO_LARGE', rule: expect.stringMatching(/^[RE]3\.3$/) },
    })
    expect(await reader.step()).toBe('rule')
    reader.now().dismiss()
    expect(await reader.step()).toBe('march')
    expect(await march(reader, 1)).toEqual({ how: 'done' })
    const { id } = open(reader).ledger.head.entry
    expect(await reader.step()).toBe('undo')
    expect(open(reader).ledger.head.entry.id).toBe(id)
    await reader.now().undo()
    expect(await reader.step()).toBe('log')
    expect(await reader.step({ place: '/game/practice-westeros/log' })).toBe('look')
    await reader.round.skip()
    expect(await reader.step()).toBe('fight')
  })

  test('the battle: from the balance to the list of what it costs', async () => {
    const reader = await start(edition)
    for (let part = 0; part < 3; part++) await reader.round.skip()
    expect(await reader.step()).toBe('fight')
    expect(open(reader).state.battle).toMatchObject({ area: FIELD, attacker: 'stark', defender: 'baratheon' })
    await reader.now().play({ do: 'playCards', attacker: { card: 'eddard-stark' }, defender: { card: 'stannis-baratheon' } })
    expect(await reader.step({ showsOutcome: true })).toBe('fought')
  })
})

test('equal bids wait for whoever holds the Iron Throne', async () => {
  const reader = await start()
  await toAuction(reader)
  await reader.now().cast('stark', 1)
  await reader.now().cast('lannister', 1)
  await reader.now().reveal()
  expect(await reader.step({ laidOut: true })).toBe('choicesShown')
  await reader.now().play({ do: 'orderTied', by: 'stark', groups: [['lannister', 'stark']] })
  expect(await reader.step()).toBe('turn')
})

test('what is taken back in the auction is to be done again', async () => {
  const reader = await start()
  await toAuction(reader)
  expect(await reader.step()).toBe('hand')
  await reader.now().undo()
  expect(await reader.step()).toBe('resolve')
  await reader.now().undo(true)
  expect(await reader.step()).toBe('draw')
})

test('a table that overrules the refusal goes on all the same', async () => {
  const reader = await start()
  await reader.round.skip()
  await march(reader, 2)
  expect(await reader.step()).toBe('rule')
  await reader.now().overrule()
  expect(await reader.step()).toBe('undo')
})

test('every part can be passed over, and begins on a position of its own', async () => {
  const reader = await start()
  await reader.round.skip()
  expect(areaAt(open(reader).state, FROM).garrison?.standing.footman).toBe(2)
  await reader.round.skip()
  expect(await reader.step()).toBe('undo')
  expect(areaAt(open(reader).state, TO).garrison?.standing.footman).toBe(2)
  await reader.round.skip()
  expect(open(reader).state.battle?.area).toBe(FIELD)
  await reader.round.skip()
  expect(await reader.step()).toBe('over')
  // The last page lists the subjects of the practice round, but not as completed.
  expect(reader.round.progress.getState().isSkipped).toBe(true)
  await reader.round.again()
  expect(reader.round.progress.getState().isSkipped).toBe(false)
  expect(await reader.step()).toBe('draw')
})

test('a reload goes on, in a ballot from its beginning; nothing sealed is remembered', async () => {
  const first = await start()
  await toAuction(first)
  await first.step()
  await first.now().cast('stark', 4)
  expect(await first.step()).toBe('second')
  expect(sessionStorage.getItem('castellan.practice')).not.toContain('"do":"cast"')
  const second = await start()
  expect(await second.step()).toBe('hand')
  expect(open(second).ballots[0]?.cast).toEqual({})
})

test('what cannot be read begins anew, and leaving forgets', async () => {
  const first = await start()
  await first.now().drawByChance()
  await first.step()
  const { entries, ...rest } = JSON.parse(sessionStorage.getItem('castellan.practice') ?? '{}') as { readonly entries: readonly object[] }
  sessionStorage.setItem('castellan.practice', JSON.stringify({ ...rest, entries: entries.map((entry) => ({ ...entry, digest: 'no' })) }))
  const second = await start()
  expect(await second.step()).toBe('draw')
  second.round.leave()
  expect(sessionStorage.getItem('castellan.practice')).toBeNull()
})

test('it is no game of this device', async () => {
  const { round } = await start()
  expect(isPractice(practiceId('westeros'))).toBe(true)
  expect(round.session.play.getState().open?.id).toBe(practiceId('westeros'))
  expect(localStorage.length).toBe(0)
})

test('the coach has words for every step, and few of them', () => {
  for (const words of [wordsEn, wordsCs]) {
    expect(Object.keys(words.steps)).toEqual(ids)
    for (const [step, text] of Object.entries(words.steps)) expect(text.split(' ').length, step).toBeLessThan(25)
  }
})

test.each(['westeros', 'westeros-second-edition'])('the page of %s shows the coach above the real table', async (game) => {
  await openApp({ at: `/game/${practiceId(game)}` })
  expect(await screen.findByRole('region', { name: tableEn.title }, { timeout: 20_000 })).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: 'Draw the Westeros cards' })).toBeTruthy()
})

test('the coach says so where skipping ends the round', async () => {
  await openApp({ at: `/game/${practiceId('westeros')}` })
  const coach = within(await screen.findByRole('region', { name: tableEn.title }, { timeout: 20_000 }))
  for (let part = 0; part < 3; part++) await press('Skip this')
  expect(await coach.findByRole('button', { name: 'Skip to the end' })).toBeTruthy()
  expect(coach.queryByRole('button', { name: 'Skip this' })).toBeNull()
})

test('after a reload, the round still knows the last entry of its prepared position', async () => {
  const before = await start()
  const { prepared } = before.round.progress.getState()
  expect(prepared).toBe(open(before).ledger.head.entry.id)
  const after = await start()
  expect(after.round.progress.getState().prepared).toBe(prepared)
})

// Plays the practice round with the moves of its steps.
import { graenaland, type Graenaland } from '../../../../src/games/graenaland'
import { toldPrice } from '../../../../src/games/graenaland/box/numbers'
import type { AnyMove } from '../../../../src/games/graenaland/rules/moves'
import type { Choice } from '../../../../src/games/graenaland/model/moves'
import { practice } from '../../../../src/games/graenaland/table/practice'
import { append, begin, commit, type Ledger } from '../../../../src/referee'
import { skippedTo, stepsOf } from '../../../../src/session/practice'
import { sha256 } from '../../../../src/session/ledger/digest'
import { totalOf } from '../../../../src/kit/counts'
import { countOf } from '../../../../src/kit/vote'
import { expect, test } from 'vitest'
import { testPractice } from '../practice-walk'

const NONCE = '00'.repeat(16)
const ORDERS = { red: { hero: 'warrior', go: 'W' }, white: { go: '0' } } as const satisfies Readonly<Record<string, Choice>>
const cast = (role: keyof typeof ORDERS, ballot: string): AnyMove => ({
  do: 'cast',
  ballot,
  role,
  commitment: commit(sha256, ballot, role, ORDERS[role], NONCE),
})

const ballotIn = ({ head }: Ledger<Graenaland>): string => head.state.ballot?.id ?? ''

/** Moves for each step of the practice round, in order. */
const MOVES: Readonly<Record<string, (ledger: Ledger<Graenaland>) => readonly AnyMove[]>> = {
  draw: () => [{ do: 'draw', card: 'cattle' }],
  order: (ledger) => [cast('red', ballotIn(ledger))],
  reveal: (ledger) => [
    cast('white', ballotIn(ledger)),
    {
      do: 'reveal',
      ballot: ballotIn(ledger),
      opened: { red: { choice: ORDERS.red, nonce: NONCE }, white: { choice: ORDERS.white, nonce: NONCE } },
    },
  ],
  propose: () => [{ do: 'propose', by: 'red', at: 'C1', split: ['red', 'white'] }],
  half: () => [
    { do: 'vote', by: 'red', yes: true },
    { do: 'vote', by: 'blue', yes: false },
    { do: 'vote', by: 'white', yes: false },
  ],
  adopted: () => [
    { do: 'propose', by: 'white', at: 'C1', split: ['red', 'white'] },
    { do: 'vote', by: 'red', yes: true },
    { do: 'vote', by: 'white', yes: true },
    { do: 'closeVote' },
  ],
  refused: () => [{ do: 'construct', by: 'red', what: 'fort', at: 'C1' }],
  build: () => [
    { do: 'construct', by: 'red', what: 'village', at: 'C2', pay: { cards: { grain: 1, wood: 1 }, supplies: [['grain', 'ore']] } },
  ],
}

testPractice<Graenaland>({ game: graenaland, practice, moves: MOVES, refused: { refused: 'BUILDING_TAKEN' } })

test.each(['propose', 'half', 'adopted'])('the step “%s” begins on a position of its own, whatever was answered before', (id) => {
  const part = practice.of('Practice', 'en').parts.find(({ steps }) => steps.some((step) => step.id === id))
  expect(part?.steps[0]?.id).toBe(id)
  expect(part?.goesOn).toBeUndefined()
})

const OTHER: Readonly<Record<string, readonly AnyMove[]>> = {
  draw: [{ do: 'draw', card: 'grain' }],
  propose: [{ do: 'propose', by: 'red', at: 'C1', split: ['white', 'white'] }],
  half: [
    { do: 'vote', by: 'red', yes: true },
    { do: 'vote', by: 'blue', yes: true },
    { do: 'vote', by: 'white', yes: false },
  ],
  adopted: [
    { do: 'propose', by: 'white', at: 'C1', split: ['red', 'white'] },
    { do: 'vote', by: 'red', yes: false },
    { do: 'vote', by: 'white', yes: true },
    { do: 'vote', by: 'blue', yes: false },
  ],
  reveal: [
    { do: 'draw', card: 'cattle' },
    { do: 'order', by: 'red', hero: 'warrior', go: '0' },
    { do: 'order', by: 'white', go: '0' },
  ],
}

test.each(Object.keys(OTHER))('another answer than the step “%s” asks for is named, and the step is not done', (id) => {
  const part = practice.of('Practice', 'en').parts.find(({ steps }) => steps.some((step) => step.id === id))
  const step = part?.steps.find((one) => one.id === id)
  if (part === undefined || step?.otherwise === undefined) throw new Error(id)
  let time = 0
  const stamp = () => ({ id: `${time}`, time: time++, by: 'table' })
  // The test makes the orders public, because it tests the reveal without secret choices.
  const begun = begin(graenaland, { ...part.prepared.setup, settings: { ordersSealed: false } }, stamp(), sha256)
  if (!begun.ok) throw new Error('not begun')
  let ledger = begun.value
  const seen = () =>
    ({
      open: { ledger, state: ledger.head.state, prompts: [] },
      refused: undefined,
      also: { showsOutcome: false, laidOut: false, place: '' },
    }) as unknown as Parameters<typeof step.isDone>[0]
  for (const move of part.prepared.moves) {
    const next = append(ledger, move, stamp(), sha256)
    if (next.ok) ledger = next.value
  }
  expect(step.otherwise.applies(seen())).toBe(false)
  for (const move of OTHER[id] ?? []) {
    const next = append(ledger, move, stamp(), sha256)
    if (!next.ok) throw new Error(next.refusal.code)
    ledger = next.value
  }
  expect(step.isDone(seen())).toBe(false)
  expect(step.otherwise.applies(seen())).toBe(true)
})

test('skipping leads to the next part, and in the last part to each step that is possible without the skipped one', () => {
  const lesson = practice.of('Practice', 'en')
  const ids = stepsOf(lesson).map(({ id }) => id)
  const passed = (hasMoved: boolean) => {
    const found: string[] = []
    for (let at = 0; at < ids.length; at = skippedTo(lesson, at, hasMoved)) found.push(ids[at] ?? '')
    return found
  }
  expect(passed(true)).toEqual(['draw', 'propose', 'half', 'adopted', 'refused', 'build', 'undo', 'log', 'look'])
  // Without a move of the user there is nothing to undo.
  expect(passed(false)).toEqual(['draw', 'propose', 'half', 'adopted', 'refused', 'build', 'log', 'look'])
})

test('the vote of the practice is one of six votes, three of them Red’s', () => {
  const part = practice.of('Practice', 'en').parts.find(({ steps }) => steps.some((step) => step.id === 'half'))
  if (part === undefined) throw new Error('no vote')
  let time = 0
  const stamp = () => ({ id: `${time}`, time: time++, by: 'table' })
  const begun = begin(graenaland, part.prepared.setup, stamp(), sha256)
  if (!begun.ok) throw new Error('not begun')
  let ledger = begun.value
  for (const move of part.prepared.moves) {
    const next = append(ledger, move, stamp(), sha256)
    if (next.ok) ledger = next.value
  }
  const { proposal } = ledger.head.state
  expect(proposal?.at).toBe('C1')
  expect(proposal && countOf(proposal.vote)).toMatchObject({ total: 6, needed: 4 })
})

test('R40: a village of the practice costs 4 cards on the coast, 5 inland and 6 in mountains', () => {
  const [part] = practice.of('Practice', 'en').parts
  const begun = part && begin(graenaland, part.prepared.setup, { id: '0', time: 0, by: 'table' }, sha256)
  if (begun?.ok !== true) throw new Error('not begun')
  const { island, numbers } = begun.value.head.state
  const cards = Object.keys(island).map((at) => [at, totalOf(toldPrice(numbers, 'village', at) ?? {})])
  expect(Object.fromEntries(cards)).toEqual({ C1: 4, C2: 4, C3: 4, I1: 6, I2: 5 })
})

test('the first step asks for the card that the next parts of the lesson begin with', () => {
  const { parts } = practice.of('Practice', 'en')
  const drawn = parts.map(({ prepared }) => prepared.moves.flatMap((move) => (move.do === 'draw' ? [move.card] : [])))
  const [before = []] = drawn
  const next = new Set(drawn.slice(1).map((cards) => cards[before.length]))
  expect(next).toEqual(new Set(['cattle']))
  expect(practice.texts.en.steps['draw']).toContain('tap cattle')
  expect(practice.texts.cs.steps['draw']).toContain('dobytek')
})

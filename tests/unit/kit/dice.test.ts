/** Tests dice: results are valid, rolls by the app follow from the seed and can be verified, and no player can choose a roll alone. */
import { array, assert, integer, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterRoll,
  dieLabels,
  facesOf,
  freshDice,
  isRolled,
  labelled,
  rollByChance,
  rollDomain,
  rollRevealed,
  type Dice,
} from '../../../src/kit/dice'
import {
  accepted,
  addBeside,
  append,
  begin,
  commitAddition,
  commitSeed,
  revealsUndone,
  entries,
  mixAdditions,
  openSeed,
  pickRemembered,
  pickBySeed,
  refusedByReferee,
  rewind,
  verdictOf,
  verify,
  type Addition,
  type CoreCode,
  type Game,
  type Ledger,
  type Vocabulary,
} from '../../../src/referee'
import { hmacSha256, sha256 } from '../../../src/session/ledger/digest'
import { codeOf, must, stamp } from '../../fixtures/tiny-table'

const PAIR = { count: 2, sides: 6 }

interface Rolling extends Vocabulary {
  readonly setup: Dice['source']
  readonly state: { readonly dice: Dice; readonly pips: number }
  readonly move: { readonly do: 'roll'; readonly faces: readonly number[] }
  readonly event:
    | { readonly e: 'begun'; readonly dice: Dice }
    | { readonly e: 'rolled'; readonly source: Dice['source']; readonly faces: Readonly<Record<string, number>> }
  readonly promptKind: 'roll'
  readonly role: string
  readonly code: CoreCode
  readonly draft: readonly number[]
  readonly step: number
}

/** Game in which players roll two dice, three times. */
const rolling: Game<Rolling> = {
  id: 'rolling',
  rules: 1,
  begin: (source) => accepted([{ e: 'begun', dice: freshDice(source) }]),
  decide: ({ dice }, move) =>
    move.do === 'roll' && 'faces' in move && isRolled(move.faces, PAIR)
      ? accepted([{ e: 'rolled', source: dice.source, faces: labelled(dice, move.faces) }])
      : refusedByReferee('MALFORMED'),
  evolve: (state, event) => {
    if (event.e === 'begun') return { dice: event.dice, pips: 0 }
    if (state === undefined) throw new TypeError('no beginning')
    if (event.e === 'rewound') return state
    return { dice: afterRoll(state.dice), pips: state.pips + Object.values(event.faces).reduce((sum, face) => sum + face, 0) }
  },
  prompts: ({ dice }) =>
    dice.rolls < 3 ? [{ key: 'roll', kind: 'roll', roles: [], must: true, sealed: false, rule: 'T1', params: {} }] : [],
  domain: () => rollDomain(PAIR, (faces) => ({ do: 'roll', faces })),
  checkChoice: () => undefined,
  byChance: ({ dice }, pick) => {
    const faces = rollByChance(dice, PAIR, pick)
    return faces && { do: 'roll', faces }
  },
  offers: () => [],
  ballots: () => [],
  seats: () => [{ id: 'seat-1', plays: [] }],
  reveals: (event) => (event.e === 'rolled' ? rollRevealed(event.source, event.faces) : undefined),
  closes: () => undefined,
  overrulable: () => false,
  upcast: (event) => event,
}

const SEED = '7'.repeat(64)
const start = (source: Dice['source']): Ledger<Rolling> => {
  const begun = must(begin(rolling, source, stamp(), sha256))
  return must(commitSeed(begun, sha256(SEED), stamp(), sha256))
}
const byApp = (ledger: Ledger<Rolling>, seed = SEED): readonly number[] => {
  const move = rolling.byChance(ledger.head.state, pickRemembered(ledger, pickBySeed(hmacSha256, seed)))
  if (move === undefined) throw new Error('nothing to roll')
  return move.faces
}
const roll = (ledger: Ledger<Rolling>, faces = byApp(ledger)) => must(append(ledger, { do: 'roll', faces }, stamp(), sha256))
const open = (ledger: Ledger<Rolling>, ...seeds: readonly string[]) =>
  seeds.reduce((after, seed) => must(openSeed(after, seed, stamp(), sha256)), ledger)
const draws = (ledger: Ledger<Rolling>) => {
  const verified = verify(rolling, entries(ledger), sha256, hmacSha256)
  return { verdict: verdictOf(verified), found: verified.findings.filter(({ what }) => what === 'draw') }
}

test('only what dice of these sides can show is a roll', () => {
  const three = { count: 3, sides: 8 }
  assert(property(array(integer({ min: 1, max: 8 }), { minLength: 3, maxLength: 3 }), (faces) => isRolled(faces, three)))
  assert(property(jsonValue(), (value) => !isRolled(value, three) || (value.length === 3 && value.every((face) => face >= 1 && face <= 8))))
  for (const wrong of [[1, 2], [1, 2, 3, 4], [0, 1, 1], [9, 1, 1], [1.5, 1, 1], ['1', 1, 1], undefined])
    expect(isRolled(wrong, three)).toBe(false)
  expect(facesOf(4)).toEqual([1, 2, 3, 4])
})

test('a roll is typed in face by face, and every random one is a roll', () => {
  const domain = rollDomain(PAIR, (faces) => faces)
  expect(domain.steps([])).toEqual([1, 2, 3, 4, 5, 6])
  expect(codeOf(domain.finish([3]))).toBe('MALFORMED')
  expect(codeOf(domain.take([], 7))).toBe('MALFORMED')
  const typed = must(domain.take(must(domain.take([], 3)), 5))
  expect(domain.steps(typed)).toEqual([])
  expect(codeOf(domain.take(typed, 1))).toBe('MALFORMED')
  expect(must(domain.finish(typed))).toEqual([3, 5])
  assert(
    property(integer({ min: 0, max: 999 }), (n) =>
      isRolled(
        domain.sample(() => n / 1000),
        PAIR,
      ),
    ),
  )
})

test('no label comes twice, and more dice do not change the first ones', () => {
  const dice = [freshDice('app'), afterRoll(freshDice('app')), afterRoll(afterRoll(freshDice('app')))]
  const labels = dice.flatMap((one) => dieLabels(one, 12))
  expect(new Set(labels).size).toBe(36)
  const pick = pickBySeed(hmacSha256, SEED)
  const few = rollByChance(freshDice('app'), PAIR, pick)
  expect(rollByChance(freshDice('app'), { ...PAIR, count: 5 }, pick)?.slice(0, 2)).toEqual(few)
  expect(rollByChance(freshDice('table'), PAIR, pick)).toBeUndefined()
})

test('every face comes up about as often as any other', () => {
  const counts = new Map<number, number>()
  let dice = freshDice('app')
  for (let n = 0; n < 1500; n++, dice = afterRoll(dice))
    for (const face of rollByChance(dice, PAIR, pickBySeed(hmacSha256, SEED)) ?? []) counts.set(face, (counts.get(face) ?? 0) + 1)
  for (const face of facesOf(6)) expect(Math.abs((counts.get(face) ?? 0) - 500)).toBeLessThan(90)
})

test('dice of the app are proved once the seed lies open, and another face is found out', () => {
  const whole = open(roll(roll(roll(start('app')))), SEED)
  expect(draws(whole)).toMatchObject({ verdict: 'right', found: [{ how: 'checked' }, { how: 'checked' }, { how: 'checked' }] })
  const [first = 1, second = 1] = byApp(start('app'))
  const forged = open(roll(roll(roll(start('app'), [(first % 6) + 1, second]))), SEED)
  expect(draws(forged)).toMatchObject({ verdict: 'wrong', found: [{ how: 'broken', why: 'otherCards' }, {}, {}] })
})

test('dice of the table stand on its word, and no verdict hangs on them', () => {
  const whole = open(roll(roll(roll(start('table'), [6, 6]), [1, 1]), [3, 4]), SEED)
  expect(draws(whole)).toMatchObject({ verdict: 'right', found: [{ how: 'skipped' }, { how: 'skipped' }, { how: 'skipped' }] })
  expect(() => byApp(start('table'))).toThrow('nothing to roll')
})

test('who goes back behind a roll of the app needs consent, and gets the same faces again', () => {
  const before = start('app')
  const rolled = roll(before)
  const to = before.head.entry.id
  expect(revealsUndone(rolled, to)).toMatchObject([{ kind: 'chance', label: 'roll 0, die 1; roll 0, die 2' }])
  expect(codeOf(rewind(rolled, to, false, stamp(), sha256))).toBe('CONSENT_NEEDED')
  const back = must(rewind(rolled, to, true, stamp(), sha256))
  expect(byApp(back)).toEqual(byApp(before))
  expect(byApp(back, '8'.repeat(64))).toEqual(byApp(before))
})

test('in a round of chance each seat has a say: with any other word the dice fall otherwise, and a seed of one alone is told', () => {
  const mixed = (given: string) => {
    const added: readonly Addition[] = [
      { seat: 'seat-1', given, nonce: 'c'.repeat(32) },
      { seat: 'seat-2', given: 'salt', nonce: 'd'.repeat(32) },
    ]
    let ledger = start('app')
    const { origin } = ledger.rounds
    added.forEach((one, at) => {
      const commitment = commitAddition(sha256, origin, 1, one)
      const move = { do: 'giveChance', round: 1, seat: one.seat, commitment, ...(at === 0 && { seats: ['seat-1', 'seat-2'] }) } as const
      ledger = must(addBeside(ledger, move, stamp(one.seat), sha256))
    })
    const seed = mixAdditions(SEED, added)
    const opening = { do: 'openChance', round: 1, given: added, commitment: sha256(seed) } as const
    return { seed, ledger: must(addBeside(ledger, opening, stamp(), sha256)) }
  }
  const falls = ['ash', 'birch', 'cedar', 'elm', 'fir'].map((word) => mixed(word)).map(({ ledger, seed }) => byApp(ledger, seed).join())
  expect(new Set(falls).size).toBeGreaterThan(1)
  const { ledger, seed } = mixed('ash')
  const fair = roll(ledger, byApp(ledger, seed))
  expect(draws(open(fair, SEED, seed)).found).toMatchObject([{ how: 'checked' }])
  const alone = '9'.repeat(64)
  const own = must(commitSeed(ledger, sha256(alone), stamp(), sha256))
  const chosen = open(roll(own, byApp(own, alone)), SEED, seed, alone)
  const { findings } = verify(rolling, entries(chosen), sha256, hmacSha256)
  expect(findings).toContainEqual(expect.objectContaining({ what: 'seed', how: 'unchecked', why: 'alone' }))
})

import {
  allCast,
  append,
  begin,
  canonical,
  commit,
  commitSeed,
  revealsUndone,
  entries,
  line,
  openSeed,
  pickRemembered,
  pickBySeed,
  read,
  latestResult,
  rewind,
  type Ledger,
  type Opened,
  type Random,
} from '../../src/referee'
import { westeros } from '../../src/games/westeros'
import type { WesterosVocabulary } from '../../src/games/westeros/rules/vocabulary'
import type { HouseId } from '../../src/games/westeros/box/box'
import type { Change, Choice, Setup } from '../../src/games/westeros/model/moves'
import type { Move } from '../../src/games/westeros/rules/moves'
import { courseBreaches } from '../../src/games/westeros/invariants/invariants'
import { countBreaches, type Breach } from '../../src/games/westeros/invariants/count'
import { courseBreachesBetween } from '../../src/games/westeros/invariants/transitions'
import type { State } from '../../src/games/westeros/model/state'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import { provoke } from './illegal'
import { hex32, oneOf } from './random'
import { correctionAtRandom } from './corrections'

/** Plays a whole random game with the code of the app, and checks every step. */

export interface Wish {
  readonly setup: Setup
  readonly random: Random
  /** If true, checks every invariant after every entry. Checks at random times that the ledger can be read and gives the same state. */
  readonly watch: boolean
  /** If true, undoes and redoes moves, corrects, exports, imports, and tries illegal moves at random times. */
  readonly disturb: boolean
  /** If true, the committed seeds determine the cards. The seeds are opened at the end, so that the whole game can be verified. */
  readonly bySeed?: boolean
  /** Minimum number of moves. Corrections go back to round 2 until the game has this number, because a game has at most fifty rounds. */
  readonly least?: number
}

export interface Played {
  readonly ledger: Ledger<WesterosVocabulary>
  readonly moves: number
  /** Number of provoked refusals. The key is the refusal code. */
  readonly refusals: ReadonlyMap<string, number>
  readonly rewinds: number
  readonly corrections: number
}

/** Error that ends a random game: a violated invariant, no open question, a question without an answer, or a refused sample. */
export class Fault extends Error {}

const MOST_MOVES = 6000

export const playGame = ({ setup, random, watch, disturb, bySeed = false, least = 0 }: Wish): Played => {
  let clock = 0
  const stamp = () => ({ id: hex32(random), time: ++clock, by: 'table' })
  const opening = begin(westeros, setup, stamp(), sha256)
  if (!opening.ok) throw new Fault(`cannot begin: ${opening.refusal.code} ${JSON.stringify(opening.refusal.params)}`)
  let ledger = newStretch(opening.value)
  const sealed = new Map<string, Opened<Choice>>()
  const refusals = new Map<string, number>()
  const met = (code: string) => refusals.set(code, (refusals.get(code) ?? 0) + 1)
  let moves = 0
  let rewinds = 0
  let corrections = 0

  const state = (): State => ledger.head.state
  const fail = (what: string, detail: unknown = ''): never => {
    throw new Fault(`${what} in round ${state().round} at ${JSON.stringify(state().stage)}: ${JSON.stringify(detail)}`)
  }
  const check = (before: State) => {
    if (!watch) return
    const { events, move } = ledger.last.entry
    const count = countBreaches(state())
    if (count.length > 0) fail('count broken', { count, move, events })
    if (events.some(({ e }) => e === 'rewound')) return
    const byHand = events.some(({ e }) => e === 'corrected' || e === 'overruled')
    const course = byHand
      ? []
      : [...newOnly(courseBreaches(before), courseBreaches(state())), ...courseBreachesBetween(before, events, state())]
    if (course.length > 0) fail('course broken', { course, move, events })
  }
  const play = (move: Move) => {
    const before = state()
    const next = append(ledger, move, stamp(), sha256)
    if (!next.ok) return fail(`refused: ${next.refusal.code}`, { move, params: next.refusal.params })
    ledger = next.value
    moves++
    check(before)
    return undefined
  }

  for (;;) {
    if (moves >= MOST_MOVES) return fail('the game does not end')
    if (moves < least && state().stage.at === 'marches' && state().round > state().box.rounds - 5) {
      play({ do: 'correct', changes: [{ set: 'round', round: 2 }], reason: 'once more' })
      continue
    }
    if (disturb && random() < 0.06) {
      const kind = random()
      if (kind < 0.35) {
        const back = goBack(ledger, random, stamp(), met)
        if (back !== undefined) {
          ledger = back
          rewinds++
          check(state())
        }
      } else if (kind < 0.6) {
        const changes: readonly Change[] = correctionAtRandom(state(), random)
        const next = append(ledger, { do: 'correct', changes, reason: 'the board says otherwise' }, stamp(), sha256)
        if (next.ok) {
          const before = state()
          ledger = next.value
          corrections++
          check(before)
        } else met(next.refusal.code)
      } else if (kind < 0.7) ledger = throughAFile(ledger, fail)
      continue
    }
    if (disturb)
      for (let attempts = Math.floor(random() * (isRare(state()) ? 40 : 4)); attempts > 0; attempts--) {
        const code = provoke(state(), random)
        if (code !== undefined) met(code)
      }
    const questions = westeros.prompts(state())
    if (state().stage.at === 'over') {
      if (questions.length > 0) fail('questions after the end', questions)
      break
    }
    const question = oneOf(random, questions)
    if (question === undefined) return fail('dead end')
    const drawn = westeros.byChance(
      state(),
      bySeed
        ? pickRemembered(ledger, pickBySeed(hmacSha256, seedInForce(ledger)))
        : (label, from) => (latestResult(ledger, label) ?? oneOf(random, from)) as never,
    )
    if (drawn !== undefined) {
      play(drawn)
      continue
    }
    const ballot = state().ballot
    if (question.kind === 'reveal' && ballot !== undefined) {
      if (disturb && random() < 0.05) {
        play({ do: 'callOff', ballot: ballot.id })
        continue
      }
      const opened = Object.fromEntries(ballot.roles.map((role) => [role, sealed.get(`${ballot.id}/${role}`) as Opened]))
      play({ do: 'reveal', ballot: ballot.id, opened })
      continue
    }
    const answer = viaSteps(state(), question, random) ?? westeros.domain(state(), question).sample(random)
    if (answer === undefined) return fail('a question nobody can answer', question)
    if (!question.sealed) {
      play(answer as Move)
      continue
    }
    const role = question.roles[0] as HouseId
    if (ballot === undefined || allCast(ballot)) return fail('a sealed question without a ballot', question)
    const objection = westeros.checkChoice(state(), role, answer as Choice)
    if (objection !== undefined) return fail(`a sampled choice is refused: ${objection.code}`, answer)
    const opened: Opened<Choice> = { choice: answer as Choice, nonce: hex32(random) }
    sealed.set(`${ballot.id}/${role}`, opened)
    play({ do: 'cast', ballot: ballot.id, role, commitment: commit(sha256, ballot.id, role, opened.choice, opened.nonce ?? '') })
  }
  if (watch) throughAFile(ledger, fail)
  if (bySeed) ledger = opened(ledger)
  return { ledger, moves, refusals, rewinds, corrections }
}

/** Stages of the round that are rare and error-prone. */
const isRare = ({ stage, battle }: State): boolean =>
  stage.at === 'supply' ||
  (stage.at === 'battle' && (battle?.step === 'retreat' || battle?.step === 'casualties' || battle?.step === 'blade'))

/**
 * Returns the key of a violation: its invariant and its house. The key contains no numbers, because a house over its limit may stay over
 * the limit with other numbers (R3.3).
 */
const nameOfBreach = ({ invariant, params }: Breach): string => canonical([invariant, params.house ?? params])

/** Returns the violations that are new after an entry. Violations that a correction caused are not errors of the rules. */
const newOnly = <T extends Breach>(before: readonly T[], after: readonly T[]): readonly T[] => {
  const known = new Set(before.map(nameOfBreach))
  return after.filter((breach) => !known.has(nameOfBreach(breach)))
}

type WesterosLedger = Ledger<WesterosVocabulary>

/** Composes an answer step by step, as on the screen. Undefined if the answer is not complete after some steps. */
const viaSteps = (state: State, question: Parameters<typeof westeros.domain>[1], random: Random): unknown => {
  if (random() > 0.25) return undefined
  const domain = westeros.domain(state, question)
  let draft = domain.empty
  for (let n = Math.floor(random() * 6); n > 0; n--) {
    const step = oneOf(random, domain.steps(draft))
    if (step === undefined) break
    const taken = domain.take(draft, step)
    if (!taken.ok) throw new Fault(`an offered step is refused: ${taken.refusal.code} ${JSON.stringify({ question, draft, step })}`)
    draft = taken.value
  }
  const whole = domain.finish(draft)
  return whole.ok ? whole.value : undefined
}

/** Undoes or redoes to a random entry. Checks that undo and redo restore the state. */
const goBack = (
  ledger: WesterosLedger,
  random: Random,
  stamp: { id: string; time: number; by: string },
  met: (code: string) => void,
): WesterosLedger | undefined => {
  const moments = line(ledger)
  const target = moments[Math.max(0, moments.length - 2 - Math.floor(random() * 8))]
  if (target === undefined) return undefined
  const consent = random() < 0.7
  const next = rewind(ledger, target.entry.id, consent, stamp, sha256)
  if (!next.ok) {
    met(next.refusal.code)
    return undefined
  }
  const marked = next.value.last.entry.events.length > 0
  if (revealsUndone(ledger, target.entry.id).length === 0 && !marked) {
    if (next.value.head.state !== target.state) throw new Fault('undo does not lead back to the same state')
    const again = rewind(next.value, ledger.head.entry.id, false, { ...stamp, id: `${stamp.id}f` }, sha256)
    const open = ledger.head.state.ballot !== undefined || ledger.head.entry.move.do === 'rewind'
    if (!open && (!again.ok || canonical(again.value.head.state) !== canonical(ledger.head.state)))
      throw new Fault('redo does not undo the undo')
  }
  return next.value
}

/** Commits a new seed for the unseen cards, as at the beginning and after every import. */
const newStretch = (ledger: WesterosLedger): WesterosLedger => {
  const { id, time } = ledger.last.entry
  const answer = commitSeed(ledger, sha256(seedAfterEntry(id)), { id: `${id}s`, time, by: 'table' }, sha256)
  if (!answer.ok) throw new Fault(`a seed cannot be committed: ${answer.refusal.code}`)
  if (answer.value.head !== ledger.head) throw new Fault('a seed moves the line of play')
  return answer.value
}

/** Returns the seed that is committed after an entry. It depends on the id of the entry, so that it can be opened later. */
const seedAfterEntry = (id: string): string => `seed after ${id}`

const seedInForce = (ledger: WesterosLedger): string =>
  entries(ledger)
    .flatMap(({ id, move }) => (move.do === 'commitSeed' ? [seedAfterEntry(id.slice(0, -1))] : []))
    .at(-1) ?? ''

/** Opens all seeds of the ledger. */
const opened = (ledger: WesterosLedger): WesterosLedger =>
  entries(ledger).reduce((after, { id, time, move }) => {
    if (move.do !== 'commitSeed') return after
    const answer = openSeed(after, seedAfterEntry(id.slice(0, -1)), { id: `${id}o`, time, by: 'table' }, sha256)
    if (!answer.ok) throw new Fault(`a seed cannot be opened: ${answer.refusal.code}`)
    return answer.value
  }, ledger)

/** Exports and imports the ledger. Checks that the state is the same afterwards. */
const throughAFile = (ledger: WesterosLedger, fail: (what: string, detail?: unknown) => never): WesterosLedger => {
  const text = JSON.stringify(entries(ledger))
  const again = read(westeros, JSON.parse(text), sha256)
  if (!again.ok) return fail('the ledger cannot be read back', { at: again.damage.at, why: again.damage.why })
  if (canonical(again.value.head.state) !== canonical(ledger.head.state)) return fail('the replay differs')
  if (again.value.seed !== ledger.seed) return fail('the seed is lost')
  return newStretch(again.value)
}

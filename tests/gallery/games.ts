import { westeros } from '../../src/games/westeros'
import type { WesterosVocabulary } from '../../src/games/westeros/rules/vocabulary'
import type { HouseId } from '../../src/games/westeros/box/box'
import type { Choice } from '../../src/games/westeros/model/moves'
import type { Move } from '../../src/games/westeros/rules/moves'
import type { State, Tracking } from '../../src/games/westeros/model/state'
import { count } from '../../src/games/westeros/model/units'
import {
  append,
  begin,
  commit,
  commitSeed,
  line,
  openSeed,
  pickRemembered,
  pickBySeed,
  type Ledger,
  type Moment,
  type Opened,
  type Result,
} from '../../src/referee'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import { hex32, oneOf, seeded } from '../playout/random'
import { setupOn, type Start } from './board'

/**
 * Random games for the gallery, always with the same seeds. For each move, the app draws several random answers and uses the answer with
 * the most content. The boards therefore have more units than in a purely random game.
 */

export type WesterosLedger = Ledger<WesterosVocabulary>
export type WesterosMoment = Moment<WesterosVocabulary>

/** Start time of the gallery games, in ms since 1970. */
export const EVENING = Date.UTC(2026, 10, 20, 19)
/** Time between the first move of a gallery game and the current time of the app, in ms. */
export const LATER = 5 * 3600_000
/** Time between two moves, in ms. */
const PAUSE = 25_000

/** Number of random answers for each question. The answer with the highest rate is used. */
const THOUGHTS = 5
const MOST_MOVES = 1200

/** Rates an answer by the amount of its content, so that the board stays full and battles occur. */
const worth = (answer: unknown): number => {
  if (typeof answer !== 'object' || answer === null) return 0
  if (!('do' in answer)) return Object.keys(answer).length
  const move = answer as Move
  switch (move.do) {
    case 'muster':
      return move.steps.length
    case 'march':
      return move.moves.reduce((sum, { units }) => sum + count(units), 0) + (move.leaveToken ? 1 : 0)
    case 'raid':
      return move.targets.length
    case 'callSupport':
      return move.supports.filter((support) => support.for !== 'none' && support.declined === undefined).length
    case 'hold':
      // Gives a low rate to reported changes of control. In random games, too many such reports would end the game early.
      return -move.areas.length
    case 'collect':
      return move.orders?.length ?? 0
    default:
      return 0
  }
}

/** Returns the value of a result. Throws an error if the result is a refusal, because gallery games make only legal moves. */
const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`a gallery game is refused: ${result.refusal.code} ${JSON.stringify(result.refusal.params)}`)
  return result.value
}

/** Plays a random game from `start` to its end or to the maximum number of moves. */
const playOut = (tracking: Tracking, start: Start | undefined, seed: number): WesterosLedger => {
  const random = seeded(seed)
  let clock = EVENING
  const stamp = () => ({ id: hex32(random), time: (clock += PAUSE), by: 'table' })
  const opening = sure(begin(westeros, setupOn(tracking, start), stamp(), sha256))
  const chance = `gallery ${seed}`
  let ledger = sure(commitSeed(opening, sha256(chance), stamp(), sha256))
  const sealed = new Map<string, Opened<Choice>>()
  const play = (move: Move) => {
    ledger = sure(append(ledger, move, stamp(), sha256))
  }
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const { state } = ledger.head
    const question = oneOf(random, westeros.prompts(state))
    if (question === undefined) break
    const drawn = westeros.byChance(state, pickRemembered(ledger, pickBySeed(hmacSha256, chance)))
    if (drawn !== undefined) {
      play(drawn)
      continue
    }
    const { ballot } = state
    if (question.kind === 'reveal' && ballot !== undefined) {
      const opened = Object.fromEntries(ballot.roles.map((role) => [role, sealed.get(`${ballot.id}/${role}`) as Opened]))
      play({ do: 'reveal', ballot: ballot.id, opened })
      continue
    }
    const domain = westeros.domain(state, question)
    const answer = Array.from({ length: THOUGHTS }, () => domain.sample(random)).reduce((best, other) =>
      worth(other) > worth(best) ? other : best,
    )
    if (answer === undefined) break
    if (!question.sealed || ballot === undefined) play(answer as Move)
    else {
      const role = question.roles[0] as HouseId
      const nonce = hex32(random)
      sealed.set(`${ballot.id}/${role}`, { choice: answer as Choice, nonce })
      const commitment = commit(sha256, ballot.id, role, answer, nonce)
      play({ do: 'cast', ballot: ballot.id, role, commitment })
    }
  }
  return ledger.head.state.stage.at === 'over' ? sure(openSeed(ledger, chance, stamp(), sha256)) : ledger
}

export interface PlayedOut {
  /** All entries of the current branch of the game, with their states. */
  readonly moments: readonly WesterosMoment[]
  /** The newest entry. At the end of a game, this entry reveals the seed of the random draws. */
  readonly last: WesterosMoment
}

const played = new Map<string, PlayedOut>()

/** Returns the game for the given parameters. The game is played at the first call and then cached. */
export const gameOf = (tracking: Tracking, start: Start | undefined, seed: number): PlayedOut => {
  const name = JSON.stringify([tracking, start, seed])
  const known = played.get(name)
  if (known !== undefined) return known
  const ledger = playOut(tracking, start, seed)
  const game = { moments: line(ledger), last: ledger.last }
  played.set(name, game)
  return game
}

/** Rates a board by its content. Units count most, then tokens and orders. */
export const liveliness = ({ areas }: State): number =>
  Object.values(areas).reduce(
    (sum, { garrison, token, order, holder }) =>
      sum +
      (garrison === undefined ? 0 : 2 * count(garrison.standing) + 3 * count(garrison.routed)) +
      (token === undefined ? 0 : 1) +
      (order === undefined ? 0 : 1) +
      (holder === undefined ? 0 : 2),
    0,
  )

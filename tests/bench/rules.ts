// Benchmark of the rules without a screen, on recorded random games of five houses in the Full preset, which has the most moves.
import { westeros } from '../../src/games/westeros'
import type { WesterosVocabulary } from '../../src/games/westeros/rules/vocabulary'
import type { Move } from '../../src/games/westeros/rules/moves'
import { sha256 } from '../../src/session/ledger/digest'
import { canonical, entries, line, read, type Ledger } from '../../src/referee'
import { playGame } from '../playout/game'
import { oneOf, seeded } from '../playout/random'
import { setupFor } from '../playout/setups'
import { figure, type Figure } from './figures'

const now = () => performance.now()

/** Returns the number of games per second, from the time of each game. */
const pace = (milliseconds: readonly number[]): number => (1000 * milliseconds.length) / milliseconds.reduce((sum, value) => sum + value, 0)

/** Plays a random game and measures its time. */
const timed = (seed: number, watch: boolean): { readonly ledger: Ledger<WesterosVocabulary>; readonly took: number } => {
  const random = seeded(seed)
  const setup = setupFor({ players: 5, preset: 'full' }, random)
  const began = now()
  const { ledger } = playGame({ setup, random, watch, disturb: false })
  return { ledger, took: now() - began }
}

/** Runs a function and adds its time to a list. */
const clock = (into: number[], work: () => void): void => {
  const began = now()
  work()
  into.push(now() - began)
}

/** Time in ms above which a measurement is repeated. */
const SLOW = 5
/**
 * Measures a function. If it was slow, measures it again and uses the shortest time, because a shared machine may pause. The function runs
 * on a copy of the position without caches.
 */
const timesOf = (work: () => void): readonly number[] =>
  Array.from({ length: 4 }, () => {
    const began = now()
    work()
    return now() - began
  })

/** Replays every move of recorded games: decides the move, applies it, computes the open questions, and answers them step by step. */
const moveByMove = (ledgers: readonly Ledger<WesterosVocabulary>[]) => {
  const took = { decide: [] as number[], evolve: [] as number[], prompts: [] as number[], steps: [] as number[] }
  const walk = seeded(1)
  for (const ledger of ledgers) {
    for (const { entry, state, parent } of line(ledger)) {
      if (parent === undefined || entry.move.do === 'rewind') continue
      clock(took.decide, () => void westeros.decide(parent.state, entry.move as Move))
      clock(took.evolve, () => void entry.events.reduce((after, event) => westeros.evolve(after, event), parent.state))
      clock(took.prompts, () => void westeros.prompts(state))
      const [prompt] = westeros.prompts(state)
      if (prompt === undefined) continue
      // Composes a complete answer step by step from the empty draft, as a user would.
      const domain = westeros.domain(state, prompt)
      let draft = domain.empty
      for (let depth = 0; depth < 12; depth++) {
        const began = now()
        const legal = domain.steps(draft)
        const first = now() - began
        took.steps.push(
          first < SLOW ? first : Math.min(first, ...timesOf(() => westeros.domain(structuredClone(state), prompt).steps(draft))),
        )
        const step = oneOf(walk, legal)
        const taken = step === undefined ? undefined : domain.take(draft, step)
        if (taken?.ok !== true) break
        draft = taken.value
      }
    }
  }
  return took
}

/** Measures reading whole ledgers, including the check of all digests. */
const replays = (ledgers: readonly Ledger<WesterosVocabulary>[]): readonly number[] =>
  ledgers.map((ledger) => {
    const stored = JSON.parse(JSON.stringify(entries(ledger)))
    const began = now()
    const again = read(westeros, stored, sha256)
    const took = now() - began
    if (!again.ok || canonical(again.value.head.state) !== canonical(ledger.head.state)) throw new Error('the replay differs')
    return took
  })

/**
 * @param games number of random games
 * @returns results in ms, and games per second
 */
export const rulesFigures = (games: number): readonly Figure[] => {
  const played = Array.from({ length: games }, (_, n) => timed(90_000 + n, false))
  const watched = Array.from({ length: Math.ceil(games / 4) }, (_, n) => timed(90_000 + n, true).took)
  const ledgers = played.map(({ ledger }) => ledger)
  const { decide, evolve, prompts, steps } = moveByMove(ledgers.slice(0, 12))
  const both = decide.map((value, index) => value + (evolve[index] ?? 0))
  return [
    figure('rules: decide and evolve one move', 'ms', both, '≤ 0.2 ms'),
    figure('rules: compute the open questions', 'ms', prompts),
    figure('rules: compute the next legal steps of an answer', 'ms', steps, 'max ≤ 10 ms'),
    figure('rules: replay a ledger and check its digests', 'ms', replays(ledgers)),
    figure('rules: random games per second', '', [pace(played.map(({ took }) => took))], '≥ 20'),
    figure('rules: random games per second, with all invariants checked', '', [pace(watched)], '≥ 4'),
  ]
}

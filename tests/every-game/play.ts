// Plays random games as the app does: with a session, sealed choices, committed seeds and a store.
import type { StoreApi } from 'zustand/vanilla'
import { allCast, ballotOf, canonical, line, secretsIn, type Prompt, type Random, type Vocabulary } from '../../src/referee'
import type { Environment } from '../../src/session/environment/environment'
import { rolesToReview } from '../../src/session/sealed/last-round'
import { createPlay } from '../../src/session/open-game'
import type { OpenGame } from '../../src/session/ledger/opening'
import type { Outcome, Play } from '../../src/session/actions/play'
import { memoryStore, type Store } from '../../src/storage'
import { oneOf } from '../playout/random'
import type { EveryGame } from './shape'

export type AnyTable = StoreApi<Play>

/** Returns an environment with one game, and a clock that advances at each call. */
export const environmentOf = ({ offered }: EveryGame, store: Store = memoryStore()): Environment => {
  let clock = 1_800_000_000_000
  return { store, catalogue: [offered], now: () => ++clock }
}

export const openOf = (table: AnyTable): OpenGame => {
  const { open } = table.getState()
  if (open === undefined) throw new Error('no game is open')
  return open
}

/** Creates and opens a new game. */
export const beginAt = async (one: EveryGame, random: Random, environment = environmentOf(one)): Promise<AnyTable> => {
  const table: AnyTable = createPlay(environment)
  const setup = one.setup(random)
  const id = await table.getState().createGame({ game: one.offered.id, name: 'At random', setup })
  if (id === undefined) throw new Error(`not begun: ${canonical(table.getState().refused?.refusal)}`)
  return table
}

/** Makes an undo, a redo or a rewind with a small probability. Returns whether it made one. */
export const wander = async (table: AnyTable, random: Random): Promise<boolean> => {
  const { undo, redo, rewindTo } = table.getState()
  const { ledger, undoTo, redoTo } = openOf(table)
  const dice = random()
  if (dice < 0.03 && undoTo !== undefined) return (await undo(true)).how === 'done'
  if (dice < 0.06 && redoTo !== undefined) return (await redo()).how === 'done'
  if (dice > 0.02 + 0.06) return false
  const moments = line(ledger)
  const target = moments[Math.max(0, moments.length - 2 - Math.floor(random() * 8))]
  return target !== undefined && (await rewindTo(target.entry.id, true)).how === 'done'
}

/** Returns an answer: composed step by step as on the screen, or sampled. Throws an error if a draft is not plain JSON data. */
export const answerTo = ({ game, state }: OpenGame, prompt: Prompt, random: Random): unknown => {
  const domain = game.domain(state, prompt)
  const kept = (draft: unknown) => {
    if (draft !== undefined && canonical(JSON.parse(JSON.stringify(draft))) !== canonical(draft))
      throw new Error(`a draft is no plain data: ${prompt.key}`)
  }
  let draft = domain.empty
  kept(draft)
  for (let n = Math.floor(random() * 5); n > 0; n--) {
    const step = oneOf(random, domain.steps(draft))
    if (step === undefined) break
    const taken = domain.take(draft, step)
    if (!taken.ok) throw new Error(`an offered step is refused: ${prompt.key} ${taken.refusal.code}`)
    draft = taken.value
    kept(draft)
  }
  const whole = domain.finish(draft)
  return whole.ok && random() < 0.5 ? whole.value : domain.sample(random)
}

/** Answers one of the open questions. `sealing` is called before an answer is sealed. */
export const answerOne = async (
  table: AnyTable,
  random: Random,
  sealing: (open: OpenGame, prompt: Prompt) => Promise<void> = () => Promise.resolve(),
): Promise<Outcome> => {
  const { cast, castAnew, reveal, lookAt, agree, keepSecret, showSecret, drawByChance, play } = table.getState()
  const open = openOf(table)
  const { id, game, state, ballots, prompts } = open
  const prompt = oneOf(random, prompts)
  if (prompt === undefined) throw new Error('a dead end')
  const [role = ''] = prompt.roles
  if (prompt.sealed) {
    await sealing(open, prompt)
    const answer = answerTo(open, prompt, random)
    if (answer === undefined) throw new Error(`a question nobody can answer: ${prompt.key}`)
    return prompt.secret === undefined ? cast(role, answer, undefined, prompt.ballot) : keepSecret(prompt.secret, role, answer)
  }
  const ballot = ballotOf(ballots, prompt)
  if (ballot !== undefined && allCast(ballot)) {
    const [any = ''] = ballot.roles
    if (random() < 0.1) {
      const seen = await lookAt(any, ballot.id)
      if (seen === undefined) throw new Error('what was cast cannot be opened')
      return castAnew(any, seen.choice, ballot.id)
    }
    for (let [next] = rolesToReview(id, ballot, table.getState().lastRounds); next !== undefined;) {
      await lookAt(next, ballot.id)
      agree(next, ballot.id)
      ;[next] = rolesToReview(id, ballot, table.getState().lastRounds)
    }
    return reveal(undefined, ballot.id)
  }
  if (game.byChance(state, (_, from) => from[0] as never) !== undefined) return drawByChance()
  const hidden = secretsIn(game, state).find(({ owner, shown }) => owner === role && !shown)
  const answer = answerTo(open, prompt, random)
  if (answer === undefined && hidden !== undefined) return showSecret(hidden.secret)
  if (answer === undefined) throw new Error(`a question nobody can answer: ${prompt.key}`)
  return play(answer as Vocabulary['move'])
}

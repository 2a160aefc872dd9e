import * as v from 'valibot'
import type { GameSummary, Ledger, Summarize, Vocabulary } from '../../referee'
import type { GameRecord, SummaryRecord } from '../../storage/store/store'
import { readGame } from './opening'
import type { Environment } from '../environment/environment'

/** Cached summaries of games; recomputed if they are missing or outdated. */

/** Version of the summaries. Increase it when a game changes the numbers in its summary, or when its rules read old entries differently. */
const FIGURES = 3

const number = v.pipe(v.number(), v.finite())
/** Schema for a time that `Date` supports. */
const day = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15))
const role = v.object({
  role: v.string(),
  player: v.exactOptional(v.string()),
  seat: v.exactOptional(v.string()),
  won: v.boolean(),
  place: number,
  figures: v.record(v.string(), number),
})
const summary = v.object({
  over: v.boolean(),
  how: v.exactOptional(v.string()),
  rounds: number,
  unit: v.exactOptional(v.literal('phase')),
  began: day,
  ended: day,
  minutes: number,
  roles: v.array(role),
})

/** Finished game of the archive, with its summary. */
export interface Archived {
  readonly record: GameRecord
  readonly summary: GameSummary
}

/** Valid cached summaries, and the games that have no valid summary. */
export interface Summaries {
  readonly ready: readonly Archived[]
  readonly missing: readonly GameRecord[]
}

/** Returns the valid cached summaries of games. Reads the disk once, for any number of games. */
export const lookUp = async ({ store }: Environment, games: readonly GameRecord[]): Promise<Summaries> => {
  const kept = await store.summaries()
  const rows = new Map((kept.ok ? kept.value : []).map((row) => [row.game, row]))
  const ready: Archived[] = []
  const missing: GameRecord[] = []
  for (const record of games) {
    const found = holds(rows.get(record.id), record)
    if (found === undefined) missing.push(record)
    else ready.push({ record, summary: found })
  }
  return { ready, missing }
}

const holds = (row: SummaryRecord | undefined, record: GameRecord): GameSummary | undefined => {
  if (row === undefined || row.entries !== record.entries || row.version !== FIGURES) return undefined
  const read = v.safeParse(summary, row.summary)
  return read.success ? read.output : undefined
}

/**
 * Computes and stores the summary of one game. A failure to store it is ignored.
 * @returns undefined if the game cannot be read, or has no summaries
 */
export const makeSummary = async (environment: Environment, record: GameRecord): Promise<Archived | undefined> => {
  const opened = await readGame(environment, record.id)
  if (!opened.ok) return undefined
  const { ledger, damage } = opened.value
  const made = await summarized(environment, ledger)
  if (made === undefined) return undefined
  // The summary of a damaged game covers only the readable entries, so it is not stored.
  if (damage === undefined) await keep(environment, record.id, ledger, made)
  return { record, summary: made }
}

/** Stores the summary of a game that has just finished. */
export const keepSummary = async (environment: Environment, id: string, ledger: Ledger<Vocabulary>): Promise<void> => {
  const made = await summarized(environment, ledger)
  if (made !== undefined) await keep(environment, id, ledger, made)
}

const keep = ({ store }: Environment, game: string, { last }: Ledger<Vocabulary>, made: GameSummary) =>
  store.putSummary({ game, entries: last.entry.seq + 1, version: FIGURES, summary: made })

/** Computes the summary of a ledger; undefined if the game has no summaries, or the result is invalid. */
export const summarized = async (
  { catalogue }: Pick<Environment, 'catalogue'>,
  ledger: Ledger<Vocabulary>,
): Promise<GameSummary | undefined> => {
  try {
    const summarize: Summarize | undefined = await catalogue.find(({ id }) => id === ledger.game.id)?.summary?.()
    const made = summarize?.(ledger)
    return made !== undefined && v.is(summary, made) ? made : undefined
  } catch {
    return undefined
  }
}

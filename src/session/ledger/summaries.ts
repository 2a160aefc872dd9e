import * as v from 'valibot'
import type { GameSummary, Ledger, Summarize, Vocabulary } from '../../referee'
import type { GameRecord, SummaryRecord } from '../../storage/store/store'
import { readGame } from './opening'
import type { Environment } from '../environment/environment'

/** Games in a few figures: kept beside them, and made again where they are missing or out of date. */

/** Version of the figures; raised whenever a game has other ones, or its rules read old entries in another way. */
const FIGURES = 2

const number = v.pipe(v.number(), v.finite())
/** A moment that a calendar knows. */
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
  began: day,
  ended: day,
  minutes: number,
  roles: v.array(role),
})

/** A game of the archive. */
export interface Archived {
  readonly record: GameRecord
  readonly summary: GameSummary
}

/** The summaries that are at hand, and the games whose summary has still to be made. */
export interface Summaries {
  readonly ready: readonly Archived[]
  readonly missing: readonly GameRecord[]
}

/** Looks which games have a summary that still holds. One read of the disk, however many games there are. */
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
 * Makes the summary of one game and keeps it beside it. Where it cannot be kept, it is there all the same.
 * @returns undefined: the game cannot be read, or its rules make no summaries
 */
export const makeSummary = async (environment: Environment, record: GameRecord): Promise<Archived | undefined> => {
  const opened = await readGame(environment, record.id)
  if (!opened.ok) return undefined
  const { ledger, damage } = opened.value
  const made = await summarized(environment, ledger)
  if (made === undefined) return undefined
  // Of a damaged game it tells what can be read, and is made again once the game is mended.
  if (damage === undefined) await keep(environment, record.id, ledger, made)
  return { record, summary: made }
}

/** Keeps the summary of a game that has just come to its end. */
export const keepSummary = async (environment: Environment, id: string, ledger: Ledger<Vocabulary>): Promise<void> => {
  const made = await summarized(environment, ledger)
  if (made !== undefined) await keep(environment, id, ledger, made)
}

const keep = ({ store }: Environment, game: string, { last }: Ledger<Vocabulary>, made: GameSummary) =>
  store.putSummary({ game, entries: last.entry.seq + 1, version: FIGURES, summary: made })

/** A game without figures, or with meaningless ones, is left out, and the others are not affected. */
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

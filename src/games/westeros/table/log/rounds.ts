import { line, type Ledger, type Moment } from '../../../../referee'
import type { WesterosVocabulary } from '../../index'
import { tellsChance } from './chance'

/** What the log is made of: all that was written, round by round, with what the table has taken back where it was left behind. */

export type LogMoment = Moment<WesterosVocabulary>

/** Something that happened, as the log shows it. */
export interface Written {
  readonly moment: LogMoment
  /** The table went back behind it; play goes on from elsewhere. */
  readonly takenBack: boolean
  /** It stands beside a line of play that the table has left: it is told with what came after it. */
  readonly loose: boolean
}

/** One row: an entry of the line of play, or entries taken back together that fold into one row; the newest first. */
export type LogRow =
  { readonly moment: LogMoment; readonly branch?: never } | { readonly branch: readonly LogMoment[]; readonly moment?: never }

/** The rows of one round. */
export interface LogRound {
  /** Name that stays while the game goes on. */
  readonly key: string
  readonly round: number
  /** Newest first. */
  readonly rows: readonly LogRow[]
  /** Entries in it, those taken back too. */
  readonly entries: number
}

/** Whether something can be looked at: the seed of the cards, and a way back without a mark, have no moment of their own. */
export const isShown = ({ entry: { events } }: LogMoment): boolean => events.length > 0

/** Everything that stands in the log, newest first. */
export const written = (ledger: Ledger<WesterosVocabulary>): readonly Written[] => {
  const played = new Set(line(ledger))
  const all: Written[] = []
  for (let moment: LogMoment | undefined = ledger.last; moment !== undefined; moment = moment.written)
    if (tellsChance(moment)) all.push({ moment, takenBack: false, loose: moment.parent === undefined || !played.has(moment.parent) })
    else if (isShown(moment)) all.push({ moment, takenBack: !played.has(moment), loose: false })
  return all
}

/** The round in which something happened. */
export const roundOf = ({ parent, state }: LogMoment): number => (parent?.state ?? state).round

/**
 * Lays the log out by rounds, newest first. What was taken back stands in the round to which the table went back.
 * @param keeps which entries are wanted
 */
export const roundsOf = (all: readonly Written[], keeps: (one: Written) => boolean): readonly LogRound[] => {
  const rounds: { key: string; readonly round: number; readonly rows: LogRow[]; entries: number }[] = []
  let branch: LogMoment[] = []
  const left: (readonly LogMoment[])[] = []
  const close = () => {
    if (branch.length > 0) left.push(branch)
    branch = []
  }
  for (const one of all) {
    const { moment, takenBack, loose } = one
    if (takenBack) {
      if (keeps(one)) branch.push(moment)
      continue
    }
    close()
    let last = rounds.at(-1)
    const round = loose && last !== undefined ? last.round : roundOf(moment)
    if (last?.round !== round) {
      last = { key: '', round, rows: [], entries: 0 }
      rounds.push(last)
    }
    last.key = `${moment.entry.seq}`
    for (const gone of left.splice(0)) {
      last.rows.push({ branch: gone })
      last.entries += gone.length
    }
    if (!keeps(one)) continue
    last.rows.push({ moment })
    last.entries++
  }
  return rounds.filter(({ rows }) => rows.length > 0)
}

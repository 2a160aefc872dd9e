import { line, type Ledger, type Moment, type Vocabulary } from '../../referee'
import { tellsChance } from './chance'

/** The content of the log: all entries, round by round, with each taken-back branch at the place where the table left it. */

export type LogMoment<V extends Vocabulary = Vocabulary> = Moment<V>

/** Something that happened, as the log shows it. */
export interface Written<V extends Vocabulary = Vocabulary> {
  readonly moment: LogMoment<V>
  /** The table went back behind it; play goes on from elsewhere. */
  readonly takenBack: boolean
  /** It is not on the line of play, which the table has left: it is listed with what came after it. */
  readonly loose: boolean
}

/** One row: an entry of the line of play, or entries taken back together that fold into one row; the newest first. */
export type LogRow<V extends Vocabulary = Vocabulary> =
  | { readonly moment: LogMoment<V>; readonly branch?: never }
  | { readonly branch: readonly LogMoment<V>[]; readonly moment?: never }

/** The rows of one round. */
export interface LogRound<V extends Vocabulary = Vocabulary> {
  /** Name that stays while the game goes on. */
  readonly key: string
  readonly round: number
  /** Newest first. */
  readonly rows: readonly LogRow<V>[]
  /** Entries in it, those taken back too. */
  readonly entries: number
}

/** Whether something can be looked at: the seed of the cards, and a way back without a mark, have no moment of their own. */
export const isShown = ({ entry: { events } }: LogMoment): boolean => events.length > 0

/** Whether an entry only put a choice into a ballot: the log shows it with its reveal. */
export const onlySeals = ({ entry: { move } }: LogMoment): boolean => move.do === 'cast' || move.do === 'castAnew'

/**
 * All entries of the log, newest first. Sealed choices are folded into their reveal and hidden before it: the order of those
 * entries would show who has chosen again.
 */
export const written = <V extends Vocabulary>(ledger: Ledger<V>): readonly Written<V>[] => {
  const played = new Set(line(ledger))
  const all: Written<V>[] = []
  for (let moment: LogMoment<V> | undefined = ledger.last; moment !== undefined; moment = moment.written)
    if (tellsChance(moment)) all.push({ moment, takenBack: false, loose: moment.parent === undefined || !played.has(moment.parent) })
    else if (isShown(moment) && !onlySeals(moment)) all.push({ moment, takenBack: !played.has(moment), loose: false })
  return all
}

/**
 * Groups the log by rounds, newest first. A taken-back branch is in the round to which the table went back.
 * @param roundOf the round of a position
 * @param keeps which entries are wanted
 */
export const roundsOf = <V extends Vocabulary>(
  all: readonly Written<V>[],
  roundOf: (state: V['state']) => number,
  keeps: (one: Written<V>) => boolean,
): readonly LogRound<V>[] => {
  const rounds: { key: string; readonly round: number; readonly rows: LogRow<V>[]; entries: number }[] = []
  let branch: LogMoment<V>[] = []
  const left: (readonly LogMoment<V>[])[] = []
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
    const round = loose && last !== undefined ? last.round : roundOf((moment.parent ?? moment).state)
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

import { isSeedMove, partialLedger, read, type Game, type Ledger, type Moment, type Vocabulary } from '../../referee'
import { leadingEntries } from '../../storage/store/shapes'
import type { SnapshotRecord } from '../../storage/store/store'
import { sha256 } from './digest'
import type { Environment } from '../environment/environment'

/**
 * Snapshots: a snapshot is the cached state of a game some entries ago. Screens show this state while the whole ledger is still loading.
 * The loaded ledger then replaces the snapshot; moves wait until it is loaded.
 */

/**
 * Minimum number of entries that follow the entry of a new snapshot, so that screens can show the last moves while the ledger is loading.
 */
const BEHIND = 20
/** Number of entries after a snapshot at which the app replaces it with a new snapshot. */
const OLD = 80

/**
 * Stores a snapshot if the last one is too old. A failure is ignored; the next load only takes longer.
 * @param from sequence number of the first entry that had to be loaded
 */
export const keepSnapshot = async (
  { store, build }: Environment,
  game: string,
  { last, words }: Ledger<Vocabulary>,
  from = 0,
): Promise<void> => {
  if (build === undefined || last.entry.seq - from < OLD) return
  let moment: Moment<Vocabulary> | undefined = last
  for (let n = 0; n < BEHIND || (moment !== undefined && isBeside(moment)); n++) moment = moment?.written
  if (moment !== undefined) await store.putSnapshot({ game, build, entry: moment.entry, state: moment.state, words })
}

/** Returns whether an entry is a rewind or a move of the random seed. Such an entry produces no new state; it repeats an earlier state. */
const isBeside = ({ entry: { move } }: Moment<Vocabulary>): boolean => move.do === 'rewind' || isSeedMove(move)

/**
 * Returns the last part of a ledger, beginning at its snapshot.
 * @param entries the entries, beginning at the entry of the snapshot
 * @returns undefined if the entries do not continue the snapshot, or rewind the game to an entry before the snapshot
 */
export const tailOf = (
  { build }: Environment,
  game: Game<Vocabulary>,
  snapshot: SnapshotRecord,
  entries: readonly unknown[],
): Ledger<Vocabulary> | undefined => {
  const [first, ...rest] = leadingEntries(entries)
  if (snapshot.build !== build || first?.digest !== snapshot.entry.digest || rest.length !== entries.length - 1) return undefined
  if (rest.some(({ rules }) => rules > game.rules)) return undefined
  const answer = read(game, rest, sha256, partialLedger(game, snapshot.entry, snapshot.state, snapshot.words))
  return answer.ok ? answer.value : undefined
}

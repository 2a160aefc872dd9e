import { isSeedMove, partialLedger, read, type Game, type Ledger, type Moment, type Vocabulary } from '../../referee'
import { leadingEntries } from '../../storage/store/shapes'
import type { SnapshotRecord } from '../../storage/store/store'
import { sha256 } from './digest'
import type { Environment } from '../environment/environment'

/**
 * Snapshots: a cached state of a game a few entries ago, from which the game is shown while the whole ledger is still loading. Snapshots
 * are only a cache: the loaded ledger replaces them, and moves wait for it.
 */

/** Number of entries after the state of a new snapshot, so that screens can show the last moves. */
const BEHIND = 20
/** Number of entries after a snapshot at which a new snapshot replaces it. */
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

/** Returns whether an entry is a rewind or a seed move, whose state belongs to another entry. */
const isBeside = ({ entry: { move } }: Moment<Vocabulary>): boolean => move.do === 'rewind' || isSeedMove(move)

/**
 * Returns the last part of a ledger, from its snapshot on.
 * @param entries the entries from that of the snapshot on
 * @returns undefined if the entries do not continue the snapshot, or go back to before it
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

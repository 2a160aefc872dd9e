import { isSeedMove, partialLedger, read, type Game, type Ledger, type Moment, type Vocabulary } from '../../referee'
import { leadingEntries } from '../../storage/store/shapes'
import type { SnapshotRecord } from '../../storage/store/store'
import { sha256 } from './digest'
import type { Environment } from '../environment/environment'

/**
 * The state of a game some entries ago: its table is shown from there while the whole ledger is still being read. Nothing rests on a
 * snapshot: the ledger that has been read takes its place, and no move is made before.
 */

/** How many entries lie behind a new snapshot: what the screens tell of the last steps is known from it, too. */
const BEHIND = 20
/** A snapshot with more entries behind it is made anew. */
const OLD = 80

/**
 * Stores the state of a game without blocking the page. Where it cannot be stored, the next opening takes longer.
 * @param from the first entry of what had to be read
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

/** Whether its entry is no step of play: the state after it is that of another one. */
const isBeside = ({ entry: { move } }: Moment<Vocabulary>): boolean => move.do === 'rewind' || isSeedMove(move)

/**
 * The end of a ledger, from its snapshot on.
 * @param entries those from the snapshot's own on
 * @returns undefined: they do not fit each other, or lead back behind the snapshot
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

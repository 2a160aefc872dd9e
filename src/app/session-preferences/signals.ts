// Functions that decide which changes of a game give a signal (vibration or sound).
import type { OpenGame, Play } from '../../session'
import { isSeedMove } from '../../referee'
import type { Signal } from '../../ui/signals'

/** Data of the open game that is compared before and after a change, to find the signal. */
export type Moment = Pick<Play, 'open' | 'refused' | 'writes'>

/**
 * Kind of signal that an event of a game gives. The key is the event. The reveal of a ballot is not included, because it is
 * the same event in every game.
 */
export type FeedbackEvents = Readonly<Record<string, 'reveal' | 'result'>>

/**
 * Returns the signal for a change of the game. From the move that opens a ballot until its reveal there is no signal,
 * not even for a refusal, because sounds could give away secret choices. The signal of a reveal does not depend on
 * the revealed choices.
 * @returns undefined if the change gives no signal
 */
export function signalOf(before: Moment, after: Moment, feedbackEvents: FeedbackEvents): Signal | undefined {
  const [was, is] = [before.open, after.open]
  if (was === undefined || is === undefined || was.id !== is.id || !after.writes) return undefined
  const { entry } = is.ledger.last
  const isNew = entry.id !== was.ledger.last.entry.id
  const events: readonly string[] = isNew ? entry.events.map(({ e }) => e) : []
  if (events.includes('revealed')) return 'reveal'
  if (was.ballots.length > 0 || is.ballots.length > 0) return undefined
  if (after.refused !== undefined && after.refused !== before.refused) return 'refusal'
  if (!isNew || isSeedMove(entry.move) || entry.move.do === 'rewind') return undefined
  const feedback = events.map((event) => feedbackEvents[event])
  if (feedback.includes('result')) return 'result'
  if (feedback.includes('reveal')) return 'reveal'
  return askedOf(was) === askedOf(is) ? undefined : 'turn'
}

/** Returns the roles that have to answer a prompt, joined to one string for comparison. */
const askedOf = ({ prompts }: OpenGame): string => prompts.map(({ roles }) => roles.join(' ')).join(', ')

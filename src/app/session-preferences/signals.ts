// When something is to be felt or heard, and when nothing may be.
import type { OpenGame, Play } from '../../session'
import { isSeedMove } from '../../referee'
import type { Signal } from '../../ui/signals'

/** The compared part of an open game: before an event and after it. */
export type Moment = Pick<Play, 'open' | 'refused' | 'writes'>

/** Events of a game by what they mean to the table; that choices were revealed is the same in every game. */
export type FeedbackEvents = Readonly<Record<string, 'reveal' | 'result'>>

/**
 * Finds the signal of the change from one moment to the next. While a ballot is open there is none, from the move that
 * opens it to its reveal: neither a cover nor a pad may be heard, and no refusal either. A reveal always sounds the same, whatever comes
 * to light.
 * @returns undefined = nothing to tell
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
  const told = events.map((event) => feedbackEvents[event])
  if (told.includes('result')) return 'result'
  if (told.includes('reveal')) return 'reveal'
  return askedOf(was) === askedOf(is) ? undefined : 'turn'
}

/** Who is asked, in a word. */
const askedOf = ({ prompts }: OpenGame): string => prompts.map(({ roles }) => roles.join(' ')).join(', ')

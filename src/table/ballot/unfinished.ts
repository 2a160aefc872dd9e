import { withoutAttempt } from '../../referee'
import type { Session } from '../../session'

/**
 * Unfinished choices on the own phone of a player. They outlive an undo or a cancelled choice at the table, after which the same question
 * is asked again. Kept in memory only.
 */
const unfinished = new WeakMap<Session, Map<string, unknown>>()

const keyOf = (game: string, ballot: string, role: string): string => `${game} ${withoutAttempt(ballot)} ${role}`

/** Returns the unfinished choice of a role for the question of a ballot; undefined if there is none. */
export const unfinishedChoice = (session: Session, game: string, ballot: string, role: string): unknown =>
  unfinished.get(session)?.get(keyOf(game, ballot, role))

/** Keeps the unfinished choice of a role for the question of a ballot. */
export const keepUnfinished = (session: Session, game: string, ballot: string, role: string, choice: unknown): void => {
  const choices = unfinished.get(session) ?? new Map<string, unknown>()
  unfinished.set(session, choices.set(keyOf(game, ballot, role), choice))
}

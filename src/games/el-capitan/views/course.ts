import { lineOfPlay, stateWithCorrections, type Ledger, type Moment, type Vocabulary } from '../../../referee'
import type { Colour } from '../box/board'
import type { Event, Payout } from '../model/events'
import type { ByColour, State } from '../model/state'

/** Computes the course of a game from its ledger, for the charts, the archive and the end of the game. */

/** Payouts of one payday. The key is the player. */
export interface Paid {
  readonly phase: number
  readonly payouts: readonly Payout[]
}

export interface Course {
  readonly moments: readonly Moment<Vocabulary>[]
  readonly state: State
  readonly paydays: readonly Paid[]
  /** Number of moves of each kind. The key is the player. */
  readonly built: ByColour<number>
  readonly fortresses: ByColour<number>
  readonly loans: ByColour<number>
}

/** Computes the course of a game from its ledger. Accepts the ledger of any game, because the archive stores ledgers of all games. */
export const courseOf = (ledger: Ledger<Vocabulary>): Course => {
  const moments = lineOfPlay(ledger)
  const events = moments.flatMap(({ entry }) => entry.events as readonly Event[])
  const countOf = (colour: (event: Event) => readonly (Colour | undefined)[]): ByColour<number> => {
    const counts: Partial<Record<Colour, number>> = {}
    for (const one of events.flatMap(colour)) if (one !== undefined) counts[one] = (counts[one] ?? 0) + 1
    return counts
  }
  return {
    moments,
    state: (moments.at(-1)?.state ?? ledger.head.state) as State,
    paydays: events.filter((event): event is Extract<Event, { e: 'paid' }> => event.e === 'paid'),
    built: countOf((event) => (event.e === 'built' ? [event.by] : [])),
    fortresses: countOf((event) => (event.e === 'fortressBuilt' ? [event.by] : [])),
    loans: countOf((event) => (event.e === 'loanTaken' ? [event.by] : event.e === 'settled' ? event.forced.map(() => event.by) : [])),
  }
}

/**
 * Returns the money of each player at the start and after each payday and the loans after it, as states. The last payday of a finished game
 * has the final state. While players settle loans, the newest payday has the current state. Corrections that directly follow are included.
 */
export const statesAfterPaydays = ({ moments, state, paydays }: Pick<Course, 'moments' | 'state' | 'paydays'>): readonly State[] => {
  const states = moments.map((moment) => moment.state as State)
  const paidAt = moments.flatMap(({ entry }, at) => ((entry.events as readonly Event[]).some(({ e }) => e === 'paid') ? [at] : []))
  const isOver = ({ stage }: State) => stage === 'turns' || stage === 'over'
  const after = (from: number): State => {
    const at = states.findIndex((one, n) => n >= from && isOver(one))
    return at === -1 ? state : (stateWithCorrections(moments, at) as State)
  }
  return [states[0] ?? state, ...paydays.map((_, n) => after(paidAt[n] ?? 0))]
}

/** Returns how many florins a player has received for the given reasons at all paydays together. */
export const earnedBy = ({ paydays }: Pick<Course, 'paydays'>, colour: Colour, kinds: readonly string[]): number =>
  paydays
    .flatMap(({ payouts }) => payouts.filter((payout) => payout.colour === colour))
    .flatMap(({ addends }) => addends)
    .reduce((total, { why, amount }) => total + (kinds.includes(why) ? amount : 0), 0)

/** Reasons for payouts, combined into the groups that charts and archive show. */
export const INCOME = {
  proliferation: ['proliferation'],
  majority: ['first', 'second'],
  fortresses: ['fortressFull', 'fortressHalf'],
} as const

/** Returns the final rank of a player by florins, from 1. Tied players have the same rank. */
export const placeOf = ({ result }: State, colour: Colour): number => {
  const all = Object.values(result?.florins ?? {})
  const own = result?.florins[colour] ?? 0
  return 1 + all.filter((florins) => florins > own).length
}

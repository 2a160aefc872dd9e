import { lineOfPlay, type Ledger, type Moment, type Vocabulary } from '../../../referee'
import type { Colour, Place } from '../box/box'
import type { Event } from '../model/events'
import type { ByColour, State } from '../model/state'

/** Computes the course of a game from its ledger, for the charts, the archive and the end of the game. */

/** Player who controlled a location in a round. Locations without a controller are omitted. */
export interface Controlled {
  readonly round: number
  readonly at: Place
  readonly by?: Colour
}

export interface Course {
  readonly moments: readonly Moment<Vocabulary>[]
  readonly state: State
  readonly controlled: readonly Controlled[]
  /** Player who had the Mayor at the end of a round. The key is the number of the round. Rounds at whose end nobody had him are missing. */
  readonly mayors: ReadonlyMap<number, Colour>
  /**
   * Points of all players after each round that has reached the location phase. Corrections before the location phase of the next round
   * are included, because players get no points then.
   */
  readonly points: readonly { readonly round: number; readonly vp: ByColour<number> }[]
  readonly stars: ByColour<number>
  readonly vetoes: ByColour<number>
  readonly jailed: ByColour<number>
}

/** Computes the course of a game from its ledger. Accepts the ledger of any game, because the archive stores ledgers of all games. */
export const courseOf = (ledger: Ledger<Vocabulary>): Course => {
  const moments = lineOfPlay(ledger)
  const all = moments.flatMap(({ entry, state }) => (entry.events as readonly Event[]).map((event) => ({ event, state: state as State })))
  const countOf = (colour: (event: Event) => Colour | undefined): ByColour<number> => {
    const counts: Partial<Record<Colour, number>> = {}
    for (const { event } of all) {
      const one = colour(event)
      if (one !== undefined) counts[one] = (counts[one] ?? 0) + 1
    }
    return counts
  }
  const rounds = new Map<number, State['vp']>()
  const mayors = new Map<number, Colour>()
  let scored: number | undefined
  for (const { entry, state } of moments) {
    const { round, mayor, vp } = state as State
    if ((entry.events as readonly Event[]).some(({ e }) => e === 'controlled' || e === 'scored')) scored = round
    if (scored !== undefined) rounds.set(scored, vp)
    if (mayor === undefined) mayors.delete(round)
    else mayors.set(round, mayor)
  }
  return {
    moments,
    state: (moments.at(-1)?.state ?? ledger.head.state) as State,
    controlled: all.flatMap(({ event, state }): readonly Controlled[] =>
      event.e === 'controlled'
        ? [{ round: state.round, at: event.at, ...(event.control.controller && { by: event.control.controller }) }]
        : [],
    ),
    mayors,
    points: [...rounds].map(([round, vp]) => ({ round, vp })),
    stars: countOf((event) => (event.e === 'scored' && event.why === 'star' ? event.by : undefined)),
    vetoes: countOf((event) => (event.e === 'vetoed' ? event.by : undefined)),
    jailed: countOf((event) => (event.e === 'jailed' ? event.owner : undefined)),
  }
}

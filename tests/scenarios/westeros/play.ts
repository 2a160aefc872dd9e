import type { HouseId, Track } from '../../../src/games/westeros/box/box'
import { westeros, type Change, type Event, type Move, type Refusal, type State } from '../../../src/games/westeros'
import { OUTSIDE, written, type Groups } from './notation'

/** Result of a move: `ok`, or the code of its refusal. */
export type Outcome = string

export const outcomeOf = (refusal: Refusal | undefined): Outcome => refusal?.code ?? 'ok'

/** Returns in the notation of the scenarios whether a decision was accepted, and the reason of a refusal. */
export const verdict = (result: Outcome) => ({ accepted: result === 'ok', reason: result === 'ok' ? undefined : result })

/** Plays moves from a given state, as in the app. */
export class Play {
  state: State
  /** Events since the start, each with the state after the event. */
  readonly past: { readonly event: Event; readonly state: State }[] = []

  constructor(opening: readonly Event[]) {
    const [first, ...rest] = opening
    this.state = rest.reduce<State>((state, event) => westeros.evolve(state, event), westeros.evolve(undefined, first as Event))
    this.do({ do: 'ready' })
  }

  /** Returns a copy of the game after some corrections. */
  corrected(changes: readonly Change[]): Play {
    const other = new Play([{ e: 'begun', state: this.state }])
    other.do({ do: 'correct', changes })
    return other
  }

  /** Makes a move. A refused move changes nothing. */
  do(move: Move): Outcome {
    const answer = westeros.decide(this.state, move)
    if (!answer.ok) return answer.refusal.code
    this.follow(answer.value)
    return 'ok'
  }

  /** Applies events. */
  follow(events: readonly Event[]): void {
    for (const event of events) {
      this.state = westeros.evolve(this.state, event)
      this.past.push({ event, state: this.state })
    }
  }

  /** Returns the result that a move would have. */
  outcomeOf(move: Move): Outcome {
    const answer = westeros.decide(this.state, move)
    return answer.ok ? 'ok' : answer.refusal.code
  }

  /** Returns whether a move would be accepted. */
  may(move: Move): boolean {
    return this.outcomeOf(move) === 'ok'
  }

  /** Reveals the open ballot with these choices. All other roles choose 0. */
  reveal(choices: Readonly<Record<string, unknown>>): Outcome {
    const { id = '', roles = [] } = this.state.ballot ?? {}
    return this.do({ do: 'reveal', ballot: id, opened: Object.fromEntries(roles.map((role) => [role, { choice: choices[role] ?? 0 }])) })
  }

  /** Adds list elements to a move one after another. Returns those with which the move is accepted. */
  admitted<T>(all: readonly T[], move: (some: readonly T[]) => Move): readonly T[] {
    return all.reduce<readonly T[]>((some, one) => (this.may(move([...some, one])) ? [...some, one] : some), [])
  }

  /**
   * Runs the auction for one track. Tied houses without a given order keep their order on the track. If no house has power, all houses are
   * tied without bids.
   */
  auction(track: Track, bids: Readonly<Record<string, number>>, ties: readonly (readonly HouseId[])[]): void {
    const isOpen = ({ stage }: State) => 'track' in stage && stage.track === track
    if (isOpen(this.state) && this.state.ballot !== undefined) this.reveal(bids)
    const { stage, tracks, holders } = this.state
    if (stage.at !== 'auctionTies' || !isOpen(this.state)) return
    const chosen = (tie: readonly HouseId[]) => ties.find((group) => tie.every((house) => group.includes(house)))
    const groups = stage.ties.map((tie) => chosen(tie) ?? tracks[track].filter((house) => tie.includes(house)))
    this.do({ do: 'orderTied', by: holders.ironThrone, groups })
  }

  /** Answers all open questions with any legal answer until a condition holds. */
  settle(until: (state: State) => boolean): void {
    while (!until(this.state)) {
      const [question] = westeros.prompts(this.state)
      const answer = question && westeros.domain(this.state, question).sample(() => 0)
      if (this.do(answer as Move) !== 'ok') throw new Error(`play does not go on: ${JSON.stringify(question)}`)
    }
  }

  /** Returns the events of a kind, in order. */
  all<E extends Event['e']>(e: E): readonly Extract<Event, { e: E }>[] {
    return this.past.flatMap(({ event }) => (event.e === e ? [event as Extract<Event, { e: E }>] : []))
  }

  /** Returns the last event of a kind. */
  last<E extends Event['e']>(e: E): Extract<Event, { e: E }> | undefined {
    return this.all(e).at(-1)
  }

  /** Returns the units of a house by area, without areas outside of the scenario. Attackers are listed in the area of the battle. */
  groups(house: HouseId): Groups {
    const { areas, battle } = this.state
    const groups = Object.entries(areas).flatMap(([area, { garrison }]) =>
      garrison?.house === house && !area.startsWith(OUTSIDE) ? [[area, written(garrison.standing, garrison.routed)] as const] : [],
    )
    const attackers = battle?.attacker === house ? { [battle.area]: written(battle.attackers) } : {}
    return { ...Object.fromEntries(groups), ...attackers }
  }
}

import type { HouseId, Track } from '../../../src/games/westeros/box/box'
import { westeros, type Change, type Event, type Move, type Refusal, type State } from '../../../src/games/westeros'
import { OUTSIDE, written, type Groups } from './notation'

/** `ok`, or the code of the refusal. */
export type Outcome = string

export const outcomeOf = (refusal: Refusal | undefined): Outcome => refusal?.code ?? 'ok'

/** A decision with its reason, as cases write it. */
export const verdict = (result: Outcome) => ({ accepted: result === 'ok', reason: result === 'ok' ? undefined : result })

/** A game that is played on from some position by moves, as the app plays it. */
export class Play {
  state: State
  /** The events since then, with the state after each. */
  readonly past: { readonly event: Event; readonly state: State }[] = []

  constructor(opening: readonly Event[]) {
    const [first, ...rest] = opening
    this.state = rest.reduce<State>((state, event) => westeros.evolve(state, event), westeros.evolve(undefined, first as Event))
    this.do({ do: 'ready' })
  }

  /** The same game after some changes by hand, to try something. */
  corrected(changes: readonly Change[]): Play {
    const other = new Play([{ e: 'begun', state: this.state }])
    other.do({ do: 'correct', changes })
    return other
  }

  /** Asks for a move; what is refused changes nothing. */
  do(move: Move): Outcome {
    const answer = westeros.decide(this.state, move)
    if (!answer.ok) return answer.refusal.code
    for (const event of answer.value) {
      this.state = westeros.evolve(this.state, event)
      this.past.push({ event, state: this.state })
    }
    return 'ok'
  }

  /** Whether a move would be accepted. */
  may(move: Move): boolean {
    return westeros.decide(this.state, move).ok
  }

  /** Opens the ballot with what was chosen in it; who is not named offers nothing. */
  reveal(choices: Readonly<Record<string, unknown>>): Outcome {
    const { id = '', roles = [] } = this.state.ballot ?? {}
    return this.do({ do: 'reveal', ballot: id, opened: Object.fromEntries(roles.map((role) => [role, { choice: choices[role] ?? 0 }])) })
  }

  /** Of some things in turn, those with which a move is accepted. */
  admitted<T>(all: readonly T[], move: (some: readonly T[]) => Move): readonly T[] {
    return all.reduce<readonly T[]>((some, one) => (this.may(move([...some, one])) ? [...some, one] : some), [])
  }

  /** The auction of one track; ties that nobody orders stay as they lie on it. Where nobody has any power there are ties at once. */
  auction(track: Track, bids: Readonly<Record<string, number>>, ties: readonly (readonly HouseId[])[]): void {
    const isOpen = ({ stage }: State) => 'track' in stage && stage.track === track
    if (isOpen(this.state) && this.state.ballot !== undefined) this.reveal(bids)
    const { stage, tracks, holders } = this.state
    if (stage.at !== 'auctionTies' || !isOpen(this.state)) return
    const chosen = (tie: readonly HouseId[]) => ties.find((group) => tie.every((house) => group.includes(house)))
    const groups = stage.ties.map((tie) => chosen(tie) ?? tracks[track].filter((house) => tie.includes(house)))
    this.do({ do: 'orderTied', by: holders.ironThrone, groups })
  }

  /** Answers whatever is asked, somehow, until something is the case. */
  settle(until: (state: State) => boolean): void {
    while (!until(this.state)) {
      const [question] = westeros.prompts(this.state)
      const answer = question && westeros.domain(this.state, question).sample(() => 0)
      if (this.do(answer as Move) !== 'ok') throw new Error(`play does not go on: ${JSON.stringify(question)}`)
    }
  }

  /** The events of a kind, in their order. */
  all<E extends Event['e']>(e: E): readonly Extract<Event, { e: E }>[] {
    return this.past.flatMap(({ event }) => (event.e === e ? [event as Extract<Event, { e: E }>] : []))
  }

  /** The last event of a kind. */
  last<E extends Event['e']>(e: E): Extract<Event, { e: E }> | undefined {
    return this.all(e).at(-1)
  }

  /** Units of a house by area, without those outside of the case; attackers stand in the embattled area. */
  groups(house: HouseId): Groups {
    const { areas, battle } = this.state
    const groups = Object.entries(areas).flatMap(([area, { garrison }]) =>
      garrison?.house === house && !area.startsWith(OUTSIDE) ? [[area, written(garrison.standing, garrison.routed)] as const] : [],
    )
    const attackers = battle?.attacker === house ? { [battle.area]: written(battle.attackers) } : {}
    return { ...Object.fromEntries(groups), ...attackers }
  }
}

import type { HouseId } from '../../../src/games/westeros/box/box'
import { westeros, type Change, type Code, type Event, type Move, type Refusal, type State } from '../../../src/games/westeros'
import { OneOf } from '../compare'
import { OUTSIDE, written, type Groups } from './notation'

type Asked = { readonly ok: true } | { readonly ok: false; readonly refusal: Pick<Refusal, 'code'> }
/** `ok`, or every reason against it that can be found. */
export type Outcome = 'ok' | OneOf

/** The codes of all refusals that come one after another as the table waives each of them. */
const reasons = (ask: (waived: readonly string[]) => Asked, ...found: string[]): Outcome => {
  for (;;) {
    const answer = ask(found)
    if (answer.ok || found.includes(answer.refusal.code)) return found.length === 0 ? 'ok' : new OneOf(found)
    found.push(answer.refusal.code)
  }
}

/** What a view says against something, besides what has been found already. */
export const against = (view: (waived: ReadonlySet<Code>) => Refusal | undefined, ...found: string[]): Outcome =>
  reasons(
    (waived) => {
      const refusal = view(new Set(waived) as ReadonlySet<Code>)
      return refusal === undefined ? { ok: true } : { ok: false, refusal }
    },
    ...found,
  )

/** A decision with its reason, as cases write it. */
export const verdict = (result: Outcome) => ({ accepted: result === 'ok', reason: result === 'ok' ? undefined : result })

/** A game that is played on from some position by moves, as the app plays it. */
export class Play {
  state: State
  /** What has happened since, with the state after each event. */
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
    const overruled = (waive: readonly string[]) => westeros.decide(this.state, { do: 'overrule', move, waive } as Move)
    if (!answer.ok) return reasons((waive) => (waive.length === 0 ? answer : overruled(waive)))
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

  /** One auction; ties that nobody orders stay as they lie on the track. */
  auction(bids: Readonly<Record<string, number>>, ties: readonly (readonly HouseId[])[]): void {
    if (this.state.ballot !== undefined) this.reveal(bids)
    const { stage, tracks, holders } = this.state
    if (stage.at !== 'auctionTies') return
    const chosen = (tie: readonly HouseId[]) => ties.find((group) => tie.every((house) => group.includes(house)))
    const groups = stage.ties.map((tie) => chosen(tie) ?? tracks[stage.track].filter((house) => tie.includes(house)))
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

  /** The last event of a kind. */
  last<E extends Event['e']>(e: E): Extract<Event, { e: E }> | undefined {
    return this.past.findLast(({ event }) => event.e === e)?.event as Extract<Event, { e: E }> | undefined
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

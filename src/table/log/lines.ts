import { repeatsTold, type BallotEvent, type Game, type Moment, type Vocabulary } from '../../referee'
import type { GameLog } from './game-log'

/** One entry of the log in words. */
export interface LogLine<Role extends string = string> {
  readonly id: string
  /** Place in the ledger. */
  readonly seq: number
  readonly time: number
  readonly round: number
  /** Phase in which it happened; undefined before the first and after the last. */
  readonly phase: string | undefined
  /** Role whose doing it was; undefined: the table's. */
  readonly role: Role | undefined
  /** What was done: the verb of the move, that of an overruled one its own. */
  readonly deed: string
  /** What happened, the weightiest first. */
  readonly main: string
  readonly more: readonly string[]
  /** Steps of the order of play that only lead on. */
  readonly quiet: readonly string[]
  readonly mark: 'plain' | 'begin' | 'cast' | 'revealed' | 'byHand' | 'overruled' | 'rewound'
  /** Rules that the table waived. */
  readonly waived: readonly string[]
  /** The app turned up what the table had told before. */
  readonly asTold: boolean
  /** The round that ended with it, and the digest whose words may be noted. */
  readonly ended: { readonly round: number; readonly digest: string } | undefined
}

/** Events of corrections by the whole table: the same in every game. */
type TableEvent = { readonly e: 'corrected' } | { readonly e: 'overruled'; readonly codes: readonly string[] }

/** A moment of the line of play in words. Tells nothing of a sealed choice before its reveal. */
export const lineOf = <V extends Vocabulary>(moment: Moment<V>, game: Game<V>, log: GameLog<V>): LogLine<V['role']> => {
  const { entry, parent } = moment
  const events: readonly V['event'][] = entry.events
  let state: V['state'] | undefined = parent?.state
  const told: { readonly event: V['event']; readonly text: string }[] = []
  for (const event of events) {
    const after = game.evolve(state, event)
    told.push({ event, text: log.event(event, state, after) })
    state = after
  }
  const weighty = told.filter(({ event }) => log.weight(event) !== 'leads on')
  const quiet = told.filter(({ event }) => log.weight(event) === 'leads on' && event.e !== 'overruled')
  const first = weighty.filter(({ event }) => log.weight(event) === 'first')
  const [main, ...more] = weighty.length > 0 ? [...first, ...weighty.filter((one) => !first.includes(one))] : quiet
  const at = (parent ?? moment).state
  const overruled = (events as readonly TableEvent[]).find((event) => event.e === 'overruled')
  return {
    id: entry.id,
    seq: entry.seq,
    time: entry.time,
    round: log.round(at),
    phase: log.phase(at),
    role: log.doer(entry.move),
    deed: deedOf(entry.move),
    main: weighty.length > 0 ? (main?.text ?? '') : (log.nameOf(moment) ?? main?.text ?? ''),
    more: more.map(({ text }) => text),
    quiet: weighty.length > 0 ? quiet.map(({ text }) => text) : [],
    mark: markOf(moment, game),
    waived: overruled?.codes ?? [],
    asTold: repeatsTold(moment),
    ended: endedBy(moment, game),
  }
}

/** The verb of a move, that of an overruled one its own. */
const deedOf = (move: { readonly do: string; readonly move?: unknown }): string =>
  (move.move as { readonly do: string } | undefined)?.do ?? move.do

/** The round that an entry ends. */
const endedBy = <V extends Vocabulary>({ entry, parent }: Moment<V>, game: Game<V>): LogLine['ended'] => {
  if (parent === undefined || entry.move.do === 'rewind') return undefined
  const rounds = (entry.events as readonly V['event'][]).flatMap((event) => game.closes(event, parent.state) ?? [])
  return rounds[0] === undefined ? undefined : { round: rounds[0], digest: entry.digest }
}

/** What sort of entry it is, by its events. */
export const markOf = <V extends Vocabulary>({ entry, parent }: Moment<V>, game: Game<V>): LogLine['mark'] => {
  const events: readonly V['event'][] = entry.events
  const has = (e: BallotEvent['e'] | TableEvent['e'] | 'rewound') => events.some((event) => event.e === e)
  if (parent === undefined) return 'begin'
  if (has('overruled')) return 'overruled'
  if (has('corrected')) return 'byHand'
  if (has('rewound')) return 'rewound'
  if (has('cast') || has('castAnew')) return 'cast'
  return events.some((event) => game.reveals(event) !== undefined) ? 'revealed' : 'plain'
}

import { repeatsReported, type BallotEvent, type Game, type Moment, type Vocabulary } from '../../referee'
import { happenedIn } from '../moments'
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
  /** The verb of the move; of an overruled move that of the move inside. */
  readonly action: string
  /** The drawing of the move; undefined: that of its mark. */
  readonly icon: string | undefined
  /** The events, the most important first. */
  readonly main: string
  readonly more: readonly string[]
  /** Steps of the order of play that only lead on. */
  readonly quiet: readonly string[]
  readonly mark: 'plain' | 'begin' | 'cast' | 'revealed' | 'byHand' | 'overruled' | 'rewound'
  /** Rules that the table waived. */
  readonly waived: readonly string[]
  /** Who had sealed what it turned up, and how often something was sealed anew; undefined where nothing was. */
  readonly sealed: { readonly roles: readonly Role[]; readonly anew: number } | undefined
  /** The app turned up a card that the table had reported before. */
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
  const told = happenedIn(game, moment).map(({ event, before, after }) => ({ event, text: log.event(event, before, after) }))
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
    action: playedBy(entry.move).do,
    icon: log.icon(playedBy(entry.move)),
    main: weighty.length > 0 ? (main?.text ?? '') : (log.nameOf(moment) ?? main?.text ?? ''),
    more: more.map(({ text }) => text),
    quiet: weighty.length > 0 ? quiet.map(({ text }) => text) : [],
    mark: markOf(moment, game),
    waived: overruled?.codes ?? [],
    sealed: sealedFor(moment, game),
    asTold: repeatsReported(moment),
    ended: endedBy(moment, game),
  }
}

/** The choices that were sealed before an entry revealed them: the roles in the order of the ballot, which hides the order of choosing. */
const sealedFor = <V extends Vocabulary>({ entry, parent }: Moment<V>, game: Game<V>): LogLine<V['role']>['sealed'] => {
  const revealed = (entry.events as readonly (BallotEvent | { readonly e: 'other' })[]).find(({ e }) => e === 'revealed')
  const id = revealed?.e === 'revealed' ? revealed.ballot : undefined
  const ballot = parent === undefined ? undefined : game.ballots(parent.state).find((open) => open.id === id)
  const roles = ballot?.roles.filter((role) => ballot.cast[role] !== undefined) ?? []
  return ballot === undefined || roles.length === 0 ? undefined : { roles, anew: ballot.anew.length }
}

/** The move that was played; of an overruled move the move inside. */
const playedBy = <Move extends { readonly do: string }>(move: Move): Move =>
  move.do === 'overrule' && 'move' in move ? (move.move as Move) : move

/** The round that an entry ends. */
const endedBy = <V extends Vocabulary>({ entry, parent }: Moment<V>, game: Game<V>): LogLine['ended'] => {
  if (parent === undefined || entry.move.do === 'rewind') return undefined
  const rounds = (entry.events as readonly V['event'][]).flatMap((event) => game.closes(event, parent.state) ?? [])
  return rounds[0] === undefined ? undefined : { round: rounds[0], digest: entry.digest }
}

/** The mark of an entry, by its events. */
export const markOf = <V extends Vocabulary>({ entry, parent }: Moment<V>, game: Game<V>): LogLine['mark'] => {
  const events: readonly V['event'][] = entry.events
  const has = (e: BallotEvent['e'] | TableEvent['e'] | 'rewound') => events.some((event) => event.e === e)
  if (parent === undefined) return 'begin'
  if (has('overruled')) return 'overruled'
  if (has('corrected')) return 'byHand'
  if (has('rewound')) return 'rewound'
  if (has('cast') || has('castAnew')) return 'cast'
  if (game.records?.includes(entry.move.do) === true) return 'plain'
  return events.some((event) => game.reveals(event) !== undefined) ? 'revealed' : 'plain'
}

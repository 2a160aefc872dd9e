import { namelessChanges, playedMove, repeatsReported, type BallotEvent, type Game, type Moment, type Vocabulary } from '../../referee'
import { oneStop } from '../../ui/grammar/numbers'
import { happenedIn, sealedAtTable } from '../moments'
import type { GameLog } from './game-log'

/** Texts of one log entry. */
export interface LogLine<Role extends string = string> {
  readonly id: string
  /** Sequence number of the entry in the ledger. */
  readonly seq: number
  readonly time: number
  readonly round: number
  /** Phase of the round at the entry; undefined before the first and after the last phase. */
  readonly phase: string | undefined
  /** Role whose badge the row shows: the role that the move or the badge of the entry names; undefined if the row shows an icon. */
  readonly role: Role | undefined
  /** Role that made the entry; the log shows it as a name, not as a badge. */
  readonly author: Role | undefined
  /** Name of the move. For a move that overrules a refusal: the name of the move that was refused. */
  readonly action: string
  /** Icon of the move; if undefined, the log shows the icon of `mark`, which says whether the entry is e.g. a correction. */
  readonly icon: string | undefined
  /** Texts of the events of the entry, the most important first. */
  readonly main: string
  readonly more: readonly string[]
  /** Texts of the less important events of the entry. */
  readonly quiet: readonly string[]
  readonly mark: 'plain' | 'begin' | 'cast' | 'revealed' | 'byHand' | 'overruled' | 'rewound'
  /** Rules that the players overruled with this entry. */
  readonly waived: readonly string[]
  /**
   * Roles whose sealed choices the entry revealed, and the choices that were changed before: the roles that the changes name
   * (`anewBy`), and the number of the other changes (`anew`). Undefined if the entry revealed none. `atTable`: those that
   * sealed on the shared phone although their own phones were linked.
   */
  readonly sealed:
    | {
        readonly roles: readonly Role[]
        readonly atTable: readonly Role[]
        readonly anewBy: readonly Role[]
        readonly anew: number
      }
    | undefined
  /** Whether the entry only confirms a card that the players had already reported. */
  readonly asTold: boolean
  /** Round that ended with the entry, and its digest, which players may write down for comparison. */
  readonly ended: { readonly round: number; readonly digest: string } | undefined
}

/** Event of a correction or of an overruled refusal; all games share these event types. */
type TableEvent =
  | { readonly e: 'corrected' }
  | { readonly e: 'overruled'; readonly codes?: readonly string[]; readonly waived?: readonly string[] }

/** Returns the texts of an entry of the current branch. The texts reveal nothing of a sealed choice before its reveal. */
export const lineOf = <V extends Vocabulary>(moment: Moment<V>, game: Game<V>, log: GameLog<V>): LogLine<V['role']> => {
  const { entry, parent } = moment
  const events: readonly V['event'][] = entry.events
  const all = merged(
    happenedIn(game, moment).map(({ event, before, after }) => ({
      event,
      text: oneStop(log.event(event, before, after, playedMove(entry.move))),
    })),
    log,
  ).filter(({ text }) => text !== '')
  // The tag of the row says that the players allow the move.
  const described = all.length > 1 ? all.filter(({ event }) => event.e !== 'overruled') : all
  const weighty = described.filter(({ event }) => log.weight(event) !== 'leads on')
  const quiet = described.filter(({ event }) => log.weight(event) === 'leads on' && event.e !== 'overruled')
  // The last of them is the title: a battle can end the game.
  const first = weighty.filter(({ event }) => log.weight(event) === 'first').toReversed()
  const [main, ...more] = weighty.length > 0 ? [...first, ...weighty.filter((one) => !first.includes(one))] : quiet
  const at = (parent ?? moment).state
  const overruled = (events as readonly TableEvent[]).find((event) => event.e === 'overruled')
  return {
    id: entry.id,
    seq: entry.seq,
    time: entry.time,
    round: log.round(at),
    phase: log.phase(at),
    role: log.doer(playedMove(entry.move)) ?? log.badge?.(moment),
    author: authorOf(moment, log),
    action: playedMove(entry.move).do,
    icon: log.icon(playedMove(entry.move)),
    main: weighty.length > 0 ? (main?.text ?? '') : (log.nameOf(moment) ?? main?.text ?? ''),
    more: more.map(({ text }) => text),
    quiet: weighty.length > 0 ? quiet.map(({ text }) => text) : [],
    mark: markOf(moment, game),
    waived: overruled?.codes ?? overruled?.waived ?? [],
    sealed: sealedFor(moment, game),
    asTold: repeatsReported(moment),
    ended: endedBy(moment, game),
  }
}

/** Returns the role that made an entry; undefined if all players made it together. */
export const authorOf = <V extends Vocabulary>(moment: Moment<V>, log: Pick<GameLog<V>, 'author' | 'doer'>): V['role'] | undefined =>
  log.author === undefined ? log.doer(playedMove(moment.entry.move)) : log.author(moment)

interface Described<Event> {
  readonly event: Event
  readonly text: string
}

/** Replaces the texts of adjacent events of one type by one text, if the game has such a text. */
const merged = <V extends Vocabulary>(all: readonly Described<V['event']>[], log: GameLog<V>): readonly Described<V['event']>[] => {
  const runs = all.reduce<readonly (readonly Described<V['event']>[])[]>((done, one) => {
    const last = done.at(-1)
    return last?.[0]?.event.e === one.event.e ? [...done.slice(0, -1), [...last, one]] : [...done, [one]]
  }, [])
  return runs.flatMap((run) => {
    const [first] = run
    const text = first === undefined || run.length === 1 ? undefined : log.merged?.(run.map(({ event }) => event))
    return first === undefined || text === undefined ? run : [{ event: first.event, text }]
  })
}

/** Returns the roles whose sealed choices an entry revealed. Roles are in the order of the ballot, which hides the order of choosing. */
const sealedFor = <V extends Vocabulary>({ entry, parent }: Moment<V>, game: Game<V>): LogLine<V['role']>['sealed'] => {
  const revealed = (entry.events as readonly (BallotEvent | { readonly e: 'other' })[]).find(({ e }) => e === 'revealed')
  const id = revealed?.e === 'revealed' ? revealed.ballot : undefined
  const ballot = parent === undefined ? undefined : game.ballots(parent.state).find((open) => open.id === id)
  const roles = ballot?.roles.filter((role) => ballot.cast[role] !== undefined) ?? []
  if (parent === undefined || ballot === undefined || roles.length === 0) return undefined
  const anewBy = roles.filter((role) => ballot.changes?.[role] !== undefined)
  const atTable = sealedAtTable(parent, ballot, game.seats(parent.state))
  return { roles, atTable, anewBy, anew: namelessChanges(ballot).length }
}

/** Returns the number of the round that an entry ends, and the digest of the round. */
const endedBy = <V extends Vocabulary>({ entry, parent }: Moment<V>, game: Game<V>): LogLine['ended'] => {
  if (parent === undefined || entry.move.do === 'rewind') return undefined
  const rounds = (entry.events as readonly V['event'][]).flatMap((event) => game.closes(event, parent.state) ?? [])
  return rounds[0] === undefined ? undefined : { round: rounds[0], digest: entry.digest }
}

/** Returns the mark of an entry (such as corrected or overruled), determined by its events. */
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

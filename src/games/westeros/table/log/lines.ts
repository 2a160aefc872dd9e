import { repeatsTold, type Moment } from '../../../../referee'
import { westeros, type WesterosVocabulary } from '../../index'
import type { DeckCard, HouseId } from '../../box/box'
import type { AnyEvent, Event } from '../../model/events'
import { phaseOf, type Phase } from '../now/progress'
import type { State } from '../../model/state'
import type { GameWords } from '../../words'
import { houseOf } from './deeds'

/** One entry of the log in words. */
export interface LogLine {
  readonly id: string
  /** Place in the ledger. */
  readonly seq: number
  readonly time: number
  readonly round: number
  /** Phase in which it happened; undefined before the first and after the last. */
  readonly phase: Phase | undefined
  /** House whose doing it was; undefined: the table's. */
  readonly house: HouseId | undefined
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

/** Events that only lead on from one step to the next: they are told where every step is asked for. */
const LEADING_ON: readonly AnyEvent['e'][] = ['moved', 'cardsPutUnder', 'battleMoved', 'overruled', 'ballotOpened', 'paid']

/** A moment of the line of play in words. Tells nothing of a sealed choice before its reveal. */
export const lineOf = (moment: Moment<WesterosVocabulary>, words: GameWords): LogLine => {
  const { entry, parent } = moment
  let state: State | undefined = parent?.state
  const told: { readonly event: AnyEvent; readonly text: string }[] = []
  for (const event of entry.events) {
    const after = westeros.evolve(state, event)
    told.push({ event, text: words.event(event, state, after) })
    state = after
  }
  const weighty = told.filter(({ event }) => !LEADING_ON.includes(event.e))
  const quiet = told.filter(({ event }) => LEADING_ON.includes(event.e) && event.e !== 'overruled')
  // The end of the game outweighs what led to it.
  const ends = weighty.filter(({ event }) => event.e === 'gameEnded')
  const [main, ...more] = weighty.length > 0 ? [...ends, ...weighty.filter((one) => !ends.includes(one))] : quiet
  const at = (parent ?? moment).state
  const card = entry.move.do === 'resolve' ? at.turned?.[entry.move.deck] : undefined
  const overruled = entry.events.find((event) => event.e === 'overruled')
  return {
    id: entry.id,
    seq: entry.seq,
    time: entry.time,
    round: at.round,
    phase: phaseOf(at.stage),
    house: houseOf(entry.move),
    deed: 'move' in entry.move ? entry.move.move.do : entry.move.do,
    main: weighty.length > 0 ? (main?.text ?? '') : (nameOf(entry.move, card, words) ?? main?.text ?? ''),
    more: more.map(({ text }) => text),
    quiet: weighty.length > 0 ? quiet.map(({ text }) => text) : [],
    mark: markOf(entry.events),
    waived: overruled?.e === 'overruled' ? overruled.codes : [],
    asTold: repeatsTold(moment),
    ended: endedBy(moment),
  }
}

/** What a move is called that only leads on: the card that begins, or the board that is laid out. */
const nameOf = (move: { readonly do: string }, card: DeckCard | undefined, words: GameWords): string | undefined => {
  if (card !== undefined) return words.cards.nameOf(card)
  return move.do === 'ready' ? words.setup.done : undefined
}

/** The round that an entry ends. */
const endedBy = ({ entry, parent }: Moment<WesterosVocabulary>): LogLine['ended'] => {
  if (parent === undefined || entry.move.do === 'rewind') return undefined
  const rounds = (entry.events as readonly Event[]).flatMap((event) => westeros.closes(event, parent.state) ?? [])
  return rounds[0] === undefined ? undefined : { round: rounds[0], digest: entry.digest }
}

/** What sort of entry it is, by its events. */
export const markOf = (events: readonly AnyEvent[]): LogLine['mark'] => {
  const has = (e: AnyEvent['e']) => events.some((event) => event.e === e)
  if (has('begun')) return 'begin'
  if (has('overruled')) return 'overruled'
  if (has('corrected')) return 'byHand'
  if (has('rewound')) return 'rewound'
  if (has('cast') || has('castAnew')) return 'cast'
  return has('revealed') || has('cardsTurnedUp') ? 'revealed' : 'plain'
}

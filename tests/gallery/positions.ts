import { westeros, westerosSecondEdition } from '../../src/games/westeros'
import { TRACKS, type Track, type WesterosCard } from '../../src/games/westeros/box/box'
import type { Event } from '../../src/games/westeros/model/events'
import type { PromptKind, Question } from '../../src/games/westeros/model/prompt-kinds'
import { EDITION_IDS } from '../../src/games/westeros/model/edition-id'
import { PRESETS } from '../../src/games/westeros/model/settings'
import type { State, Tracking } from '../../src/games/westeros/model/state'
import { count } from '../../src/games/westeros/model/units'
import { sha256 } from '../../src/session/ledger/digest'
import { digestOf, type Entry, type Moment, type Vocabulary } from '../../src/referee'
import { writeFile } from '../../src/storage'
import type { Start } from './board'
import { CAPITAN, capitanMoment, type CapitanName } from './el-capitan'
import { clansMoment, isClansName, type ClansName } from './graenaland'
import { AXIS, axisMoment, type AxisName } from './axis-and-allies'
import { MAFIA, mafiaMoment, type MafiaName } from './mafia-city'
import { isSecond, secondMoment, type SecondName } from './second-edition'
import { EVENING, gameOf, liveliness, type WesterosMoment } from './games'

/** Finds the positions that the gallery shows, in random games. The open question or the last events determine whether a position fits. */

export interface Wanted {
  readonly tracking: Tracking
  /** Position at which the game starts. If omitted, the game starts with the printed set-up. */
  readonly start?: Start
  /** Returns whether the gallery can use a position of a random game. */
  readonly where: (moment: Seen) => boolean
  /**
   * Rates a position that fits; the position with the highest rate is used. If omitted, a position is rated by the content of its board.
   */
  readonly most?: (moment: Seen) => number
}

/** Data of a position for the functions that select one. */
export interface Seen {
  readonly state: State
  /** Events of the newest log entry. */
  readonly events: readonly Event[]
  /** First open question of the position. */
  readonly asked: Question | undefined
}

/**
 * Seeds of the random games, in the order of the search. The search ends after the first game with a position that fits, but plays at least
 * `AT_LEAST` games.
 */
const SEEDS = Array.from({ length: 40 }, (_, at) => at + 1)
/** Minimum number of random games that a search plays. */
const AT_LEAST = 3

const MIDDLE: Start = { round: 4, at: 'draw' }
const { full, referee, light } = PRESETS
/** Tracking settings of a game with physical components: the players report cards from physical decks and bids. */
const realThings: Tracking = { ...referee, decks: 'table', bids: 'table' }

const seenAt = ({ state, entry }: WesterosMoment): Seen => ({
  state,
  events: entry.events as readonly Event[],
  get asked() {
    return westeros.prompts(state)[0]
  },
})

/** Returns a condition that is true if this question is open and the optional second condition is true. */
const asks =
  (kind: PromptKind, and: (moment: Seen & { readonly asked: Question }) => boolean = () => true) =>
  (moment: Seen): boolean => {
    const { asked } = moment
    return asked?.kind === kind && and({ ...moment, asked })
  }

const happened =
  <E extends Event['e']>(e: E, and: (event: Extract<Event, { e: E }>, moment: Seen) => boolean = () => true) =>
  (moment: Seen): boolean =>
    moment.events.some((event): event is Extract<Event, { e: E }> => event.e === e && and(event as Extract<Event, { e: E }>, moment))

/** Returns how many choices a question offers in its first step. */
const width = ({ state, asked }: Pick<Seen, 'state' | 'asked'>): number => {
  if (asked === undefined) return 0
  const domain = westeros.domain(state, asked)
  return domain.steps(domain.empty).length
}

const forces = ({ battle, areas }: State): number =>
  battle === undefined ? 0 : count(battle.attackers) + count(areas[battle.area]?.garrison?.standing ?? { footman: 0, knight: 0, ship: 0 })

const routed = ({ areas }: State): number =>
  Object.values(areas).reduce((sum, { garrison }) => sum + (garrison === undefined ? 0 : count(garrison.routed)), 0)

const cardNow = ({ stage, turned }: State): WesterosCard | undefined =>
  stage.at === 'card' ? (turned?.[stage.deck]?.replace('*', '') as WesterosCard | undefined) : undefined

/** Westeros cards whose effect the players start with a button. */
const CARDS = ['supply', 'mustering', 'clash-of-kings', 'game-of-thrones', 'wildling-attack'] as const satisfies readonly WesterosCard[]
/** Westeros cards whose effect lasts for the round. The app shows these cards while players place orders. */
const IN_FORCE = [
  'sea-of-storms',
  'storm-of-swords',
  'feast-for-crows',
  'rains-of-autumn',
  'last-days-of-summer',
] as const satisfies readonly WesterosCard[]

const middle = (tracking: Tracking, where: Wanted['where'], most?: Wanted['most']): Wanted => ({
  tracking,
  start: MIDDLE,
  where,
  ...(most === undefined ? {} : { most }),
})

const resolving = Object.fromEntries(
  CARDS.map(
    (card) =>
      [
        `card-${card}`,
        middle(
          full,
          asks('resolve', ({ state }) => cardNow(state) === card),
        ),
      ] as const,
  ),
) as Readonly<Record<`card-${(typeof CARDS)[number]}`, Wanted>>

const inForce = Object.fromEntries(
  IN_FORCE.map(
    (card) =>
      [
        `in-force-${card}`,
        middle(
          referee,
          asks('ordersPlaced', ({ state }) => Object.values(state.turned ?? {}).some((up) => up.replace('*', '') === card)),
        ),
      ] as const,
  ),
) as Readonly<Record<`in-force-${(typeof IN_FORCE)[number]}`, Wanted>>

const bidFor = (track: Track) => asks('bid', ({ state }) => state.stage.at === 'auction' && state.stage.track === track)
const bids = Object.fromEntries(TRACKS.map((track) => [`bid-${track}`, middle(full, bidFor(track))] as const)) as Readonly<
  Record<`bid-${Track}`, Wanted>
>
const untouched = ({ state }: Seen): boolean => Object.keys(state.ballot?.cast ?? {}).length === 0
const ties = ({ state: { stage } }: Seen): number =>
  stage.at === 'auctionTies' ? stage.ties.reduce((sum, group) => sum + group.length, 0) : 0

const isReveal = (events: readonly Event[]): boolean => events.some(({ e }) => e === 'revealed')

const tied =
  (which: 'highest' | 'lowest') =>
  ({ state: { stage } }: Seen): boolean =>
    stage.at === 'wildlingTie' && stage.which === which

/** All positions of the gallery. The key is the name of the position. */
export const POSITIONS = {
  begun: { tracking: referee, where: asks('setup') },
  'begun-light': { tracking: light, where: asks('setup') },
  'taken-up': middle(full, asks('setup')),

  draw: middle(
    full,
    asks('draw', ({ state }) => state.round > 4),
  ),
  'draw-told': middle(
    realThings,
    asks('draw', ({ state }) => state.round > 4),
  ),
  ...resolving,
  ...inForce,
  'card-supply-light': middle(
    light,
    asks('resolve', ({ state }) => cardNow(state) === 'supply'),
  ),
  surplus: middle(full, asks('surplus')),
  'surplus-light': middle(light, asks('surplus')),
  muster: middle(full, asks('muster'), width),
  'muster-light': middle(light, asks('muster')),

  ...bids,
  'bids-told': middle(realThings, asks('tellBids')),
  'bids-shown': middle(
    full,
    happened('trackOrdered', (_, { state, events }) => state.stage.at === 'auction' && isReveal(events)),
  ),
  'court-shown': middle(
    full,
    happened('trackOrdered', ({ track }, { events }) => track === 'kingsCourt' && isReveal(events)),
  ),
  'auction-ties': middle(full, asks('auctionTies'), ties),
  contribution: middle(full, asks('contribution', untouched)),
  'contribution-light': middle(light, asks('contribution', untouched)),
  'wall-stands': middle(
    full,
    happened('wildlingsAttacked', ({ winner }) => winner === 'watch'),
  ),
  'wall-falls': middle(
    full,
    happened('wildlingsAttacked', ({ winner }) => winner === 'wildlings'),
  ),
  'wildling-tie-most': middle(full, asks('wildlingTie', tied('highest'))),
  'wildling-tie-least': middle(full, asks('wildlingTie', tied('lowest'))),
  reward: middle(full, asks('reward')),
  losses: middle(full, asks('losses')),
  'losses-light': middle(light, asks('losses')),

  orders: middle(full, asks('orders', untouched)),
  'orders-on-board': middle(
    referee,
    asks('ordersPlaced', ({ state }) => state.round > 4),
  ),
  'orders-shown': middle(full, happened('ordersRevealed')),
  'raven-told': middle(referee, asks('raven')),
  raid: middle(full, asks('raid'), width),
  'raid-told': middle(referee, asks('raid'), width),
  march: middle(full, asks('march'), (moment) => 3 * width(moment) + liveliness(moment.state)),
  'march-told': middle(referee, asks('march')),
  hold: middle(light, asks('hold')),

  support: middle(full, asks('support'), ({ state, asked }) => 10 * width({ state, asked }) + forces(state)),
  'support-told': middle(referee, asks('support'), ({ state, asked }) => 10 * width({ state, asked }) + forces(state)),
  card: middle(full, asks('card', untouched), ({ state }) => forces(state)),
  'cards-told': middle(referee, asks('cards'), ({ state }) => forces(state)),
  'cards-shown': middle(full, happened('cardsRevealed'), ({ state }) => forces(state)),
  ability: middle(full, asks('ability'), ({ state }) => forces(state)),
  'ability-choice': middle(full, asks('ability'), width),
  'ability-told': middle(referee, asks('ability'), ({ state }) => forces(state)),
  blade: middle(full, asks('blade'), ({ state }) => forces(state)),
  casualties: middle(full, asks('casualties'), ({ state }) => forces(state)),
  retreat: middle(full, asks('retreat'), (moment) => width(moment) + forces(moment.state)),
  'battle-over': middle(full, happened('battleEnded'), ({ state }) => liveliness(state)),
  'cards-ask-nothing': middle(
    full,
    happened('cardsTurnedUp', (_, { events }) => events.some(({ e }) => e === 'cardsPutUnder')),
  ),
  'round-over': middle(
    full,
    happened('routedRose', (_, { events }) => events.some(({ e }) => e === 'roundBegan')),
  ),
  collect: middle(full, asks('collect')),
  'collect-told': middle(referee, asks('collect')),

  /** Position late in a full game, for scenes with the map, the houses, the log and other screens. */
  late: middle(full, ({ state, asked }) => state.round >= 8 && asked?.kind === 'march' && routed(state) > 0),
  'late-referee': middle(referee, ({ state, asked }) => state.round >= 5 && asked?.kind === 'march'),
  'late-light': middle(light, ({ state, asked }) => state.round >= 5 && asked !== undefined),
  'won-suddenly': middle(referee, ({ state }) => state.outcome?.how === 'sudden'),
  'won-last': middle(full, ({ state }) => state.outcome?.how === 'lastRound'),
} as const satisfies Readonly<Record<string, Wanted>>

export type PositionName = keyof typeof POSITIONS | CapitanName | MafiaName | ClansName | AxisName | SecondName
const isCapitan = (name: PositionName): name is CapitanName => Object.hasOwn(CAPITAN, name)
const isAxis = (name: PositionName): name is AxisName => Object.hasOwn(AXIS, name)
const isMafia = (name: PositionName): name is MafiaName => Object.hasOwn(MAFIA, name)

export interface Position {
  readonly name: PositionName
  /** State of the game. Set only for games of Westeros. */
  readonly state?: State
  /** File of the exported game. */
  readonly file: string
}

/** Returns the rules version and the time of an entry in the second edition: the random games count one millisecond for each entry. */
const ofSecondEdition = ({ time }: Entry): Partial<Entry> => ({ rules: westerosSecondEdition.rules, time: EVENING + time * 40_000 })

const found = new Map<PositionName, Position>()

/** Finds a position and exports its game. Throws an error if no random game has a position that fits. */
export const positionOf = (name: PositionName): Position => {
  const known = found.get(name)
  if (known !== undefined) return known
  if (isClansName(name)) return { name, file: fileOf('graenaland', name, clansMoment(name)) }
  if (isCapitan(name)) return { name, file: fileOf('el-capitan', name, capitanMoment(name)) }
  if (isAxis(name)) return { name, file: fileOf('axis-and-allies', name, axisMoment(name)) }
  if (isMafia(name)) return { name, file: fileOf('mafia-city', name, mafiaMoment(name)) }
  if (isSecond(name)) return { name, file: fileOf(EDITION_IDS.second, name, secondMoment(name), ofSecondEdition) }
  const { tracking, start, where, most = ({ state }) => liveliness(state) }: Wanted = POSITIONS[name]
  let best: { readonly moment: WesterosMoment; readonly until: WesterosMoment; readonly much: number } | undefined
  for (const seed of SEEDS) {
    if (best !== undefined && seed > AT_LEAST) break
    const { moments, last } = gameOf(tracking, start, seed)
    for (const moment of moments) {
      const seen = seenAt(moment)
      if (!where(seen)) continue
      const much = most(seen)
      if (best === undefined || much > best.much) best = { moment, until: seen.state.stage.at === 'over' ? last : moment, much }
    }
  }
  if (best === undefined) throw new Error(`no gallery game has the position ${name}`)
  const position = { name, state: best.moment.state, file: fileOf('westeros', name, best.until) }
  found.set(name, position)
  return position
}

/**
 * Exports all entries up to an entry as a separate game. Several positions may come from one random game, but a device can import a game
 * only once.
 * @param change returns the fields of an entry that differ from the random game; default: none
 */
const fileOf = (game: string, name: string, moment: Moment<Vocabulary>, change: (entry: Entry) => Partial<Entry> = () => ({})): string => {
  const way: Entry[] = []
  for (let at: Moment<Vocabulary> | undefined = moment; at !== undefined; at = at.written) way.unshift(at.entry)
  let previous = ''
  const own = way.map(({ digest: _digest, ...entry }, at) => {
    const written = { ...entry, id: at === 0 ? `${name}-${entry.id}` : entry.id, previous, ...change(entry as Entry) }
    previous = digestOf(sha256, written)
    return { ...written, digest: previous }
  })
  return writeFile({ game, name: `Friday, ${name}`, exported: EVENING, entries: own }, sha256)
}

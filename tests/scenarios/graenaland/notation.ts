// Reads the notation of the scenarios: clans as letters, places and islands by their names.
import { graenaland } from '../../../src/games/graenaland'
import { CLANS, TERRAINS, type Building, type Clan, type Hero, type Resource, type Work } from '../../../src/games/graenaland/box/box'
import { islandOf, usualIsland, type Island, type PlaceId, type Price } from '../../../src/games/graenaland/box/island'
import { NO_HOLDING } from '../../../src/games/graenaland/model/board'
import type { Event } from '../../../src/games/graenaland/model/events'
import type { AnyMove } from '../../../src/games/graenaland/rules/moves'
import type { Payment } from '../../../src/games/graenaland/model/moves'
import type { Reason } from '../../../src/games/graenaland/model/refusals'
import { DEFAULT_SETTINGS, type Settings } from '../../../src/games/graenaland/model/settings'
import type { ByClan, Card, Holding, State, Waiting } from '../../../src/games/graenaland/model/state'
import { OneOf } from '../compare'

/** First letter of a clan's colour: `Y`, `R`, `W`, `P`, `B`. */
export type Letter = string

export const clanOf = (letter: Letter): Clan => {
  const clan = CLANS.find((one) => one.startsWith(letter.toLowerCase()))
  if (clan === undefined) throw new Error(`no clan ${letter}`)
  return clan
}
export const letterOf = (clan: Clan): Letter => clan.charAt(0).toUpperCase()

type By<T> = Readonly<Record<Letter, T>>
export const byClan = <T, U>(given: By<T> = {}, read: (value: T) => U): ByClan<U> =>
  Object.fromEntries(Object.entries(given).map(([letter, value]) => [clanOf(letter), read(value)]))
export const byLetter = <T, U>(given: ByClan<T> = {}, read: (value: T) => U): By<U> =>
  Object.fromEntries((Object.entries(given) as readonly (readonly [Clan, T])[]).map(([clan, value]) => [letterOf(clan), read(value)]))
export const same = <T>(value: T): T => value

/** Position as described in a scenario. */
export interface Table {
  readonly players?: readonly Letter[]
  readonly chief?: Letter
  readonly map?: 'T3' | 'T4' | 'T5'
  readonly settlements?: Readonly<Record<PlaceId, By<Partial<Holding>>>>
  readonly works?: Readonly<Record<PlaceId, readonly Work[]>>
  readonly spaces?: Readonly<Record<PlaceId, readonly Building[]>>
  readonly heroes?: By<Partial<Record<Hero, PlaceId>>>
  readonly waiting?: readonly { readonly clan: Letter; readonly hero: Hero; readonly at: PlaceId }[]
  readonly army?: By<number>
  readonly settings?: Partial<Settings>
  readonly three?: boolean
  /** Numbers that differ from the rulebook. The key is the id of the number. */
  readonly numbers?: Readonly<Record<string, number>>
}

const isMap = (map: string): map is 'T3' | 'T4' | 'T5' => /^T[345]$/.test(map)
const islandFor = ({ map = 'T4', spaces = {} }: Table): Island => {
  const usual = usualIsland(Number(isMap(map) ? map.slice(1) : 4))
  return Object.fromEntries(Object.entries(usual).map(([at, tile]) => [at, { ...tile, spaces: spaces[at] ?? tile.spaces }]))
}

/** Returns the state at the beginning of a game with these players. If they are too few for a game, adds other players. */
const begun = (letters: readonly Letter[]): State => {
  const others = CLANS.map(letterOf).filter((letter) => !letters.includes(letter))
  const all = [...letters, ...others].slice(0, Math.max(3, letters.length))
  const opening = graenaland.begin({ players: all.map((letter) => ({ clan: clanOf(letter), name: letter })) })
  if (!opening.ok) throw new Error(opening.refusal.code)
  return opening.value.reduce<State | undefined>((state, event) => graenaland.evolve(state, event), undefined) as State
}

export const waitingOf = ({ waiting = [] }: Table): readonly Waiting[] => waiting.map((one) => ({ ...one, clan: clanOf(one.clan) }))
export const settingsOf = ({ settings = {}, three = false }: Pick<Table, 'settings' | 'three'>): Settings => ({
  ...DEFAULT_SETTINGS,
  three,
  ...settings,
})

/** Returns all players that a scenario names, or the players who hold the described pieces. */
const lettersIn = ({ players, heroes = {}, settlements = {}, army = {} }: Table, more: readonly Letter[]): readonly Letter[] =>
  players ?? [...new Set([...more, ...Object.values(settlements).flatMap(Object.keys), ...Object.keys(heroes), ...Object.keys(army)])]

/** Returns the state, in the middle of a round, that a scenario describes. */
export const positionOf = (table: Table, change: Partial<State> = {}, more: readonly Letter[] = []): State => {
  const letters = lettersIn(table, more)
  const settlements = Object.entries(table.settlements ?? {}).map(([at, here]) => [
    at,
    byClan(here, (holding): Holding => ({ ...NO_HOLDING, ...holding })),
  ])
  return {
    ...begun(letters),
    numbers: table.numbers ?? {},
    settings: settingsOf(table),
    island: islandFor(table),
    settlements: Object.fromEntries(settlements),
    works: table.works ?? {},
    heroes: byClan(table.heroes, same),
    waiting: waitingOf(table),
    army: byClan(table.army, same),
    round: 1,
    chief: clanOf(table.chief ?? letters[0] ?? 'Y'),
    ...change,
  }
}

/** Returns an island with this number of coast tiles, coast first. */
export const coastIsland = (coast: number): Island =>
  islandOf(
    Array.from({ length: coast }, (_, at) => TERRAINS[at % 3] ?? 'plains'),
    Array.from({ length: coast - 1 }, () => 'hills'),
  )

/** Converts prices to numbers of the settings. */
export const pricesAsNumbers = (prices: Readonly<Record<string, Price | Readonly<Record<PlaceId, Price>>>> = {}): State['numbers'] => {
  const list = (of: string, price: Price) => Object.entries(price).map(([resource, count]) => [`price/${of}/${resource}`, count] as const)
  return Object.fromEntries(
    Object.entries(prices).flatMap(([what, price]) =>
      what === 'village'
        ? Object.entries(price as Readonly<Record<PlaceId, Price>>).flatMap(([at, one]) => list(`village/${at}`, one))
        : list(what, price as Price),
    ),
  )
}

/** Returns the result of a move: `ok`, or all codes of its refusal. */
export const resultOf = (decision: ReturnType<typeof graenaland.decide>): unknown => {
  if (decision.ok) return 'ok'
  const { code, params } = decision.refusal
  const { also } = params
  return Array.isArray(also) ? new OneOf([code, ...(also as readonly string[])]) : code
}

/** Returns the state after a move, and the result of the move. */
export const after = (
  state: State,
  move: AnyMove,
): { readonly state: State; readonly events: readonly Event[]; readonly result: unknown } => {
  const decision = graenaland.decide(state, move)
  const events = decision.ok ? decision.value : []
  return { state: events.reduce((before, event) => graenaland.evolve(before, event), state), events, result: resultOf(decision) }
}

export type CardsBefore = Readonly<Record<string, string>>
/** Returns the cards that a scenario describes; `?` is a face-down card. */
export const cardsOf = (cards: CardsBefore): readonly Card[] => Object.values(cards).map((card) => (card === '?' ? 'down' : (card as Card)))
/** Converts the players who receive the cards of a proposal. The key is the id of the card. Unknown cards come last. */
export const splitOf = (cards: CardsBefore, split: By<Letter>): readonly (Clan | null)[] => {
  const ids = Object.keys(cards)
  const given = ids.map((id) => (split[id] === undefined ? null : clanOf(split[id])))
  const strange = Object.keys(split).filter((id) => !ids.includes(id))
  return [...given, ...strange.map((id) => clanOf(split[id] ?? 'Y'))]
}

export interface PayBefore {
  readonly cards?: Readonly<Partial<Record<Resource, number>>>
  readonly supplies?: readonly (readonly [Resource, Resource])[]
  readonly markets?: readonly PlaceId[]
}
/** Converts a payment that a scenario describes. Payments are always given explicitly. */
export const payOf = ({ cards = {}, supplies, markets }: PayBefore): Payment => ({
  cards,
  ...(supplies && { supplies }),
  ...(markets && { markets }),
})
export type { By }

/** Returns the codes of all reasons against a move; undefined if there is none. */
export const against = (reasons: readonly Reason[]): OneOf | undefined => {
  const codes = reasons.flatMap((reason) => (reason ? [reason[0]] : []))
  return codes.length === 0 ? undefined : new OneOf(codes)
}
export const verdict = (reasons: readonly Reason[]) => ({ accepted: against(reasons) === undefined, reason: against(reasons) ?? null })

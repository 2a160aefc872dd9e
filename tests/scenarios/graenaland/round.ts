// Translates the scenarios about a round, up to the distribution, to calls of the rules. Contains no rules.
import { addend } from '../../../src/kit/addends'
import { openVote, weightOf, withVote, type Vote } from '../../../src/kit/vote'
import { graenaland } from '../../../src/games/graenaland'
import type { Clan, Hero, Resource, Terrain } from '../../../src/games/graenaland/box/box'
import type { PlaceId, Position } from '../../../src/games/graenaland/box/island'
import { numberOf } from '../../../src/games/graenaland/box/numbers'
import type { AnyMove } from '../../../src/games/graenaland/rules/moves'
import type { DrawKind, Order } from '../../../src/games/graenaland/model/state'
import { nextProposer, reasonsAgainstSplit, reasonsAgainstTurn, verdictOn } from '../../../src/games/graenaland/rules/distribution'
import { askOrders, reasonsAgainstOrder } from '../../../src/games/graenaland/rules/movement'
import { afterDraw, isDraw, matches, nextDraw, stockLimit, type Stack, type Yielding } from '../../../src/games/graenaland/rules/production'
import { countVotes } from '../../../src/games/graenaland/rules/votes'
import { startTransaction } from '../../../src/games/graenaland/transaction/transaction'
import {
  after,
  against,
  byClan,
  byLetter,
  cardsOf,
  clanOf,
  letterOf,
  positionOf,
  same,
  settingsOf,
  splitOf,
  verdict,
  type By,
  type CardsBefore,
  type Letter,
  type Table,
} from './notation'

interface TerritoryBefore {
  readonly terrain: Terrain
  readonly settlements: number
  readonly lying: number
  readonly road?: boolean
  readonly improvement?: Resource
}
/** Runs the production in one territory after another, with the decks that the scenario describes. */
export const production = (
  before: Table & {
    readonly territories: Readonly<Record<string, TerritoryBefore>>
    readonly decks?: Readonly<Record<Terrain, { readonly deck: number; readonly used?: number }>>
  },
  { turned = {} }: { readonly turned?: Readonly<Record<string, Resource>> },
) => {
  const decks = new Map<string, Stack>(Object.entries(before.decks ?? {}).map(([terrain, stack]) => [terrain, { used: 0, ...stack }]))
  const extra = numberOf(before.numbers ?? {}, 'stock')
  /** Takes a card from a deck, and returns whether the deck had a card. A deck that the scenario does not describe has enough cards. */
  const take = (terrain: Terrain): boolean => {
    const stack = decks.get(terrain)
    const left = stack && afterDraw(stack)
    if (left !== undefined) decks.set(terrain, left)
    return stack === undefined || left !== undefined
  }
  const put = (terrain: Terrain) => {
    const stack = decks.get(terrain)
    if (stack !== undefined) decks.set(terrain, { ...stack, used: stack.used + 1 })
  }
  const walk = (id: string, { terrain, settlements, lying, road = false, improvement }: TerritoryBefore) => {
    let here: Yielding = { settlements, lying, road, improvement: improvement !== undefined, drawn: [] }
    const draws: DrawKind[] = []
    let discarded: Resource | null = null
    for (;;) {
      const how = nextDraw(here, extra)
      if (!isDraw(how)) return { limit: stockLimit(settlements, extra), draws, after: here.lying, discarded, stopped: how }
      if (!take(terrain)) {
        here = { ...here, drawn: [...here.drawn, 'empty'] }
        continue
      }
      draws.push(how)
      const shown = turned[id]
      const isKept = how !== 'turn' || (shown !== undefined && improvement !== undefined && matches(shown, improvement, settingsOf(before)))
      if (!isKept) {
        discarded = shown ?? null
        put(terrain)
      }
      here = { ...here, lying: here.lying + (isKept ? 1 : 0), drawn: [...here.drawn, how] }
    }
  }
  return { territories: Object.fromEntries(Object.entries(before.territories).map(([id, given]) => [id, walk(id, given)])) }
}

interface SealStep {
  readonly do: 'seal' | 'reopen' | 'reveal'
  readonly by?: Letter
  readonly orders?: number
}
const STAY: Order = { go: '0' }
/** Returns the state in which the app asks all players for an order. */
const asking = (before: Table) => {
  const transaction = startTransaction(positionOf(before))
  askOrders(transaction)
  return transaction.state
}

/** Seals the secret orders of one round in the app. */
export const seal = (before: Table & { readonly sealed?: readonly Letter[] }, { steps }: { readonly steps: readonly SealStep[] }) => {
  let state = asking(before)
  const { ballot } = state
  const id = ballot?.id ?? ''
  let sealedBy: readonly Clan[] = []
  const play = (move: AnyMove): unknown => {
    const done = after(state, move)
    state = done.state
    const { ballot: open } = state
    if (open !== undefined) sealedBy = open.roles.filter((clan) => open.cast[clan] !== undefined)
    return done.result
  }
  const take = ({ do: what, by = 'Y', orders = 1 }: SealStep): unknown => {
    const clan = clanOf(by)
    if (what === 'reopen') return play({ do: 'reopen', by: clan })
    if (what === 'reveal') {
      const opened = Object.fromEntries((ballot?.roles ?? []).map((role) => [role, { choice: STAY, nonce: '0'.repeat(32) }]))
      return play({ do: 'reveal', ballot: id, opened })
    }
    const choice = orders === 1 ? STAY : Array.from({ length: orders }, () => STAY)
    const objection = state.ballot && graenaland.checkChoice(state, clan, choice)
    if (objection !== undefined) return objection.code
    // A player who seals again before the reveal replaces the sealed order.
    if (state.ballot?.cast[clan] !== undefined) play({ do: 'reopen', by: clan })
    return play({ do: 'cast', ballot: id, role: clan, commitment: '0'.repeat(64) })
  }
  for (const by of before.sealed ?? []) take({ do: 'seal', by })
  const results = steps.map(take)
  return { results, sealedBy: sealedBy.map(letterOf), revealed: state.ballot === undefined }
}

interface OrderBefore {
  readonly hero?: Hero
  readonly go: Position
}
/** Reveals all orders of a round at once. Heroes without an order, or with a refused order, stay. */
export const move = (before: Table, { orders = {} }: { readonly orders?: By<OrderBefore | readonly OrderBefore[]> }) => {
  const state = asking(before)
  const codes = Object.fromEntries(
    Object.entries(orders).map(([letter, given]) => [
      letter,
      against(reasonsAgainstOrder(state, clanOf(letter), orderIn(state, letter, given))),
    ]),
  )
  const opened = (state.ballot?.roles ?? []).map((clan) => {
    const letter = letterOf(clan)
    const given = orders[letter]
    return [clan, { choice: given === undefined || codes[letter] !== undefined ? STAY : orderIn(state, letter, given) }] as const
  })
  const { state: moved, events } = after(state, { do: 'reveal', ballot: state.ballot?.id ?? '', opened: Object.fromEntries(opened) })
  const results = events.find((event) => event.e === 'moved')?.results ?? []
  const entered = events.find((event) => event.e === 'entered')?.entered ?? []
  return {
    results: Object.fromEntries(
      Object.keys(orders).map((letter) => [letter, codes[letter] ?? results.find(({ clan }) => clan === clanOf(letter))?.result]),
    ),
    heroesAfter: byLetter(moved.heroes, same),
    entered: entered.map((one) => ({ ...one, clan: letterOf(one.clan) })),
    waitingAfter: moved.waiting.map((one) => ({ ...one, clan: letterOf(one.clan) })),
  }
}
/** Returns the order of a player. If the order names no hero, it applies to the only hero of the player. */
const orderIn = ({ heroes }: ReturnType<typeof asking>, letter: Letter, given: OrderBefore | readonly OrderBefore[]) => {
  const [only, ...others] = Object.keys(heroes[clanOf(letter)] ?? {}) as Hero[]
  if (Array.isArray(given) || !('go' in given) || given.hero !== undefined || given.go === '0') return given as Order
  return others.length === 0 && only !== undefined ? { hero: only, go: given.go } : given
}

interface VotesBefore extends Omit<Table, 'settlements' | 'heroes'> {
  readonly players: readonly Letter[]
  readonly palisade?: boolean
  readonly settlements?: By<number>
  readonly heroes?: By<Hero>
}
const countedIn = (before: VotesBefore) =>
  openVote(
    countVotes({
      clans: before.players.map(clanOf),
      palisade: before.palisade ?? false,
      settlements: byClan(before.settlements, same),
      heroes: byClan(before.heroes, same),
      army: byClan(before.army, same),
      settings: settingsOf(before),
    }),
  )

/** Returns the votes of all players in one territory. */
export const votes = (before: VotesBefore) => {
  const { voters, needed } = countedIn(before)
  const of = (letter: Letter) => voters.filter(({ role }) => role === clanOf(letter)).reduce((all, voter) => all + weightOf(voter), 0)
  return {
    votes: Object.fromEntries(before.players.map((letter) => [letter, of(letter)])),
    total: voters.reduce((all, voter) => all + weightOf(voter), 0),
    needed,
    may: voters.map(({ role }) => letterOf(role)),
  }
}

/** Runs a vote in which the votes are given. */
export const vote = (
  before: { readonly votes: By<number> },
  { yes = [], no = [] }: { readonly yes?: readonly Letter[]; readonly no?: readonly Letter[] },
) => {
  const voters = Object.entries(before.votes).map(([letter, count]) => ({ role: clanOf(letter), addends: [addend('settlements', count)] }))
  const open = openVote(voters)
  const chief = letterOf(voters[0]?.role ?? 'yellow')
  const proposed = { ...positionOf({ players: Object.keys(before.votes), chief }), stage: 'proposals' as const }
  let state = { ...proposed, proposal: { by: clanOf(chief), at: 'C1', vote: open } }
  const steps = [...yes.map((by) => [by, true] as const), ...no.map((by) => [by, false] as const)]
  let last: Vote<Clan> = open
  const refused: unknown[] = []
  for (const [by, says] of steps) {
    const done = after(state, { do: 'vote', by: clanOf(by), yes: says })
    if (done.result !== 'ok') refused.push(done.result)
    else last = withVote(last, clanOf(by), says)
    state = { ...state, proposal: { ...state.proposal, vote: last } }
  }
  const { yes: count, adopted } = verdictOn(last)
  const total = open.voters.reduce((all, voter) => all + weightOf(voter), 0)
  return { total, needed: open.needed, yes: count, adopted, reason: refused[0] ?? null }
}

interface ProposalBefore {
  readonly players: readonly Letter[]
  readonly chief: Letter
  readonly done?: readonly Letter[]
  readonly votes: By<number>
  readonly cards: CardsBefore
  readonly voting?: boolean
}
/** Runs a proposal in which the votes are given. */
export const proposal = (before: ProposalBefore, { by, split }: { readonly by: Letter; readonly split: By<Letter> }) => {
  const { players, chief, done = [], cards, voting = false } = before
  const proposing = { clans: players.map(clanOf), chief: clanOf(chief), done: done.map(clanOf), voting, inOrder: true }
  const lying = cardsOf(cards).length
  return verdict([
    ...reasonsAgainstTurn(proposing, clanOf(by)),
    ...reasonsAgainstSplit(byClan(before.votes, same), lying, clanOf(by), splitOf(cards, split)),
  ])
}

interface DistributionBefore extends Omit<Table, 'settlements' | 'heroes'> {
  readonly players: readonly Letter[]
  readonly chief: Letter
  readonly territories: Readonly<
    Record<
      PlaceId,
      { readonly palisade?: boolean; readonly settlements?: By<number>; readonly heroes?: By<Hero>; readonly cards: CardsBefore }
    >
  >
}
interface DistributionStep {
  readonly by: Letter
  readonly at?: PlaceId
  readonly split?: By<Letter>
  readonly yes?: readonly Letter[]
  readonly waive?: boolean
}
/** Runs the proposals of a round one after another. Players who are not listed with a yes vote no. */
export const distribution = (before: DistributionBefore, { steps }: { readonly steps: readonly DistributionStep[] }) => {
  const { territories, ...table } = before
  const places = Object.entries(territories)
  const heroes = places.flatMap(([at, here]) => Object.entries(here.heroes ?? {}).map(([letter, hero]) => [letter, hero, at] as const))
  let state = positionOf(
    {
      ...(table as Table),
      settlements: Object.fromEntries(
        places.map(([at, here]) => [
          at,
          Object.fromEntries(Object.entries(here.settlements ?? {}).map(([clan, village]) => [clan, { village }])),
        ]),
      ),
      works: Object.fromEntries(places.flatMap(([at, { palisade }]) => (palisade === true ? [[at, ['palisade' as const]]] : []))),
      heroes: Object.fromEntries(
        heroes.map(([letter]) => [letter, Object.fromEntries(heroes.filter(([one]) => one === letter).map(([, hero, at]) => [hero, at]))]),
      ),
    },
    { stage: 'proposals', cards: Object.fromEntries(places.map(([at, { cards }]) => [at, cardsOf(cards)])) },
  )
  const received: Record<Letter, string[]> = {}
  const lying = new Map(places.map(([at, { cards }]) => [at, cards]))
  const take = ({ by, at = '', split = {}, yes = [], waive }: DistributionStep): unknown => {
    const clan = clanOf(by)
    const start = state
    const cards = lying.get(at) ?? {}
    const proposed = after(
      state,
      waive === true ? { do: 'waive', by: clan } : { do: 'propose', by: clan, at, split: splitOf(cards, split) },
    )
    state = proposed.state
    if (proposed.result !== 'ok') return proposed.result
    if (waive === true) return 'waived'
    for (const letter of yes) {
      const voted = after(state, { do: 'vote', by: clanOf(letter), yes: true })
      state = voted.result === 'ok' ? voted.state : start
      if (voted.result !== 'ok') return voted.result
    }
    const closed = after(state, { do: 'closeVote' })
    // If no player can vote no, the vote has already ended.
    const end = closed.result === 'ok' ? closed.state : state
    state = end
    const isAdopted = (state.cards[at] ?? []).length === 0
    if (!isAdopted) return 'rejected'
    for (const [id, to] of Object.entries(split)) received[to] = [...(received[to] ?? []), id]
    lying.set(at, {})
    return 'adopted'
  }
  const results = steps.map(take)
  const next = nextProposer({ clans: before.players.map(clanOf), chief: clanOf(before.chief), done: state.proposed })
  return {
    results,
    received,
    lyingAfter: Object.fromEntries([...lying].map(([at, cards]) => [at, Object.keys(cards)])),
    next: next === undefined ? null : letterOf(next),
  }
}

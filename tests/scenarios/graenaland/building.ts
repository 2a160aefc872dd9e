// Translates the scenarios about the construction phase to calls of the rules. Contains no rules.
import type { Clan, Resource, Terrain, Thing, Work } from '../../../src/games/graenaland/box/box'
import type { PlaceId, PlaceKind, Price } from '../../../src/games/graenaland/box/island'
import { villageCards } from '../../../src/games/graenaland/box/numbers'
import type { OwnMove } from '../../../src/games/graenaland/rules/moves'
import type { Payment, Plan } from '../../../src/games/graenaland/model/moves'
import type { State } from '../../../src/games/graenaland/model/state'
import { reasonsAgainst } from '../../../src/games/graenaland/rules/construction'
import { nextChief, refilled, supplyWarning } from '../../../src/games/graenaland/rules/end-of-round'
import { armyPrices, fortResource, marketsNeeded, reasonsAgainstPayment } from '../../../src/games/graenaland/rules/payment'
import { feeTo, placesFor } from '../../../src/games/graenaland/rules/places'
import {
  after,
  against,
  byClan,
  byLetter,
  clanOf,
  letterOf,
  payOf,
  positionOf,
  pricesAsNumbers,
  same,
  verdict,
  type By,
  type Letter,
  type PayBefore,
  type Table,
} from './notation'

interface Site extends Table {
  readonly clan: Letter
  readonly mode?: 'chief' | 'final'
}

/** Returns the state, as described in a scenario, in which a player builds. */
const siteOf = (before: Site, change: Partial<State> = {}): State => {
  const clan = clanOf(before.clan)
  const state = positionOf(before, change, [before.clan])
  if (before.mode !== 'final') return { ...state, chief: clan, stage: 'construct' }
  const { settlements, works, heroes, waiting, army } = state
  const final = { announcer: clan, queue: [clan], before: { settlements, works, heroes, waiting, army } }
  return { ...state, chief: clan, stage: 'final', final }
}

/** Returns the places where a building is allowed. */
export const places = (before: Site, { build }: { readonly build: Thing }) => {
  const state = siteOf(before)
  const clan = clanOf(before.clan)
  const refusals = Object.keys(state.island).flatMap((at) => {
    const codes = against(reasonsAgainst(state, clan, { what: build, at }))
    return codes === undefined ? [] : [[at, codes] as const]
  })
  const refused = refusals.map(([at]) => at)
  return { places: placesFor(state, clan, build).filter((at) => !refused.includes(at)), refusals: Object.fromEntries(refusals) }
}

const boardAfter = (state: State) => ({
  settlementsAfter: Object.fromEntries(
    Object.entries(state.settlements).map(([at, here]) => [at, byLetter(here, ({ village, ...others }) => bare({ village, ...others }))]),
  ),
  worksAfter: Object.fromEntries(Object.entries(state.works).flatMap(([at, here]) => (here?.length ? [[at, here.toSorted()]] : []))),
  armyAfter: byLetter(state.army, same),
  heroesAfter: byLetter(state.heroes, same),
  waitingAfter: state.waiting.map((one) => ({ ...one, clan: letterOf(one.clan) })),
})
/** Returns only the counts above 0. */
const bare = (counts: Readonly<Record<string, number>>) => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

interface BuildStep {
  readonly build: Thing | 'army'
  readonly at?: PlaceId
  readonly relocate?: boolean
}
/** Makes several builds without payment. */
export const build = (before: Site, { steps }: { readonly steps: readonly BuildStep[] }) => {
  let state = siteOf(before)
  const results = steps.map(({ build: what, ...plan }) => {
    const done = after(state, { do: 'construct', by: clanOf(before.clan), what, ...plan })
    state = done.state
    return done.result
  })
  return { results, ...boardAfter(state) }
}

/** Returns the price of a village in an area, for a scenario. */
export const price = (before: {
  readonly clan: Letter
  readonly place: PlaceKind
  readonly palisade?: boolean
  readonly settlements?: By<number>
  readonly numbers?: Readonly<Record<string, number>>
}) => {
  const cards = villageCards(before.numbers ?? {}, before.place)
  const owed = feeTo(clanOf(before.clan), before.palisade ?? false, byClan(before.settlements, same))
  return { price: cards, feeTo: owed.map(letterOf), cards: cards + owed.length }
}

interface PaymentBefore {
  readonly price?: Price
  readonly forts?: readonly Terrain[]
  readonly markets?: readonly PlaceId[]
  readonly marketsUsed?: readonly PlaceId[]
  readonly offer?: boolean
  readonly feeTo?: readonly Letter[]
}
/** Checks whether the rules accept a payment. */
export const payment = (
  { price: asked, forts = [], markets = [], marketsUsed = [], offer = false, feeTo: owed = [] }: PaymentBefore,
  { fee = {}, ...given }: PayBefore & { readonly fee?: By<'resource' | 'supply'> },
) => {
  const prices = asked === undefined ? armyPrices(forts.map(fortResource)) : [asked]
  const due = { prices, feeTo: owed.map(clanOf), markets: { usable: markets, used: marketsUsed, isOffer: offer } }
  const pay = payOf(given)
  return { ...verdict(reasonsAgainstPayment(due, pay, byClan(fee, same))), marketsUsed: marketsNeeded(prices, pay) }
}

interface ConstructionBefore extends Site {
  readonly prices?: Parameters<typeof pricesAsNumbers>[0]
  readonly marketsUsed?: readonly PlaceId[]
  readonly supplyTaken?: boolean
  readonly jointSpent?: boolean
  readonly offerRule?: boolean
}
interface ConstructionStep {
  readonly do: Thing | 'takeSupply' | 'joint' | 'jointBuild' | 'offer' | 'offerBuild' | 'drop'
  readonly by?: Letter
  readonly build?: Thing
  readonly at?: PlaceId
  readonly relocate?: boolean
  readonly resource?: Resource
  readonly to?: Letter
  readonly pay?: PayBefore
  readonly fee?: By<'resource' | 'supply'>
  readonly give?: By<PayBefore>
}

const planOf = ({ at, relocate, resource, pay, fee }: ConstructionStep): Omit<Plan, 'what'> => ({
  ...(at !== undefined && { at }),
  ...(relocate !== undefined && { relocate }),
  ...(resource && { resource }),
  ...(pay && { pay: payOf(pay) }),
  ...(fee && { fee: byClan(fee, same) }),
})
const moveOf = (by: Clan, step: ConstructionStep): OwnMove => {
  const { do: what, build: built = 'road', at = '', to = 'Y', give, pay } = step
  const paid: { readonly pay?: Payment } = pay === undefined ? {} : { pay: payOf(pay) }
  switch (what) {
    case 'takeSupply':
    case 'drop':
      return { do: what, by }
    case 'joint':
      return { do: what, by, what: built as Work, at }
    case 'jointBuild':
      return {
        do: what,
        by,
        ...(give && { give: byClan(give, ({ cards = {}, supplies }) => ({ cards, ...(supplies && { supplies }) })) }),
        ...paid,
      }
    case 'offer':
      return { do: what, by, to: clanOf(to) }
    case 'offerBuild':
      return { do: what, what: step.build ?? 'village', ...planOf(step) }
    default:
      return { do: 'construct', by, what, ...planOf(step) }
  }
}

/** Plays a construction phase, or the final building at the end of the game. */
export const construction = (before: ConstructionBefore, { steps }: { readonly steps: readonly ConstructionStep[] }) => {
  const named = steps.flatMap(({ to, by, give = {} }) => [
    ...(to === undefined ? [] : [to]),
    ...(by === undefined ? [] : [by]),
    ...Object.keys(give),
  ])
  const players = before.players ?? [
    ...new Set([
      ...Object.values(before.settlements ?? {}).flatMap(Object.keys),
      ...Object.keys(before.heroes ?? {}),
      before.clan,
      ...named,
    ]),
  ]
  const { marketsUsed = [], supplyTaken = false, jointSpent = false, prices, offerRule = false, settings } = before
  const table = { ...before, players, settings: { ...settings, offerRule } }
  const numbers = { ...before.numbers, ...pricesAsNumbers(prices) }
  let state = siteOf(table, { marketsUsed, supplyTaken, jointSpent, numbers })
  const results = steps.map((step) => {
    const done = after(state, moveOf(clanOf(step.by ?? before.clan), step))
    state = done.state
    return done.result === 'ok' && step.do === 'drop' ? 'dropped' : done.result
  })
  return {
    results,
    ...boardAfter(state),
    marketsUsed: state.marketsUsed,
    supplyTaken: state.supplyTaken,
    jointSpent: state.jointSpent,
  }
}

interface RoundEndBefore {
  readonly players: readonly Letter[]
  readonly chief: Letter
  readonly row: number
  readonly deck: number
  readonly used: number
  readonly supplyTaken: boolean
}
/** Ends the round: moves the round marker and refills the row of supply cards. */
export const roundEnd = ({ players, chief, row, deck, used, supplyTaken }: RoundEndBefore) => {
  const next = nextChief(players.map(clanOf), clanOf(chief))
  return { chief: letterOf(next), ...refilled(row, { deck, used }), warning: supplyWarning(supplyTaken) }
}

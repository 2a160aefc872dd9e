import { lineOfPlay, minutesPlayed, type GameSummary, type Ledger, type RoleSummary, type Vocabulary } from '../../../referee'
import type { HouseId } from '../box/box'
import type { FigureName } from './statistics'
import { timelineOf, sidesOf, type Timeline } from './timeline'
import type { WesterosVocabulary } from '../rules/vocabulary'
import { better, standings, type Standing } from '../rules/victory'
import type { Bids, State } from '../model/state'

/**
 * Returns the summary of a game of Westeros.
 * @param ledger a Westeros ledger; generic callers do not know its type
 */
export const summaryOf = (ledger: Ledger<Vocabulary>): GameSummary => {
  const moments = lineOfPlay(ledger as unknown as Ledger<WesterosVocabulary>)
  const [first, last] = [moments[0], moments.at(-1)]
  const timeline = timelineOf(moments)
  const state = last?.state ?? (ledger.head.state as State)
  const { outcome } = state
  return {
    over: outcome !== undefined,
    ...(outcome === undefined ? {} : { how: outcome.how }),
    rounds: state.round,
    began: first?.entry.time ?? 0,
    ended: last?.entry.time ?? 0,
    minutes: minutesPlayed(moments),
    roles: rolesOf(state, timeline),
  }
}

const rolesOf = (state: State, timeline: Timeline): readonly RoleSummary[] => {
  const rows = standings(state)
  const winners = state.outcome?.winners ?? []
  const bids = total(timeline.auctions)
  const contributed = total(timeline.attacks)
  return rows.map((row) => {
    const { house } = row
    const person = personOf(state, house)
    const battles = timeline.battles.map(sidesOf)
    const figures: Record<FigureName, number> = {
      castles: row.castles,
      supply: row.supply,
      tracksWon: timeline.auctions.filter(({ order }) => order[0] === house).length,
      bids: bids[house] ?? 0,
      contributed: contributed[house] ?? 0,
      battlesWon: battles.filter(({ won }) => won === house).length,
      battlesLost: battles.filter(({ lost }) => lost === house).length,
    }
    const won = winners.includes(house)
    return { role: house, ...person, won, place: won ? 1 : placeIn(state, rows, row, winners), figures }
  })
}

/** Returns the rank of a house that has not won. Equal houses have the same rank. */
const placeIn = (state: State, rows: readonly Standing[], row: Standing, winners: readonly HouseId[]): number =>
  1 + rows.filter((other) => other !== row && (winners.includes(other.house) || better(state)(other, row) < 0)).length

const total = (all: readonly { readonly bids: Bids }[]): Readonly<Bids> => {
  const sums: Record<string, number> = {}
  for (const { bids } of all) for (const [house, amount] of Object.entries(bids)) sums[house] = (sums[house] ?? 0) + amount
  return sums
}

/**
 * Returns the player of a house: the trimmed name, and the player id as `seat`. Returns undefined if the house has no
 * player, or if the name is empty.
 */
const personOf = (state: State, house: HouseId): Required<Pick<RoleSummary, 'player' | 'seat'>> | undefined => {
  const seat = state.seats.find(({ id }) => id === state.houses[house]?.seat)
  const person = state.players.find(({ id }) => id === seat?.player)
  return person === undefined || person.name.trim() === '' ? undefined : { player: person.name.trim(), seat: person.id }
}

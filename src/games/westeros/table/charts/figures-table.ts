import type { Cell } from '../../../../ui/csv'
import type { State } from '../../model/state'
import type { Timeline } from '../../views/timeline'
import { HOUSE_NAMES, playerOf } from '../../words/sentences/lookup'
import type { StoryWords } from './words'

/** Returns a table with a row for each house and round: results at the end of the round, bids, and contributions against wildlings. */
export const figuresTable = (
  state: State,
  { rounds, auctions, attacks }: Timeline,
  { words }: StoryWords,
): readonly (readonly Cell[])[] => {
  const { columns, power } = words
  const inRound = (all: Timeline['auctions'] | Timeline['attacks'], round: number, house: State['playing'][number]): Cell => {
    const bids = all.flatMap((one) => (one.round === round ? (one.bids[house] ?? []) : []))
    return bids.length === 0 ? undefined : bids.reduce((sum, bid) => sum + bid, 0)
  }
  const rows = rounds.flatMap(({ round, houses }) =>
    state.playing.map((house): readonly Cell[] => {
      const facts = houses[house]
      return [
        round,
        HOUSE_NAMES[house],
        playerOf(state, house),
        facts?.castles,
        facts?.supply,
        facts?.power,
        facts?.earned,
        facts?.spent,
        inRound(auctions, round, house),
        inRound(attacks, round, house),
      ]
    }),
  )
  const head = [
    words.round,
    words.house,
    columns.player,
    columns.castles,
    columns.supply,
    power.left,
    power.earned,
    power.spent,
    columns.bids,
    columns.contributed,
  ]
  return [head, ...rows]
}

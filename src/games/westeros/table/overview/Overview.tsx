import { Overview as SharedOverview } from '../../../../table/overview/Overview'
import type { SlotGroups, OverviewRole } from '../../../../table/overview/overview-spec'
import { useTableWords } from '../../../../table/words'
import type { HouseId } from '../../box/box'
import { ORDER_OF_DECKS } from '../../model/state'
import { cardOf } from '../../rules/westeros-cards'
import { houseView, roundView, type HouseView } from '../../views/views'
import { askedIn } from '../asked'
import { useTable } from '../hook'
import { useHouseSheet } from '../houses/house-sheet'
import { houseProgress, phaseOf } from '../../views/progress'
import { useSpeech } from '../speech'

/** Overview for a shared screen: castles, armies and tracks of all houses. */
export default function Overview() {
  const { words, say, game, names, cards } = useSpeech()
  const { words: table } = useTableWords()
  const { state, prompts } = useTable((open) => open)
  const { columns, rows, orders, ordersLabel, spaces } = useHouseSheet(state)
  const { round, rounds, threshold } = roundView(state)
  const phase = phaseOf(state.stage)
  const { turned } = state
  /** Returns the armies of a house, each with its maximum size. Returns only the maximum sizes if units are not tracked. */
  const heapsOf = ({ supply: { flags, check } }: HouseView): SlotGroups => {
    if (check === undefined) return { label: say(words.houses.armiesUpTo, { flags: flags.join(', ') }), rooms: flags }
    const { armies } = check
    const heap = (k: number) => {
      const [army, flag] = [armies[k] ?? 0, flags[k] ?? 0]
      return { label: say(words.houses.armyOf, { army, flag }), filled: army, room: flag }
    }
    return { heaps: Array.from({ length: Math.max(flags.length, armies.length) }, (_, k) => heap(k)) }
  }
  const roles = rows.map((row): OverviewRole<HouseId> => {
    const view = houseView(state, row.role)
    const progress = houseProgress(state, prompts, row.role)
    return {
      row,
      waits: view.runByTable,
      progress: progress && { at: progress, text: table.now[progress] },
      goalText: say(words.overview.castlesOf, { goal: threshold }),
      heaps: heapsOf(view),
    }
  })
  return (
    <SharedOverview
      spec={{
        where: [names.round(round, rounds), ...(phase === undefined ? [] : [names.phase[phase]]), names.stage[state.stage.at]],
        asked: askedIn(game, state, prompts),
        inForce: {
          label: words.now.inForce,
          rules: turned === undefined ? [] : ORDER_OF_DECKS.flatMap((deck) => cards.inForce(cardOf(turned[deck]), state.box) ?? []),
        },
        rolesLabel: words.houses.title,
        roles,
        figures: columns,
        ordersLabel,
        orders,
        spaces,
      }}
    />
  )
}

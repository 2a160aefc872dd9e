import type { RoomProps } from '../../../../table/game/game-table'
import { HouseRulesPage as Page } from '../../../../table/house-rules/HouseRulesPage'
import type { State } from '../../model/state'
import { useByHand } from '../corrections/by-hand'
import { useTable } from '../hook'
import { useHouseRules } from './house-rules'
import { keptOf, savedFor } from './own-rules'

const roundOf = ({ round }: State): number => round

/** Page with the house rules of a game of Westeros. */
export default function HouseRulesPage({ changedOnly }: RoomProps) {
  const ledger = useTable((open) => open.ledger)
  const saved = savedFor(useTable(({ state }) => state.box))
  const houseRules = useHouseRules()
  return <Page by={useByHand()} {...{ houseRules, saved, ledger, roundOf, changedOnly }} rulesOf={keptOf} />
}

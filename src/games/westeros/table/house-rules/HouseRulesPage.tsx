import { HouseRulesPage as Page } from '../../../../table/house-rules/HouseRulesPage'
import type { State } from '../../model/state'
import { useByHand } from '../corrections/by-hand'
import { useTable } from '../hook'
import { useHouseRules } from './house-rules'
import { keptOf, savedFor } from './own-rules'

const roundOf = ({ round }: State): number => round

/** Page with the house rules of a game of Westeros. */
export default function HouseRulesPage() {
  const ledger = useTable((open) => open.ledger)
  const saved = savedFor(useTable(({ state }) => state.box))
  return <Page by={useByHand()} houseRules={useHouseRules()} saved={saved} ledger={ledger} rulesOf={keptOf} roundOf={roundOf} />
}

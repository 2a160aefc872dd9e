import { TableScreen } from '../../../table/shell/TableScreen'
import { AllClans } from './AllClans'
import { useTexts } from './parts/words'

/** Screen that lists all clans with their goals, settlements, buildings and army, and the victory point cards that were shown. */
export function ClansPage() {
  const { clansTitle } = useTexts()
  return (
    <TableScreen readOnly where={clansTitle}>
      <h1 className="sr-only">{clansTitle}</h1>
      <AllClans />
    </TableScreen>
  )
}

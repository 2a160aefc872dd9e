import { TableScreen } from '../../../table/shell/TableScreen'
import { Clans } from './parts/Clans'
import { useTexts } from './parts/words'

/** Screen that lists all clans with their goals, settlements, buildings and army. */
export function ClansPage() {
  const { clansTitle } = useTexts()
  return (
    <TableScreen readOnly where={clansTitle}>
      <h1 className="sr-only">{clansTitle}</h1>
      <Clans />
    </TableScreen>
  )
}

import { TableScreen } from '../../../table/shell/TableScreen'
import { Clans } from './parts/Clans'
import { usePosition } from './parts/position'
import { useTexts } from './parts/words'
import { KeptCard } from './sealed/KeptCard'

/** Screen that lists all clans with their goals, settlements, buildings and army, and the victory point cards that were shown. */
export function ClansPage() {
  const { clansTitle } = useTexts()
  const { proofs } = usePosition()
  return (
    <TableScreen readOnly where={clansTitle}>
      <h1 className="sr-only">{clansTitle}</h1>
      <Clans
        renderShownCard={(clan) => {
          const card = proofs[clan]
          return typeof card === 'object' && <KeptCard role={clan} choice={card} />
        }}
      />
    </TableScreen>
  )
}

import { Clans } from './parts/Clans'
import { usePosition } from './parts/position'
import { KeptCard } from './sealed/KeptCard'

/** Component that lists all clans, and for each clan the victory point card that it has shown. */
export function AllClans() {
  const { proofs } = usePosition()
  return (
    <Clans
      renderShownCard={(clan) => {
        const card = proofs[clan]
        return typeof card === 'object' && <KeptCard role={clan} choice={card} />
      }}
    />
  )
}

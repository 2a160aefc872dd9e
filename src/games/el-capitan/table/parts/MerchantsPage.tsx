import { TableScreen } from '../../../../table/shell/TableScreen'
import { Merchants } from './Merchants'
import { useTexts } from './words'

/** Screen with the possessions of all players. */
export function MerchantsPage() {
  const texts = useTexts()
  return (
    <TableScreen readOnly where={texts.merchants}>
      <h1 className="sr-only">{texts.merchants}</h1>
      <Merchants />
    </TableScreen>
  )
}

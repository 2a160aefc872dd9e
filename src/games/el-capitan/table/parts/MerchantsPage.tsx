import { TableScreen } from '../../../../table/shell/TableScreen'
import { Merchants } from './Merchants'
import { useTexts } from './words'

/** Lists the possessions of everybody on a screen of its own. */
export function MerchantsPage() {
  const texts = useTexts()
  return (
    <TableScreen readOnly where={texts.merchants}>
      <h1 className="sr-only">{texts.merchants}</h1>
      <Merchants />
    </TableScreen>
  )
}

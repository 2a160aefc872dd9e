import { TableScreen } from '../../../../table/shell/TableScreen'
import { Coasts } from './Coasts'
import { ReadRest } from './ReadRest'
import { useTexts } from './words'

/** Screen with the chart of the nine cities. */
export function CoastsPage() {
  const texts = useTexts()
  return (
    <TableScreen where={texts.coasts}>
      <h1 className="sr-only">{texts.coasts}</h1>
      <Coasts Below={ReadRest} />
    </TableScreen>
  )
}

import { TableScreen } from '../../../table/shell/TableScreen'
import { Island } from './Island'
import { useTexts } from './parts/words'

/** Screen with the island. */
export function IslandPage() {
  const { island } = useTexts()
  return (
    <TableScreen where={island}>
      <h1 className="sr-only">{island}</h1>
      <Island />
    </TableScreen>
  )
}

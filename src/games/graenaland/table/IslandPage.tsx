import { TableScreen } from '../../../table/shell/TableScreen'
import { Island } from './Island'
import { useTexts } from './parts/words'

/** The island on a screen of its own. */
export function IslandPage() {
  const { island } = useTexts()
  return (
    <TableScreen where={island}>
      <h1 className="sr-only">{island}</h1>
      <Island />
    </TableScreen>
  )
}

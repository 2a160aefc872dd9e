import { TableScreen } from '../../../table/shell/TableScreen'
import { Families } from './Families'
import { useTexts } from './parts/words'

/** Screen with the list of players. */
export function FamiliesPage() {
  const { families } = useTexts()
  return (
    <TableScreen readOnly where={families}>
      <h1 className="sr-only">{families}</h1>
      <Families />
    </TableScreen>
  )
}

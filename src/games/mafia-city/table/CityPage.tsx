import { TableScreen } from '../../../table/shell/TableScreen'
import { City } from './City'
import { useTexts } from './parts/words'

/** The city on a screen of its own. */
export function CityPage() {
  const { city } = useTexts()
  return (
    <TableScreen where={city}>
      <h1 className="sr-only">{city}</h1>
      <City />
    </TableScreen>
  )
}

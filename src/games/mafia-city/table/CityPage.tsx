import { TableScreen } from '../../../table/shell/TableScreen'
import { City } from './City'
import { useTexts } from './parts/words'

/** Screen with the city. */
export function CityPage() {
  const { city } = useTexts()
  return (
    <TableScreen where={city}>
      <h1 className="sr-only">{city}</h1>
      <City />
    </TableScreen>
  )
}

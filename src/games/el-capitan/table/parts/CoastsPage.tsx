import { TableScreen } from '../../../../table/shell/TableScreen'
import { Coasts } from './Coasts'
import { useTexts } from './words'

/** The chart on a screen of its own. */
export function CoastsPage() {
  const texts = useTexts()
  return (
    <TableScreen where={texts.coasts}>
      <h1 className="sr-only">{texts.coasts}</h1>
      <Coasts />
    </TableScreen>
  )
}

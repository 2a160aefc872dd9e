import { useChangedAt } from '../own-phone'
import { TableScreen } from './TableScreen'

/** Note that replaces a screen for changing the game in a window that only shows the game; says where the game is changed. */
export function AtTheTable({ title }: { readonly title: string }) {
  const where = useChangedAt()
  return (
    <TableScreen where={title} back="" readOnly>
      <p className="note">{where}</p>
    </TableScreen>
  )
}

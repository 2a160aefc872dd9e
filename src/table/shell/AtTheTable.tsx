import { useTableWords } from '../words'
import { TableScreen } from './TableScreen'

/** Note that replaces a screen for changing the game on a linked phone; says which phone can change the game. */
export function AtTheTable({ title }: { readonly title: string }) {
  const { words } = useTableWords()
  return (
    <TableScreen where={title} back="" readOnly>
      <p className="note">{words.atTheTable}</p>
    </TableScreen>
  )
}

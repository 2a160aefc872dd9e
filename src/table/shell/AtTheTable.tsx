import { useTableWords } from '../words'
import { TableScreen } from './TableScreen'

/** In place of a room that changes the game, on a phone that follows it: says which phone can. */
export function AtTheTable({ title }: { readonly title: string }) {
  const { words } = useTableWords()
  return (
    <TableScreen where={title} back="" readOnly>
      <p className="note">{words.atTheTable}</p>
    </TableScreen>
  )
}

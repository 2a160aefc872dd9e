import { useTableWords } from '../words'
import { TableScreen } from './TableScreen'

/** Shown on a linked phone in place of a screen that changes the game: names the phone that can do so. */
export function AtTheTable({ title }: { readonly title: string }) {
  const { words } = useTableWords()
  return (
    <TableScreen where={title} back="" readOnly>
      <p className="note">{words.atTheTable}</p>
    </TableScreen>
  )
}

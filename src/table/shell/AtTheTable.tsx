import { useTableWords } from '../words'
import { TableScreen } from './TableScreen'

/** Shown on a linked phone instead of a screen that changes the game; says which phone can change it. */
export function AtTheTable({ title }: { readonly title: string }) {
  const { words } = useTableWords()
  return (
    <TableScreen where={title} back="" readOnly>
      <p className="note">{words.atTheTable}</p>
    </TableScreen>
  )
}

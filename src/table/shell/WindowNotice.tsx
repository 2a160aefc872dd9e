import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useTable } from '../hook'
import { useChangedAt, useLooksOn } from '../own-phone'
import { usePhonesAgain } from '../phones-again'
import { useTableWords } from '../words'

/**
 * Says in a window that only shows the game that another window writes it, with a button to play on in this window. Renders nothing in
 * other windows.
 */
export function WindowNotice() {
  return useLooksOn() && <Watching />
}

/**
 * Renders buttons that change the game or close a list for all windows. In a window that only shows the game, says instead where the game
 * is changed.
 */
export function UnlessWatching({ children }: { readonly children: ReactNode }) {
  const where = useChangedAt()
  return useLooksOn() ? <p className="note text-center">{where}</p> : children
}

/** Notice of a window that only shows the game. Names what playing on here means for the linked phones of the players. */
function Watching() {
  const { words } = useTableWords()
  const writeHere = useTable((_, play) => play.writeHere)
  const game = useTable(({ id }) => id)
  const again = usePhonesAgain(game)
  return (
    <Notice kind="warn" action={<Button onClick={writeHere}>{words.saved.here}</Button>}>
      {again === undefined ? words.saved.elsewhere : `${words.saved.elsewhere} ${again}`}
    </Notice>
  )
}

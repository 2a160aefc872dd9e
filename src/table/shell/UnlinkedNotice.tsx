import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useTable } from '../hook'
import { useGameSpeech } from '../context'
import { useIsLinked, useNewTable } from '../own-phone'
import { useGoLink } from '../paths'
import { useTableWords } from '../words'

/**
 * Notice on a linked phone that the connection to the shared phone is lost, with a link to scan the code again. Renders nothing while the
 * phone is connected.
 */
export function UnlinkedNotice() {
  const { words, say, list } = useTableWords()
  const { followed, state } = useTable((open) => open)
  const isLinked = useIsLinked()
  const goLink = useGoLink(true)
  const newTable = useNewTable()
  const isUnlinked = useTable((open, play) => play.unlinked === open.id)
  const { player } = useGameSpeech()
  if (!followed || isLinked) return
  return (
    <Notice kind="warn" action={<Button onClick={goLink}>{words.saved.scan}</Button>}>
      {newTable === undefined
        ? isUnlinked
          ? words.saved.ended
          : words.saved.unlinked
        : newTable.length === 0
          ? words.saved.moved
          : say(words.saved.movedTo, { player: list([...new Set(newTable.map((role) => player(state, role)))]) })}
    </Notice>
  )
}

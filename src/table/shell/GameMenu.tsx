import { useNavigate } from 'react-router'
import { isPractice } from '../../session/practice-id'
import { Sheet } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import * as icons from '../icons'
import { List, Row } from '../../ui/List'
import { useGameSpeech } from '../context'
import type { MenuRow } from '../game-table'
import { useTable } from '../hook'
import { useGamePath } from '../paths'
import { useTableWords } from '../words'
import { useExport } from './export'

/** What can be done at any time beside answering the open question. */
export function GameMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { words } = useTableWords()
  const { menu } = useGameSpeech()
  const name = useTable((game) => game.name)
  const id = useTable((game) => game.id)
  const navigate = useNavigate()
  const path = useGamePath()
  const text = words.menu
  // A practice round is neither looked through, nor put away, nor copied.
  const isKept = !isPractice(id)
  const goTo = (address: string) => () => {
    onClose()
    void navigate(address)
  }
  const [always, keptOnly] = [menu.filter((one) => one.keptOnly !== true), menu.filter((one) => one.keptOnly === true)]
  const row = ({ to, icon, title, note }: MenuRow) => (
    <Row key={to} lead={<Icon of={icon} />} title={title} note={note} onPress={goTo(path(to))} />
  )
  return (
    <Sheet open={open} title={name || text.title} onClose={onClose}>
      <List label={text.title}>
        {always.map(row)}
        {isKept && (
          <>
            <Row lead={<Icon of={icons.seal} />} title={text.fair} note={text.fairNote} onPress={goTo(`/fair/${id}`)} />
            {keptOnly.map(row)}
          </>
        )}
        <Row
          lead={<Icon of={icons.phone} />}
          title={text.comforts}
          note={text.comfortsNote}
          onPress={() => {
            onClose()
            void navigate('/settings', { state: path() })
          }}
        />
        {isKept && <ExportRow onDone={onClose} />}
        <Row lead={<Icon of={icons.castellan} />} title={text.home} note={text.homeNote} onPress={goTo('/')} />
      </List>
    </Sheet>
  )
}

function ExportRow({ onDone }: { onDone: () => void }) {
  const { words } = useTableWords()
  const keepCopy = useExport()
  return (
    <Row
      lead={<Icon of={icons.share} />}
      title={words.menu.export}
      note={words.menu.exportNote}
      onPress={() => {
        onDone()
        keepCopy()
      }}
    />
  )
}

import { useNavigate } from 'react-router'
import { isPractice } from '../../../../session/practice-id'
import { Sheet } from '../../../../ui/Dialog'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { List, Row } from '../../../../ui/List'
import { useTable } from '../hook'
import { tableView } from '../overview/icons'
import { box } from '../pack/icons'
import { useGamePath } from '../paths'
import { useSpeech } from '../speech'
import { useExport } from './export'

/** What can be done at any time beside answering the open question. */
export function GameMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { words } = useSpeech()
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
  return (
    <Sheet open={open} title={name || text.title} onClose={onClose}>
      <List label={text.title}>
        <Row lead={<Icon of={icons.check} />} title={text.check} note={text.checkNote} onPress={goTo(path('check'))} />
        <Row lead={<Icon of={icons.adjust} />} title={text.correct} note={text.correctNote} onPress={goTo(path('correct'))} />
        <Row lead={<Icon of={icons.sword} />} title={text.calculator} note={text.calculatorNote} onPress={goTo(path('calculator'))} />
        <Row lead={<Icon of={tableView} />} title={text.overview} note={text.overviewNote} onPress={goTo(path('table'))} />
        <Row lead={<Icon of={icons.castle} />} title={text.charts} note={text.chartsNote} onPress={goTo(path('charts'))} />
        <Row lead={<Icon of={icons.book} />} title={text.rules} note={text.rulesNote} onPress={goTo(path('rules'))} />
        <Row lead={<Icon of={icons.settings} />} title={text.options} note={text.optionsNote} onPress={goTo(path('options'))} />
        <Row lead={<Icon of={icons.crown} />} title={text.houseRules} note={text.houseRulesNote} onPress={goTo(path('house-rules'))} />
        <Row lead={<Icon of={icons.users} />} title={text.people} note={text.peopleNote} onPress={goTo(path('people'))} />
        {isKept && (
          <>
            <Row lead={<Icon of={icons.seal} />} title={text.fair} note={text.fairNote} onPress={goTo(`/fair/${id}`)} />
            <Row lead={<Icon of={box} />} title={text.pack} note={text.packNote} onPress={goTo(path('pack'))} />
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
  const { words } = useSpeech()
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

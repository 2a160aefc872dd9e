import { useNavigate } from 'react-router'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { List, Row } from '../../../../ui/List'
import { Question } from '../../../../ui/Screen'
import { Tag } from '../../../../ui/Tag'
import { useTicks } from '../../../../table/check/ticks'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useGamePath } from '../../../../table/paths'
import { Checklist, linesOf } from '../SetupChecklist'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { useAllSpeech } from '../speech'
import { unpackSteps } from './unpack'
import { usePackWords } from './words'

/** Where the ticks lie; the next move takes them away. */
const TICKS = 'castellan.unpack'

/** Laying the board out again: the same position as a list to tick off. */
export function UnpackPage() {
  const pack = usePackWords()
  const speech = useAllSpeech()
  const { state, ledger } = useTable((open) => open)
  const [ticked, tick] = useTicks(ledger.head.entry.digest, TICKS)
  const navigate = useNavigate()
  const path = useGamePath()
  const text = pack.words.again
  const steps = unpackSteps(state, { speech, pack })
  return (
    <TableScreen
      where={text.title}
      back="pack"
      answer={
        <Button kind="do" onClick={() => void navigate(path())}>
          {text.done}
        </Button>
      }
    >
      <Question>{text.question}</Question>
      <p>
        <Tag icon={icons.check}>{pack.say(text.progress, { done: ticked.size, all: linesOf(steps) })}</Tag>
      </p>
      <Checklist steps={steps} ticked={[...ticked]} onTick={(key, on) => tick({ [key]: on })} />
      <List>
        <Row lead={<Icon of={icons.check} />} title={text.check} note={text.checkNote} to={path('check')} />
      </List>
    </TableScreen>
  )
}

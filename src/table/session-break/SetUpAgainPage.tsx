import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import { Question } from '../../ui/Screen'
import { Tag } from '../../ui/Tag'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useListAt } from '../list-at'
import { useGamePath, useGoNow } from '../paths'
import { Checklist, countLines, withTick } from '../SetupChecklist'
import { TableScreen } from '../shell/TableScreen'
import type { GameSessionBreak } from './game-session-break'
import { useSessionBreakWords } from './words'

/** Configuration for storing the ticks of the checklist. The ticks are discarded after the next move. */
const TICKS = {
  name: 'castellan.unpack',
  field: 'ticked',
  isItem: (found: unknown): found is string => typeof found === 'string',
}

/** Page for setting up the physical board again: the position as a checklist. */
export function SetUpAgainPage({ steps }: Pick<GameSessionBreak, 'steps'>) {
  const { words, say } = useSessionBreakWords()
  const digest = useTable((open) => open.ledger.head.entry.digest)
  const [ticked, setTicked] = useListAt(digest, TICKS)
  const goNow = useGoNow()
  const path = useGamePath()
  const text = words.again
  return (
    <TableScreen
      where={text.title}
      back="pack"
      answer={
        <Button kind="do" onClick={goNow}>
          {text.done}
        </Button>
      }
    >
      <Question>{text.question}</Question>
      <p>
        <Tag icon={icons.check}>{say(text.progress, { done: ticked.length, all: countLines(steps) })}</Tag>
      </p>
      <Checklist steps={steps} ticked={ticked} onTick={(key, on) => setTicked(withTick(ticked, key, on))} />
      <List>
        <Row lead={<Icon of={icons.check} />} title={text.check} note={text.checkNote} to={path('check')} />
      </List>
    </TableScreen>
  )
}

import { useNavigate } from 'react-router'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { List, Row } from '../../../../ui/List'
import { Question, Screen } from '../../../../ui/Screen'
import * as icons from '../icons'
import { usePracticeWords } from './words'

/** What was learnt, and the way to a real game. */
export function PracticeEnd({ onAgain }: { onAgain: () => void }) {
  const { words } = usePracticeWords()
  const navigate = useNavigate()
  const { end } = words
  return (
    <Screen
      where={words.title}
      onBack={() => void navigate('/')}
      answer={
        <>
          <Button kind="do" onClick={() => void navigate('/new/westeros')}>
            {end.start}
          </Button>
          <Button kind="quiet" onClick={onAgain}>
            {end.again}
          </Button>
        </>
      }
    >
      <Question>{end.question}</Question>
      <List label={end.learnt}>
        {Object.entries(end.list).map(([what, text]) => (
          <Row key={what} lead={<Icon of={icons.check} />} title={text} />
        ))}
      </List>
      <p className="note">{end.note}</p>
    </Screen>
  )
}

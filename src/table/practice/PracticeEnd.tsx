import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import { Question, Screen } from '../../ui/Screen'
import * as icons from '../icons'
import { usePracticeWords } from './words'
import { useReturnTo } from '../../ui/return-to'

export interface PracticeEndProps {
  /** Id of the game in the catalogue. */
  readonly game: string
  /** Path to which the user returns: the home page, or the game from whose menu the practice round was started. */
  readonly backTo: string
  /** Topics that the practice round teaches; `note` names topics that the practice round does not teach. */
  readonly learnt: readonly string[]
  readonly note: string
  /** Whether steps were skipped. If so, the topics are listed, but not marked as done. */
  readonly isSkipped: boolean
  readonly onAgain: () => void
}

/** Screen at the end of a practice round: lists its topics and links to a new game. */
export function PracticeEnd({ game, backTo, learnt, note, isSkipped, onAgain }: PracticeEndProps) {
  const { words } = usePracticeWords()
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const { end } = words
  return (
    <Screen
      where={words.title}
      onBack={() => returnTo(backTo)}
      answer={
        <>
          {backTo === '/' ? (
            <Button kind="do" onClick={() => void navigate(`/new/${game}`)}>
              {end.start}
            </Button>
          ) : (
            <Button kind="do" onClick={() => returnTo(backTo)}>
              {end.toGame}
            </Button>
          )}
          <Button kind="quiet" onClick={onAgain}>
            {end.again}
          </Button>
        </>
      }
    >
      <Question>{isSkipped ? end.skipped : end.question}</Question>
      <List label={isSkipped ? end.subjects : end.learnt}>
        {learnt.map((text) => (
          <Row key={text} lead={isSkipped ? undefined : <Icon of={icons.check} />} title={text} />
        ))}
      </List>
      <p className="note">{note}</p>
    </Screen>
  )
}

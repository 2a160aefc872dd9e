import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useOnlyShows } from '../own-phone'
import { useTableWords } from '../words'
import { usePlay } from './answering'
import { QuestionFrame } from './QuestionFrame'
import type { QuestionProps } from '../game/game-questions'

export interface DrawnByAppProps extends QuestionProps {
  /** Label of the button with which the app draws, e.g. "Draw the cards". */
  readonly label: string
  /** Content shown above the button, e.g. the dice or cards that the app will draw. */
  readonly children?: ReactNode
}

/**
 * Question that the app answers at random when the player presses a button. The button is disabled while players add random numbers of
 * their own.
 */
export function DrawnByApp({ question, label, children }: DrawnByAppProps) {
  const { words } = useTableWords()
  const { drawByChance } = usePlay()
  const id = useTable((open) => open.id)
  const onlyShows = useOnlyShows()
  const isWaiting = useTable(({ ledger }) => ledger.rounds.open !== undefined)
  return (
    <QuestionFrame
      question={question}
      answer={
        <Button kind="do" notYet={isWaiting ? words.fair.chanceOpen : undefined} onClick={() => void drawByChance()}>
          {label}
        </Button>
      }
    >
      {children}
      {isWaiting && !onlyShows && (
        <List>
          <Row lead={<Icon of={icons.dice} />} title={words.fair.chance} note={words.fair.chanceWaits} to={`/fair/${id}?chance`} />
        </List>
      )}
    </QuestionFrame>
  )
}

import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Cover, useOutOfSight } from '../../ui/Cover'
import { HoldButton } from '../../ui/HoldButton'
import { WholeScreen } from '../../ui/WholeScreen'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useGameBallots } from './context'
import { pass } from './passing'
import { AskPin, ChoosePin, useLock } from './Pin'
import { useBallotWords } from './words'

/** Callbacks of content that only one role may see: cover it again, and set its PIN. */
export interface Behind {
  readonly onCover: () => void
  readonly onPin: () => void
}

export interface CoveredProps {
  /** Role that holds the phone. */
  readonly role: string
  /** Starts without the cover. */
  readonly opened?: boolean
  /** Instruction on the cover: "Give the phone to House Stark". */
  readonly note: string
  /** Which roles are finished and which wait. */
  readonly seats: ReactNode
  /** Secondary actions on the cover, next to the button that returns to the table. */
  readonly more?: ReactNode
  /** Renders the content that only the role may see. */
  readonly renderInside: (way: Behind) => ReactNode
}

/** Cover that hides content of one role. A long press opens it; if the seat has a PIN, the PIN is asked for first. */
export function Covered({ role, opened = false, note, seats, more, renderInside }: CoveredProps) {
  const { RoleBadge } = useGameTable()
  const { coloursOf } = useGameBallots()
  const { player } = useGameSpeech()
  const { words } = useBallotWords()
  const { state, followed } = useTable((now) => now)
  const [isOpen, open] = useState(opened)
  if (isOpen) return <Opened role={role} onCover={() => open(false)} renderInside={renderInside} />
  return (
    <WholeScreen label={player(state, role)}>
      <Cover colours={coloursOf(role)} shield={<RoleBadge role={role} size={200} />} name={player(state, role)} note={note}>
        {seats}
        <HoldButton icon={icons.hidden} onHold={() => open(true)}>
          {words.ballot.hold}
        </HoldButton>
        <div className="ways items-start">
          {more}
          <Button kind="quiet" onClick={() => pass(undefined)}>
            {followed ? words.ownPhone.back : words.ballot.backToTable}
          </Button>
        </div>
      </Cover>
    </WholeScreen>
  )
}

export interface OpenedProps extends Pick<CoveredProps, 'role' | 'renderInside'> {
  readonly onCover: () => void
}

/** Content behind a cover after the long press: asks for the PIN of the seat, then shows the content. */
export function Opened({ role, onCover, renderInside }: OpenedProps) {
  const { lock } = useLock(role)
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  const [seen, see] = useState<'pin' | 'inside' | 'newPin'>(lock === 'set' ? 'pin' : 'inside')
  useOutOfSight(onCover)
  return (
    <WholeScreen label={player(state, role)}>
      {seen === 'pin' && <AskPin role={role} onDone={() => see('inside')} onCover={onCover} />}
      {seen === 'newPin' && <ChoosePin role={role} onDone={() => see('inside')} onCover={onCover} />}
      {seen === 'inside' && renderInside({ onCover, onPin: () => see('newPin') })}
    </WholeScreen>
  )
}

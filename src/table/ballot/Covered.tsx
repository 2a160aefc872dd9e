import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Cover, useOutOfSight, useUntouched } from '../../ui/Cover'
import { HoldButton } from '../../ui/HoldButton'
import { WholeScreen } from '../../ui/WholeScreen'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useLinkFault } from '../own-phone'
import { useGoLink } from '../paths'
import { GivenSeatNotice, useConfirmSeat } from '../shell/GivenSeat'
import { UnlinkedNotice } from '../shell/UnlinkedNotice'
import { useTableWords } from '../words'
import { useGameBallots } from './context'
import { pass } from './passing'
import { AskPin, ChoosePin, useLock } from './Pin'
import { useBallotWords } from './words'

/** Functions for content that only one role may see: `onCover` hides the content again, `onPin` sets the PIN of the role. */
export interface Behind {
  readonly onCover: () => void
  readonly onPin: () => void
}

export interface CoveredProps {
  /** Role that holds the phone. */
  readonly role: string
  /** Whether the content is visible at first, without a long press on the cover. */
  readonly opened?: boolean
  /** Instruction to the players, shown while the content is hidden: "Give the phone to House Stark". */
  readonly note: string
  /** List of seats that shows which roles have finished and which are waiting. */
  readonly seats: ReactNode
  /** Secondary buttons, next to the button that returns to the screen for all players. */
  readonly more?: ReactNode
  /** Renders the content that only the role may see. */
  readonly renderInside: (way: Behind) => ReactNode
}

/**
 * Hides content meant for one role until the player of the role makes a long press. If the seat has a PIN, the player must also enter the
 * PIN.
 */
export function Covered({ role, opened = false, note, seats, more, renderInside }: CoveredProps) {
  const { RoleBadge } = useGameTable()
  const { coloursOf } = useGameBallots()
  const { player } = useGameSpeech()
  const { words } = useBallotWords()
  const { words: table } = useTableWords()
  const { state, followed } = useTable((now) => now)
  const isDeleted = useLinkFault() === 'deleted'
  const goLink = useGoLink()
  const confirmSeat = useConfirmSeat()
  const [isOpen, open] = useState(opened)
  if (isOpen) return <Opened role={role} onCover={() => open(false)} renderInside={renderInside} />
  return (
    <WholeScreen label={player(state, role)}>
      <Cover
        colours={coloursOf(role)}
        shield={<RoleBadge role={role} size={200} />}
        name={player(state, role)}
        note={isDeleted ? table.saved.deleted : note}
      >
        {seats}
        {/* Nothing can be sealed for a game that was deleted on the shared phone. */}
        {isDeleted ? (
          <Button kind="do" onClick={goLink}>
            {table.saved.playOn}
          </Button>
        ) : (
          <>
            <UnlinkedNotice />
            <GivenSeatNotice />
            <HoldButton
              icon={icons.hidden}
              onHold={() => {
                confirmSeat()
                open(true)
              }}
            >
              {words.ballot.hold}
            </HoldButton>
          </>
        )}
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

/**
 * Screen after the long press that shows hidden content: asks for the PIN of the seat, then shows the content. Going back in the browser
 * covers the content, and so do 30 seconds without a touch on the shared phone.
 */
export function Opened({ role, onCover, renderInside }: OpenedProps) {
  const { lock } = useLock(role)
  const { player } = useGameSpeech()
  const { state, followed } = useTable((open) => open)
  const [seen, see] = useState<'pin' | 'inside' | 'newPin'>(lock === 'set' ? 'pin' : 'inside')
  useOutOfSight(onCover)
  // On the own phone of a player, nobody else looks at the screen.
  useUntouched(onCover, !followed)
  return (
    <WholeScreen label={player(state, role)} onBack={onCover}>
      {seen === 'pin' && <AskPin role={role} onDone={() => see('inside')} onCover={onCover} />}
      {seen === 'newPin' && <ChoosePin role={role} onDone={() => see('inside')} onCover={onCover} />}
      {seen === 'inside' && renderInside({ onCover, onPin: () => see('newPin') })}
    </WholeScreen>
  )
}

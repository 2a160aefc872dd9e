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

export interface CoveredProps {
  /** Whose turn it is with the phone. */
  readonly role: string
  /** What the role is to do: "Give the phone to House Stark". */
  readonly note: string
  /** Who is done and who waits. */
  readonly seats: ReactNode
  /** Quiet things on the cover, beside the way back to the table. */
  readonly more?: ReactNode
  /** What only the role sees. */
  readonly renderInside: (way: { readonly onCover: () => void; readonly onPin: () => void }) => ReactNode
}

/** A cover that may lie face up on the table, held to open by one role; behind it, after its PIN, what is for its eyes alone. */
export function Covered({ role, note, seats, more, renderInside }: CoveredProps) {
  const { RoleBadge } = useGameTable()
  const { coloursOf } = useGameBallots()
  const { player } = useGameSpeech()
  const { words } = useBallotWords()
  const state = useTable((open) => open.state)
  const [seen, see] = useState<'cover' | 'pin' | 'inside' | 'newPin'>('cover')
  const { lock } = useLock(role)
  const cover = () => see('cover')
  useOutOfSight(cover)
  if (seen !== 'cover') {
    return (
      <WholeScreen>
        {seen === 'pin' && <AskPin role={role} onDone={() => see('inside')} onCover={cover} />}
        {seen === 'newPin' && <ChoosePin role={role} onDone={() => see('inside')} onCover={cover} />}
        {seen === 'inside' && renderInside({ onCover: cover, onPin: () => see('newPin') })}
      </WholeScreen>
    )
  }
  return (
    <WholeScreen>
      <Cover colours={coloursOf(role)} shield={<RoleBadge role={role} size={200} />} name={player(state, role)} note={note}>
        {seats}
        <HoldButton icon={icons.hidden} onHold={() => see(lock === 'set' ? 'pin' : 'inside')}>
          {words.ballot.hold}
        </HoldButton>
        <div className="ways">
          {more}
          <Button kind="quiet" onClick={() => pass(undefined)}>
            {words.ballot.backToTable}
          </Button>
        </div>
      </Cover>
    </WholeScreen>
  )
}

import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/Button'
import { Cover, useOutOfSight } from '../../../../ui/Cover'
import { HoldButton } from '../../../../ui/HoldButton'
import * as icons from '../icons'
import type { HouseId } from '../../box/box'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { pass } from './passing'
import { AskPin, ChoosePin, useLock } from './Pin'
import { useGameState } from './play'
import { WholeScreen } from '../../../../ui/WholeScreen'
import { useQuestionWords } from './words'

export interface CoveredProps {
  /** Whose turn it is with the phone. */
  readonly house: HouseId
  /** What the house is to do: "Give the phone to House Stark". */
  readonly note: string
  /** Who is done and who waits. */
  readonly seats: ReactNode
  /** Quiet things on the cover, beside the way back to the table. */
  readonly more?: ReactNode
  /** What only the house sees. */
  readonly renderInside: (way: { readonly onCover: () => void; readonly onPin: () => void }) => ReactNode
}

/** A cover that may lie face up on the table, held to open by one house; behind it, after its PIN, what is for its eyes alone. */
export function Covered({ house, note, seats, more, renderInside }: CoveredProps) {
  const { game } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const [seen, see] = useState<'cover' | 'pin' | 'inside' | 'newPin'>('cover')
  const { lock } = useLock(house)
  const cover = () => see('cover')
  useOutOfSight(cover)
  if (seen !== 'cover') {
    return (
      <WholeScreen>
        {seen === 'pin' && <AskPin house={house} onDone={() => see('inside')} onCover={cover} />}
        {seen === 'newPin' && <ChoosePin house={house} onDone={() => see('inside')} onCover={cover} />}
        {seen === 'inside' && renderInside({ onCover: cover, onPin: () => see('newPin') })}
      </WholeScreen>
    )
  }
  return (
    <WholeScreen>
      <Cover colours={house} shield={<Shield house={house} size={200} />} name={game.names.player(state, house)} note={note}>
        {seats}
        <HoldButton icon={icons.hidden} onHold={() => see(lock === 'set' ? 'pin' : 'inside')}>
          {game.ballots.hold}
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

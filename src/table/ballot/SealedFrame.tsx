import type { ReactNode } from 'react'
import { Button, IconButton } from '../../ui/Button'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useIsLinked } from '../own-phone'
import { useGameBallots } from './context'
import { useBallotWords } from './words'

export interface SealedFrameProps {
  readonly role: string
  /** The kind of the ballot, where a choice is seen. */
  readonly kind?: string
  /** The label of the button that covers the screen. */
  readonly cover: string
  readonly onCover: () => void
  /** The seat sets its PIN. */
  readonly onPin?: () => void
  readonly children: ReactNode
}

/** The frame of what one role sees alone: whose it is, and how it is covered. */
export function SealedFrame({ role, kind, cover, onCover, onPin, children }: SealedFrameProps) {
  const { RoleBadge } = useGameTable()
  const { coloursOf } = useGameBallots()
  const { player } = useGameSpeech()
  const { words } = useBallotWords()
  const { state, followed } = useTable((open) => open)
  const isLinked = useIsLinked()
  return (
    <main className="sealed" data-kind={kind}>
      <div className={`sealed-band ${coloursOf(role)}`} />
      <header className="top sealed-top">
        <RoleBadge role={role} />
        <p className="where text-balance">
          {player(state, role)}
          {kind !== undefined && (
            <>
              {' '}
              · <span className="note">{words.ballot.onlyYou}</span>
            </>
          )}
        </p>
        {onPin !== undefined && (
          <Button kind="quiet" onClick={onPin}>
            {words.pin.set}
          </Button>
        )}
        <IconButton icon={icons.hidden} label={cover} onClick={onCover} />
      </header>
      {followed && !isLinked && (
        <p className="note text-warn" role="alert">
          {words.ownPhone.linkLost}
        </p>
      )}
      {children}
    </main>
  )
}

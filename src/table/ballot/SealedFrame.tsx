import type { ReactNode } from 'react'
import { Button, IconButton } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useLinkFault } from '../own-phone'
import { useGoLink } from '../paths'
import { useMovedText } from '../shell/moved-text'
import { TableLeftNotice } from '../shell/TableLeftNotice'
import { useTableWords } from '../words'
import { useGameBallots } from './context'
import { useChoosesAgain } from './sealing'
import { useBallotWords } from './words'

export interface SealedFrameProps {
  readonly role: string
  /** Kind of the ballot, if the frame shows a choice of a ballot. */
  readonly kind?: string
  /** Label of the button that hides the content of the screen. */
  readonly cover: string
  readonly onCover: () => void
  /** Called when the player wants to set the PIN of the seat. */
  readonly onPin?: () => void
  readonly children: ReactNode
}

/** Frame around content that only one role may see: shows the role, and a button that hides the content again. */
export function SealedFrame({ role, kind, cover, onCover, onPin, children }: SealedFrameProps) {
  const { RoleBadge } = useGameTable()
  const { coloursOf } = useGameBallots()
  const { player } = useGameSpeech()
  const { words } = useBallotWords()
  const state = useTable((open) => open.state)
  const blocked = useLinkFault()
  const isUnlinked = useTable((open, play) => play.unlinked === open.id)
  const moved = useMovedText()
  const { words: table } = useTableWords()
  const scan = useGoLink(true)
  const again = useChoosesAgain(role)
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
      {blocked === 'tableLeft' && <TableLeftNotice />}
      {blocked === 'deleted' && <Notice kind="warn">{words.ownPhone.deletedNote}</Notice>}
      {blocked === 'linkLost' && (
        <Notice kind="warn" action={<Button onClick={scan}>{table.saved.scan}</Button>}>
          {moved ?? (isUnlinked ? words.ownPhone.linkEnded : words.ownPhone.linkLost)}
        </Notice>
      )}
      {kind !== undefined && again !== undefined && <Notice kind="warn">{words.ownPhone[again]}</Notice>}
      {children}
    </main>
  )
}

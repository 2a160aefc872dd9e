import type { ReactNode } from 'react'
import { useOpenGame, type Play } from '../../session'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/status'
import { useTableWords } from '../words'

export interface UnsavedNoticeProps {
  /** Text that names what is not saved: the last move, or a new game. */
  readonly says: string
  readonly why: NonNullable<Play['unsaved']>
  /** Further buttons of the notice. */
  readonly children?: ReactNode
}

/** Notice that saving failed: the reason, and buttons to retry or to play on without saving. */
export function UnsavedNotice({ says, why, children }: UnsavedNoticeProps) {
  const { words } = useTableWords()
  const retry = useOpenGame((play) => play.retry)
  const continueUnsaved = useOpenGame((play) => play.continueUnsaved)
  return (
    <Notice
      kind="warn"
      action={
        <span className="flex flex-wrap gap-2">
          <Button onClick={() => void retry()}>{words.saved.retry}</Button>
          <Button onClick={() => void continueUnsaved()}>{words.saved.continueUnsaved}</Button>
          {children}
        </span>
      }
    >
      {says} {words.saved.why[why]}
    </Notice>
  )
}

import { Button } from '../../ui/Button'
import { useCorrectionWords } from './words'

export interface LeaveUnsavedProps {
  /** Number of changes that are not saved. */
  readonly count: number
  /** Called when the user discards the changes and leaves the page. */
  readonly onDiscard: () => void
  readonly onKeep: () => void
}

/** Question to a user who leaves the page of a correction by Back although some changes are not saved. */
export function LeaveUnsaved({ count: n, onDiscard, onKeep }: LeaveUnsavedProps) {
  const { words, count } = useCorrectionWords()
  return (
    <>
      <p className="note text-center" role="alert">
        {count(words.unsaved, n)}
      </p>
      <Button kind="do" onClick={onKeep}>
        {words.keepWorking}
      </Button>
      <Button kind="quiet" onClick={onDiscard}>
        {count(words.discard, n)}
      </Button>
    </>
  )
}

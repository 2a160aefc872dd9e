import { useEffect } from 'react'
import { noteLateChangeShown, useIsChangeLate } from './late-change'
import { useBallotWords } from './words'

/** Line on a linked phone which says that a change of a sealed choice came after the reveal. */
export function LateChange() {
  const { words } = useBallotWords()
  const isLate = useIsChangeLate()
  useEffect(() => (isLate ? noteLateChangeShown() : undefined), [isLate])
  return (
    isLate && (
      <p className="note text-warn" role="status">
        {words.ownPhone.late}
      </p>
    )
  )
}

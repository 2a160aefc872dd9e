import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../../ui/lazy-part'
import { rememberNames } from '../parts/city-names'
import { usePosition } from '../parts/position'
import { Banner } from '../parts/Banner'

/** Loads the list of changes of the newest move on demand. */
export const JustNow = lazyPart(() => import('../rooms/JustNow').then((now) => now.JustNow))

/**
 * Shows above a question of a turn: the notice about the end of the phase, and the pieces to move on the board.
 * @param isCompact if true, the list of pieces is collapsed to one line; on a short screen, the turn shows the notice below its tiles
 */
export function Head({ isCompact = false }: { readonly isCompact?: boolean }) {
  const { cityNames } = usePosition()
  useEffect(() => cityNames && rememberNames(cityNames), [cityNames])
  return (
    <>
      {isCompact ? (
        <div className="short:hidden">
          <Banner />
        </div>
      ) : (
        <Banner />
      )}
      <Suspense>
        <JustNow isCompact={isCompact} />
      </Suspense>
    </>
  )
}

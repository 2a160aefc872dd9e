import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../../ui/lazy-part'
import { rememberNames } from '../parts/city-names'
import { usePosition } from '../parts/position'
import { Banner } from '../parts/Banner'

/** Loads the list of changes of the newest move on demand. */
export const JustNow = lazyPart(() => import('../rooms/JustNow').then((now) => now.JustNow))

/**
 * Shows two parts above a question of a turn: the notice about the end of the phase, and the list of pieces to move on the board.
 * @param isCompact if true, the list is collapsed to one line. On a short screen, this component omits the notice: the turn shows it below
 * its tiles.
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

import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../../ui/lazy-part'
import { rememberNames } from '../parts/city-names'
import { usePosition } from '../parts/position'
import { Banner } from '../parts/Banner'

/** Component that lists the changes of the newest move. Its code is loaded on demand. */
export const JustNow = lazyPart(() => import('../rooms/JustNow').then((now) => now.JustNow))

/**
 * Component that is shown above a question of a turn: a notice about the end of the phase, and the list of pieces to move on the board.
 * @param isCompact whether the list is collapsed to one line. On a short screen, the notice is omitted here, because it is shown below the
 * action buttons.
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

import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../../ui/lazy-part'
import { rememberNames } from '../parts/city-names'
import { usePosition } from '../parts/position'
import { Banner } from '../parts/Banner'

/** Loads the told rows with the first move. */
export const JustNow = lazyPart(() => import('../rooms/JustNow').then((now) => now.JustNow))

/**
 * The end of the phase and the pieces to be moved on the board, above a question of a turn.
 * @param isCompact the question needs the room: the pieces take a line
 */
export function Head({ isCompact = false }: { readonly isCompact?: boolean }) {
  const { cityNames } = usePosition()
  useEffect(() => cityNames && rememberNames(cityNames), [cityNames])
  return (
    <>
      <Banner />
      <Suspense>
        <JustNow isCompact={isCompact} />
      </Suspense>
    </>
  )
}

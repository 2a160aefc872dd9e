import { Suspense, useEffect } from 'react'
import { part } from '../../../../ui/part'
import { rememberNames } from '../parts/city-names'
import { usePosition } from '../parts/position'
import { Banner } from '../parts/Banner'

/** Loads the told rows with the first move. */
export const JustNow = part(() => import('../rooms/JustNow').then((now) => now.JustNow))

/** Above a question of a turn: when the phase ends, and what is now to be moved on the board. */
export function Head() {
  const { cityNames } = usePosition()
  useEffect(() => cityNames && rememberNames(cityNames), [cityNames])
  return (
    <>
      <Banner />
      <Suspense>
        <JustNow />
      </Suspense>
    </>
  )
}

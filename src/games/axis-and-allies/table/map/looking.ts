import { useState } from 'react'
import { TILES, viewOf, zonesIn, type Region } from '../parts/chart'

/** Region of the board that is visible, and the selected space. */
export interface Looking {
  readonly region: Region
  readonly chosen: string | undefined
  /** Space that is selected when the board opens. */
  readonly first: string | undefined
  readonly choose: (at: string | undefined) => void
  readonly turnTo: (region: Region) => void
  /** Selects a space and shows its region. */
  readonly go: (at: string) => void
}

/**
 * Hook that returns the visible region and the selected space. When the board opens, the space `about` is selected, or the region of `home`
 * is visible.
 */
export const useLooking = (about: string | undefined, home: string): Looking => {
  const [region, setRegion] = useState<Region>(() => viewOf(about ?? home))
  const [chosen, choose] = useState(about)
  return {
    region,
    chosen,
    first: about,
    choose,
    turnTo: (next) => {
      setRegion(next)
      choose(undefined)
    },
    go: (at) => {
      choose(at)
      if (!TILES[region].some(({ id }) => id === at) && !zonesIn(region).includes(at)) setRegion(viewOf(at))
    },
  }
}

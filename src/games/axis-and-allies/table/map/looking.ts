import { useState } from 'react'
import { TILES, viewOf, zonesIn, type Region } from '../parts/chart'

/** Region of the board that is visible, and the selected space. */
export interface Looking {
  readonly region: Region
  readonly chosen: string | undefined
  /** Space that is selected at first. */
  readonly first: string | undefined
  readonly choose: (at: string | undefined) => void
  readonly turnTo: (region: Region) => void
  /** Selects a space and shows its region. */
  readonly go: (at: string) => void
}

/**
 * Hook that returns the visible region and the selected space. The space `about` is selected at first, and the region of `home` is visible
 * by default.
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

import { useState } from 'react'
import { TILES, viewOf, zonesIn, type Region } from '../parts/chart'

/** Visible region of the board, and the selected space. */
export interface Looking {
  readonly region: Region
  readonly chosen: string | undefined
  /** Space selected initially. */
  readonly first: string | undefined
  readonly choose: (at: string | undefined) => void
  readonly turnTo: (region: Region) => void
  /** Selects a space in any region. */
  readonly go: (at: string) => void
}

/** Hook: returns the visible region and the selected space. Selects `about` initially; shows the region of `home` by default. */
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

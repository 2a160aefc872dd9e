import { useState } from 'react'
import { TILES, viewOf, zonesIn, type Region } from '../parts/chart'

/** The region of the board that is shown, and the space that is chosen in it. */
export interface Looking {
  readonly region: Region
  readonly chosen: string | undefined
  /** The space that was chosen in the beginning. */
  readonly first: string | undefined
  readonly choose: (at: string | undefined) => void
  readonly turnTo: (region: Region) => void
  /** Chooses a space wherever it lies. */
  readonly go: (at: string) => void
}

/** A hook. It begins with a space that is chosen, or only with the region of another one. */
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

import type { ReactNode } from 'react'
import { upTo } from '../../../../kit/counts'
import { numberAt } from '../../../../kit/rule-points'
import { plus } from '../../../../ui/icons'
import { FORTRESS_SITES, HARBOURS, type CityId, type Colour } from '../../box/board'
import { fortressPrice, harbourPrice, siteKind, SITE_KINDS, spaceValue } from '../../box/numbers'
import { cityOf } from '../../model/city'
import { shipIn } from '../../model/ships'
import type { State } from '../../model/state'
import { nextSite, occupied, on, shutsDown } from '../../rules/track'
import { shut as shutIcon, triangle } from './icons'
import { LAST_SPACE } from './cells'
import { Site, Top, Track } from './Track'
import { useNamedTexts } from './named'

/** Selected site and callbacks of a city that the user edits. If present, its sites and fortress sites are drawn as buttons. */
export interface CityKeys {
  /** Site to which the user adds the next warehouse. */
  readonly current: number | undefined
  /** Index of the selected fortress site. Omitted if a tap on a fortress site selects nothing. */
  readonly currentFortress?: number | undefined
  readonly isOpen?: (site: number) => boolean
  readonly onSite: (site: number) => void
  readonly onFortress: (at: number) => void
}

export interface CityProps {
  readonly state: State
  readonly city: CityId
  /** Sites that the open question is about. They are highlighted. */
  readonly chosen?: readonly number[]
  /** Site of the warehouse that the chosen action would shut down. */
  readonly shuts?: number | undefined
  /** Player whose ship's harbour space is drawn with a frame. */
  readonly own?: Colour | undefined
  readonly keys?: CityKeys
  /** Called when the user taps one of the sites in `chosen`. If set, these sites are drawn as buttons. */
  readonly onChosen?: ((site: number) => void) | undefined
  /** Whether the track is drawn with less height on a short screen, to leave space for a question below. */
  readonly isLow?: boolean
  /** Content inside the track, in place of the city picture. */
  readonly children?: ReactNode
}

/** Component that draws a city with all its pieces. */
export function City({ state, city, chosen = [], shuts, own, keys, onChosen, isLow = false, children }: CityProps) {
  const { track, colours, numbers } = useNamedTexts()
  const here = cityOf(state, city)
  const open = occupied(here)
  const next = nextSite(here)
  const valueOf = (point: Parameters<typeof numberAt>[1]) => `${numberAt(state.numbers, point) ?? '?'}`
  const heldBy = (owner: Colour | undefined) => (owner === undefined ? track.free : colours[owner])
  const siteOn = (space: number) => {
    const owner = on(here, space)
    const isDark = shutsDown(state.numbers, city, space, state.players.length) === true
    const isTriangle = numberAt(state.numbers, siteKind(city, space)) === SITE_KINDS.triangle
    const isFreed = owner === undefined && open[0] !== undefined && space < open[0] && here.shut.length > 0
    const isNext = keys === undefined && (next === space || (next === 'first' && space <= 2))
    const isCurrent = keys === undefined ? chosen.includes(space) : keys.current === space
    return (
      <Site
        key={space}
        space={space}
        value={valueOf(spaceValue(city, space))}
        owner={owner}
        held={isFreed ? track.freed : heldBy(owner)}
        more={[
          ...(isTriangle ? [numbers.kinds[SITE_KINDS.triangle] ?? ''] : []),
          ...(isDark ? [track.dark] : []),
          ...(isNext ? [track.next] : []),
        ]}
        isDark={isDark}
        isFreed={isFreed}
        isNext={isNext}
        isCurrent={isCurrent}
        isShut={space === shuts}
        isClosed={keys?.isOpen?.(space) === false}
        icon={owner !== undefined ? undefined : isCurrent ? plus : isFreed ? shutIcon : isTriangle ? triangle : undefined}
        onPress={keys ? () => keys.onSite(space) : onChosen && isNext ? () => onChosen(space) : undefined}
      />
    )
  }
  // While the user enters the pieces of a city, ships and prices are hidden if the app does not track turns.
  const isBare = keys !== undefined && !state.settings.turnsTold
  const topOf = (kind: 'harbour' | 'fortress', number: number) => {
    const ship = state.settings.turnsTold ? shipIn(state, city, number) : undefined
    const owner = kind === 'harbour' ? ship : (here.fortresses[number - 1] ?? undefined)
    return (
      <Top
        key={`${kind} ${number}`}
        kind={kind}
        number={number}
        value={valueOf(kind === 'harbour' ? harbourPrice(city, number) : fortressPrice(city, number))}
        owner={owner}
        held={kind === 'harbour' && !state.settings.turnsTold ? undefined : heldBy(owner)}
        isOwn={kind === 'harbour' && owner !== undefined && owner === own}
        isBare={isBare}
        isCurrent={kind === 'fortress' && keys !== undefined && 'currentFortress' in keys ? keys.currentFortress === number - 1 : undefined}
        onPress={kind === 'fortress' && keys ? () => keys.onFortress(number - 1) : undefined}
      />
    )
  }
  const tops = [
    ...upTo(isBare ? 0 : HARBOURS).map((number) => topOf('harbour', number)),
    ...upTo(FORTRESS_SITES).map((number) => topOf('fortress', number)),
  ]
  const end = <Site key={LAST_SPACE} space={LAST_SPACE} value={valueOf(spaceValue(city, LAST_SPACE))} isDark={false} />
  return (
    <Track city={city} isLow={isLow} sites={[...upTo(LAST_SPACE - 1).map(siteOn), end]} tops={tops}>
      {children}
    </Track>
  )
}

import './capitan.css'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon'
import type { CityId, Colour } from '../../box/board'
import { splitOf } from '../../box/numbers'
import { cellOf, LAST_SPACE } from './cells'
import { anchor, fortress } from './icons'
import { Pennon } from './Pennon'
import { usePosition } from './position'
import { CitySign } from './CitySign'
import { useNamedTexts } from './named'

export interface TrackProps {
  readonly city: CityId
  /** Harbour spaces and fortress sites on top: `Top` elements. */
  readonly tops: readonly ReactNode[]
  /** Spaces of the track: `Site` elements. */
  readonly sites: readonly ReactNode[]
  /** Whether the track is drawn with less height on a short screen. */
  readonly isLow?: boolean
  /** Content inside the track, in place of the city picture. */
  readonly children?: ReactNode
}

/**
 * Component that draws a city as printed on the board: the track around its picture in the shape of a U, and the harbours and fortresses at
 * the top.
 */
export function Track({ city, tops, sites, isLow = false, children }: TrackProps) {
  const { track, cities } = useNamedTexts()
  const { down, across } = splitOf(usePosition().numbers)
  return (
    <ol
      className="city"
      data-across={across}
      data-low={isLow ? '' : undefined}
      style={{ '--rows': down + 1, '--columns': across } as object}
      aria-label={track.of(cities[city] ?? city)}
    >
      {sites}
      <li className="flex flex-col gap-1 min-w-0" style={{ gridArea: `1 / 2 / ${down + 1} / ${across}` }}>
        <ul className="city-tops grid grid-cols-4 gap-0.5 data-[count=2]:grid-cols-2" data-count={tops.length}>
          {tops}
        </ul>
        <div className="flex flex-col flex-1 justify-center gap-1 min-w-0 px-2.5 py-1 edge-line rounded-[12px] bg-surface short:py-0.5">
          {children}
        </div>
      </li>
    </ol>
  )
}

export interface PlaceProps {
  /** Number printed on the space, or "?" if the app does not know it. */
  readonly value: string
  /** Owner of the piece on the space. */
  readonly owner?: Colour | undefined
  /** Called when the user taps the space. If set, the space is drawn as a button. */
  readonly onPress?: (() => void) | undefined
  /** Whether the user now answers about this space. Undefined for a button that can never be the current one. */
  readonly isCurrent?: boolean | undefined
}

export interface SiteProps extends PlaceProps {
  readonly space: number
  /** Text for screen readers that is read before the number of the space. The text `more` is read after the number. */
  readonly held?: string | undefined
  readonly more?: readonly string[]
  readonly isDark: boolean
  readonly isFreed?: boolean
  /** Whether the next warehouse will be placed on this site. */
  readonly isNext?: boolean
  /** Whether the chosen action would shut down the warehouse on this site. */
  readonly isShut?: boolean
  /** Whether the button is disabled. */
  readonly isClosed?: boolean
  readonly icon?: string | undefined
}

/** Component that draws one space of a track, as a picture or as a button. */
export function Site({
  space,
  value,
  owner,
  onPress,
  isCurrent,
  held,
  more = [],
  isDark,
  isFreed,
  isNext,
  isShut,
  isClosed,
  icon,
}: SiteProps) {
  const { track } = useNamedTexts()
  const { column, row } = cellOf(splitOf(usePosition().numbers), space)
  const style = { gridArea: `${row} / ${column}` }
  const isEnd = space === LAST_SPACE
  const label = [isEnd ? track.end : track.site(space), ...(held === undefined ? [] : [held]), track.value(value), ...more].join(', ')
  const look = {
    className: `city-site ${owner ?? ''}`,
    'data-owner': owner,
    'data-end': isEnd && onPress === undefined ? '' : undefined,
    'data-freed': isFreed ? '' : undefined,
    'data-next': isCurrent ? 'chosen' : isNext ? '' : undefined,
    'data-shuts': isShut ? '' : undefined,
    'data-dark': isDark ? '' : undefined,
  }
  const drawn = (
    <>
      <span
        className="city-number min-w-6 px-0.75 py-0 rounded-[6px] bg-ground text-ink [font:600_0.875rem/1.45_var(--plain)] text-center"
        aria-hidden
      >
        {value}
      </span>
      {owner !== undefined && <CitySign owner={owner} />}
      {icon !== undefined && <Icon of={icon} size="s" />}
    </>
  )
  if (onPress === undefined)
    return (
      <li style={style} {...look}>
        <span className="sr-only">{label}</span>
        {drawn}
      </li>
    )
  return (
    <li className="city-space" style={style}>
      <button
        type="button"
        {...look}
        aria-pressed={isCurrent}
        aria-disabled={isClosed ? true : undefined}
        aria-label={label}
        onClick={() => !isClosed && onPress()}
      >
        {drawn}
      </button>
    </li>
  )
}

export interface TopProps extends Omit<PlaceProps, 'value'> {
  readonly kind: 'harbour' | 'fortress'
  readonly number: number
  readonly value: string
  /** Whether the price is hidden. The pennon is then drawn larger. */
  readonly isBare?: boolean
  /** Text about the owner for screen readers. A button has this text also if the space is free. */
  readonly held?: string | undefined
  /** Whether the ship of the player whom the question asks is on this space. */
  readonly isOwn?: boolean
}

/** Component that draws a harbour space or a fortress site, as a picture or as a button. */
export function Top({ kind, number, value, owner, onPress, isCurrent, isBare = false, held, isOwn }: TopProps) {
  const { track } = useNamedTexts()
  const label = [track[kind](number, value), ...(held === undefined ? [] : [held])].join(', ')
  const drawn = (
    <>
      <span aria-hidden>
        <Icon of={kind === 'harbour' ? anchor : fortress} size="xs" />
        {!isBare && value}
      </span>
      {owner !== undefined && <Pennon role={owner} size={isBare ? 24 : 20} />}
    </>
  )
  return (
    <li data-own={isOwn ? '' : undefined} data-free={owner === undefined ? '' : undefined} data-current={isCurrent ? '' : undefined}>
      {onPress === undefined ? (
        <>
          <span className="sr-only">{label}</span>
          {drawn}
        </>
      ) : (
        <button type="button" aria-pressed={isCurrent} aria-label={label} onClick={onPress}>
          {drawn}
        </button>
      )}
    </li>
  )
}

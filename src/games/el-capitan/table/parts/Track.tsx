import './capitan.css'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon'
import type { CityId, Colour } from '../../box/board'
import { splitOf } from '../../box/numbers'
import { cellOf, LAST_SPACE } from './cells'
import { anchor, fortress } from './icons'
import { Pennon } from './Pennon'
import { usePosition } from './position'
import { SignShapes } from '../../../../table/plain/SignShapes'
import { SIGNS } from './signs'
import { useNamedTexts } from './words'

export interface TrackProps {
  readonly city: CityId
  /** The places on top: `Top`. */
  readonly tops: readonly ReactNode[]
  /** The spaces: `Site`. */
  readonly sites: readonly ReactNode[]
  /** On a short screen its rows are lower. */
  readonly isLow?: boolean
  /** Stands in the middle, inside the track. */
  readonly children?: ReactNode
}

/** A city as it is printed: the track as a U around its picture, harbours and fortresses on top. */
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
  /** The printed number, "?" where nobody has reported it. */
  readonly value: string
  /** Who stands there. */
  readonly owner?: Colour | undefined
  /** Makes a key of the place. */
  readonly onPress?: (() => void) | undefined
  /** The place that the next answer is about; undefined on a key: no answer is about any place. */
  readonly isCurrent?: boolean | undefined
}

export interface SiteProps extends PlaceProps {
  readonly space: number
  /** Words for screen readers between the place and its number, and behind the number. */
  readonly held?: string | undefined
  readonly more?: readonly string[]
  readonly isDark: boolean
  readonly isFreed?: boolean
  /** The next warehouse is placed there. */
  readonly isNext?: boolean
  /** Its warehouse would be shut down. */
  readonly isShut?: boolean
  /** A key that does nothing. */
  readonly isClosed?: boolean
  readonly icon?: string | undefined
}

/** One space of a track, drawn, or a key. */
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
  const said = [isEnd ? track.end : track.site(space), ...(held === undefined ? [] : [held]), track.value(value), ...more].join(', ')
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
      {owner !== undefined && (
        <svg className="city-sign w-6 h-6 p-0.25 rounded-[6px] bg-house fill-current text-on-house" viewBox="0 0 48 48" aria-hidden>
          <SignShapes shapes={SIGNS[owner]} />
        </svg>
      )}
      {icon !== undefined && <Icon of={icon} size="s" />}
    </>
  )
  if (onPress === undefined)
    return (
      <li style={style} {...look}>
        <span className="sr-only">{said}</span>
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
        aria-label={said}
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
  /** The price is not shown, and the pennon is larger. */
  readonly isBare?: boolean
  /** A key says that nobody has the place, too. */
  readonly held?: string | undefined
  /** The ship of the one who asks lies there. */
  readonly isOwn?: boolean
}

/** A harbour space or a fortress site, drawn, or a key. */
export function Top({ kind, number, value, owner, onPress, isCurrent, isBare = false, held, isOwn }: TopProps) {
  const { track } = useNamedTexts()
  const said = [track[kind](number, value), ...(held === undefined ? [] : [held])].join(', ')
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
          <span className="sr-only">{said}</span>
          {drawn}
        </>
      ) : (
        <button type="button" aria-pressed={isCurrent} aria-label={said} onClick={onPress}>
          {drawn}
        </button>
      )}
    </li>
  )
}

import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import type { Choice, Choosing } from './choosing'
import { nextArea, type Direction, type Drawing } from './geometry'
import type { MapWindow } from './window'

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

/** Returns the id of the map area at which an event happened; undefined if the event happened outside all areas. */
const areaOf = ({ target }: { target: EventTarget }): string | undefined =>
  target instanceof Element ? target.closest<SVGElement>('[data-area]')?.dataset.area : undefined

export interface ChooserProps {
  readonly drawing: Drawing
  /** Ids of the visible map areas. */
  readonly areas: readonly string[]
  readonly choosing: Choosing
  readonly choice: Choice
  readonly view: RefObject<MapWindow | undefined>
  /** Id of the map area that gets the keyboard focus first. */
  readonly start: string
  readonly onArea: (area: string) => void
}

/**
 * Hook that handles taps, keys and focus on the map areas. Returns the event handlers, the focusable area (`stop`),
 * and the reason why the last tapped area cannot be chosen (`says`).
 */
export function useChooser({ drawing, areas, choosing, choice, view, start, onArea }: ChooserProps) {
  const { chosen, legal, objection } = choosing
  const { lit, isOpen } = choice
  const [cursor, setCursor] = useState(chosen ?? legal?.[0] ?? start)
  const [refused, setRefused] = useState<{ readonly why: string | undefined; readonly lit: string | undefined } | undefined>()
  const open = (area: string) => {
    const opens = isOpen(area)
    setRefused(opens ? undefined : { why: objection?.(area), lit })
    if (opens) onArea(area)
  }
  // Scroll the map area into view for keyboard focus only: the map must not move under a finger.
  const onFocus = (event: FocusEvent) => {
    const area = areaOf(event)
    if (area === undefined) return
    setCursor(area)
    const spot = drawing.places.get(area)?.tap
    if (spot !== undefined && event.target.matches(':focus-visible')) view.current?.show(spot)
  }
  const onClick = (event: MouseEvent) => {
    const area = areaOf(event)
    if (area === undefined) return
    setCursor(area)
    open(area)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const area = areaOf(event)
    const direction = ARROWS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '-') view.current?.zoomBy(event.key === '+' ? 1.4 : 1 / 1.4)
    else if (area === undefined) return
    else if (event.key === 'Enter' || event.key === ' ') open(area)
    else if (direction !== undefined) {
      const next = nextArea(drawing, area, direction, areas)
      event.currentTarget.querySelector<SVGElement>(`[data-area="${next}"]`)?.focus({ preventScroll: true })
    } else return
    event.preventDefault()
  }
  return {
    stop: areas.includes(cursor) ? cursor : areas[0],
    // Hide the reason of the refused tap when the selectable map areas have changed.
    says: refused?.lit === lit ? refused?.why : undefined,
    onFocus,
    onClick,
    onKeyDown,
  }
}

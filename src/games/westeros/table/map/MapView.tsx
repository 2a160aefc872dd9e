import './map.css'
import { memo, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { IconButton } from '../../../../ui/Button'
import * as icons from '../../../../ui/icons'
import type { AreaId, HouseId } from '../../box/box'
import { areaAt, printed } from '../../position'
import { touches } from '../../rules/geography'
import type { State } from '../../state'
import { holderOf } from '../areas/holder'
import { useSpeech } from '../speech'
import { AreaMarks } from './AreaMarks'
import { DRAWING, drawnArea, nextArea, OUTLINES, type Direction } from './geometry'
import { Ground, patternOf, Print } from './MapBase'
import { voiceOf } from './voice'
import { openWindow, type MapWindow } from './window'
import { useMapWords } from './words'

export interface MapViewProps {
  readonly state: State
  /** An area was tapped, or opened by Enter. */
  readonly onArea: (area: AreaId) => void
  /** The area that is open or chosen: it is framed, and brought into sight above a sheet. */
  readonly chosen?: AreaId
  /** Areas that may be chosen now: they light up, the rest dims and does not answer. */
  readonly legal?: readonly AreaId[]
  /** A way over ships, in its order with both ends: it is drawn. */
  readonly way?: readonly AreaId[]
}

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }
const NOTHING: readonly AreaId[] = []

/** The area that an event befell. */
const areaOf = ({ target }: { target: EventTarget }): AreaId | undefined =>
  target instanceof Element ? target.closest<SVGElement>('[data-area]')?.dataset.area : undefined

/** The board as a drawing that is moved and grown by fingers, wheel, buttons or keys; every area is a button. */
export default function MapView({ state, onArea, chosen, legal, way = NOTHING }: MapViewProps) {
  const map = useMapWords()
  const { words } = map
  const { names } = useSpeech()
  const frame = useRef<SVGSVGElement>(null)
  const sheet = useRef<SVGGElement>(null)
  const view = useRef<MapWindow>(undefined)
  const areas = DRAWING.areas.flatMap(({ id }) => (Object.hasOwn(state.box.areas, id) ? [id] : []))
  const [cursor, setCursor] = useState<AreaId>(chosen ?? 'winterfell')
  const stop = areas.includes(cursor) ? cursor : areas[0]

  useEffect(() => {
    if (frame.current === null || sheet.current === null) return
    const opened = openWindow(frame.current, sheet.current)
    view.current = opened
    return opened.close
  }, [])
  useEffect(() => {
    const spot = chosen === undefined ? undefined : drawnArea(chosen)?.tap
    if (spot !== undefined) view.current?.show(spot, 0.25)
  }, [chosen])

  const open = (area: AreaId) => {
    if (legal === undefined || legal.includes(area)) onArea(area)
  }
  // A finger has what it touches in sight already; nothing moves away under it.
  const onFocus = (event: FocusEvent) => {
    const area = areaOf(event)
    if (area === undefined) return
    setCursor(area)
    const spot = drawnArea(area)?.tap
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
      const next = nextArea(area, direction, areas)
      frame.current?.querySelector<SVGElement>(`[data-area="${next}"]`)?.focus({ preventScroll: true })
    } else return
    event.preventDefault()
  }
  const dimmed = legal === undefined ? NOTHING : areas.filter((area) => !legal.includes(area) && !way.includes(area))
  const linked = DRAWING.links.some(({ a, b }) => touches(state, a, b, 'movement'))

  return (
    <div className="map" role="group" aria-label={words.title}>
      <p className="sr-only">{words.hint}</p>
      <svg ref={frame} role="presentation" onClick={onClick} onKeyDown={onKeyDown}>
        <g ref={sheet}>
          <Ground />
          <g className="areas" onFocus={onFocus}>
            {areas.map((area) => {
              const notes = [
                ...(legal?.includes(area) === true ? [words.legal] : []),
                ...(way.slice(1, -1).includes(area) ? [words.onTheWay] : []),
              ]
              return (
                <AreaShape
                  key={area}
                  area={area}
                  sea={printed(state, area).kind === 'sea'}
                  holder={holderOf(state, area)}
                  name={[voiceOf(state, area, map, names), ...notes].join(', ')}
                  stop={area === stop}
                  open={legal === undefined ? undefined : legal.includes(area)}
                />
              )
            })}
          </g>
          <Print areas={state.box.areas} linked={linked} beyond={words.beyond} />
          <g className="lights" aria-hidden="true">
            {dimmed.map((area) => (
              <path key={area} className="dim" d={OUTLINES.get(area)} />
            ))}
            {legal?.map((area) => (
              <path key={area} className="legal" d={OUTLINES.get(area)} />
            ))}
            {way.length > 1 && <path className="way" d={`M${way.flatMap((area) => wayPoint(area)).join('L')}`} />}
            {chosen !== undefined && <Ring area={chosen} className="chosen" />}
            {stop !== undefined && <Ring area={stop} className="focus" />}
          </g>
          <g aria-hidden="true" className="lying">
            {areas.map((area) => {
              const there = areaAt(state, area)
              const order = there.order === undefined ? undefined : state.box.orders[there.order.order].kind
              return (
                <AreaMarks
                  key={area}
                  area={area}
                  there={there}
                  sea={printed(state, area).kind === 'sea'}
                  {...(order === undefined ? {} : { order })}
                  {...(state.battle?.area === area ? { attacker: state.battle.attacker } : {})}
                />
              )
            })}
          </g>
        </g>
      </svg>
      <div className="map-tools">
        <IconButton icon={icons.plus} label={words.closer} onClick={() => view.current?.zoomBy(1.5)} />
        <IconButton icon={icons.minus} label={words.farther} onClick={() => view.current?.zoomBy(1 / 1.5)} />
        <IconButton icon={icons.map} label={words.whole} onClick={() => view.current?.showWhole()} />
      </div>
    </div>
  )
}

const wayPoint = (area: AreaId): readonly string[] => {
  const spot = drawnArea(area)?.tap
  return spot === undefined ? [] : [`${spot.x} ${spot.y}`]
}

/** A lapis ring with a dark one around it, so that it stands on every field. */
function Ring({ area, className }: { area: AreaId; className: string }) {
  const line = OUTLINES.get(area)
  return (
    <g className={className}>
      <path className="around" d={line} />
      <path className="ring" d={line} />
    </g>
  )
}

interface AreaShapeProps {
  readonly area: AreaId
  readonly sea: boolean
  readonly holder: HouseId | undefined
  /** What a screen reader says. */
  readonly name: string
  /** The one area that the Tab key stops at. */
  readonly stop: boolean
  /** Whether it may be chosen; undefined where all may. */
  readonly open: boolean | undefined
}

/** The field of one area; it is drawn anew only when something of it changes. */
const AreaShape = memo(function AreaShape({ area, sea, holder, name, stop, open }: AreaShapeProps) {
  const paint = sea || holder === undefined ? {} : { fill: patternOf(holder) }
  return (
    <path
      className={sea ? 'area sea' : 'area land'}
      d={OUTLINES.get(area)}
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={name}
      aria-disabled={open === false ? true : undefined}
      data-area={area}
      {...paint}
    />
  )
})

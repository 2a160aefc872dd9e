import './map.css'
import { memo, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { AreaId, HouseId } from '../../box/box'
import { areaAt, printed } from '../../model/position'
import { neighbours, touches } from '../../rules/geography'
import type { State } from '../../model/state'
import { holderOf } from '../areas/holder'
import { useSpeech } from '../speech'
import { AreaMarks } from './AreaMarks'
import { boundsOf, DRAWING, drawnArea, nextArea, OUTLINES, type Direction } from './geometry'
import { Lights } from './Lights'
import { Ground, patternOf, Print } from './MapBase'
import { voiceOf } from './voice'
import { openWindow, type MapWindow } from './window'
import { useMapWords } from './words'

export interface MapViewProps {
  readonly state: State
  /** An area was tapped, or opened by Enter. */
  readonly onArea: (area: AreaId) => void
  /** What it is about, where nothing is chosen on it: it begins with this area and its neighbours in sight. */
  readonly about?: AreaId
  /** The area that is open or chosen: it is framed, and brought into sight. */
  readonly chosen?: AreaId
  /** Areas in which something can be done now: they light up. */
  readonly legal?: readonly AreaId[]
  /** Only the areas that light up can be chosen: the rest dims, and a tap on it says why not. */
  readonly objection?: (area: AreaId) => string | undefined
  /** Ways that units take, each in its order with both ends: they are drawn. */
  readonly ways?: readonly (readonly AreaId[])[]
  /** What lies over the map: a switch, or the sheet of the open area. */
  readonly children?: ReactNode
}

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }
const NOTHING: readonly never[] = []

/** The area that an event befell. */
const areaOf = ({ target }: { target: EventTarget }): AreaId | undefined =>
  target instanceof Element ? target.closest<SVGElement>('[data-area]')?.dataset.area : undefined

/** The board as a drawing that is moved and grown by fingers, wheel, buttons or keys; every area is a button. */
export default function MapView({ state, onArea, about, chosen, legal, objection, ways = NOTHING, children }: MapViewProps) {
  const map = useMapWords()
  const { words } = map
  const { names } = useSpeech()
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<SVGSVGElement>(null)
  const view = useRef<MapWindow>(undefined)
  const areas = DRAWING.areas.flatMap(({ id }) => (Object.hasOwn(state.box.areas, id) ? [id] : []))
  const [cursor, setCursor] = useState<AreaId>(chosen ?? legal?.[0] ?? 'winterfell')
  const [said, setSaid] = useState<{ readonly why: string | undefined; readonly lit: string | undefined } | undefined>()
  const stop = areas.includes(cursor) ? cursor : areas[0]
  // A question begins with its areas in sight; the map as a place of its own is as it was left.
  const fought = state.battle === undefined ? NOTHING : [state.battle.area]
  const around = about === undefined ? undefined : [about, ...neighbours(state, about, 'reach')]
  const inSight = objection === undefined || legal === undefined ? around : [...legal, ...ways.flat(), ...fought]
  const bounds = inSight === undefined ? undefined : boundsOf(inSight)
  const begin = useRef(bounds)
  const lit = legal === undefined ? undefined : [...legal, ...fought].join(' ')
  // What was said of other areas that could be chosen is over.
  const says = said?.lit === lit ? said?.why : undefined

  // Before the paint: what has to stay in sight is known when the window changes its size with the answer.
  useLayoutEffect(() => {
    if (frame.current === null || sheet.current === null) return
    const opened = openWindow(frame.current, sheet.current, begin.current)
    view.current = opened
    return opened.close
  }, [])
  useLayoutEffect(() => {
    view.current?.cover(coveredBy(frame.current))
    const spot = chosen === undefined ? undefined : drawnArea(chosen)?.tap
    if (spot === undefined) return
    if (begin.current === undefined) view.current?.show(spot)
    else view.current?.keep(spot)
  }, [chosen])
  useLayoutEffect(() => {
    if (begin.current === undefined || lit === undefined) return
    const next = boundsOf(lit.split(' '))
    if (next !== undefined) view.current?.frameAll(next)
  }, [lit])

  const open = (area: AreaId) => {
    const isOpen = objection === undefined || legal?.includes(area) === true
    setSaid(isOpen ? undefined : { why: objection(area), lit })
    if (isOpen) onArea(area)
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
  const onTheWay = ways.flatMap((way) => way.slice(1, -1))
  const bright = [...(legal ?? NOTHING), ...ways.flat(), chosen]
  const dimmed: readonly AreaId[] = objection === undefined ? NOTHING : areas.filter((area) => !bright.includes(area))
  const linked = DRAWING.links.some(({ a, b }) => touches(state, a, b, 'movement'))

  return (
    <div className="map" role="group" aria-label={words.title} data-asks={objection === undefined ? undefined : ''}>
      <p className="sr-only">{words.hint}</p>
      <div ref={frame} className="map-window">
        <svg ref={sheet} viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} role="presentation" onClick={onClick} onKeyDown={onKeyDown}>
          <Ground />
          <g className="areas" onFocus={onFocus}>
            {areas.map((area) => {
              const notes = [...(legal?.includes(area) === true ? [words.legal] : []), ...(onTheWay.includes(area) ? [words.onTheWay] : [])]
              return (
                <AreaShape
                  key={area}
                  area={area}
                  sea={printed(state, area).kind === 'sea'}
                  holder={holderOf(state, area)}
                  name={[voiceOf(state, area, map, names), ...notes].join(', ')}
                  stop={area === stop}
                  shut={objection !== undefined && legal?.includes(area) !== true}
                />
              )
            })}
          </g>
          <Print areas={state.box.areas} linked={linked} beyond={words.beyond} />
          <Lights dimmed={dimmed} legal={legal ?? NOTHING} ways={ways} chosen={chosen} stop={stop} />
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
                  dim={dimmed.includes(area)}
                  {...(order === undefined ? {} : { order })}
                  {...(state.battle?.area === area ? { attacker: state.battle.attacker } : {})}
                />
              )
            })}
          </g>
        </svg>
      </div>
      <p className="map-says" role="status">
        {says !== undefined && (
          <span>
            <Icon of={icons.portcullis} size="s" />
            {says}
          </span>
        )}
      </p>
      <div className="map-tools">
        <IconButton icon={icons.plus} label={words.closer} onClick={() => view.current?.zoomBy(1.5)} />
        <IconButton icon={icons.minus} label={words.farther} onClick={() => view.current?.zoomBy(1 / 1.5)} />
        <IconButton icon={icons.map} label={words.whole} onClick={() => view.current?.showWhole()} />
      </div>
      {children}
    </div>
  )
}

/** How much of the map lies behind the sheet of an area: at its left on a wide screen, else below. */
const coveredBy = (frame: Element | null): { readonly left?: number; readonly bottom?: number } => {
  const sheet = frame?.parentElement?.querySelector('.area-sheet')
  if (!frame || !sheet) return {}
  const [whole, covered] = [frame.getBoundingClientRect(), sheet.getBoundingClientRect()]
  return covered.width < whole.width * 0.7 ? { left: covered.right - whole.left } : { bottom: whole.bottom - covered.top }
}

interface AreaShapeProps {
  readonly area: AreaId
  readonly sea: boolean
  readonly holder: HouseId | undefined
  /** What a screen reader says. */
  readonly name: string
  /** The one area that the Tab key stops at. */
  readonly stop: boolean
  /** It cannot be chosen now. */
  readonly shut: boolean
}

/** The field of one area; it is drawn anew only when something of it changes. */
const AreaShape = memo(function AreaShape({ area, sea, holder, name, stop, shut }: AreaShapeProps) {
  const paint = sea || holder === undefined ? {} : { fill: patternOf(holder) }
  return (
    <path
      className={sea ? 'area sea' : 'area land'}
      d={OUTLINES.get(area)}
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={name}
      aria-disabled={shut || undefined}
      data-area={area}
      {...paint}
    />
  )
})

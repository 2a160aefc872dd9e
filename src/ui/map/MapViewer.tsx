import './map.css'
import { memo, type ReactNode } from 'react'
import type { StoreApi } from 'zustand'
import { IconButton } from '../Button'
import { Icon } from '../Icon'
import { map, minus, plus, portcullis } from '../icons'
import { choiceOf, type Choosing } from './choosing'
import { useFills, type Fills } from './fills'
import type { Drawing } from './geometry'
import { Highlights } from './Highlights'
import { useChooser } from './use-chooser'
import { useMapWindow } from './use-window'
import type { SavedView } from './window'

/** Area of a map, with the data that are needed to draw it. */
export interface MapArea {
  readonly id: string
  /** Accessible name of the map area. */
  readonly label: string
  /** CSS class of the map area, used by the style sheet of the game in addition to the class `area`. */
  readonly kind: string
  /** Fill colour of the map area; overrides the colour of its CSS class. */
  readonly fill?: string | undefined
  /** Symbols and pieces in the map area, drawn around its anchor point. */
  readonly mark?: ReactNode
}

export interface MapWords {
  readonly title: string
  /** Instructions for using the map with the keyboard. */
  readonly hint: string
  readonly closer: string
  readonly farther: string
  readonly whole: string
  /** Text added to the accessible name of a map area that can be chosen. */
  readonly legal: string
  /** Text added to the accessible name of a map area that is on a path of units. */
  readonly onTheWay: string
  /** Text added to the accessible name of a map area that was changed by the shown event of the game. */
  readonly happened: string
}

export interface MapViewerProps extends Choosing {
  readonly drawing: Drawing
  /** Map areas of this game; each area must have a place in `drawing`. */
  readonly areas: readonly MapArea[]
  readonly words: MapWords
  /** Store of the last view of the map. The view is restored when the map opens again. */
  readonly left: StoreApi<SavedView>
  /** Id of the map area that gets the keyboard focus first, if no area is chosen or selectable. */
  readonly start: string
  /** Called when the user taps a map area, or presses Enter or Space on a map area. */
  readonly onArea: (area: string) => void
  /** CSS class added to the class `map`, for the layout of the map. */
  readonly className?: string
  /** Whether the map fills the whole page or only the space within a question. */
  readonly fills?: Fills | undefined
  /** SVG content that is drawn below the map areas. */
  readonly ground: ReactNode
  /** SVG content that is drawn above the map areas, but below highlights and marks. */
  readonly print: ReactNode
  /** Content on top of the map, e.g. a switch or a dialog. An element that covers a part of the map has the attribute `data-covers-map`. */
  readonly children?: ReactNode
}

/**
 * Component that shows a map, which the user moves and zooms by touch, wheel, buttons and keyboard. Every area of the
 * map is a button.
 */
export function MapViewer(props: MapViewerProps) {
  const { drawing, areas, words, left, start, onArea, className = '', fills, ground, print, children, ...choosing } = props
  const { chosen, happened, legal = [], objection, paths = [], origin, targets = [] } = choosing
  const ids = areas.map(({ id }) => id)
  const choice = choiceOf(choosing)
  const { inSight, near, lit, isOpen, isDim } = choice
  const [frame, sheet, view] = useMapWindow({ drawing, left, inSight, chosen, near, lit, centred: happened !== undefined })
  const { stop, says, onFocus, onClick, onKeyDown } = useChooser({ drawing, areas: ids, choosing, choice, view, start, onArea })
  const onTheWay = paths.flatMap((way) => way.slice(1, -1))
  return (
    <div
      ref={useFills(fills)}
      className={`map ${className}`}
      role="group"
      aria-label={words.title}
      data-asks={objection === undefined ? undefined : ''}
      data-fills={fills}
    >
      <p className="sr-only">{words.hint}</p>
      <div ref={frame} className="map-window">
        <svg ref={sheet} viewBox={`0 0 ${drawing.width} ${drawing.height}`} role="presentation" onClick={onClick} onKeyDown={onKeyDown}>
          {ground}
          <g onFocus={onFocus}>
            {areas.map(({ id, label, kind, fill }) => {
              const notes = [
                ...(legal.includes(id) ? [words.legal] : []),
                ...(onTheWay.includes(id) ? [words.onTheWay] : []),
                ...(happened?.includes(id) === true ? [words.happened] : []),
              ]
              return (
                <Field
                  key={id}
                  area={id}
                  path={drawing.places.get(id)?.path}
                  kind={kind}
                  fill={fill}
                  name={[label, ...notes].join(', ')}
                  stop={id === stop}
                  shut={!isOpen(id)}
                />
              )
            })}
          </g>
          {print}
          <Highlights
            drawing={drawing}
            dimmed={ids.filter(isDim)}
            legal={legal}
            paths={paths}
            origin={origin}
            targets={happened ?? targets}
            chosen={chosen}
            stop={stop}
          />
          <g aria-hidden="true" className="lying">
            {areas.map(({ id, mark }) => {
              const anchor = drawing.places.get(id)?.anchor
              return (
                anchor !== undefined &&
                mark !== undefined && (
                  <g key={id} transform={`translate(${anchor.x} ${anchor.y})`}>
                    <g className="marks" data-dim={isDim(id) || undefined}>
                      {mark}
                    </g>
                  </g>
                )
              )
            })}
          </g>
        </svg>
      </div>
      <p className="map-says" role="status">
        {says !== undefined && (
          <span>
            <Icon of={portcullis} size="s" />
            {says}
          </span>
        )}
      </p>
      <div className="map-tools">
        <IconButton icon={plus} label={words.closer} onClick={() => view.current?.zoomBy(1.5)} />
        <IconButton icon={minus} label={words.farther} onClick={() => view.current?.zoomBy(1 / 1.5)} />
        <IconButton icon={map} label={words.whole} onClick={() => view.current?.showWhole()} />
      </div>
      {children}
    </div>
  )
}

interface FieldProps {
  readonly area: string
  readonly path: string | undefined
  readonly kind: string
  readonly fill: string | undefined
  readonly name: string
  /** Whether this map area is the only one in the Tab order. */
  readonly stop: boolean
  /** Whether the map area cannot be chosen now. */
  readonly shut: boolean
}

/** Component that draws the shape of a map area. Memoized: it renders only when its props change. */
const Field = memo(function Field({ area, path, kind, fill, name, stop, shut }: FieldProps) {
  return (
    <path
      className={`area ${kind}`}
      d={path}
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={name}
      aria-disabled={shut || undefined}
      data-area={area}
      fill={fill}
    />
  )
})

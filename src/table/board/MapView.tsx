import './board.css'
import type { ReactNode } from 'react'
import { createStore } from 'zustand'
import { MapViewer } from '../../ui/map/MapViewer'
import type { SavedView } from '../../ui/map/window'
import { useGameTable } from '../context'
import { useMapWords } from './words'
import type { Fills } from '../../ui/map/fills'

export interface MapViewProps {
  /** Displayed position of the open game. */
  readonly state: unknown
  /** Called when an area is tapped, or opened with Enter. */
  readonly onArea: (area: string) => void
  /** Area that a map without a choice is about: the initial view shows this area and its neighbours. */
  readonly about?: string | undefined
  /** Areas changed by the displayed entry: marked and centred. */
  readonly happened?: readonly string[] | undefined
  /** Open or chosen area: outlined and scrolled into view. */
  readonly chosen?: string | undefined
  /** Starting area, and the target areas. */
  readonly origin?: string | undefined
  readonly targets?: readonly string[] | undefined
  /** Areas in which a move is possible now: highlighted. */
  readonly legal?: readonly string[] | undefined
  /** If given, only highlighted areas can be chosen: the others are dimmed, and a tap on one shows the returned reason. */
  readonly objection?: ((area: string) => string | undefined) | undefined
  /** Paths to be drawn, each as a list of areas including both ends. */
  readonly paths?: readonly (readonly string[])[] | undefined
  /** The map fills a page or a question; otherwise it is shown next to other content. */
  readonly fills?: Fills | undefined
  /** Additional CSS class. */
  readonly className?: string
  /** Content above the map, such as a switch or the sheet of the open area. */
  readonly children?: ReactNode
}

/** CSS classes by the value of `fills`. */
const PLACES = { page: 'page-map', question: 'question-map', beside: 'beside-map' } as const

/** Last view of the map, kept until the app is closed. */
const left = createStore<SavedView>(() => ({}))

/** Drawn board of the open game with its pieces; renders nothing if the game has no drawing. */
export default function MapView({ state, about, legal, objection, fills, className, children, ...rest }: MapViewProps) {
  const { Board } = useGameTable()
  const { words } = useMapWords()
  if (Board === undefined) return
  const isQuestion = objection !== undefined && legal !== undefined
  return (
    <Board state={state}>
      {(board) => (
        <MapViewer
          {...rest}
          className={className ?? PLACES[fills ?? 'beside']}
          fills={fills}
          drawing={board.drawing}
          areas={board.areas}
          words={words}
          left={left}
          start={board.start}
          about={isQuestion ? board.about : about === undefined ? undefined : board.around(about)}
          legal={legal}
          objection={objection}
          ground={board.ground}
          print={board.print}
        >
          {children}
        </MapViewer>
      )}
    </Board>
  )
}

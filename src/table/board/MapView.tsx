import './board.css'
import type { ReactNode } from 'react'
import { createStore } from 'zustand'
import { MapViewer } from '../../ui/map/MapViewer'
import type { SavedView } from '../../ui/map/window'
import { useGameTable } from '../context'
import { useMapWords } from './words'
import type { Fills } from '../../ui/map/fills'

export interface MapViewProps {
  /** Position of the open game that the map shows. */
  readonly state: unknown
  /** Called when an area is tapped, or opened with Enter. */
  readonly onArea: (area: string) => void
  /** Area that is shown first if the player cannot choose an area on the map: the initial view shows this area and its neighbours. */
  readonly about?: string | undefined
  /** Areas changed by the log entry that the page displays. The map marks these areas and is centred on them. */
  readonly happened?: readonly string[] | undefined
  /** Area that is open or chosen: outlined and scrolled into view. */
  readonly chosen?: string | undefined
  /** Area from which the move starts. */
  readonly origin?: string | undefined
  readonly targets?: readonly string[] | undefined
  /** Areas in which a move is legal now: highlighted. */
  readonly legal?: readonly string[] | undefined
  /** If given, only highlighted areas can be chosen: all other areas are dimmed, and a tap on a dimmed area shows the returned reason. */
  readonly objection?: ((area: string) => string | undefined) | undefined
  /** Movement paths to be drawn on the map. Each path is a list of areas including both ends. */
  readonly paths?: readonly (readonly string[])[] | undefined
  /** Whether the map fills a page or the screen of a question. If omitted, the map is shown next to other content. */
  readonly fills?: Fills | undefined
  /** Additional CSS class of the map. */
  readonly className?: string
  /** Content above the map, such as a switch or the dialog about the open area. */
  readonly children?: ReactNode
}

/** CSS classes of the map. The key is the value of `fills`. */
const PLACES = { page: 'page-map', question: 'question-map', beside: 'beside-map' } as const

/** Position and zoom of the map when it was last shown. Lost when the app is closed. */
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

import './board.css'
import type { ReactNode } from 'react'
import { createStore } from 'zustand'
import { MapViewer } from '../../ui/map/MapViewer'
import type { SavedView } from '../../ui/map/window'
import { useGameTable } from '../context'
import { useMapWords } from './words'
import type { Fills } from '../../ui/map/fills'

export interface MapViewProps {
  /** The position that is shown, of the game on the table. */
  readonly state: unknown
  /** An area was tapped, or opened by Enter. */
  readonly onArea: (area: string) => void
  /** The subject of a map without a choice: at first the view shows this area and its neighbours. */
  readonly about?: string | undefined
  /** Areas in which the moment that is looked at has changed something: they are marked and in the middle. */
  readonly happened?: readonly string[] | undefined
  /** The area that is open or chosen: it is framed, and brought into sight. */
  readonly chosen?: string | undefined
  /** The area that something begins in, and those it goes to. */
  readonly origin?: string | undefined
  readonly targets?: readonly string[] | undefined
  /** Areas in which something can be done now: they light up. */
  readonly legal?: readonly string[] | undefined
  /** Only the areas that light up can be chosen: the rest dims, and a tap on it says why not. */
  readonly objection?: ((area: string) => string | undefined) | undefined
  /** Ways that something takes, each in its order with both ends: they are drawn. */
  readonly ways?: readonly (readonly string[])[] | undefined
  /** It takes the whole room of a page, or of a question; else it is beside something. */
  readonly fills?: Fills | undefined
  /** An additional class for its place. */
  readonly className?: string
  /** The content over the map: a switch, or the sheet of the open area. */
  readonly children?: ReactNode
}

/** The class of its place. */
const PLACES = { page: 'page-map', question: 'question-map', beside: 'beside-map' } as const

/** Where the board was left, until the app is closed. */
const left = createStore<SavedView>(() => ({}))

/** The drawn board of the game on the table with its pieces; nothing where the game has no drawing. */
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

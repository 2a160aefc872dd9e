import '../../ui/map/map.css'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useGameTable } from '../context'
import type { BoardMap } from '../game/board-map'
import type { Source } from './board-renderer'
import type { GameFilm } from './game-film'

/** Renders the board for any position, outside the visible page. The film copies this drawing to its canvas. */
export interface StageHandle {
  /** Renders the board of a position and returns the drawing; undefined until the board has loaded. */
  readonly show: (state: unknown) => Source | undefined
  /** Returns the element with the badge of a role, 48 × 48 px. */
  readonly badge: (role: string) => Element | undefined
}

export interface StageProps {
  readonly ref: Ref<StageHandle>
  /** Position of the game whose board is drawn first. */
  readonly state: unknown
  readonly roles: readonly string[]
  /** Component that draws the board; defaults to the drawn map of the game. */
  readonly Board?: GameFilm['Board']
}

/** Renders the board and the badges invisibly in the page, so that the style sheets apply to their elements. */
export function Stage({ ref, state, roles, Board: own }: StageProps) {
  const { Board: map, RoleBadge } = useGameTable()
  const Board = own ?? map
  const [shown, show] = useState(state)
  const frame = useRef<HTMLDivElement>(null)
  const board = useRef<BoardMap>(undefined)
  useImperativeHandle(ref, () => ({
    show: (next) => {
      // Render synchronously: the next line reads the DOM.
      flushSync(() => show(next))
      if (frame.current === null || board.current === undefined) return undefined
      return { frame: frame.current, drawing: board.current.drawing, areas: board.current.areas }
    },
    badge: (role) => frame.current?.querySelector(`[data-film-badge="${CSS.escape(role)}"] > svg`) ?? undefined,
  }))
  if (Board === undefined) return undefined
  return (
    <div className="absolute w-0 h-0 overflow-hidden invisible pointer-events-none map" aria-hidden="true">
      <div ref={frame} className="map-window">
        <Board state={shown}>
          {(drawn) => {
            board.current = drawn
            return <Drawn board={drawn} />
          }}
        </Board>
        {roles.map((role) => (
          <span key={role} data-film-badge={role}>
            <RoleBadge role={role} size={48} />
          </span>
        ))}
      </div>
    </div>
  )
}

function Drawn({ board: { drawing, areas, ground, print } }: { board: BoardMap }) {
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} width={drawing.width} height={drawing.height}>
      <g data-film-layer="ground">{ground}</g>
      {areas.map(({ id, kind, fill }) => (
        <path key={id} className={`area ${kind}`} d={drawing.places.get(id)?.path} fill={fill} data-film-area={id} />
      ))}
      <g data-film-layer="print">{print}</g>
      {areas.map(({ id, mark }) => (
        <g key={id} className="lying">
          <g className="marks" data-film-mark={id}>
            {mark}
          </g>
        </g>
      ))}
    </svg>
  )
}

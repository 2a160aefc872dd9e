import type { Point } from '../../ui/map/geometry'
import type { GameTable, RoleBadgeProps } from '../game/game-table'
import { useStandardGame, useStandardTexts } from './context'
import type { StandardGame } from './standard-game'
import { SignFrame } from './SignFrame'

/** Component that draws the badge of a role: by default a disc in the colours of the role with the first letter of its name. */
export function StandardBadge(props: RoleBadgeProps) {
  const game = useStandardGame()
  return game.identity.Badge === undefined ? <Disc {...props} /> : <game.identity.Badge {...props} />
}

function Disc(props: RoleBadgeProps) {
  const { roles } = useStandardTexts()
  const name = roles[props.role] ?? props.role
  return (
    <SignFrame {...props} name={name} grid={40}>
      <circle cx={20} cy={20} r={19} fill="var(--house)" stroke="var(--house-edge)" strokeWidth={2} />
      <text x={20} y={27} textAnchor="middle" fontSize={20} fill="var(--on-house)">
        {name.charAt(0)}
      </text>
    </SignFrame>
  )
}

/** Parses the SVG points of an area: "0,0 90,50" → [[0, 0], [90, 50]] */
const pointsIn = (written: string): readonly Point[] =>
  written.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [x, y]
  })

const placeOf = (corners: readonly Point[]) => {
  const middle = (at: 0 | 1) => corners.reduce((sum, corner) => sum + corner[at], 0) / corners.length
  const tap = { x: middle(0), y: middle(1) }
  return { path: `M${corners.map((corner) => corner.join(' ')).join('L')}Z`, corners, anchor: tap, tap }
}

/**
 * Returns a component that draws the board from the data of the game, with a disc for each piece. Returns an empty object if the game has
 * no board.
 */
export const standardBoard = ({ board }: StandardGame): Pick<GameTable, 'Board'> => {
  if (board?.drawing === undefined) return {}
  const { width, height, corners, pieces } = board.drawing
  const ids = Object.keys(corners)
  const drawing = { width, height, places: new Map(Object.entries(corners).map(([id, points]) => [id, placeOf(pointsIn(points))])) }
  const size = Math.min(width, height) / 5
  return {
    Board: function Board({ state, children }) {
      const { areas, roles } = useStandardTexts()
      const lying = (id: string) => pieces(state, id)
      return children({
        drawing,
        areas: ids.map((id) => ({
          id,
          label: [areas[id] ?? id, ...lying(id).map((role) => roles[role] ?? role)].join(', '),
          kind: 'land',
          fill: 'var(--surface-2)',
          mark: lying(id).map((role, at) => (
            <circle key={`${role} ${at}`} className={role} cx={at * size} r={size / 2} fill="var(--house)" stroke="var(--on-house)" />
          )),
        })),
        start: ids[0] ?? '',
        around: () => ids,
        ground: <rect width={width} height={height} fill="var(--surface-2)" />,
        print: ids.map((id) => (
          <g key={id}>
            <path d={drawing.places.get(id)?.path} fill="none" stroke="var(--line-strong)" />
            <text x={drawing.places.get(id)?.tap.x} y={height - 4} textAnchor="middle" fontSize={size / 2} fill="var(--ink)">
              {areas[id]}
            </text>
          </g>
        )),
      })
    },
  }
}

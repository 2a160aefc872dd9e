import type { Point } from '../../ui/map/geometry'
import { useTable } from '../hook'
import type { CompanionProps, GameTable, RoleBadgeProps } from '../game/game-table'
import MapView from '../board/MapView'
import { FactList } from '../question/entry/FactList'
import { CompanionFrame } from '../shell/CompanionFrame'
import { TableScreen } from '../shell/TableScreen'
import { usePlainGame, usePlainTexts } from './context'
import type { PlainGame } from './plain-game'
import { SignFrame } from './SignFrame'
import { usePlainWords } from './words'

/** The sign of a role; without one of the game's own a disc in its colours, with the first letter of its name. */
export function PlainBadge(props: RoleBadgeProps) {
  const { own } = usePlainGame()
  return own?.Badge === undefined ? <Disc {...props} /> : <own.Badge {...props} />
}

function Disc(props: RoleBadgeProps) {
  const { roles } = usePlainTexts()
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

/** "0,0 90,50" → [[0, 0], [90, 50]] */
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

/** The drawn board of a plain game, with a disc for each piece on it; nothing where it has no board. */
export const plainBoard = ({ board }: PlainGame): Pick<GameTable, 'Board'> => {
  if (board === undefined) return {}
  const { width, height, corners, pieces } = board
  const ids = Object.keys(corners)
  const drawing = { width, height, places: new Map(Object.entries(corners).map(([id, points]) => [id, placeOf(pointsIn(points))])) }
  const size = Math.min(width, height) / 5
  return {
    Board: function Board({ state, children }) {
      const { areas, roles } = usePlainTexts()
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

/** The board as it lies on the table. */
export function BoardNow() {
  const { board, own } = usePlainGame()
  return board === undefined && own?.Board !== undefined ? <own.Board /> : <DrawnBoard />
}

function DrawnBoard() {
  return <MapView state={useTable((open) => open.state)} onArea={stay} />
}

const stay = () => undefined

/** What lies in each area, and what everybody has. */
function BoardFacts() {
  const { words } = usePlainWords()
  const { board, facts, own } = usePlainGame()
  const { areas, roles, things } = usePlainTexts()
  const state = useTable((open) => open.state)
  const { playing, holdings } = facts(state)
  const listed = (names: readonly string[]) => names.join(', ') || '–'
  if (own?.Lying !== undefined) return <own.Lying />
  const had = (role: string) => Object.entries(holdings?.[role] ?? {}).filter(([, count]) => count > 0)
  return (
    <div className="flex flex-col gap-3 p-4">
      {board !== undefined && (
        <FactList
          label={words.places.board}
          facts={Object.keys(board.corners).map((id) => ({
            key: id,
            title: areas[id] ?? id,
            note: listed(board.pieces(state, id).map((role) => roles[role] ?? role)),
          }))}
        />
      )}
      {holdings !== undefined && (
        <FactList
          label={words.holdings}
          facts={playing.map((role) => ({
            key: role,
            lead: <PlainBadge role={role} />,
            title: roles[role] ?? role,
            note: listed(had(role).map(([what, count]) => `${things[what] ?? what}: ${count}`)),
          }))}
        />
      )}
    </div>
  )
}

/** The board on a screen of its own, and below it all that lies on the table. */
export function BoardPage() {
  const { words } = usePlainWords()
  return (
    <TableScreen where={words.places.board}>
      <h1 className="sr-only">{words.places.board}</h1>
      <BoardNow />
      <BoardFacts />
    </TableScreen>
  )
}

/** Beside the question, where there is room for it: the board, or all that lies on the table. */
export function BoardCompanion(props: CompanionProps) {
  const { words } = usePlainWords()
  const labels = { board: words.places.board, glance: words.holdings }
  return <CompanionFrame {...props} labels={labels} board={<BoardNow />} glance={<BoardFacts />} />
}

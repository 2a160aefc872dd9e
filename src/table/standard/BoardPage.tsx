import MapView from '../board/MapView'
import type { CompanionProps } from '../game/game-table'
import { useTable } from '../hook'
import { FactList } from '../question/entry/FactList'
import { CompanionFrame } from '../shell/CompanionFrame'
import { TableScreen } from '../shell/TableScreen'
import { StandardBadge } from './board'
import { useStandardGame, useStandardTexts } from './context'
import type { StandardBoardProps } from './board-props'
import { useStandardWords } from './words'

/**
 * Component that shows the board of the open game: either the board component of the game, or a board drawn from its data. The component of
 * the game selects an area again if the displayed log entry is about other areas.
 */
export function BoardNow({ happened }: StandardBoardProps) {
  const { board } = useStandardGame()
  if (board?.drawing !== undefined || board?.Board === undefined) return <DrawnBoard />
  return <board.Board key={happened?.join(' ')} happened={happened} />
}

function DrawnBoard() {
  return <MapView state={useTable((open) => open.state)} onArea={stay} />
}

const stay = () => undefined

/** Component that lists the pieces in each area and the possessions of each role. */
function BoardFacts() {
  const { words } = useStandardWords()
  const { board, facts, rooms } = useStandardGame()
  const drawing = board?.drawing
  const { areas, roles, things } = useStandardTexts()
  const state = useTable((open) => open.state)
  const { playing, holdings } = facts(state)
  const listed = (names: readonly string[]) => names.join(', ') || '–'
  if (rooms?.Possessions !== undefined) return <rooms.Possessions />
  const had = (role: string) => Object.entries(holdings?.[role] ?? {}).filter(([, count]) => count > 0)
  return (
    <div className="flex flex-col gap-3 p-4">
      {drawing !== undefined && (
        <FactList
          label={words.places.board}
          facts={Object.keys(drawing.corners).map((id) => ({
            key: id,
            title: areas[id] ?? id,
            note: listed(drawing.pieces(state, id).map((role) => roles[role] ?? role)),
          }))}
        />
      )}
      {holdings !== undefined && (
        <FactList
          label={words.holdings}
          facts={playing.map((role) => ({
            key: role,
            lead: <StandardBadge role={role} />,
            title: roles[role] ?? role,
            note: listed(had(role).map(([what, count]) => `${things[what] ?? what}: ${count}`)),
          }))}
        />
      )}
    </div>
  )
}

/** Screen with the board, and below it a list of all pieces and possessions. */
export function BoardPage() {
  const { words } = useStandardWords()
  return (
    <TableScreen where={words.places.board}>
      <h1 className="sr-only">{words.places.board}</h1>
      <BoardNow />
      <BoardFacts />
    </TableScreen>
  )
}

/** Side panel that shows the board, or the list of pieces and possessions, next to the question on wide screens. */
export function BoardCompanion(props: CompanionProps) {
  const { words } = useStandardWords()
  const labels = { board: words.places.board, glance: words.holdings }
  return <CompanionFrame {...props} labels={labels} board={<BoardNow />} glance={<BoardFacts />} />
}

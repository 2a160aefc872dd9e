import { useNavigate } from 'react-router'
import type { CompanionProps } from '../../../../table/game/game-table'
import { useGamePath } from '../../../../table/paths'
import { CompanionFrame } from '../../../../table/shell/CompanionFrame'
import { useTableWords } from '../../../../table/words'
import { useTable } from '../hook'
import { RolesAndTracks } from '../../../../table/roles/RolePages'
import { useHouseSheet } from '../houses/house-sheet'
import { useSpeech } from '../speech'
import { lazyPart } from '../../../../ui/lazy-part'

/** Component that shows the map; its code is loaded when the map is first shown. */
const MapView = lazyPart(() => import('../../../../table/board/MapView').then((part) => part.default))

/** Component for the panel beside the question on large screens: shows the map, or the houses and tracks. */
export default function Companion(props: CompanionProps) {
  const { words } = useSpeech()
  const { words: table } = useTableWords()
  const state = useTable((open) => open.state)
  const sheet = useHouseSheet(state)
  const battle = state.battle?.area
  const path = useGamePath()
  const navigate = useNavigate()
  return (
    <CompanionFrame
      {...props}
      labels={{ board: table.areas.map, glance: words.houses.title }}
      board={<MapView key={battle} state={state} about={battle} chosen={battle} onArea={(area) => void navigate(path(`areas/${area}`))} />}
      glance={<RolesAndTracks sheet={sheet} to={(house) => path(`houses/${house}`)} />}
    />
  )
}

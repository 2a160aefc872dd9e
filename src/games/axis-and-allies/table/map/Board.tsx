import { Icon } from '../../../../ui/Icon'
import type { StandardBoardProps } from '../../../../table/standard/board-props'
import { CAPITALS } from '../../box/board'
import type { State } from '../../model/state'
import { citiesOf, cityHolders } from '../../rules/winning'
import { city } from '../parts/icons'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { RegionChoice } from '../questions/RegionChoice'
import { MapLegend, RegionMap, World } from './HexMap'
import { inQuestion } from './in-question'
import { useLooking, type Looking } from './looking'
import { SpaceFacts } from './SpaceFacts'
import { useMapWords } from './words'

interface LookingProps {
  readonly state: State
  readonly looking: Looking
}

/** Component that shows a small world map, on which the user chooses the region to enlarge. */
export function Regions({ state, looking: { region, turnTo } }: LookingProps) {
  return (
    <>
      <div className="chart-map-small">
        <World state={state} region={region} />
      </div>
      <RegionChoice value={region} onChange={turnTo} />
    </>
  )
}

/** Component that shows an enlarged region, and below the map the details of the tapped space. */
export function Region({ state, looking: { region, chosen, first, choose, go } }: LookingProps) {
  return (
    <>
      <RegionMap state={state} region={region} chosen={chosen} onChoose={choose} />
      <MapLegend state={state} chosen={chosen} />
      {chosen !== undefined && <SpaceFacts state={state} at={chosen} onGo={go} titled resting={chosen === first} />}
    </>
  )
}

/** Component that shows the number of victory cities of both sides, and the number needed to win. */
export function CityCount({ state }: { readonly state: State }) {
  const texts = useTexts()
  const words = useMapWords()
  const { axis, allies } = citiesOf(cityHolders(state.territories))
  return (
    <p className="note flex items-center gap-2">
      <Icon of={city} size="s" />
      {`${texts.cities(axis, allies)} · ${words.goal(state.settings.needed)}`}
    </p>
  )
}

interface BoardProps extends StandardBoardProps {
  readonly about?: string | undefined
}

/**
 * Component that shows the board in the side panel, with the space that the open question is about. If `about` is set, the component shows
 * the space `about` instead; for an earlier position, the first space of the log entry.
 */
export function Board({ about, happened = [] }: BoardProps) {
  const state = usePosition()
  const at = about ?? happened[0] ?? inQuestion(state)
  return <BoardAt key={at ?? state.power} state={state} about={at} />
}

function BoardAt({ state, about }: { readonly state: State; readonly about: string | undefined }) {
  const looking = useLooking(about, CAPITALS[state.power])
  return (
    <div className="chart-beside flex flex-col gap-3 min-w-0 min-h-0 overflow-y-auto">
      <Regions {...{ state, looking }} />
      <Region {...{ state, looking }} />
      <CityCount state={state} />
    </div>
  )
}

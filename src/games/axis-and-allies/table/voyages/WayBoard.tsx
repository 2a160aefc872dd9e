import { ScrolledIntoView } from '../../../../table/board/ScrolledIntoView'
import { SidePanel, useHasSidePanel } from '../../../../table/SidePanel'
import { MapLegend, RegionMap, World, type RegionMapProps } from '../map/HexMap'
import { SpaceFacts } from '../map/SpaceFacts'
import { cropAround, viewOf, type Region } from '../parts/chart'
import { RegionChoice } from '../questions/RegionChoice'
import { useVoyageWords } from './words'

interface WayBoardProps extends RegionMapProps {
  /** Id of the board space that the current answer is about. */
  readonly at: string | undefined
  readonly onRegion: (region: Region) => void
  /** Space around which the region is cropped within a question, so that the map and the choices below it are in sight together. */
  readonly around?: string | undefined
}

/**
 * Component that shows a board on which the user taps a path. The board is in the side panel if the screen is wide
 * enough, otherwise within the question.
 */
export function WayBoard({ at, onRegion, around, ...map }: WayBoardProps) {
  const { state, region } = map
  const words = useVoyageWords()
  const isBeside = useHasSidePanel()
  const drawn = (
    <>
      <RegionChoice value={region} onChange={onRegion} />
      {around === undefined || isBeside ? (
        <RegionMap {...map} />
      ) : (
        <ScrolledIntoView key={around} looked block="start">
          <RegionMap {...map} crop={cropAround(region, around)} />
        </ScrolledIntoView>
      )}
      {map.chosen === undefined && <MapLegend state={state} />}
      {(map.targets?.size ?? 0) > 0 && <p className="note text-center">{words.inReach}</p>}
    </>
  )
  if (!isBeside) return drawn
  return (
    <SidePanel>
      <div className="chart-beside flex flex-col gap-3 min-w-0 min-h-0 overflow-y-auto">
        <div className="chart-map-small">
          <World state={state} region={region} />
        </div>
        {drawn}
        {at !== undefined && <SpaceFacts state={state} at={at} onGo={(next) => onRegion(viewOf(next))} titled resting />}
      </div>
    </SidePanel>
  )
}

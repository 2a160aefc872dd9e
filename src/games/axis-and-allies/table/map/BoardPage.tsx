import { TableScreen } from '../../../../table/shell/TableScreen'
import { useAreasView, ViewSwitch } from '../../../../table/board/ViewSwitch'
import { Sheet } from '../../../../ui/Dialog'
import { List, Row } from '../../../../ui/List'
import { territoryOf } from '../../box/board'
import { POWERS } from '../../box/powers'
import { unitsAt } from '../../model/pieces'
import type { State } from '../../model/state'
import { TILES, zonesIn, type Region as RegionId } from '../parts/chart'
import { Plate } from '../parts/Plate'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { CityCount, Region, Regions } from './Board'
import { SpaceFacts } from './SpaceFacts'
import { useLooking } from './looking'
import { useMapWords } from './words'

/** Screen with the board: a small world map, one region as a map or list, and the details of the tapped space. */
export default function BoardPage() {
  const texts = useTexts()
  const words = useMapWords()
  const state = usePosition()
  const [view, showAs] = useAreasView()
  const looking = useLooking(state.battle?.at, 'germany')
  const { region, chosen, choose } = looking
  return (
    <TableScreen where={words.board}>
      <h1 className="sr-only">{words.board}</h1>
      <Regions {...{ state, looking }} />
      {view === 'map' ? <Region {...{ state, looking }} /> : <Spaces {...{ state, region }} onChoose={choose} />}
      {chosen !== undefined && view === 'list' && (
        <Sheet open title={texts.spaceName(chosen)} onClose={() => choose(undefined)}>
          <SpaceFacts state={state} at={chosen} onGo={looking.go} />
        </Sheet>
      )}
      <CityCount state={state} />
      <ViewSwitch view={view} onChange={showAs} />
    </TableScreen>
  )
}

interface SpacesProps {
  readonly state: State
  readonly region: RegionId
  readonly onChoose: (at: string) => void
}

/** Component that lists the territories and sea zones of a region. */
function Spaces({ state, region, onChoose }: SpacesProps) {
  const texts = useTexts()
  const words = useMapWords()
  /** Returns the units of each power in a space as text; of a territory only AA guns if the app does not track units. */
  const stacks = (at: string): readonly string[] => {
    const here = unitsAt(state, at)
    return POWERS.flatMap((power) => (here[power] === undefined ? [] : [`${texts.powers[power]}: ${texts.unitList(here[power])}`]))
  }
  return (
    <>
      <List label={words.board}>
        {TILES[region].map(({ id }) => {
          const { controller, income = 0, ic = false } = state.territories[id] ?? {}
          const cityName = texts.cityName(territoryOf(id)?.city ?? '')
          const notes = [controller === undefined ? '' : texts.powers[controller], cityName, ic ? words.complex : '', ...stacks(id)]
          return (
            <Row
              key={id}
              lead={controller !== undefined && <Plate role={controller} size={36} />}
              title={texts.spaceName(id)}
              note={notes.filter((note) => note !== '').join(' · ')}
              trail={<strong>{texts.ipc(income)}</strong>}
              onPress={() => onChoose(id)}
            />
          )
        })}
      </List>
      <List label={words.zones}>
        {zonesIn(region).map((id) => (
          <Row key={id} title={texts.spaceName(id)} note={stacks(id).join(' · ')} onPress={() => onChoose(id)} />
        ))}
      </List>
    </>
  )
}

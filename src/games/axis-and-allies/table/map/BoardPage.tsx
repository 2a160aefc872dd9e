import { useState } from 'react'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { useAreasView, ViewSwitch } from '../../../../table/board/ViewSwitch'
import { useTable } from '../../../../table/hook'
import { Sheet } from '../../../../ui/Dialog'
import { Icon } from '../../../../ui/Icon'
import { List, Row } from '../../../../ui/List'
import { territoryOf } from '../../box/board'
import type { State } from '../../model/state'
import { citiesOf, cityHolders } from '../../rules/winning'
import { CROPS, isWithin, TILES, viewOf, ZONE_TILES, type Region } from '../parts/chart'
import { city } from '../parts/icons'
import { Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { RegionChoice } from '../questions/RegionChoice'
import { RegionMap, World } from './HexMap'
import { SpaceFacts } from './SpaceFacts'
import { useMapWords } from './words'

/** The board: the world in small, one region in large or as a list, and what is known of the space that was tapped. */
export default function BoardPage() {
  const texts = useTexts()
  const words = useMapWords()
  const state = useTable((open) => open.state) as State
  const [view, showAs] = useAreasView()
  const [region, setRegion] = useState<Region>(() => viewOf(state.battle?.at ?? 'germany'))
  const [chosen, setChosen] = useState<string | undefined>(state.battle?.at)
  const go = (at: string) => {
    setChosen(at)
    if (!TILES[region].some(({ id }) => id === at) && !zonesIn(region).includes(at)) setRegion(viewOf(at))
  }
  const facts = chosen !== undefined && <SpaceFacts state={state} at={chosen} onGo={go} titled={view === 'map'} />
  const { axis, allies } = citiesOf(cityHolders(state.territories))
  return (
    <TableScreen where={words.board}>
      <h1 className="sr-only">{words.board}</h1>
      <div className="chart-map-small">
        <World state={state} region={region} />
      </div>
      <RegionChoice
        value={region}
        onChange={(next) => {
          setRegion(next)
          setChosen(undefined)
        }}
      />
      {view === 'map' ? (
        <RegionMap state={state} region={region} chosen={chosen} onChoose={setChosen} />
      ) : (
        <Spaces {...{ state, region }} onChoose={setChosen} />
      )}
      {view === 'map' && facts}
      {chosen !== undefined && view === 'list' && (
        <Sheet open title={texts.spaceName(chosen)} onClose={() => setChosen(undefined)}>
          {facts}
        </Sheet>
      )}
      <p className="note flex items-center gap-2">
        <Icon of={city} size="s" />
        {`${texts.cities(axis, allies)} · ${words.goal(state.settings.needed)}`}
      </p>
      <ViewSwitch view={view} onChange={showAs} />
    </TableScreen>
  )
}

const zonesIn = (region: Region): readonly string[] => ZONE_TILES.filter((tile) => isWithin(CROPS[region], tile)).map(({ id }) => id)

interface SpacesProps {
  readonly state: State
  readonly region: Region
  readonly onChoose: (at: string) => void
}

/** The same region as lists: its territories, and its sea zones. */
function Spaces({ state, region, onChoose }: SpacesProps) {
  const texts = useTexts()
  const words = useMapWords()
  return (
    <>
      <List label={words.board}>
        {TILES[region].map(({ id }) => {
          const { controller, income = 0, ic = false } = state.territories[id] ?? {}
          const cityName = texts.cityName(territoryOf(id)?.city ?? '')
          const notes = [controller === undefined ? '' : texts.powers[controller], cityName, ic ? words.complex : '']
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
          <Row key={id} title={texts.spaceName(id)} onPress={() => onChoose(id)} />
        ))}
      </List>
    </>
  )
}

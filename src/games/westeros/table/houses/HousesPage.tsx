import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { Sheet } from '../../../../ui/Dialog'
import { isHouse } from '../../words/lookup'
import { HouseEditor } from '../corrections/HouseEditor'
import { HousePlayer } from '../corrections/PeopleEditor'
import { QuickCorrection } from '../corrections/by-hand'
import { AnswerSlotProvider } from '../../../../table/Answer'
import { useTable } from '../hook'
import { useGamePath } from '../../../../table/paths'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { HousePage } from './HousePage'
import { HouseTable } from './HouseTable'
import { InfluenceTracks, SupplyTrack, ThreatTrack } from './Tracks'

/** Every house and every track at a glance, in the order of the board. */
export function HousesPage() {
  const { words } = useSpeech()
  const state = useTable((open) => open.state)
  const path = useGamePath()
  return (
    <TableScreen where={words.houses.title} wide>
      <h1 className="sr-only">{words.houses.title}</h1>
      <HouseTable state={state} to={(house) => path(`houses/${house}`)} />
      <div className="flex flex-col gap-4">
        <InfluenceTracks state={state} />
        <SupplyTrack state={state} />
        <ThreatTrack state={state} />
      </div>
    </TableScreen>
  )
}

/** One house by its address. */
export function OneHousePage() {
  const { words, names } = useSpeech()
  const state = useTable((open) => open.state)
  const path = useGamePath()
  const { house } = useParams()
  const [sheet, setSheet] = useState<'set' | 'player' | undefined>()
  if (!isHouse(house) || !state.playing.includes(house)) return <Navigate to={path('houses')} replace />
  const close = () => setSheet(undefined)
  return (
    <TableScreen where={names.house.plain(house)} back="houses">
      <h1 className="flex items-center gap-3 type-question">
        <Shield house={house} size={52} />
        {names.house.plain(house)}
      </h1>
      <HousePage
        state={state}
        house={house}
        toArea={(area) => path(`areas/${area}?show=${house}`)}
        onSet={() => setSheet('set')}
        onPlayer={() => setSheet('player')}
      />
      <Sheet open={sheet !== undefined} title={sheet === 'player' ? words.houses.seats : words.menu.correct} onClose={close}>
        <AnswerSlotProvider value={null}>
          <QuickCorrection onDone={close}>
            {(preview, set) =>
              sheet === 'player' ? (
                <HousePlayer state={preview} house={house} set={set} />
              ) : (
                <HouseEditor state={preview} house={house} set={set} />
              )
            }
          </QuickCorrection>
        </AnswerSlotProvider>
      </Sheet>
    </TableScreen>
  )
}

import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { RolePage, RolesPage } from '../../../../table/roles/RolePages'
import { Sheet } from '../../../../ui/Dialog'
import { useTableWords } from '../../../../table/words'
import { isHouse } from '../../words/sentences/lookup'
import { HouseEditor } from '../corrections/HouseEditor'
import { HousePlayer } from '../corrections/PeopleEditor'
import { QuickCorrection } from '../corrections/by-hand'
import { AnswerPortalProvider } from '../../../../table/AnswerPortal'
import { useTable } from '../hook'
import { useGamePath } from '../../../../table/paths'
import { useSpeech } from '../speech'
import { useHouseSheet } from './house-sheet'
import { HousePage } from './HousePage'

/** Overview of all houses and tracks, in the order of the board. */
export function HousesPage() {
  const { words } = useSpeech()
  const sheet = useHouseSheet(useTable((open) => open.state))
  const path = useGamePath()
  return <RolesPage title={words.houses.title} sheet={sheet} to={(house) => path(`houses/${house}`)} />
}

/** Page of one house. The path contains its id. */
export function OneHousePage() {
  const { words, names } = useSpeech()
  const { words: table } = useTableWords()
  const state = useTable((open) => open.state)
  const path = useGamePath()
  const { house } = useParams()
  const [sheet, setSheet] = useState<'set' | 'player' | undefined>()
  if (!isHouse(house) || !state.playing.includes(house)) return <Navigate to={path('houses')} replace />
  const close = () => setSheet(undefined)
  return (
    <RolePage role={house} name={names.house.plain(house)} back="houses">
      <HousePage
        state={state}
        house={house}
        toArea={(area) => path(`areas/${area}?show=${house}`)}
        onSet={() => setSheet('set')}
        onPlayer={() => setSheet('player')}
      />
      <Sheet open={sheet !== undefined} title={sheet === 'player' ? words.houses.seats : table.menu.rooms.correct} onClose={close}>
        <AnswerPortalProvider value={null}>
          <QuickCorrection onDone={close}>
            {(preview, set) =>
              sheet === 'player' ? (
                <HousePlayer state={preview} house={house} set={set} />
              ) : (
                <HouseEditor state={preview} house={house} set={set} />
              )
            }
          </QuickCorrection>
        </AnswerPortalProvider>
      </Sheet>
    </RolePage>
  )
}

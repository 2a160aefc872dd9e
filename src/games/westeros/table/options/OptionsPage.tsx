import { Question } from '../../../../ui/Screen'
import { trackingChange } from '../corrections/collect'
import { PeopleEditor } from '../corrections/PeopleEditor'
import { QuickCorrection } from '../corrections/by-hand'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { useAllSpeech } from '../speech'
import { OptionSwitches } from '../corrections/OptionSwitches'
import { PresetChoice, TrackingSwitches } from '../corrections/TrackingSwitches'
import { useGoNow } from '../../../../table/paths'

/** Page on which players change the settings and how much the app tracks, during a game. */
export function OptionsPage() {
  const { words, game } = useAllSpeech()
  const goNow = useGoNow()
  return (
    <TableScreen where={words.options.title} back="">
      <Question>{game.settings.title}</Question>
      <QuickCorrection onDone={goNow}>
        {(preview, set) => (
          <>
            <h2 className="type-title">{game.settings.presetsTitle}</h2>
            <PresetChoice tracking={preview.tracking} onChange={(tracking) => set(trackingChange(preview.tracking, tracking))} />
            <details className="more">
              <summary>{game.settings.partsTitle}</summary>
              <p className="note mb-3">{game.settings.partsNote}</p>
              <TrackingSwitches tracking={preview.tracking} onChange={(tracking) => set(trackingChange(preview.tracking, tracking))} />
            </details>
            <h2 className="type-title">{words.correct.sections.settings}</h2>
            <p className="note">{game.settings.note}</p>
            <OptionSwitches
              box={preview.box}
              settings={preview.settings}
              onChange={(name, value) => set({ set: 'setting', name, value })}
            />
          </>
        )}
      </QuickCorrection>
    </TableScreen>
  )
}

/** Page on which players change the players and their houses, during a game. */
export function PeoplePage() {
  const { words } = useAllSpeech()
  const goNow = useGoNow()
  return (
    <TableScreen where={words.menu.people} back="">
      <Question>{words.houses.seats}</Question>
      <QuickCorrection onDone={goNow}>{(preview, set) => <PeopleEditor state={preview} set={set} />}</QuickCorrection>
    </TableScreen>
  )
}

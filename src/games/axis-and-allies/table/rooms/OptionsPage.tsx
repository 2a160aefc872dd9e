import { OptionsPage as Page } from '../../../../table/options/OptionsPage'
import type { Settings } from '../../model/settings'
import { useByHand } from '../corrections/by-hand'
import { ruleRows } from '../corrections/rows'
import { useSetTexts } from '../corrections/words'
import { usePosition } from '../parts/position'
import { RULING_NAMES, RULINGS } from '../parts/rulings'
import { FOLLOWED, WAYS } from '../parts/ways'
import { useTexts } from '../parts/words'

/** Names of the settings that determine what the app tracks. */
const PARTS = RULING_NAMES.filter((name) => RULINGS[name].group === 'tracked')
/** Returns the preset of how much the app tracks that consists of exactly these settings; undefined if no preset does. */
const wayIn = (settings: Settings) => WAYS.find((way) => PARTS.every((part) => settings[part] === FOLLOWED[way][part]))

/** Screen on which the players change during a game what the app tracks. */
export default function OptionsPage() {
  const { setUp } = useTexts()
  const set = useSetTexts()
  const state = usePosition()
  return (
    <Page
      by={useByHand()}
      state={state}
      texts={{ ...set.options, question: setUp.question }}
      presets={setUp.way}
      presetsLabel={setUp.presets}
      followed={FOLLOWED}
      wayOf={wayIn}
      note={({ settings }) => (settings.armiesTold && !state.settings.armiesTold ? set.tellUnits : undefined)}
      rows={(preview) => ruleRows(preview, set, PARTS)}
    />
  )
}

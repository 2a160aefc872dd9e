import { OptionsPage as Page } from '../../../../table/options/OptionsPage'
import { useByHand } from '../corrections/by-hand'
import { ruleRows } from '../corrections/rows'
import { usePosition } from '../parts/position'
import { FOLLOWED, wayOf } from '../parts/ways'
import { useTexts } from '../parts/words'
import { useRoomTexts } from './words'

/** Screen on which the players change during a game what the app tracks. */
export default function OptionsPage() {
  const texts = useTexts()
  const { options } = useRoomTexts()
  return (
    <Page
      by={useByHand()}
      state={usePosition()}
      texts={{ title: options.title, question: texts.setUp.question, parts: options.parts, note: options.partsNote }}
      presets={texts.setUp.presets}
      followed={FOLLOWED}
      wayOf={wayOf}
      rows={(preview) => ruleRows(preview, texts).slice(0, 3)}
    />
  )
}

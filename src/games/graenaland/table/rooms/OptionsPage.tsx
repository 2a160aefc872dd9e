import { OptionsPage as Page } from '../../../../table/options/OptionsPage'
import { WAYS_TO_PLAY } from '../../model/settings'
import { useByHand } from '../corrections/by-hand'
import { followingRows } from '../corrections/rows'
import { useSetTexts } from '../corrections/words'
import { usePosition } from '../parts/position'
import { wayOf } from '../parts/settled'
import { useTexts } from '../parts/words'

/** Settings that can change during a game: the facts that the app follows. */
export default function OptionsPage() {
  const { setUp } = useTexts()
  const text = useSetTexts()
  return (
    <Page
      by={useByHand()}
      state={usePosition()}
      texts={{ ...text.options, question: setUp.question }}
      presets={setUp.presets}
      followed={WAYS_TO_PLAY}
      wayOf={wayOf}
      rows={(preview) => followingRows(preview, text)}
    />
  )
}

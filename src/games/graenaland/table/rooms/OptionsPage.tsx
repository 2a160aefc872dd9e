import { OptionsPage as Page } from '../../../../table/options/OptionsPage'
import { WAYS_TO_PLAY } from '../../model/settings'
import { useByHand } from '../corrections/by-hand'
import { followingRows } from '../corrections/rows'
import { useSetTexts } from '../corrections/words'
import { usePosition } from '../parts/position'
import { wayOf } from '../parts/settled'
import { useTexts } from '../parts/words'

/** Screen on which the players change during a game what the app tracks. */
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

import { OptionsPage as Page } from '../../../../table/options/OptionsPage'
import { useByHand } from '../corrections/by-hand'
import { followingRows } from '../corrections/rows'
import { useSetTexts } from '../corrections/words'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { FOLLOWED, wayOf } from '../parts/ways'
import { useRoomTexts } from './words'

/** Screen on which the players change during a game what the app tracks. */
export default function OptionsPage() {
  const { setUp } = useTexts()
  const set = useSetTexts()
  const { options } = useRoomTexts()
  return (
    <Page
      by={useByHand()}
      state={usePosition()}
      texts={{ ...options, question: setUp.question }}
      presets={setUp.presets}
      followed={FOLLOWED}
      wayOf={wayOf}
      rows={(preview) => followingRows(preview, set)}
    />
  )
}

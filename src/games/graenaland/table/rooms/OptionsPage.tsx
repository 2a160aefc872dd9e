import { OptionsPage as Page } from '../../../../table/options/OptionsPage'
import { Options } from '../../../../table/question/Options'
import { WAYS_TO_PLAY } from '../../model/settings'
import { useByHand } from '../corrections/by-hand'
import { followingRows } from '../corrections/rows'
import { useSetTexts } from '../corrections/words'
import { usePosition } from '../parts/position'
import { WAYS, wayOf, type Way } from '../parts/settled'
import { useTexts } from '../parts/words'

/** How much the app follows, in the middle of a game. */
export default function OptionsPage() {
  const { setUp } = useTexts()
  const text = useSetTexts()
  return (
    <Page
      by={useByHand()}
      state={usePosition()}
      texts={{ ...text.options, question: setUp.question }}
      rows={(preview) => followingRows(preview, text)}
    >
      {({ settings }, put) => (
        <Options<Way>
          label={setUp.question}
          labelHidden
          options={WAYS.map((way) => ({ value: way, title: setUp.ways[way], note: setUp.wayNotes[way] }))}
          value={wayOf(settings)}
          onChange={(way) => put({ set: 'settings', settings: { ...settings, ...WAYS_TO_PLAY[way] } })}
        />
      )}
    </Page>
  )
}

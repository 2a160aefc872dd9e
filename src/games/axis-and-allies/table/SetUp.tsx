import type { StepProps } from '../../../table/new-game/new-game-spec'
import type { StandardDraft } from '../../../table/standard/setup-steps'
import { Options, optionsOf } from '../../../table/question/Options'
import { Question } from '../../../ui/Screen'
import { useTexts } from './parts/words'
import { OwnRulesChoice } from '../../../table/house-rules/OwnRulesChoice'
import { saved } from './house-rules/own-rules'
import { useSetTexts } from './corrections/words'
import { BOOK, points, titleOf } from './house-rules/points'
import { FRESH, isSettled, settledIn, type Settled } from './settled'

/** Set-up step in which the players choose the tracking preset and the number of victory cities needed to win. */
export function SetUp({ game, change }: StepProps<StandardDraft>) {
  const texts = useTexts()
  const set = useSetTexts()
  const text = texts.setUp
  const chosen = isSettled(game.settled) ? game.settled : FRESH
  const put = (next: Partial<Settled>) => change((before) => ({ ...before, settled: { ...chosen, ...next } }))
  return (
    <>
      <Question>{text.question}</Question>
      <Options label={text.presets} options={optionsOf(text.way)} value={chosen.way} onChange={(way) => put({ way })} />
      <Options
        label={text.victory}
        options={optionsOf<string>(text.goal)}
        value={`${chosen.needed}`}
        onChange={(value) => put({ needed: Number(value) })}
      />
      <OwnRulesChoice
        saved={saved}
        rules={chosen.rules ?? BOOK}
        book={BOOK}
        departures={points.departures}
        namesOf={(rules) => points.differing(rules).map((point) => titleOf(point, texts, set))}
        onChoose={(rules) => put(settledIn(rules))}
      />
    </>
  )
}

import type { StepProps } from '../../../table/new-game/new-game-spec'
import type { PlainDraft } from '../../../table/plain/plain-game'
import { Options } from '../../../table/question/Options'
import { Question } from '../../../ui/Screen'
import { useTexts } from './parts/words'
import { OwnRulesChoice } from '../../../table/house-rules/OwnRulesChoice'
import { saved } from './house-rules/own-rules'
import { BOOK, points } from './house-rules/points'
import { WayChoice } from './parts/WayChoice'
import { FRESH, GOALS, isSettled, settledIn, type Settled } from './settled'

/** The way of playing, and the cities that a side needs. */
export function SetUp({ game, change }: StepProps<PlainDraft>) {
  const { setUp: text } = useTexts()
  const settled = isSettled(game.settled) ? game.settled : FRESH
  const put = (next: Partial<Settled>) => change((before) => ({ ...before, settled: { ...settled, ...next } }))
  return (
    <>
      <Question>{text.question}</Question>
      <WayChoice value={settled.way} onChange={(way) => put({ way })} />
      <Options
        label={text.victory}
        options={GOALS.map((goal) => ({ value: `${goal}`, title: text.goal[goal][0], note: text.goal[goal][1] }))}
        value={`${settled.needed}`}
        onChange={(value) => put({ needed: GOALS.find((goal) => `${goal}` === value) ?? settled.needed })}
      />
      <OwnRulesChoice
        saved={saved}
        rules={settled.rules ?? BOOK}
        book={BOOK}
        departures={points.departures}
        onChoose={(rules) => put(settledIn(rules))}
      />
    </>
  )
}

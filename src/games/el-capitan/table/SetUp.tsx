import { Select, Switch } from '../../../ui/Field'
import { Question } from '../../../ui/Screen'
import type { StepProps } from '../../../table/new-game/new-game-spec'
import type { PlainDraft } from '../../../table/plain/plain-game'
import { Options } from '../../../table/question/Options'
import { COLOURS, type Colour } from '../box/board'
import { OwnRules } from './house-rules/OwnRules'
import { BOOK } from './house-rules/points'
import { useTexts } from './parts/words'
import { FRESH, isSettled, type Settled } from './settled'
import type { Way } from './parts/ways'

const PAIR = ['red', 'green'] as const

/** The way of playing, and of two players the neutral colours. */
export function SetUp({ game, change }: StepProps<PlainDraft>) {
  const texts = useTexts()
  const text = texts.setUp
  const settled = isSettled(game.settled) ? game.settled : FRESH
  const put = (next: Partial<Settled>) => change((before) => ({ ...before, settled: { ...settled, ...next } }))
  const free = COLOURS.filter((colour) => !PAIR.some((one) => one === colour))
  return (
    <>
      <Question>{text.question}</Question>
      <Options<Way>
        label={text.question}
        labelHidden
        options={[
          { value: 'referee', title: text.referee, note: text.refereeNote },
          { value: 'moneyless', title: text.moneyless, note: text.moneylessNote },
          { value: 'light', title: text.light, note: text.lightNote },
        ]}
        value={settled.way}
        onChange={(way) => put({ way })}
      />
      {settled.way !== 'light' && (
        <ul className="card list">
          <Switch title={text.cards} note={text.cardsNote} on={settled.cardsTold} onChange={(cardsTold) => put({ cardsTold })} />
        </ul>
      )}
      {game.number === 2 &&
        PAIR.map((main, at) => {
          const other = settled.neutral[PAIR[1 - at] ?? main]
          return (
            <Select<Colour>
              key={main}
              label={text.neutral(texts.colours[main])}
              value={settled.neutral[main] ?? 'blue'}
              options={free.map((colour) => ({ value: colour, label: texts.colours[colour], disabled: colour === other }))}
              onChange={(colour) => put({ neutral: { ...settled.neutral, [main]: colour } })}
            />
          )
        })}
      <OwnRules rules={settled.rules ?? BOOK} onChoose={({ settings, numbers }) => put({ rules: { settings, numbers } })} />
    </>
  )
}

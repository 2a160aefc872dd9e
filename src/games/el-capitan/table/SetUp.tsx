import { Select, Switch, TextField } from '../../../ui/Field'
import { Question } from '../../../ui/Screen'
import type { StepProps } from '../../../table/new-game/new-game-spec'
import type { PlainDraft } from '../../../table/plain/plain-game'
import { COLOURS, LONGEST_CITY, NAMELESS, type Colour } from '../box/board'
import { OwnRulesChoice } from '../../../table/house-rules/OwnRulesChoice'
import { shelf } from './house-rules/own-rules'
import { BOOK, points } from './house-rules/points'
import { rememberedNames } from './parts/city-names'
import { useTexts } from './parts/words'
import { FRESH, isSettled, neutralsOf, type Settled } from './settled'
import { WayChoice } from './parts/WayChoice'

/** The way of playing, and of two players the neutral colours. */
export function SetUp({ game, change }: StepProps<PlainDraft>) {
  const texts = useTexts()
  const text = texts.setUp
  const settled = isSettled(game.settled) ? game.settled : FRESH
  const put = (next: Partial<Settled>) => change((before) => ({ ...before, settled: { ...settled, ...next } }))
  const mains = COLOURS.filter((colour) => game.plays[colour] !== undefined)
  const free = COLOURS.filter((colour) => !mains.includes(colour))
  const neutrals = neutralsOf(mains, settled.neutral)
  return (
    <>
      <Question>{text.question}</Question>
      <WayChoice value={settled.way} onChange={(way) => put({ way })} />
      {settled.way !== 'light' && (
        <ul className="card list">
          <Switch title={text.cards} note={text.cardsNote} on={settled.cardsTold} onChange={(cardsTold) => put({ cardsTold })} />
        </ul>
      )}
      {game.number === 2 &&
        mains.map((main, at) => {
          const other = neutrals[mains[1 - at] ?? main]
          return (
            <Select<Colour>
              key={main}
              label={text.neutral(texts.colours[main])}
              value={neutrals[main] ?? main}
              options={free.map((colour) => ({ value: colour, label: texts.colours[colour], disabled: colour === other }))}
              onChange={(colour) => put({ neutral: { ...neutrals, [main]: colour } })}
            />
          )
        })}
      {NAMELESS.map((city) => (
        <TextField
          key={city}
          label={texts.correct.cityNames[city]}
          value={(settled.cityNames ?? rememberedNames())[city] ?? ''}
          maxLength={LONGEST_CITY}
          onChange={(name) => put({ cityNames: { ...(settled.cityNames ?? rememberedNames()), [city]: name } })}
        />
      ))}
      <p className="note">{text.cityNote}</p>
      <OwnRulesChoice
        shelf={shelf}
        rules={settled.rules ?? BOOK}
        book={BOOK}
        departures={points.departures}
        onChoose={({ settings, numbers }) => put({ rules: { settings, numbers } })}
      />
    </>
  )
}

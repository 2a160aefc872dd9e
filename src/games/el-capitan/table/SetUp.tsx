import './parts/capitan.css'
import { Switch, TextField } from '../../../ui/Field'
import { Question } from '../../../ui/Screen'
import { Notice } from '../../../ui/status'
import type { StepProps } from '../../../table/new-game/new-game-spec'
import type { StandardDraft } from '../../../table/standard/setup-steps'
import { Options, optionsOf } from '../../../table/question/Options'
import { COLOURS, LONGEST_CITY, NAMELESS } from '../box/board'
import { OwnRulesChoice } from '../../../table/house-rules/OwnRulesChoice'
import { titleOfPoint } from '../../../table/house-rules/standard-points'
import { saved } from './house-rules/own-rules'
import { BOOK, points } from './house-rules/points'
import { areAlike, rememberedNames } from './parts/city-names'
import { useTexts } from './parts/words'
import { useRoomTexts } from './rooms/words'
import { Pennon } from './parts/Pennon'
import { FRESH, isSettled, neutralsOf, withNeutral, type Settled } from './settled'

/** Set-up step in which the players choose what the app tracks, and their neutral colours in a two-player game. */
export function SetUp({ game, change }: StepProps<StandardDraft>) {
  const texts = useTexts()
  const { rules } = useRoomTexts()
  const text = texts.setUp
  const chosen = isSettled(game.settled) ? game.settled : FRESH
  const put = (next: Partial<Settled>) => change((before) => ({ ...before, settled: { ...chosen, ...next } }))
  return (
    <>
      <Question>{text.question}</Question>
      <Options label={text.question} labelHidden options={optionsOf(text.presets)} value={chosen.way} onChange={(way) => put({ way })} />
      {chosen.way !== 'light' && (
        <ul className="card list">
          <Switch title={text.cards} note={text.cardsNote} on={chosen.cardsTold} onChange={(cardsTold) => put({ cardsTold })} />
        </ul>
      )}
      {game.number === 2 && <Neutrals game={game} chosen={chosen.neutral} onChange={(neutral) => put({ neutral })} />}
      <div className="follows">
        <p>{text.shuts(game.number)}</p>
        <p className="note">
          {texts.start.first} {texts.start.takes(game.number === 2)}
        </p>
      </div>
      {NAMELESS.map((city) => (
        <TextField
          key={city}
          label={texts.correct.cityNames[city]}
          value={(chosen.cityNames ?? rememberedNames())[city] ?? ''}
          maxLength={LONGEST_CITY}
          onChange={(name) => put({ cityNames: { ...(chosen.cityNames ?? rememberedNames()), [city]: name } })}
        />
      ))}
      {areAlike(chosen.cityNames ?? rememberedNames(), texts.cities) && <Notice kind="warn">{text.alike}</Notice>}
      <p className="note">{text.cityNote}</p>
      <OwnRulesChoice
        saved={saved}
        rules={chosen.rules ?? BOOK}
        book={BOOK}
        departures={points.departures}
        namesOf={(own) => points.differing(own).map((point) => titleOfPoint(point, rules, texts.pointName))}
        onChoose={({ settings, numbers }) => put({ rules: { settings, numbers } })}
      />
    </>
  )
}

interface NeutralsProps {
  readonly game: StandardDraft
  readonly chosen: Settled['neutral']
  readonly onChange: (neutral: Settled['neutral']) => void
}

/**
 * Component in which the two players choose their neutral colours. If a player taps the neutral colour of the other player, the two colours
 * are swapped.
 */
function Neutrals({ game, chosen, onChange }: NeutralsProps) {
  const { colours, setUp: text } = useTexts()
  const mains = COLOURS.filter((colour) => game.plays[colour] !== undefined)
  const neutrals = neutralsOf(mains, chosen)
  return (
    <ul className="card list">
      {game.people.flatMap(({ id, name }) => {
        const main = mains.find((colour) => game.plays[colour] === id)
        const second = main && neutrals[main]
        if (main === undefined || second === undefined) return []
        const who = name.trim() || colours[main]
        return (
          <li key={id} className="seat-roles flex flex-col gap-0.5 pt-2 pr-1 pb-2 pl-3">
            <div className="flex items-center gap-2">
              <Pennon role={main} size={40} />
              <Pennon role={second} size={40} neutral />
              <span className="flex flex-col">
                {who}
                <span className="note">{text.pair(colours[main], colours[second])}</span>
              </span>
            </div>
            <div className="role-strip flex flex-wrap gap-1" role="group" aria-label={text.neutral(who)}>
              {COLOURS.filter((colour) => !mains.includes(colour)).map((colour) => (
                <button
                  key={colour}
                  type="button"
                  aria-label={colours[colour]}
                  aria-pressed={colour === second}
                  data-taken={Object.values(neutrals).includes(colour) && colour !== second ? '' : undefined}
                  onClick={() => onChange(withNeutral(neutrals, main, colour))}
                >
                  <Pennon role={colour} size={32} neutral />
                </button>
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

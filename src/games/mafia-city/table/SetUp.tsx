import { titleOfPoint } from '../../../table/house-rules/standard-points'
import { numberAt } from '../../../kit/rule-points'
import type { StepProps } from '../../../table/new-game/new-game-spec'
import { Switches } from '../../../table/new-game/Switches'
import type { StandardDraft } from '../../../table/standard/setup-steps'
import { Options, optionsOf } from '../../../table/question/Options'
import { Select } from '../../../ui/Field'
import { Question } from '../../../ui/Screen'
import { Stepper } from '../../../ui/Stepper'
import { COLOURS, TOKENS_IN_BOX } from '../box/box'
import { inHand, inReserve, SECRET_DEAL, target, type Level } from '../box/numbers'
import { useTexts } from './parts/words'
import { OwnRulesChoice } from '../../../table/house-rules/OwnRulesChoice'
import { saved } from './house-rules/own-rules'
import { points as rulePoints } from './house-rules/points'
import { useSetTexts } from './corrections/words'
import { bookFor, FRESH, isSettled, rulesIn, settingsIn, switchesFor, withRules, type Settled } from './settled'

/** Returns the names of the players in seat order. */
const sitting = ({ people, plays }: StandardDraft): readonly string[] =>
  people.flatMap(({ id, name }, at) => (COLOURS.some((colour) => plays[colour] === id) ? [name.trim() || `${at + 1}`] : []))

/** Component in which the players choose the start player, in the set-up step and for a rematch. */
export function StartPlayer({ game, change }: StepProps<StandardDraft>) {
  const { setUp: text } = useTexts()
  const chosen = isSettled(game.settled) ? game.settled : FRESH
  const names = sitting(game)
  return (
    <Select
      label={text.start}
      value={`${Math.min(chosen.start, Math.max(0, names.length - 1))}`}
      options={names.map((name, at) => ({ value: `${at}`, label: name }))}
      onChange={(at) => change((before) => ({ ...before, settled: { ...chosen, start: Number(at) } }))}
    />
  )
}

/**
 * Set-up step in which the players choose what the app tracks, the start player, the numbers that the rulebook lacks, and further options.
 */
export function SetUp({ game, change }: StepProps<StandardDraft>) {
  const texts = useTexts()
  const set = useSetTexts()
  const { setUp: text, pointName } = texts
  const chosen = isSettled(game.settled) ? game.settled : FRESH
  const put = (next: Partial<Settled>) => change((before) => ({ ...before, settled: { ...chosen, ...next } }))
  const { number } = game
  const isLight = chosen.way === 'light'
  const [hand, reserve] = [inHand(number), inReserve(number)]
  const points = [...(isLight ? [] : [hand, reserve]), target(number, chosen.level), SECRET_DEAL]
  const valueOf = (point: (typeof points)[number]) => numberAt(chosen.numbers, point) ?? point.least
  const total = valueOf(hand) + valueOf(reserve)
  const mostOf = (point: (typeof points)[number]) =>
    point.id === hand.id || point.id === reserve.id ? valueOf(point) + Math.max(0, TOKENS_IN_BOX - total) : point.most
  return (
    <>
      <Question>{text.question}</Question>
      <Options label={text.question} labelHidden options={optionsOf(text.presets)} value={chosen.way} onChange={(way) => put({ way })} />
      <Options<Level>
        label={text.level}
        options={(['beginner', 'advanced'] as const).map((level) => ({
          value: level,
          title: text.levels[level],
          note: text.points(numberAt(chosen.numbers, target(number, level)) ?? 0),
        }))}
        value={chosen.level}
        onChange={(level) => put({ level })}
      />
      <StartPlayer game={game} change={change} />
      <section className="card">
        <h2 className="label px-4 pt-3">{text.numbers}</h2>
        <ul className="list">
          {points.map((point) => (
            <li key={point.id} className="row">
              <span className="words">{text.point[point.id.split('/')[0] ?? ''] ?? pointName(point.id)}</span>
              <Stepper
                size="s"
                label={pointName(point.id)}
                value={valueOf(point)}
                min={point.least}
                max={mostOf(point)}
                onChange={(value) => put({ numbers: { ...chosen.numbers, [point.id]: value } })}
              />
            </li>
          ))}
        </ul>
        <p className="note px-4 pb-3">{isLight ? text.printed : text.sum(total)}</p>
      </section>
      {!isLight && (
        <Switches names={switchesFor(chosen.way)} texts={text.switches} on={chosen.switches} onChange={(switches) => put({ switches })} />
      )}
      {!isLight && <p className="note">{text.reading(`${set.rules.cellRelease}: ${set.rules[settingsIn(chosen).cellRelease]}`)}</p>}
      <OwnRulesChoice
        saved={saved}
        rules={rulesIn(chosen)}
        book={bookFor(chosen)}
        departures={rulePoints.departures}
        namesOf={(rules) => rulePoints.differing(rules).map((point) => titleOfPoint(point, set.rules, texts.pointName))}
        onChoose={(rules) => put(withRules(rules))}
      />
    </>
  )
}

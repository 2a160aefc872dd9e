import { useState } from 'react'
import { Figure } from '../../../../table/corrections/rows'
import { KeepRules } from '../../../../table/house-rules/KeepRules'
import { PointSheet } from '../../../../table/house-rules/PointSheet'
import { RuleList } from '../../../../table/house-rules/RuleList'
import { useHouseRulesWords } from '../../../../table/house-rules/words'
import { Question } from '../../../../ui/Screen'
import { laidOut, withNeutral, withRule, withStartingPower, withSupply, type NewGame } from '../draft/draft'
import type { StepProps } from '../draft/step'
import { useAllSpeech } from '../speech'
import { useHouseRules } from '../house-rules/house-rules'
import { keptOf, savedFor } from '../house-rules/own-rules'
import type { About, Point, PointOf } from '../house-rules/point'
import { idOf, isOfTheStart, titleOf } from '../house-rules/points'
import { useRulesWords } from '../house-rules/words'

/** Step with the house rules of the new game: the rules that can also be changed during a game, and the settings of the start position. */
export default function RulesStep({ game: draft, change }: StepProps) {
  const game = laidOut(draft)
  const { words } = useHouseRulesWords()
  const by = useHouseRules()
  const [open, setOpen] = useState<Point | undefined>()
  return (
    <>
      <Question>{words.question}</Question>
      <p className="note">{words.note}</p>
      <RuleList by={by} rules={game} onOpen={setOpen} />
      <KeepRules saved={savedFor(game.box)} rules={keptOf(game)} />
      {open !== undefined && (
        <PointSheet
          key={idOf(open)}
          by={by}
          point={open}
          rules={game}
          set={(set) => change((before) => withRule(before, set))}
          atStart={<AtStart point={open} game={game} change={change} />}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

interface Started {
  readonly value: number
  readonly max: number
  readonly to: (before: NewGame, value: number) => NewGame
}

/** Numbers that matter only at the start of a game: power, supply, neutral forces. The key is the kind of the changeable rule. */
const STARTED: { readonly [Kind in About]?: (this: void, box: NewGame['box'], point: PointOf<Kind>) => Started } = {
  startingPower: (box) => ({ value: box.startingPower, max: box.limits.power, to: withStartingPower }),
  startingSupply: (box, { house }) => ({
    value: box.houses[house].supply,
    max: box.supplyTable.length - 1,
    to: (before, level) => withSupply(before, house, level),
  }),
  neutral: (box, { area }) => ({
    value: box.areas[area]?.neutral ?? 0,
    max: 12,
    to: (before, strength) => withNeutral(before, area, strength),
  }),
}

/** Editor of a rule that matters only at the start of a game, or the reason why it cannot be changed here. */
function AtStart({ point, game, change }: StepProps & { point: Point }) {
  const voice = { speech: useAllSpeech(), rules: useRulesWords() }
  const { words } = voice.rules
  const started = (STARTED[point.about] as ((box: NewGame['box'], point: Point) => Started) | undefined)?.(game.box, point)
  if (started === undefined)
    return isOfTheStart(point) ? (
      <p className="note">{words.ofBoard}</p>
    ) : (
      point.about === 'threat' && <p className="note">{words.printedHere}</p>
    )
  const { value, max, to } = started
  return (
    <ul className="card list">
      <Figure label={titleOf(point, game, voice)} value={value} max={max} onChange={(number) => change((before) => to(before, number))} />
    </ul>
  )
}

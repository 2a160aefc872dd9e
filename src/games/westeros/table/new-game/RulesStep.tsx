import { useState } from 'react'
import { Figure } from '../../../../table/corrections/rows'
import { KeepRules } from '../../../../table/house-rules/KeepRules'
import { PointSheet } from '../../../../table/house-rules/PointSheet'
import { RuleList } from '../../../../table/house-rules/RuleList'
import { useHouseRulesWords } from '../../../../table/house-rules/words'
import { Question } from '../../../../ui/Screen'
import { withNeutral, withRule, withStartingPower, withSupply, type NewGame } from '../draft/draft'
import type { StepProps } from '../draft/step'
import { useAllSpeech } from '../speech'
import { useHouseRules } from '../house-rules/house-rules'
import { keptOf, saved } from '../house-rules/own-rules'
import { idOf, type Point } from '../house-rules/points'
import { titleOf } from '../house-rules/say'
import { useRulesWords } from '../house-rules/words'

/** Step with the house rules of the new game: the rules that can also be changed during a game, and the settings of the start position. */
export default function RulesStep({ game, change }: StepProps) {
  const { words } = useHouseRulesWords()
  const by = useHouseRules()
  const [open, setOpen] = useState<Point | undefined>()
  return (
    <>
      <Question>{words.question}</Question>
      <p className="note">{words.note}</p>
      <RuleList by={by} rules={game} onOpen={setOpen} />
      <KeepRules saved={saved} rules={keptOf(game)} />
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

/** Settings that matter only at the start of a game: power, supply, neutral forces. */
function AtStart({ point, game, change }: StepProps & { point: Point }) {
  const voice = { speech: useAllSpeech(), rules: useRulesWords() }
  const { words } = voice.rules
  const figure = (value: number, max: number, to: (before: NewGame, value: number) => NewGame) => (
    <ul className="card list">
      <Figure label={titleOf(point, game, voice)} value={value} max={max} onChange={(number) => change((before) => to(before, number))} />
    </ul>
  )
  const { box } = game
  switch (point.about) {
    case 'startingPower':
      return figure(box.startingPower, box.limits.power, withStartingPower)
    case 'startingSupply':
      return figure(box.houses[point.house].supply, box.supplyTable.length - 1, (before, level) => withSupply(before, point.house, level))
    case 'neutral':
      return figure(box.areas[point.area]?.neutral ?? 0, 12, (before, strength) => withNeutral(before, point.area, strength))
    case 'startingTrack':
    case 'startingUnits':
      return <p className="note">{words.ofBoard}</p>
    case 'threat':
      return <p className="note">{words.printedHere}</p>
    default:
      return
  }
}

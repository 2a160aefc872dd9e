import { useState } from 'react'
import { Question } from '../../../../ui/Screen'
import { Figure } from '../corrections/BoxEditor'
import { withNeutral, withRule, withStartingPower, withSupply, type NewGame } from '../new-game/draft'
import type { StepProps } from '../new-game/step'
import { KeepRules } from './KeepRules'
import { idOf, type Point } from './points'
import { PointSheet } from './PointSheet'
import { RuleList } from './RuleList'
import { titleOf } from './say'
import { useAllSpeech } from '../speech'
import { useRulesWords } from './words'

/** What the new game is played by: the same list as during a game, and what counts at the start can be set as well. */
export default function RulesStep({ game, change }: StepProps) {
  const { words } = useRulesWords()
  const [open, setOpen] = useState<Point | undefined>()
  return (
    <>
      <Question>{words.question}</Question>
      <p className="note">{words.note}</p>
      <RuleList rules={game} onOpen={setOpen} />
      <KeepRules rules={game} />
      {open !== undefined && (
        <PointSheet
          key={idOf(open)}
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

/** What only the start of a game has: power, supply, neutral forces. */
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

import { useState } from 'react'
import { Button } from '../../../../ui/Button'
import { Figure } from '../../../../ui/chart/Figure'
import { sidesOf, type BattleFacts } from '../../views/timeline'
import { SIDES, type Side } from '../../model/state'
import { areaName, HOUSE_NAMES } from '../../words/lookup'
import * as icons from '../icons'
import { Shield } from '../Shield'
import type { Story } from './story'
import { useChartWords } from './words'

/** How many battles are drawn at first; the table has them all. */
const AT_FIRST = 12

/** Every battle: where, who against whom, and how strong each side was. */
export function BattlesChart({ story: { state, chronicle } }: { story: Story }) {
  const { words, say, count } = useChartWords()
  const { battles } = chronicle
  const [all, setAll] = useState(false)
  if (battles.length === 0) return undefined
  const cell = (battle: BattleFacts, side: Side) =>
    say(words.battles.side, { house: HOUSE_NAMES[battle[side]], strength: battle.result?.[side] ?? words.battles.untold })
  return (
    <Figure
      icon={icons.sword}
      title={words.battles.title}
      summary={count(words.battles.count, battles.length)}
      asTable={words.asTable}
      more={
        !all &&
        battles.length > AT_FIRST && <Button onClick={() => setAll(true)}>{count(words.battles.more, battles.length - AT_FIRST)}</Button>
      }
      table={{
        head: [words.round, words.battles.area, words.battles.attacker, words.battles.defender, words.battles.winner],
        rows: battles.map((battle) => [
          `${battle.round}`,
          areaName(state, battle.area),
          cell(battle, 'attacker'),
          cell(battle, 'defender'),
          HOUSE_NAMES[sidesOf(battle).won],
        ]),
      }}
    >
      <ol className="battles">
        {(all ? battles : battles.slice(0, AT_FIRST)).map((battle, at) => (
          // Battles never change their places.
          <li key={`${at} ${battle.area}`}>
            <span className="label">{say(words.roundOf, { round: battle.round })}</span>
            <span className="battle-area">{areaName(state, battle.area)}</span>
            {SIDES.map((side) => (
              <span key={side} className="battle-side" data-side={side} data-won={battle.winner === side || undefined}>
                <Shield house={battle[side]} size={28} />
                <b>{battle.result?.[side] ?? words.battles.untold}</b>
              </span>
            ))}
            {battle.result?.decidedBy === 'fiefdoms' && <span className="note">{words.battles.byFiefdoms}</span>}
          </li>
        ))}
      </ol>
    </Figure>
  )
}

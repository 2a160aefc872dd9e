import { useState } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { KindSteps } from '../../../../table/question/KindSteps'
import { Options } from '../../../../table/question/Options'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { areAllied, POWERS, type Power } from '../../box/powers'
import { fights, isAir, isSea, isTroop, UNITS, type Army, type Unit } from '../../box/units'
import type { CombatMove } from '../../model/moves'
import { useKeys } from '../asking/key-words'
import { UNIT_ICONS } from '../parts/icons'
import { useTexts } from '../parts/words'
import { useAsked } from './shared'

type Move = Extract<CombatMove, { readonly do: 'battle' }>

/** More of one kind than any space holds. */
const MOST = 99

const counted = (army: Army, unit: Unit, by: number): Army => {
  const { [unit]: before = 0, ...rest } = army
  const after = before + by
  return after === 0 ? rest : { ...rest, [unit]: after }
}

/** Which battle begins, and who fights on both sides; where units are told the app knows that. */
export function Battle({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const { state, answer, offered, become, back, finish } = useAsked(question, 'battle')
  const only = offered.length === 1 ? offered[0] : undefined
  const empty = (move: Move): Move => (state.settings.armiesTold ? move : { ...move, attack: {}, defend: {} })
  const move = answer ?? (only && empty(only))
  const isKnown = state.settings.armiesTold
  return (
    <Asked
      question={question}
      back={back}
      choosing
      finish={{ label: keys.openFire, answer: finish(move), ...(move === undefined && { missing: keys.whichBattle }) }}
    >
      {only === undefined && (
        <Options
          label={keys.whichBattle}
          options={offered.map(({ at, from }) => ({
            value: at,
            title: texts.spaceName(at),
            note: from === undefined ? undefined : texts.spaceName(from),
          }))}
          value={move?.at}
          onChange={(at) => {
            const chosen = offered.find((one) => one.at === at)
            if (chosen !== undefined) become(empty(chosen))
          }}
        />
      )}
      {move !== undefined && !isKnown && (
        <Armies move={move} by={state.power} owner={state.territories[move.at]?.controller} onChange={become} />
      )}
    </Asked>
  )
}

interface ArmiesProps {
  readonly move: Move
  readonly by: Power
  readonly owner: Power | undefined
  readonly onChange: (move: Move) => void
}

/** The armies of both sides; several powers may defend together. */
function Armies({ move, by, owner, onChange }: ArmiesProps) {
  const texts = useTexts()
  const keys = useKeys()
  const enemies = POWERS.filter((power) => !areAllied(power, by))
  const [shown, show] = useState<Power>(owner ?? enemies[0] ?? 'germany')
  const kinds = UNITS.filter((unit) => fights(unit) && (isAir(unit) || (move.place === 'sea' ? isSea(unit) : isTroop(unit))))
  const steps = (label: string, army: Army, put: (army: Army) => void) => (
    <section aria-label={label}>
      <h2 className="label mb-1 px-1">{label}</h2>
      <ul className="card list">
        <KindSteps<Unit>
          label={label}
          kinds={kinds.map((kind) => ({ kind, name: texts.unit(kind), icon: UNIT_ICONS[kind], of: MOST, chosen: army[kind] ?? 0 }))}
          objection={() => undefined}
          onMore={(unit) => put(counted(army, unit, 1))}
          onLess={(unit) => put(counted(army, unit, -1))}
        />
      </ul>
    </section>
  )
  const defends = (army: Army) => {
    const { [shown]: _before, ...others } = move.defend
    onChange({ ...move, defend: Object.keys(army).length === 0 ? others : { ...others, [shown]: army } })
  }
  return (
    <>
      {steps(`${keys.attackers}: ${texts.powers[by]}`, move.attack, (attack) => onChange({ ...move, attack }))}
      <SegmentedChoice
        label={keys.defends}
        options={enemies.map((power) => ({ value: power, label: texts.powers[power] }))}
        value={shown}
        onChange={show}
      />
      {steps(`${keys.defenders}: ${texts.powers[shown]}`, move.defend[shown] ?? {}, defends)}
    </>
  )
}

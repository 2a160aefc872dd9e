import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { KindSteps } from '../../../../table/question/KindSteps'
import type { Power } from '../../box/powers'
import { fights, UNITS, type Army, type Unit, type Units } from '../../box/units'
import type { OwnMove } from '../../rules/moves'
import { UNIT_ICONS } from '../parts/icons'
import { useTexts } from '../parts/words'
import { useAsked } from './shared'
import { useFightWords } from './words'

type Move = Extract<OwnMove, { readonly do: 'breakOff' }>

const standing = ({ hurt: _hurt, ...units }: Army): Units => units
const counted = (units: Units, unit: Unit, by: number): Units => {
  const { [unit]: before = 0, ...rest } = units
  return before + by === 0 ? rest : { ...rest, [unit]: before + by }
}

/** Component that asks for the surviving units of a battle that the players finished without the app. */
export function BreakOff({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useFightWords()
  const { state, answer, setDraft, back, finish } = useAsked(question, 'breakOff')
  const { battle } = state
  if (battle === undefined) return
  const sides = [[battle.by, battle.attack] as const, ...(Object.entries(battle.defend) as readonly (readonly [Power, Army])[])]
  const move: Move = answer ?? {
    do: 'breakOff',
    attack: standing(battle.attack),
    defend: Object.fromEntries(Object.entries(battle.defend).map(([power, army]) => [power, standing(army)])),
  }
  const leftOf = (power: Power): Units => (power === battle.by ? move.attack : (move.defend[power] ?? {}))
  const put = (power: Power, unit: Unit, by: number) => {
    const left = counted(leftOf(power), unit, by)
    setDraft(power === battle.by ? { ...move, attack: left } : { ...move, defend: { ...move.defend, [power]: left } })
  }
  return (
    <QuestionFrame question={question} back={back} choosing finish={{ label: words.breakOff, answer: finish(move) }}>
      {sides.map(([power, army]) => (
        <section key={power} aria-label={texts.powers[power]}>
          <h2 className="label mb-1 px-1">
            {power === battle.by ? words.attacks(texts.powers[power]) : words.defends(texts.powers[power])}
          </h2>
          <ul className="card list">
            <KindSteps<Unit>
              label={texts.powers[power]}
              kinds={UNITS.filter(fights).map((kind) => ({
                kind,
                name: texts.unit(kind),
                icon: UNIT_ICONS[kind],
                of: army[kind] ?? 0,
                chosen: leftOf(power)[kind] ?? 0,
              }))}
              objection={() => undefined}
              onMore={(unit) => put(power, unit, 1)}
              onLess={(unit) => put(power, unit, -1)}
            />
          </ul>
        </section>
      ))}
    </QuestionFrame>
  )
}

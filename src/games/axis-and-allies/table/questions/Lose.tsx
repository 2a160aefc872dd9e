import type { QuestionProps } from '../../../../table/game/game-questions'
import { Asked } from '../../../../table/question/Asked'
import { KindSteps } from '../../../../table/question/KindSteps'
import type { Power } from '../../box/powers'
import { UNITS, type Army, type Unit } from '../../box/units'
import type { Losses } from '../../model/battle'
import { losing } from '../../rules/battles'
import { mayStrike } from '../../rules/fire'
import { USUAL, usualLosses } from '../../rules/losses'
import { useKeys } from '../asking/key-words'
import { UNIT_ICONS } from '../parts/icons'
import { useTexts } from '../parts/words'
import { LastRoll } from './LastRoll'
import { useAsked } from './shared'

type Kind = Unit | 'bb+'

/** How many of a kind can be lost: a battleship that stands upright is turned on its side first. */
const mostOf = (army: Army, kind: Kind): number => (kind === 'bb+' ? (army.bb ?? 0) - (army.hurt ?? 0) : (army[kind] ?? 0))

/** The losses of every owner, preset in the usual order. */
export function Lose({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const { state, answer, become, back, finish } = useAsked(question, 'lose')
  const due = losing(state)
  if (due === undefined) return
  const isAttackers = state.battle?.proposals !== undefined
  const usual = usualLosses(due.forces, due.stage, due.hits, due.isOurs ? USUAL.attack : USUAL.defend)
  const losses = answer?.losses ?? answer?.attacker ?? usual
  const moveOf = (now: typeof losses) => (isAttackers ? ({ do: 'lose', attacker: now } as const) : ({ do: 'lose', losses: now } as const))
  const chosen = Object.values(losses).reduce((all, own) => all + Object.values(own).reduce((sum, n) => sum + n, 0), 0)
  const kindsOf = (army: Army): readonly Kind[] =>
    UNITS.filter(mayStrike(due.stage))
      .flatMap((unit): readonly Kind[] => (unit === 'bb' ? ['bb+', 'bb'] : [unit]))
      .filter((kind) => mostOf(army, kind) > 0)
  const put = (power: Power, kind: Kind, by: number) => {
    const own: Losses = losses[power] ?? {}
    const { [kind]: before = 0, ...rest } = own
    const after = before + by
    become(moveOf({ ...losses, [power]: after === 0 ? rest : { ...rest, [kind]: after } }))
  }
  return (
    <Asked question={question} back={back} choosing finish={{ label: keys.takeOff(due.hits), answer: finish(moveOf(losses)) }}>
      <LastRoll />
      <p role="status" className="note">
        {keys.total(chosen, due.hits)}
      </p>
      {(Object.entries(due.forces) as [Power, Army][]).map(([power, army]) => (
        <section key={power} aria-label={texts.powers[power]}>
          <h2 className="label mb-1 px-1">{texts.powers[power]}</h2>
          <ul className="card list">
            <KindSteps<Kind>
              label={texts.powers[power]}
              kinds={kindsOf(army).map((kind) => ({
                kind,
                name: texts.unit(kind),
                icon: UNIT_ICONS[kind],
                of: mostOf(army, kind),
                chosen: losses[power]?.[kind] ?? 0,
              }))}
              objection={() => undefined}
              onMore={(kind) => put(power, kind, 1)}
              onLess={(kind) => put(power, kind, -1)}
            />
          </ul>
        </section>
      ))}
    </Asked>
  )
}

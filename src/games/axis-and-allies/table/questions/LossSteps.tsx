import { KindSteps } from '../../../../table/question/KindSteps'
import type { Power } from '../../box/powers'
import { profilesOf, UNITS, type Army, type Unit } from '../../box/units'
import type { Forces, Losses, LossesByPower, Stage } from '../../model/battle'
import { mayStrike } from '../../rules/fire'
import { useKeys } from '../asking/words'
import { UNIT_ICONS } from '../parts/icons'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'

type Kind = Unit | 'bb+'

/** Returns the maximum number of losses of a type of unit. An undamaged battleship takes its first hit before it can be lost. */
const mostOf = (army: Army, kind: Kind): number => (kind === 'bb+' ? (army.bb ?? 0) - (army.hurt ?? 0) : (army[kind] ?? 0))

/** Returns the total number of losses. */
export const lossCount = (losses: LossesByPower): number =>
  Object.values(losses).reduce((all, own) => all + Object.values(own).reduce((sum, n) => sum + n, 0), 0)

export interface LossStepsProps {
  readonly forces: Forces
  readonly stage: Stage
  readonly losses: LossesByPower
  readonly onChange: (losses: LossesByPower) => void
}

/** Component with number inputs for the losses of each owner. Lists only units that the stage may hit. */
export function LossSteps({ forces, stage, losses, onChange }: LossStepsProps) {
  const texts = useTexts()
  const keys = useKeys()
  const profiles = profilesOf(usePosition().numbers)
  const noteOf = (kind: Kind) => (kind === 'bb+' ? keys.repaired : keys.price(profiles[kind].cost))
  const kindsOf = (army: Army): readonly Kind[] =>
    UNITS.filter(mayStrike(stage))
      .flatMap((unit): readonly Kind[] => (unit === 'bb' ? ['bb+', 'bb'] : [unit]))
      .filter((kind) => mostOf(army, kind) > 0)
  const put = (power: Power, kind: Kind, by: number) => {
    const own: Losses = losses[power] ?? {}
    const { [kind]: before = 0, ...rest } = own
    const after = before + by
    onChange({ ...losses, [power]: after === 0 ? rest : { ...rest, [kind]: after } })
  }
  return (Object.entries(forces) as [Power, Army][]).map(([power, army]) => (
    <section key={power} aria-label={texts.powers[power]}>
      <h2 className="label mb-1 px-1">{texts.powers[power]}</h2>
      <ul className="card list">
        <KindSteps<Kind>
          label={texts.powers[power]}
          kinds={kindsOf(army).map((kind) => ({
            kind,
            name: texts.unit(kind),
            icon: UNIT_ICONS[kind],
            counts: noteOf(kind),
            of: mostOf(army, kind),
            chosen: losses[power]?.[kind] ?? 0,
          }))}
          objection={() => undefined}
          onMore={(kind) => put(power, kind, 1)}
          onLess={(kind) => put(power, kind, -1)}
        />
      </ul>
    </section>
  ))
}

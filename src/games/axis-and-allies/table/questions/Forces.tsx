import './press.css'
import { Icon } from '../../../../ui/Icon'
import { Tag } from '../../../../ui/Tag'
import type { Power } from '../../box/powers'
import { costOf, fights, fightersIn, UNITS, type Army, type Profiles } from '../../box/units'
import type { Battle } from '../../model/battle'
import { damaged, UNIT_ICONS } from '../parts/icons'
import { Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { useFightWords } from './words'

export interface ForcesProps {
  readonly battle: Pick<Battle, 'by' | 'attack' | 'defend'>
  /** Submerged submarines, which stay in the sea zone and are shown as part of the armies. */
  readonly submerged?: Battle['submerged']
  readonly profiles: Profiles
}

/** Component that shows the armies of a battle: first the attacker, then all defenders. */
export function Forces({ battle: { by, attack, defend }, submerged, profiles }: ForcesProps) {
  return (
    <div className="axis-armies grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
      <Force power={by} army={attack} under={submerged?.attack} profiles={profiles} />
      {(Object.entries(defend) as readonly (readonly [Power, Army])[]).map(([power, army]) => (
        <Force key={power} power={power} army={army} under={submerged?.defend[power]} profiles={profiles} />
      ))}
    </div>
  )
}

interface ForceProps {
  readonly power: Power
  readonly army: Army
  readonly under: number | undefined
  readonly profiles: Profiles
}

/** Component that shows one army with its value in IPCs. AA guns and industrial complexes are listed but have no share in the value. */
function Force({ power, army, under = 0, profiles }: ForceProps) {
  const texts = useTexts()
  const words = useFightWords()
  const fighting = Object.fromEntries(UNITS.filter(fights).map((unit) => [unit, army[unit] ?? 0]))
  return (
    <section aria-label={texts.powers[power]}>
      <h2>
        <Plate role={power} size={28} />
        {texts.powers[power]}
      </h2>
      <ul>
        {UNITS.filter((unit) => (army[unit] ?? 0) > 0).map((unit) => (
          <li key={unit}>
            <Icon of={UNIT_ICONS[unit]} size="s" label={texts.unit(unit)} />
            {army[unit]}
          </li>
        ))}
        {(army.hurt ?? 0) > 0 && (
          <li>
            <Icon of={damaged} size="s" label={texts.unit('bb+')} />
            {army.hurt}
          </li>
        )}
      </ul>
      {under > 0 && <Tag icon={UNIT_ICONS.ss}>{texts.underWater(under)}</Tag>}
      <p className="army-worth note">{words.worthAll(fightersIn(army), costOf(fighting, profiles))}</p>
    </section>
  )
}

import { KindSteps } from '../../../../table/question/KindSteps'
import { useQuestionSpeech } from '../../../../table/question/speech'
import { Select } from '../../../../ui/Field'
import { areAllied } from '../../box/powers'
import { HOLD, type Unit } from '../../box/units'
import type { State } from '../../model/state'
import { UNIT_ICONS } from '../parts/icons'
import { useTexts } from '../parts/words'
import { numberOf, shoresOf } from '../parts/zones'
import { useFightWords } from '../questions/words'
import {
  aboardOf,
  against,
  DID,
  didOf,
  hasEnemy,
  leaveBehind,
  planOf,
  takeOn,
  waitingAt,
  withDid,
  withEnemy,
  type Did,
  type Voyage,
} from './voyage'
import { YesNo } from './YesNo'
import { useVoyageWords } from './words'

export interface VoyageProps {
  readonly state: State
  readonly voyage: Voyage
  readonly onChange: (voyage: Voyage) => void
}

/** Component that shows the units that the transport can load in its current sea zone, with one list for each friendly shore. */
export function TakesOn({ state, voyage, onChange }: VoyageProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const { wrong } = useQuestionSpeech()
  const { stops } = planOf(voyage)
  const here = stops.at(-1)
  if (here === undefined) return
  const countOf = (unit: Unit, from: string) => here.loads.filter((load) => load.unit === unit && load.from === from).length
  const isFull = aboardOf(voyage).length >= HOLD
  const objectionAt = (at: string) => (unit: Unit) => {
    const refusal = against(state, voyage, { do: 'load', unit, from: at })
    return refusal && wrong(refusal, state)
  }
  const shores = shoresOf(here.zone)
    .filter((at) => areAllied(state.territories[at]?.controller ?? state.power, state.power))
    .map((at) => {
      const kinds = waitingAt(state, at)
        .map(({ unit, count }) => ({ kind: unit, name: texts.unit(unit), icon: UNIT_ICONS[unit], of: count, chosen: countOf(unit, at) }))
        .filter(({ chosen }) => chosen > 0 || !isFull)
      const [first, ...others] = kinds.map(({ kind, chosen }) => (chosen > 0 ? undefined : objectionAt(at)(kind)))
      return { at, kinds, closed: others.every((other) => other === first) ? first : undefined }
    })
    .filter(({ kinds }) => kinds.length > 0)
  // If loading is refused for the same reason at all shores, show the reason once in place of disabled steppers.
  const reason = shores.every(({ closed }) => closed === shores[0]?.closed) ? shores[0]?.closed : undefined
  if (reason !== undefined) return <p className="note px-1">{reason}</p>
  return shores.map(({ at, kinds }) => {
    const label = `${words.takesOn}: ${texts.spaceName(at)}`
    return (
      <section key={at} aria-label={label}>
        <h2 className="label mb-1 px-1">{label}</h2>
        <ul className="card list">
          <KindSteps<Unit>
            label={texts.spaceName(at)}
            kinds={kinds}
            objection={objectionAt(at)}
            onMore={(unit) => onChange(takeOn(voyage, unit, at))}
            onLess={(unit) => onChange(leaveBehind(voyage, unit, at))}
          />
        </ul>
      </section>
    )
  })
}

/** Component that asks whether enemy ships are in the current sea zone of the transport. */
export function EnemyShips({ voyage, onChange }: VoyageProps) {
  const words = useFightWords()
  const zone = planOf(voyage).stops.at(-1)?.zone ?? voyage.ship.at
  return (
    <YesNo
      label={words.enemyShips(numberOf(zone))}
      value={hasEnemy(voyage, zone)}
      onChange={(value) => onChange(withEnemy(voyage, zone, value))}
    />
  )
}

/** Component that asks how the transport took part in combat. The answer limits the later moves of the transport. */
export function CombatBefore({ voyage, onChange }: VoyageProps) {
  const words = useVoyageWords()
  return (
    <Select<Did>
      label={words.didInCombat}
      options={DID.map((value) => ({ value, label: words.did[value] }))}
      value={didOf(voyage)}
      onChange={(did) => onChange(withDid(voyage, did))}
    />
  )
}

import { KindSteps } from '../../../../table/question/KindSteps'
import { useQuestionSpeech } from '../../../../table/question/speech'
import { areAllied, SIDES } from '../../box/powers'
import type { Unit } from '../../box/units'
import { Plate } from '../parts/Plate'
import { seaOf } from '../parts/chart'
import { UNIT_ICONS } from '../parts/icons'
import { useTexts } from '../parts/words'
import { ZoneDisc } from '../parts/ZoneGrid'
import { useZoneWords } from '../parts/words/zones'
import { canalBetween, nextTo, numberOf, shoresOf } from '../parts/zones'
import type { VoyageProps } from './Loading'
import { Rows } from './Rows'
import { aboardOf, against, landAt, landOnly, legOf, movesOf, planOf, sailTo, upTo } from './voyage'
import { wayRound } from './ways-out'
import { useVoyageWords } from './words'

/** Component that lists the sea zones that the transport may enter next, with their coasts and canals. */
export function NextZones({ state, voyage, onChange }: VoyageProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const zones = useZoneWords()
  const { wrong } = useQuestionSpeech()
  const { stops } = planOf(voyage)
  const leg = legOf(voyage, state)
  const from = stops[leg]?.zone ?? voyage.ship.at
  const before = upTo(voyage, leg)
  const rows = nextTo(from).map((zone) => {
    const shores = shoresOf(zone).map(texts.spaceName)
    const canal = canalBetween(from, zone)
    const sea = zones.seas[seaOf(zone)] ?? ''
    const refusal = against(state, before, { do: 'move', to: zone })
    const side = texts.sides[SIDES[state.power]]
    return {
      id: zone,
      lead: <ZoneDisc zone={zone} />,
      name: zones.zone(numberOf(zone)),
      title: shores.length === 0 ? zones.openSea : shores.join(', '),
      note: canal === undefined ? sea : words.canalOpen(zones.canals[canal], side),
      reason:
        refusal?.code === 'CANAL_CLOSED' && canal !== undefined
          ? `${words.canalClosed(zones.canals[canal])}. ${words.wayRound(wayRound(state, from, zone) ?? 0)}`
          : refusal && wrong(refusal, state),
    }
  })
  const { left } = movesOf(before, state)
  return (
    <Rows
      label={left < 1 ? words.noMove : words.step(numberOf(from), left)}
      rows={left < 1 ? [] : rows}
      chosen={stops[leg + 1]?.zone}
      onChoose={(zone) => onChange(sailTo(voyage, leg, zone))}
    />
  )
}

/** Component that lists the territories in which the troops aboard may land. */
export function Landing({ state, voyage, onChange }: VoyageProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const { wrong } = useQuestionSpeech()
  const { stops, shore } = planOf(voyage)
  const here = stops.at(-1)?.zone ?? voyage.ship.at
  const [first] = aboardOf(voyage)
  const afloat = upTo(voyage, stops.length - 1)
  if (first === undefined) return
  return (
    <Rows
      label={words.landsIn}
      chosen={shore}
      onChoose={(at) => onChange(at === shore ? afloat : landAt(voyage, at))}
      rows={shoresOf(here).map((at) => {
        const holder = state.territories[at]?.controller ?? state.power
        const refusal = against(state, afloat, { do: 'unload', unit: first, to: at })
        return {
          id: at,
          lead: <Plate role={holder} size={36} />,
          title: texts.spaceName(at),
          note: areAllied(holder, state.power) ? words.friendly : words.hostile,
          reason: refusal && wrong(refusal, state),
        }
      })}
    />
  )
}

/** Component that asks how many of the units aboard the transport go ashore, if it carries several units. */
export function Ashore({ voyage, onChange }: VoyageProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const { shore, ashore } = planOf(voyage)
  const aboard = aboardOf(voyage)
  if (shore === undefined || aboard.length < 2) return
  const label = words.ashore(texts.spaceName(shore))
  const less = (unit: Unit) => {
    const at = ashore.lastIndexOf(unit)
    return ashore.filter((_, index) => index !== at)
  }
  return (
    <section aria-label={label}>
      <h2 className="label mb-1 px-1">{label}</h2>
      <ul className="card list">
        <KindSteps<Unit>
          label={label}
          kinds={[...new Set(aboard)].map((unit) => ({
            kind: unit,
            name: texts.unit(unit),
            icon: UNIT_ICONS[unit],
            of: aboard.filter((one) => one === unit).length,
            chosen: ashore.filter((one) => one === unit).length,
          }))}
          objection={() => undefined}
          onMore={(unit) => onChange(landOnly(voyage, [...ashore, unit]))}
          onLess={(unit) => onChange(landOnly(voyage, less(unit)))}
        />
      </ul>
    </section>
  )
}

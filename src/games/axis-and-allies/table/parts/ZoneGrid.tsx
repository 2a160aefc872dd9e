import './zones.css'
import type { State } from '../../model/state'
import { Plate } from './Plate'
import { useTexts } from './words'
import { useZoneWords } from './words/zones'
import { canalsOf, fleetsIn, nextTo, numberOf, shoresOf } from './zones'

export interface ZoneGridProps {
  readonly state: State
  readonly label: string
  readonly zones: readonly string[]
  readonly chosen: readonly string[]
  readonly onPress: (zone: string) => void
}

/** Component that shows sea zones as numbered buttons. If the app tracks units, each button also shows the fleets. */
export function ZoneGrid({ state, label, zones, chosen, onPress }: ZoneGridProps) {
  const texts = useTexts()
  const words = useZoneWords()
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(48px,1fr))] gap-0.75" role="group" aria-label={label}>
      {zones.map((zone) => {
        const fleets = fleetsIn(state, zone)
        const [first, second] = fleets
        const about = [
          ...shoresOf(zone).map(texts.spaceName),
          ...fleets.map(({ power, units }) => words.fleet(texts.powers[power], texts.unitList(units))),
        ]
        return (
          <button
            key={zone}
            type="button"
            className="zone-key"
            aria-pressed={chosen.includes(zone)}
            aria-label={[words.zone(numberOf(zone)), ...about].join(', ')}
            onClick={() => onPress(zone)}
          >
            <b aria-hidden="true">{numberOf(zone)}</b>
            {first !== undefined && (
              <span className="flex" aria-hidden="true">
                <Plate role={first.power} size={20} />
                {second !== undefined && <Plate role={second.power} size={20} />}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

/** Component that shows the number of a sea zone on a disc, at the start of a row in a list of sea zones. */
export function ZoneDisc({ zone, on = false }: { readonly zone: string; readonly on?: boolean }) {
  return (
    <span className="zone-disc" aria-hidden="true" data-on={on || undefined}>
      {numberOf(zone)}
    </span>
  )
}

/** Component that shows the coasts, canals, adjacent sea zones and fleets of a sea zone. */
export function ZoneFacts({ state, zone, note }: { readonly state: State; readonly zone: string; readonly note?: string }) {
  const texts = useTexts()
  const words = useZoneWords()
  const shores = shoresOf(zone).map(texts.spaceName)
  const about = [...(shores.length === 0 ? [words.openSea] : shores), ...canalsOf(zone).map((canal) => words.canals[canal])]
  const fleets = fleetsIn(state, zone).map(({ power, units }) => `${words.fleet(texts.powers[power], texts.unitList(units))}.`)
  return (
    <div className="zone-told" role="status">
      <p>{words.shores(numberOf(zone), about)}</p>
      <p className="note short:hidden">{[words.nextTo(nextTo(zone).map(numberOf)), ...fleets].join(' ')}</p>
      {note !== undefined && <p className="note">{note}</p>}
    </div>
  )
}

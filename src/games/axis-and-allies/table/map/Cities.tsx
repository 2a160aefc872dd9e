import './cities.css'
import { CITIES } from '../../box/board'
import { SIDES } from '../../box/powers'
import type { State } from '../../model/state'
import { citiesOf } from '../../rules/winning'
import { coloursOf, Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { useMapWords } from './words'

/**
 * Component that shows the victory cities with their controllers: cities of the Axis from the left, cities of the Allies from the right,
 * and a mark at the number needed to win.
 */
export function Cities({ state }: { readonly state: State }) {
  const texts = useTexts()
  const words = useMapWords()
  const { needed } = state.settings
  const holders = CITIES.flatMap(({ id, city = '' }) => {
    const holder = state.territories[id]?.controller
    return holder === undefined ? [] : [{ city, holder }]
  }).toSorted((a, b) => Number(SIDES[a.holder] === 'allies') - Number(SIDES[b.holder] === 'allies'))
  const { axis, allies } = citiesOf(Object.fromEntries(holders.map(({ city, holder }) => [city, holder])))
  const part = (cities: number) => `${(100 * cities) / holders.length}%`
  return (
    <section className="victory-cities flex flex-col gap-3" aria-label={words.cities}>
      <p>
        <span>
          <b>{axis}</b> {texts.sides.axis}
        </span>
        <span>{words.goal(needed)}</span>
        <span>
          {texts.sides.allies} <b>{allies}</b>
        </span>
      </p>
      <div aria-hidden="true">
        {holders.map(({ city, holder }) => (
          <i key={city} className={coloursOf(holder)} />
        ))}
        <span style={{ insetInlineStart: part(needed) }} />
        <span style={{ insetInlineEnd: part(needed) }} />
      </div>
      <ul>
        {holders.map(({ city, holder }) => (
          <li key={city}>
            <Plate role={holder} size={28} alone />
            {texts.cityName(city)}
          </li>
        ))}
      </ul>
    </section>
  )
}

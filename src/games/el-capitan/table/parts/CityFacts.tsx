import { numberAt } from '../../../../kit/rule-points'
import { List, Row } from '../../../../ui/List'
import type { CityId, Colour } from '../../box/board'
import { fortressPrice, harbourPrice } from '../../box/numbers'
import { cityOf } from '../../model/city'
import type { State } from '../../model/state'
import { largestCities, payIn } from '../../rules/payday'
import { Pennon } from './Pennon'
import { Track } from './Track'
import { useNamedTexts } from './words'

interface CityProps {
  readonly state: State
  readonly city: CityId
}

const Pennons = ({ of }: { readonly of: readonly Colour[] }) =>
  of.map((colour, at) => <Pennon key={`${colour} ${at}`} role={colour} size={28} alone />)

/** A city told: its track, who lies in the harbour, fortresses, what is shut down, and what a payday would bring now. */
export function CityFacts({ state, city }: CityProps) {
  const texts = useNamedTexts()
  const { fortresses, shut } = cityOf(state, city)
  const ships = state.players.flatMap(({ colour }) => {
    const ship = state.ships[colour]
    return ship?.at === 'city' && ship.city === city ? [colour] : []
  })
  const free = ([1, 2] as const).find((space) =>
    ships.every((colour) => {
      const ship = state.ships[colour]
      return ship?.at !== 'city' || ship.harbour !== space
    }),
  )
  const owners = fortresses.flatMap((owner) => owner ?? [])
  const priceOf = (point: Parameters<typeof numberAt>[1]) => `${numberAt(state.numbers, point) ?? '?'}`
  const site = fortresses.findIndex((owner) => owner === null)
  const { majority } = payIn(state, city, largestCities(state).includes(city))
  const turns = state.settings.turnsTold
  return (
    <div className="flex flex-col gap-3">
      <Track state={state} city={city} />
      <p className="note">{texts.track.note}</p>
      <List>
        {turns && (
          <Row
            title={texts.city.harbour}
            note={free === undefined ? texts.sail.full : texts.city.space(free, priceOf(harbourPrice(city, free)))}
            trail={<Pennons of={ships} />}
          />
        )}
        <Row
          title={texts.city.fortresses}
          note={site < 0 ? texts.city.taken : texts.city.site(site + 1, priceOf(fortressPrice(city, site + 1)))}
          trail={<Pennons of={owners} />}
        />
        {shut.length > 0 && <Row title={texts.city.shut} note={texts.city.waits} trail={<Pennons of={shut} />} />}
        <Row
          title={texts.ifPayday}
          trail={majority.map(({ colour, florins }) => (
            <span key={colour} className="flex items-center gap-1">
              <Pennon role={colour} size={28} alone />
              <strong>{florins ?? '?'}</strong>
            </span>
          ))}
        />
      </List>
    </div>
  )
}

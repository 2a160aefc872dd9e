import { Icon } from '../../../../ui/Icon'
import { sentence } from '../../../../ui/grammar/numbers'
import { upTo } from '../../../../kit/counts'
import { GRID, HARBOURS, type CityId, type Colour } from '../../box/board'
import { cityOf } from '../../model/city'
import { shipIn } from '../../model/ships'
import type { State } from '../../model/state'
import { rankingIn } from '../../rules/payday'
import { cityValue } from '../../rules/track'
import { anchor, fortress, shut } from '../parts/icons'
import { Pennon } from '../parts/Pennon'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'
import { useRoomTexts } from './words'

/**
 * Component that shows the nine cities in the overview for all players: value, warehouses of each colour, ships, fortresses and shut-down
 * warehouses.
 */
export function CoastsBoard() {
  const texts = useNamedTexts()
  const state = usePosition()
  const ship = state.ships[state.turns.turn ?? '']
  const here = state.stage === 'turns' && ship?.at === 'city' ? ship.city : undefined
  return (
    <ul className="sea" aria-label={texts.coasts}>
      {GRID.flat().map((city) => (
        <li key={city} data-here={city === here ? '' : undefined}>
          <Room state={state} city={city} />
        </li>
      ))}
    </ul>
  )
}

interface RoomProps {
  readonly state: State
  readonly city: CityId
}

function Room({ state, city }: RoomProps) {
  const texts = useNamedTexts()
  const rooms = useRoomTexts()
  const value = cityValue(state, city)
  const { shut: closed, fortresses } = cityOf(state, city)
  const ships = upTo(HARBOURS).flatMap((space) => shipIn(state, city, space) ?? [])
  return (
    <>
      <p className="sea-head flex flex-wrap items-center gap-x-1.5 gap-y-0.5 justify-between">
        <b>{sentence(texts.cities[city] ?? city)}</b>
        <strong aria-label={texts.city.worth(`${value ?? '?'}`)}>{value ?? '?'}</strong>
      </p>
      <p className="sea-ranks flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[600]">
        {rankingIn(cityOf(state, city)).map(({ colour, warehouses }) => (
          <span key={colour}>
            <Pennon role={colour} size={30} alone />
            {warehouses}
          </span>
        ))}
      </p>
      <p className="sea-foot flex flex-wrap items-center gap-x-1.5 gap-y-0.5 justify-between min-h-6 text-ink-2">
        {state.settings.turnsTold && <Pieces icon={anchor} label={rooms.sheet.ship} owners={ships} none={texts.track.free} />}
        <Pieces icon={fortress} label={texts.city.fortresses} owners={fortresses.flatMap((owner) => owner ?? [])} />
        <Pieces icon={shut} label={texts.city.shut} owners={closed} />
      </p>
    </>
  )
}

interface PiecesProps {
  readonly icon: string
  readonly label: string
  readonly owners: readonly Colour[]
  /** Text that is shown if the list is empty. By default, an empty list is hidden. */
  readonly none?: string
}

function Pieces({ icon, label, owners, none }: PiecesProps) {
  if (owners.length === 0 && none === undefined) return
  return (
    <span>
      <Icon of={icon} label={label} />
      {owners.length === 0 ? none : owners.map((colour, at) => <Pennon key={at} role={colour} size={24} alone />)}
    </span>
  )
}

import { sentence } from '../../../../ui/grammar/numbers'
import './capitan.css'
import { useRef, useState, type ComponentType } from 'react'
import { upTo } from '../../../../kit/counts'
import { numberAt } from '../../../../kit/rule-points'
import { Link } from 'react-router'
import { useScrolledToPressed } from '../../../../ui/scroll-to-pressed'
import { Icon } from '../../../../ui/Icon'
import type { StandardBoardProps } from '../../../../table/standard/board-props'
import { useGamePath } from '../../../../table/paths'
import { GRID, HARBOURS, type CityId, type Colour } from '../../box/board'
import { harbourPrice } from '../../box/numbers'
import { shipIn } from '../../model/ships'
import { cityOf } from '../../model/city'
import type { State } from '../../model/state'
import { rankingIn } from '../../rules/payday'
import { cityValue } from '../../rules/track'
import { Banner } from './Banner'
import { anchor, fortress } from './icons'
import { CityFacts } from './CityFacts'
import { Pennon } from './Pennon'
import { usePosition } from './position'
import { useNamedTexts } from './named'

export interface CoastsGridProps {
  readonly state: State
  readonly chosen: CityId | undefined
  readonly onChoose: (city: CityId) => void
  /** Returns the reason why a city cannot be chosen; undefined if the city can be chosen. */
  readonly objection?: (city: CityId) => string | undefined
  /** Called when the user taps a city that cannot be chosen, to show the refusal. */
  readonly onRefused?: (city: CityId) => void
  /** Whether each city shows its harbour spaces with prices and ships instead of its warehouses. */
  readonly harbours?: boolean
}

/** Returns whether a word of a name is too long for a tile on a narrow screen. */
const isLongName = (name: string): boolean => name.split(' ').some((word) => word.length > 12)

/**
 * Component that shows the nine cities in the layout of the board, each with its leading colours, the ships in its harbour, and its value.
 */
export function CoastsGrid({ state, chosen, onChoose, objection, onRefused, harbours = false }: CoastsGridProps) {
  const texts = useNamedTexts()
  const grid = useRef<HTMLDivElement>(null)
  useScrolledToPressed(grid, harbours ? chosen : undefined)
  return (
    <div ref={grid} className="coasts" data-harbours={harbours || undefined} role="group" aria-label={texts.coasts}>
      {GRID.flat().map((city) => {
        const why = objection?.(city)
        const value = cityValue(state, city)
        return (
          <button
            key={city}
            type="button"
            className="coast-room"
            aria-pressed={city === chosen}
            aria-disabled={why === undefined ? undefined : true}
            onClick={() => (why === undefined ? onChoose(city) : onRefused?.(city))}
          >
            <span className="coast-name" data-long={isLongName(texts.cities[city] ?? city) ? '' : undefined}>
              {sentence(texts.cities[city] ?? city)}
            </span>
            {why !== undefined && <span className="note">{why}</span>}
            {harbours ? (
              <Harbours state={state} city={city} />
            ) : (
              <>
                <span className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-[14px]">
                  {rankingIn(cityOf(state, city)).map(({ colour, warehouses }) => (
                    <span key={colour} className="flex items-center">
                      <Pennon role={colour} size={20} alone />
                      {warehouses}
                    </span>
                  ))}
                </span>
                <span className="coast-foot">
                  <Owners
                    icon={anchor}
                    label={texts.sheet.ship}
                    owners={upTo(HARBOURS).flatMap((space) => shipIn(state, city, space) ?? [])}
                  />
                  <Owners
                    icon={fortress}
                    label={texts.city.fortresses}
                    owners={cityOf(state, city).fortresses.flatMap((owner) => owner ?? [])}
                  />
                  <strong>
                    <span className="sr-only">{texts.city.worth(`${value ?? '?'}`)}</span>
                    <span aria-hidden>{value ?? '?'}</span>
                  </strong>
                </span>
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}

interface OwnersProps {
  readonly icon: string
  readonly label: string
  readonly owners: readonly Colour[]
}

/** Component that lists the owners of one kind of piece in a city. Renders nothing if no player owns such a piece. */
function Owners({ icon, label, owners }: OwnersProps) {
  const { colours } = useNamedTexts()
  if (owners.length === 0) return
  return (
    <span className="flex items-center gap-0.25">
      <span className="sr-only">{`${label}: ${owners.map((colour) => colours[colour]).join(', ')}`}</span>
      <Icon of={icon} size="xs" />
      {owners.map((colour) => (
        <Pennon key={colour} role={colour} size={18} />
      ))}
    </span>
  )
}

/** Component that shows the two harbour spaces of a city: for each space, the ship on the space or the price. */
function Harbours({ state, city }: { readonly state: State; readonly city: CityId }) {
  const { track, colours } = useNamedTexts()
  return (
    <span className="flex gap-1 w-full">
      {upTo(HARBOURS).map((space) => {
        const ship = shipIn(state, city, space)
        const price = `${numberAt(state.numbers, harbourPrice(city, space)) ?? '?'}`
        return (
          <span key={space} className="coast-harbour" data-free={ship === undefined ? '' : undefined}>
            <span className="sr-only">{[track.harbour(space, price), ...(ship ? [colours[ship]] : [])].join(', ')}</span>
            <span aria-hidden>{ship === undefined ? price : <Pennon role={ship} size={20} alone />}</span>
          </span>
        )
      })}
    </span>
  )
}

export interface CoastsProps extends StandardBoardProps {
  /** Component below the details of the tapped city. */
  readonly Below?: ComponentType<{ readonly city: CityId }>
}

/** Component that shows the chart of the nine cities, and below it the details of the tapped city, or of the city of a log entry. */
export function Coasts({ Below, happened = [] }: CoastsProps) {
  const texts = useNamedTexts()
  const state = usePosition()
  const path = useGamePath()
  const [city, setCity] = useState<CityId>(() => GRID.flat().find((one) => one === happened[0]) ?? 'marseille')
  return (
    <div className="flex flex-col gap-4">
      <Banner />
      <CoastsGrid state={state} chosen={city} onChoose={setCity} />
      <h2 className="type-title">{sentence(texts.cities[city] ?? city)}</h2>
      <CityFacts state={state} city={city} />
      {Below && <Below key={city} city={city} />}
      {state.stage !== 'over' && (
        <Link className="alt" to={path('payday')}>
          {texts.ifPayday}
        </Link>
      )}
    </div>
  )
}

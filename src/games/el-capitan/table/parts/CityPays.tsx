import { sentence } from '../../../../ui/grammar/numbers'
import { Icon } from '../../../../ui/Icon'
import { chevron } from '../../../../ui/icons'
import type { CityId, Colour } from '../../box/board'
import { cityOf } from '../../model/city'
import type { State } from '../../model/state'
import { largestCities, payIn, rankingIn } from '../../rules/payday'
import { fortress, shut as shutIcon } from './icons'
import { Pennon } from './Pennon'
import { useNamedTexts } from './named'

export interface CityPaysProps {
  readonly state: State
  /** State after the move that the user has chosen; omitted if no move is chosen. */
  readonly after?: State | undefined
  readonly city: CityId
  /** Whether the shut-down warehouses are listed separately. */
  readonly isShutApart?: boolean
}

/**
 * Returns the florins that a city would pay each colour now: one amount for the ranking by warehouses, one for fortresses. An unknown
 * amount is undefined.
 */
const paysOf = (state: State, city: CityId) => {
  const { value, majority, fortresses } = payIn(state, city, largestCities(state).includes(city))
  const by = (list: readonly { readonly colour: Colour; readonly florins: number | undefined }[]) =>
    new Map(list.map(({ colour, florins }) => [colour, florins]))
  return { value, majority: by(majority), fortresses: by(fortresses) }
}

const figure = (florins: number | undefined): number | '?' => florins ?? '?'

/** Component that shows an amount, and the amount after the chosen move if it is different. */
function Amount({ from, to }: { readonly from: number | '?'; readonly to: number | '?' }) {
  return (
    <span className="inline-flex items-center gap-0.75">
      {from === to ? (
        from
      ) : (
        <>
          <span className="text-ink-3">{from}</span>
          <Icon of={chevron} size="xs" />
          {to}
        </>
      )}
    </span>
  )
}

/**
 * R51: returns the neutral colour that has the most warehouses in a city; undefined if a main colour has the most. A neutral colour
 * receives no payout.
 */
export const neutralLeader = (state: State, city: CityId): Colour | undefined => {
  const [first] = rankingIn(cityOf(state, city))
  return state.players.find(({ neutral }) => neutral !== undefined && neutral === first?.colour)?.neutral
}

/** Splits the shut-down warehouses of a city into two groups: shut down before the chosen move, and shut down by the chosen move. */
const closedBy = (before: readonly Colour[], after: readonly Colour[]) => {
  const added = before.reduce<readonly Colour[]>((rest, colour) => {
    const at = rest.indexOf(colour)
    return at < 0 ? rest : rest.toSpliced(at, 1)
  }, after)
  return { onPicture: after.slice(0, after.length - added.length), willBeShut: added }
}

/**
 * Component that shows the value of a city and its payouts at a payday in the current state. If the user has chosen a move, the component
 * also shows the numbers after the move.
 */
export function CityPays({ state, after = state, city, isShutApart = false }: CityPaysProps) {
  const texts = useNamedTexts()
  const now = paysOf(state, city)
  const then = paysOf(after, city)
  const rows = (['majority', 'fortresses'] as const).flatMap((what) =>
    [...new Set([...now[what].keys(), ...then[what].keys()])].map((colour) => ({
      what,
      colour,
      from: now[what].has(colour) ? figure(now[what].get(colour)) : 0,
      to: then[what].has(colour) ? figure(then[what].get(colour)) : 0,
    })),
  )
  const closed = closedBy(cityOf(state, city).shut, cityOf(after, city).shut)
  const unpaid = neutralLeader(after, city)
  return (
    <>
      <p className="pays-head flex flex-wrap items-center justify-between gap-x-2 gap-y-0 type-note">
        <span>{texts.city.pays(sentence(texts.cities[city] ?? city))}</span>
        <strong>
          <Amount from={figure(now.value)} to={figure(then.value)} />
        </strong>
      </p>
      <ul className="pays" aria-label={texts.ifPayday}>
        {rows.map((row) => (
          <li key={`${row.what} ${row.colour}`}>
            <Pennon role={row.colour} size={20} />
            <span className="sr-only">{texts.colours[row.colour]}</span>
            {row.what === 'fortresses' && <Icon of={fortress} size="xs" label={texts.city.fortresses} />}
            <Amount from={row.from} to={row.to} />
          </li>
        ))}
        {unpaid !== undefined && (
          <li>
            <Pennon role={unpaid} size={20} />
            <span className="sr-only">{texts.colours[unpaid]}</span>
            <span>{texts.city.unpaid}</span>
          </li>
        )}
      </ul>
      {!isShutApart &&
        (['onPicture', 'willBeShut'] as const).map(
          (what) =>
            closed[what].length > 0 && (
              <p key={what} className="flex flex-wrap items-center type-note gap-x-1 gap-y-0.5">
                <Icon of={shutIcon} size="xs" />
                <span>{texts.city[what]}</span>
                {closed[what].map((colour, at) => (
                  <Pennon key={`${colour} ${at}`} role={colour} size={20} alone />
                ))}
              </p>
            ),
        )}
    </>
  )
}

import type { Colour } from '../../box/board'
import type { Event } from '../../model/events'
import type { State } from '../../model/state'
import { largestCities, payIn } from '../../rules/payday'
import { dueOf } from '../../rules/loans'
import { useNamedTexts } from '../parts/named'

export interface FollowsProps {
  readonly by: Colour
  readonly state: State
  /** State that the chosen action would lead to. The action has not been submitted yet. */
  readonly after: State
  readonly events: readonly Event[]
}

/** Component that shows the consequences of the chosen action: warehouses that are shut down, money, and the end of the phase. */
export function Follows({ by, state, after, events }: FollowsProps) {
  const { colours, act } = useNamedTexts()
  const shutDowns = events.flatMap((event) => (event.e === 'shutDown' ? [act.shuts(colours[event.colour], event.site)] : []))
  const first = events.flatMap((event): readonly string[] => {
    switch (event.e) {
      case 'built':
        return shutDowns.length > 0 ? shutDowns : [act.shutsNothing(event.site)]
      case 'reopened':
        return [act.onlyReopen, ...shutDowns]
      case 'fortressBuilt': {
        const { fortresses } = payIn(after, event.city, largestCities(after).includes(event.city))
        const pays = fortresses.find(({ colour }) => colour === by)?.florins
        return [act.fortressPays(pays ?? '?')]
      }
      case 'loanTaken': {
        const due = (extended: boolean) => dueOf({ face: event.face, extended }, state.settings)
        return [act.toBank, act.due(due(false), due(true))]
      }
      default:
        return []
    }
  })
  const isFirstOnTwo = events.some(
    (event) => event.e === 'built' && event.site === 2 && state.cities[event.city]?.row.every((one) => one === null),
  )
  const [before, left] = [state.money[by] ?? 0, after.money[by] ?? 0]
  const others = [
    ...first.slice(1),
    ...(isFirstOnTwo ? [act.siteTwo] : []),
    ...events.flatMap((event): readonly string[] => {
      if (event.e === 'bonusTaken') return [act.bonus(event.florins)]
      if (event.e === 'lastPiecePlaced') return [act.lastPiece(event.stillToMove.map((colour) => colours[colour]))]
      return []
    }),
    ...(before === left ? [] : [act.purse(colours[by], before, left)]),
  ]
  return (
    <div className="follows" role="status">
      <p>{first[0]}</p>
      {others.length > 0 && <p className="note">{others.join(' ')}</p>}
    </div>
  )
}

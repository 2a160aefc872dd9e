import { useTable } from '../../../../table/hook'
import { uncorrected } from '../../../../table/moments'
import { seatsFrom } from '../../../../kit/turns'
import type { Moment } from '../../../../referee'
import { check } from '../../../../ui/icons'
import { Icon } from '../../../../ui/Icon'
import { List, Row } from '../../../../ui/List'
import type { MafiaCity } from '../..'
import { LOCATIONS, type Colour, type Place } from '../../box/box'
import type { State } from '../../model/state'
import { coloursOf, countIn, stackAt } from '../../model/tokens'
import { deciderOf } from '../../rules/strategic-phase'
import { useKeys } from '../asking/words/keys'
import { Plate } from '../parts/Plate'
import { nameOf } from '../parts/position'
import { useTexts } from '../parts/words'

interface LocationProps {
  readonly state: State
  /** Open location of the strategic phase. */
  readonly at: Place
}

/** Returns the number of Mafiosi that each player took back from the open location so far (R28). */
const takenAt = (moment: Moment<MafiaCity>, at: Place): ReadonlyMap<Colour, number> => {
  const before = moment.parent?.state.strategy?.at === at ? takenAt(moment.parent, at) : new Map<Colour, number>()
  const here = moment.entry.events.flatMap((event) =>
    event.e === 'tookBack' && event.at === at ? [[event.by, event.taken[event.by] ?? 0] as const] : [],
  )
  return new Map([...before, ...here])
}

/**
 * Component that lists the players with a Mafioso at the open location, clockwise from the start player. It shows how many Mafiosi each
 * player has taken back, who decides now, and who decides later (R26, R27).
 */
export function Deciders({ state, at }: LocationProps) {
  const texts = useTexts()
  const keys = useKeys()
  const taken = takenAt(uncorrected(useTable((open) => open.ledger.head as Moment<MafiaCity>)), at)
  const stack = stackAt(state, at)
  const decided = state.strategy?.decided ?? []
  const now = deciderOf(state)
  const involved = seatsFrom(coloursOf(state), state.start).filter((colour) => stack.includes(colour) || decided.includes(colour))
  return (
    <List label={keys.deciders.title}>
      {involved.map((colour) => {
        const isDone = decided.includes(colour)
        const note = isDone
          ? keys.deciders.took(taken.get(colour), countIn(stack, colour))
          : colour === now
            ? keys.deciders.now
            : keys.deciders.later
        return (
          <Row
            key={colour}
            lead={<Plate role={colour} size={28} />}
            title={nameOf(state, texts.colours, colour)}
            note={note}
            trail={isDone && <Icon of={check} size="s" />}
          />
        )
      })}
    </List>
  )
}

const STRIP_CELL =
  'flex flex-1 items-center justify-center gap-0.5 h-8 edge-line rounded-s text-ink-2 aria-[current]:edge-action aria-[current]:text-ink'

/** Component that shows the seven locations by number: a tick where all players have decided, a frame around the open location. */
export function LocationStrip({ state, at }: LocationProps) {
  const texts = useTexts()
  return (
    <ol className="flex gap-1 type-label" aria-label={texts.markers}>
      {LOCATIONS.map((one) => {
        const isDone = one !== at && !state.marked.includes(one)
        return (
          <li key={one} className={STRIP_CELL} aria-current={one === at ? 'step' : undefined}>
            {one}
            {isDone && <Icon of={check} size="xs" label={texts.decided} />}
          </li>
        )
      })}
    </ol>
  )
}

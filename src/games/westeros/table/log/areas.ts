import type { Moment } from '../../../../referee'
import type { AreaId } from '../../box/box'
import type { AnyEvent } from '../../model/events'
import type { State } from '../../model/state'
import type { WesterosVocabulary } from '../../rules/vocabulary'

/** Returns the areas that an entry of the log concerns: areas that the entry changed, and areas that its events name. */
export const areasOf = ({ entry, parent, state }: Moment<WesterosVocabulary>): readonly AreaId[] => {
  if (parent === undefined) return []
  // The end of a round removes all orders. The areas of these orders do not count as changed.
  const cleared = entry.events.some(({ e }) => e === 'roundEnded')
  const found = new Set([
    ...entry.events.flatMap(namedIn),
    ...(cleared ? [] : changedBetween(parent.state, state)),
    ...battlefield(parent.state, state),
  ])
  return Object.keys(state.box.areas).filter((area) => found.has(area))
}

/** Returns the areas that an event names, even if the app does not track the pieces there. */
const namedIn = (event: AnyEvent): readonly AreaId[] => {
  switch (event.e) {
    case 'raided':
      return [event.from, ...event.removed.map(({ area }) => area)]
    case 'marched':
      return [event.from, ...event.moves.map(({ to }) => to), ...(event.attack === undefined ? [] : [event.attack.to])]
    case 'battleEnded':
      return [event.area]
    default:
      return []
  }
}

const changedBetween = (before: State, after: State): readonly AreaId[] =>
  before.areas === after.areas ? [] : Object.keys(after.box.areas).filter((area) => before.areas[area] !== after.areas[area])

/** Returns the area of the battle that the entry started, continued or ended, and the area from which the attacker marched. */
const battlefield = ({ battle: was }: State, { battle: is }: State): readonly AreaId[] => {
  const battle = is ?? was
  return was === is || battle === undefined ? [] : [battle.area, battle.from]
}

import { RESUMABLE, type State } from '../../model/state'
import type { Change } from '../../model/moves'
import { areaAt } from '../../model/position'
import type { GameWords } from '../../words'
import type { Moment } from '../../../../referee'
import type { WesterosVocabulary } from '../../index'

/** What a correction found: the value that each change took the place of. */

/**
 * What stood before a change by hand, in words: "wildling threat 2". Undefined where it was the same, or where nothing can be told in
 * a few words.
 * @param state the position before the correction
 */
export const beforeChange = (change: Change, state: State, { changes, names }: GameWords): string | undefined => {
  if (change.set === 'stage' && !RESUMABLE.some((at) => at === state.stage.at)) return names.stage[state.stage.at]
  const was = oldOf(change, state)
  if (was === undefined) return undefined
  const text = changes.text(was, state)
  return text === changes.text(change, state) ? undefined : text
}

/** The change that would set again what was there before. */
const oldOf = (change: Change, state: State): Change | undefined => {
  switch (change.set) {
    case 'units': {
      const { garrison } = areaAt(state, change.area)
      return { set: 'units', area: change.area, ...garrison }
    }
    case 'attackers':
      return state.battle === undefined ? undefined : { set: 'attackers', units: state.battle.attackers }
    case 'token': {
      const { token: house } = areaAt(state, change.area)
      return { set: 'token', area: change.area, ...(house === undefined ? {} : { house }) }
    }
    case 'neutral': {
      const { neutral } = areaAt(state, change.area)
      return { set: 'neutral', area: change.area, ...(neutral === undefined ? {} : { neutral }) }
    }
    case 'order':
      return { set: 'order', area: change.area, ...areaAt(state, change.area).order }
    case 'holder': {
      const { holder: house } = areaAt(state, change.area)
      return { set: 'holder', area: change.area, ...(house === undefined ? {} : { house }) }
    }
    case 'power': {
      const available = state.houses[change.house]?.power
      return { set: 'power', house: change.house, ...(available === undefined ? {} : { available }) }
    }
    case 'supply': {
      const level = state.houses[change.house]?.supply
      return level === undefined ? undefined : { set: 'supply', house: change.house, level }
    }
    case 'used': {
      const cards = state.houses[change.house]?.used
      return { set: 'used', house: change.house, ...(cards === undefined ? {} : { cards }) }
    }
    case 'track':
      return { set: 'track', track: change.track, order: state.tracks[change.track] }
    case 'bladeUsed':
    case 'ravenUsed':
      return { set: change.set, used: state[change.set] }
    case 'threat':
      return { set: 'threat', threat: state.threat }
    case 'round':
      return { set: 'round', round: state.round }
    case 'stage': {
      const at = RESUMABLE.find((one) => one === state.stage.at)
      return at === undefined ? undefined : { set: 'stage', at }
    }
    case 'setting':
      return { set: 'setting', name: change.name, value: state.settings[change.name] }
    case 'tracking': {
      const parts = Object.keys(change.tracking).map((part) => [part, state.tracking[part as keyof State['tracking']]])
      return { set: 'tracking', tracking: Object.fromEntries(parts) as Partial<State['tracking']> }
    }
    case 'player': {
      const player = state.players.find(({ id }) => id === change.player.id)
      return player === undefined ? undefined : { set: 'player', player }
    }
    case 'houseSeat': {
      const seat = state.houses[change.house]?.seat
      return seat === undefined ? undefined : { set: 'houseSeat', house: change.house, seat }
    }
    case 'box.area': {
      const print = state.box.areas[change.area]
      if (print === undefined) return undefined
      const { barrels, crowns, castle } = print
      return { set: 'box.area', area: change.area, barrels, crowns, castle }
    }
    case 'box.stars':
      return { set: 'box.stars', value: state.box.stars }
    case 'box.supplyTable':
      return { set: 'box.supplyTable', value: state.box.supplyTable }
    case 'box.victory':
      return { set: 'box.victory', value: state.box.victory }
    default:
      return undefined
  }
}

/** What a correction took the place of, change by change; nothing for every other entry. */
export const beforeOf = ({ entry, parent }: Moment<WesterosVocabulary>, words: GameWords): readonly string[] => {
  if (parent === undefined) return []
  return entry.events.flatMap((event) =>
    event.e === 'corrected' ? event.changes.flatMap((change) => beforeChange(change, parent.state, words) ?? []) : [],
  )
}

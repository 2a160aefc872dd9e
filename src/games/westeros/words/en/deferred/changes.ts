import { unitKindsOf, numberOf } from '../../../box/box'
import type { Change } from '../../../model/moves'
import { type State, type Tracking } from '../../../model/state'
import { count } from '../../../model/units'
import { spokenName } from '../../../../../session/spoken-name'
import { HOUSE_NAMES, personName } from '../../sentences/lookup'
import { ROMAN } from '../../../../../ui/grammar/numbers'
import { listAnd, counted } from '../nouns'
import { names } from '../names'
import { knownWarning } from '../warnings'
import { settings } from './settings'

const { house, area } = names

const trackingText = (tracking: Partial<Tracking>): string =>
  listAnd(
    (Object.keys(tracking) as (keyof Tracking)[]).map((part) => {
      const values: Readonly<Record<string, string>> = settings.parts[part].values
      return `${settings.parts[part].title}: now ${(values[String(tracking[part])] ?? '').toLowerCase()}`
    }),
  )

const seatName = (state: State, seat: string): string => {
  const player = state.seats.find(({ id }) => id === seat)?.player
  return (player === undefined ? undefined : personName(state, player)) ?? 'the table'
}

/** Returns the English log text of one manual change of the position. */
export const changeText = (change: Change, state: State): string => {
  switch (change.set) {
    case 'units': {
      if (change.house === undefined) return `no units in ${area(state, change.area)}`
      const standing = change.standing === undefined || count(change.standing) === 0 ? [] : [names.units(change.standing)]
      const routed = change.routed === undefined || count(change.routed) === 0 ? [] : [`routed: ${names.units(change.routed)}`]
      return `${area(state, change.area)}: ${house.nom(change.house)}, ${[...standing, ...routed].join(', ') || 'no units'}`
    }
    case 'attackers':
      return `attackers: ${names.units(change.units)}`
    case 'token':
      return change.house === undefined
        ? `no power token in ${area(state, change.area)}`
        : `a power token of ${house.nom(change.house)} in ${area(state, change.area)}`
    case 'neutral':
      return change.neutral === undefined
        ? `no neutral force in ${area(state, change.area)}`
        : `a neutral force of ${change.neutral.strength} in ${area(state, change.area)}`
    case 'garrisonToken':
      return change.strength === undefined
        ? `no garrison in ${area(state, change.area)}`
        : `a garrison of ${change.strength} in ${area(state, change.area)}`
    case 'order':
      return change.house === undefined || change.order === undefined
        ? `no order in ${area(state, change.area)}`
        : `${names.order[change.order]} of ${house.nom(change.house)} in ${area(state, change.area)}`
    case 'holder':
      return change.house === undefined
        ? `${area(state, change.area)} held by nobody`
        : `${area(state, change.area)} held by ${house.nom(change.house)}`
    case 'power':
      return change.available === undefined
        ? `power of ${house.nom(change.house)} not counted`
        : `${house.nom(change.house)} has ${counted(change.available, 'power')} available`
    case 'supply':
      return `supply of ${house.nom(change.house)}: ${change.level}`
    case 'used':
      return change.cards === undefined
        ? `House cards of ${house.nom(change.house)} not tracked`
        : `used cards of ${house.nom(change.house)}: ${change.cards.map((card) => names.houseCard(state, card)).join(', ') || 'none'}`
    case 'track':
      return `${names.track[change.track]}: ${change.order.map((id) => HOUSE_NAMES[id]).join(', ')}`
    case 'bladeUsed':
      return change.used ? 'the Blade has been used this round' : 'the Blade is unused'
    case 'ravenUsed':
      return change.used ? 'the Raven has been used this round' : 'the Raven is unused'
    case 'threat':
      return `wildling threat ${change.threat}`
    case 'round':
      return `round ${change.round}`
    case 'stage':
      return `play continues at: ${names.stage[change.at]}`
    case 'turned':
      return change.turned === undefined ? 'no Westeros cards face up' : 'the Westeros cards that lie face up'
    case 'deck':
      return `what is known of deck ${ROMAN[change.deck]}`
    case 'setting':
      return `setting: ${settings.options[change.name][change.value ? 'on' : 'off'].replace(/\.$/, '')}`
    case 'tracking':
      return trackingText(change.tracking)
    case 'seat':
      return change.seat.player === undefined
        ? 'a seat without a player'
        : `${personName(state, change.seat.player) ?? 'a player'} takes a seat`
    case 'player':
      return `player: ${spokenName(change.player.name)}`
    case 'houseSeat':
      return `${house.nom(change.house)} is played by ${seatName(state, change.seat)}`
    case 'box.supplyTable':
      return `supply track: ${change.value.map((flags, level) => `${level} ${flags.join('-')}`).join(', ')}`
    case 'box.stars':
      return `stars of the King’s Court: ${change.value.join(', ')}`
    case 'box.victory':
      return `sudden victory at ${change.value[3]}, ${change.value[4]} and ${change.value[5]} with three, four and five houses`
    case 'box.limit':
      return `pieces of each house: ${counted(change.value, change.piece)}`
    case 'box.rounds':
      return `the game lasts ${counted(change.value, 'round')}`
    case 'box.unitStrength':
      return `strength of the units: ${unitKindsOf(state.box)
        .map((unit) => `${names.unit[unit]} ${numberOf(change.value, unit)}`)
        .join(', ')}`
    case 'box.musterValue':
      return `muster points of the units: ${unitKindsOf(state.box)
        .map((unit) => `${names.unit[unit]} ${numberOf(change.value, unit)}`)
        .join(', ')}`
    case 'box.order':
      return `order tokens of each house: ${names.order[change.order]}, ${change.count}`
    case 'box.adjacency':
      return `${area(state, change.a)} and ${area(state, change.b)} ${change.touch ? 'touch' : 'do not touch'}`
    case 'box.area':
      return [
        `${area(state, change.area)}: ${names.castle[change.castle]}`,
        counted(change.barrels, 'barrel'),
        counted(change.crowns, 'crown'),
      ].join(', ')
    case 'box.card': {
      const { strength, swords, fortifications } = change.figures
      const figures = `${names.houseCard(state, change.card)}: ${names.cardFigures(strength, swords, fortifications)}`
      const { text } = change
      if (text === undefined || text === change.card) return figures
      return text === 'none' ? `${figures}, no text` : `${figures}, the text of ${names.houseCard(state, text)}`
    }
    case 'box.deck':
      return `deck ${ROMAN[change.deck]}: ${counted(change.cards.length, 'card')}`
  }
}

/** Returns the English warning about an unusual position that was set by hand. */
export const warningText = (code: string): string => knownWarning(code) ?? `something unusual (${code})`

/** English texts of manual corrections and overrulings. */
export const changes = {
  text: changeText,
  warning: warningText,
}

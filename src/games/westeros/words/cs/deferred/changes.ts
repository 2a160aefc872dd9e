import { unitKindsOf, numberOf } from '../../../box/box'
import type { Change } from '../../../model/moves'
import type { State, Tracking } from '../../../model/state'
import { count } from '../../../model/units'
import type { changes as english } from '../../en/deferred/changes'
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
      return `${settings.parts[part].title}: nově ${(values[String(tracking[part])] ?? '').toLowerCase()}`
    }),
  )

const seatName = (state: State, seat: string): string => {
  const player = state.seats.find(({ id }) => id === seat)?.player
  return (player === undefined ? undefined : personName(state, player)) ?? 'stůl'
}

/** Returns the Czech log text of one manual change of the position. */
export const changeText = (change: Change, state: State): string => {
  switch (change.set) {
    case 'units': {
      if (change.house === undefined) return `${area(state, change.area)} bez jednotek`
      const standing = change.standing === undefined || count(change.standing) === 0 ? [] : [names.units(change.standing)]
      const routed = change.routed === undefined || count(change.routed) === 0 ? [] : [`poražené: ${names.units(change.routed)}`]
      return `${area(state, change.area)}: ${house.nom(change.house)}, ${[...standing, ...routed].join(', ') || 'žádné jednotky'}`
    }
    case 'attackers':
      return `útočníci: ${names.units(change.units)}`
    case 'token':
      return change.house === undefined
        ? `${area(state, change.area)} bez žetonu síly`
        : `${area(state, change.area)}: žeton síly ${house.gen(change.house)}`
    case 'neutral':
      return change.neutral === undefined
        ? `${area(state, change.area)} bez neutrální síly`
        : `${area(state, change.area)}: neutrální síla ${change.neutral.strength}`
    case 'garrisonToken':
      return change.strength === undefined
        ? `${area(state, change.area)} bez posádky`
        : `${area(state, change.area)}: posádka ${change.strength}`
    case 'order':
      return change.house === undefined || change.order === undefined
        ? `${area(state, change.area)} bez rozkazu`
        : `${area(state, change.area)}: ${names.order[change.order]} ${house.gen(change.house)}`
    case 'holder':
      return change.house === undefined
        ? `${area(state, change.area)} nedrží nikdo`
        : `${area(state, change.area)} drží ${house.nom(change.house)}`
    case 'power':
      return change.available === undefined
        ? `síla ${house.gen(change.house)} se nepočítá`
        : `použitelná síla ${house.gen(change.house)}: ${change.available}`
    case 'supply':
      return `zásoby ${house.gen(change.house)}: ${change.level}`
    case 'used':
      return change.cards === undefined
        ? `karty ${house.gen(change.house)} se nesledují`
        : `použité karty ${house.gen(change.house)}: ${change.cards.map((card) => names.houseCard(state, card)).join(', ') || 'žádné'}`
    case 'track':
      return `${names.track[change.track]}: ${change.order.map((id) => HOUSE_NAMES[id]).join(', ')}`
    case 'bladeUsed':
      return change.used ? 'Valyrijský meč je v tomto kole použitý' : 'Valyrijský meč je volný'
    case 'ravenUsed':
      return change.used ? 'Poštovní havran je v tomto kole použitý' : 'Poštovní havran je volný'
    case 'threat':
      return `hrozba divokých ${change.threat}`
    case 'round':
      return `${change.round}. kolo`
    case 'stage':
      return `hra pokračuje tady: ${names.stage[change.at]}`
    case 'turned':
      return change.turned === undefined ? 'žádné karty Westerosu lícem nahoru' : 'karty Westerosu, které leží lícem nahoru'
    case 'deck':
      return `co je známo o balíčku ${ROMAN[change.deck]}`
    case 'setting':
      return `výklad stolu: ${settings.options[change.name][change.value ? 'on' : 'off'].replace(/\.$/, '')}`
    case 'tracking':
      return trackingText(change.tracking)
    case 'seat':
      return change.seat.player === undefined ? 'místo bez hráče' : `u stolu: ${personName(state, change.seat.player) ?? 'hráč beze jména'}`
    case 'player':
      return `hráč: ${spokenName(change.player.name)}`
    case 'houseSeat':
      return `${house.nom(change.house)} hraje: ${seatName(state, change.seat)}`
    case 'box.supplyTable':
      return `stupnice zásob: ${change.value.map((flags, level) => `${level} ${flags.join('-')}`).join(', ')}`
    case 'box.stars':
      return `hvězdičky Královského dvora: ${change.value.join(', ')}`
    case 'box.victory':
      return `okamžité vítězství: ${change.value[3]}, ${change.value[4]} a ${change.value[5]} pro tři, čtyři a pět rodů`
    case 'box.limit':
      return `kusy jednoho rodu: ${counted(change.value, change.piece)}`
    case 'box.rounds':
      return `hra trvá ${counted(change.value, 'round', 'acc')}`
    case 'box.unitStrength':
      return `síla jednotek: ${unitKindsOf(state.box)
        .map((unit) => `${names.unit[unit]} ${numberOf(change.value, unit)}`)
        .join(', ')}`
    case 'box.musterValue':
      return `povolávací body za jednotky: ${unitKindsOf(state.box)
        .map((unit) => `${names.unit[unit]} ${numberOf(change.value, unit)}`)
        .join(', ')}`
    case 'box.order':
      return `žetony rozkazů jednoho rodu: ${names.order[change.order]}, ${change.count}`
    case 'box.adjacency':
      return `${area(state, change.a)} a ${area(state, change.b)} spolu ${change.touch ? 'sousedí' : 'nesousedí'}`
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
      return text === 'none' ? `${figures}, bez schopnosti` : `${figures}, se schopností karty ${names.houseCard(state, text)}`
    }
    case 'box.deck':
      return `balíček ${ROMAN[change.deck]}: ${counted(change.cards.length, 'card')}`
  }
}

/** Returns the Czech warning about an unusual position that was set by hand. */
export const warningText = (code: string): string => knownWarning(code) ?? `něco nezvyklého (${code})`

/** Czech texts of manual corrections and overrulings. */
export const changes = {
  text: changeText,
  warning: warningText,
} satisfies typeof english

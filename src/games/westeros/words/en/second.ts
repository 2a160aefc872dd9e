import type { TidesCard, WildlingCard, WildlingEffect } from '../../box/box'
import type { Option } from '../../model/moves'
import type { State } from '../../model/state'
import { counted, listAnd } from './nouns'
import { listOr } from '../../../../ui/grammar/english'
import { names } from './names'

/** English texts that only the second edition has: wildling cards and options. */

/** Names of the wildling cards. */
const wildling: Record<WildlingCard, string> = {
  'silence-at-the-wall': 'Silence at the Wall',
  'preemptive-raid': 'Preemptive Raid',
  'crow-killers': 'Crow Killers',
  'rattleshirts-raiders': 'Rattleshirt’s Raiders',
  'massing-on-the-milkwater': 'Massing on the Milkwater',
  'a-king-beyond-the-wall': 'A King Beyond the Wall',
  'mammoth-riders': 'Mammoth Riders',
  'the-horde-descends': 'The Horde Descends',
  'skinchanger-scout': 'Skinchanger Scout',
}

/** Labels of the options of a choice. */
const option: Record<Option, string> = {
  supply: 'Supply',
  mustering: 'Mustering',
  'clash-of-kings': 'Clash of Kings',
  crowns: 'One power token for each crown',
  'storm-of-swords': 'No Defense orders this round',
  'rains-of-autumn': 'No March +1 orders this round',
  nothing: 'Nothing',
  units: 'Destroy units',
  track: 'Go down on an influence track',
  ironThrone: names.track.ironThrone,
  fiefdoms: names.track.fiefdoms,
  kingsCourt: names.track.kingsCourt,
}

/** Returns what a wildling card does to a house. */
const wildlingEffect = (effect: WildlingEffect): string => {
  switch (effect.effect) {
    case 'nothing':
      return 'Nothing happens.'
    case 'destroyUnits':
      return effect.where === 'oneCastle'
        ? `Destroys ${counted(effect.number, 'unit')} in one castle or stronghold area; if that is impossible, anywhere.`
        : `Destroys ${counted(effect.number, 'unit')} anywhere.`
    case 'unitsOrTrack':
      return `Destroys ${counted(effect.units, 'unit')}, or goes down ${effect.places} places on its best influence track.`
    case 'attackAgain':
      return `The wildlings attack again with strength ${effect.strength}; this house takes no part.`
    case 'knightsToFootmen':
      return effect.number === 'all' ? 'All its knights become footmen.' : `${effect.number} of its knights become footmen.`
    case 'footmenToKnights':
      return `Up to ${effect.number} of its footmen may become knights.`
    case 'moveSupply':
      return effect.by > 0 ? `Supply rises by ${effect.by}.` : `Supply falls by ${-effect.by}; surplus units are removed.`
    case 'discardStrongestCards':
      return 'With more than one House card in hand: discards all with the highest strength.'
    case 'discardCard':
      return 'With more than one House card in hand: discards one.'
    case 'takeBackAll':
      return 'Takes back all used House cards.'
    case 'takeBackCard':
      return 'May take back one used House card.'
    case 'moveOnTrack': {
      const place = effect.to === 'first' ? 'first place' : 'last place'
      const tracks = (effect.choose ? listOr : listAnd)(effect.tracks.map((track) => names.track[track]))
      return effect.choose ? `Goes to the ${place} of one track that it chooses: ${tracks}.` : `Goes to the ${place} of every track.`
    }
    case 'musterOneArea':
      return 'May muster in one castle or stronghold area.'
    case 'discardPower':
      return effect.number === 'all' ? 'Loses all available power.' : `Loses ${counted(effect.number, 'power')}.`
    case 'bidComesBack':
      return 'Takes its bid back.'
  }
}

/** Part of a wildling card: the house that carries it out, and after which result of the attack (E6.6). */
const part = {
  lowest: 'Wildlings win, lowest bidder',
  others: 'Wildlings win, everybody else',
  highest: 'Night’s Watch wins, highest bidder',
}

/** Returns the numbers of a Tides of Battle card: "strength 1, 1 sword". */
const tidesCard = (state: State, card: TidesCard): string => {
  const { strength, swords, fortifications, skulls } = state.box.tides?.[card] ?? { strength: 0, swords: 0, fortifications: 0, skulls: 0 }
  const figures = names.cardFigures(strength, swords, fortifications)
  return skulls === 0 ? figures : `${figures}, ${counted(skulls, 'skull')}`
}

export const second = { wildling, option, wildlingEffect, part, tidesCard }

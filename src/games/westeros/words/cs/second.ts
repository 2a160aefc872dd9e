import type { TidesCard, WildlingCard, WildlingEffect } from '../../box/box'
import type { Option } from '../../model/moves'
import type { State } from '../../model/state'
import type { second as english } from '../en/second'
import { counted, listAnd } from './nouns'
import { listOr } from '../../../../ui/grammar/czech'
import { names } from './names'

/** Czech texts that only the second edition has: wildling cards and options. */

const wildling: Record<WildlingCard, string> = {
  'silence-at-the-wall': 'Ticho u Zdi',
  'preemptive-raid': 'Předběžný nájezd',
  'crow-killers': 'Zabijáci vran',
  'rattleshirts-raiders': 'Chřestibrněho nájezdníci',
  'massing-on-the-milkwater': 'Shromáždění u Mléčné vody',
  'a-king-beyond-the-wall': 'Král za Zdí',
  'mammoth-riders': 'Jezdci na mamutech',
  'the-horde-descends': 'Horda přichází',
  'skinchanger-scout': 'Zvěd kožoměnec',
}

const option: Record<Option, string> = {
  supply: 'Zásoby',
  mustering: 'Povolávání',
  'clash-of-kings': 'Střet králů',
  crowns: 'Jeden žeton síly za každou korunku',
  'storm-of-swords': 'Toto kolo bez rozkazů Obrana',
  'rains-of-autumn': 'Toto kolo bez rozkazů Pochod +1',
  nothing: 'Nic',
  units: 'Zničit jednotky',
  track: 'Klesnout na stupnici vlivu',
  ironThrone: names.track.ironThrone,
  fiefdoms: names.track.fiefdoms,
  kingsCourt: names.track.kingsCourt,
}

const wildlingEffect = (effect: WildlingEffect): string => {
  switch (effect.effect) {
    case 'nothing':
      return 'Nic se neděje.'
    case 'destroyUnits':
      return effect.where === 'oneCastle'
        ? `Zničí ${counted(effect.number, 'unit', 'acc')} v jedné oblasti s městem či opevněním; nejde-li to, kdekoli.`
        : `Zničí ${counted(effect.number, 'unit', 'acc')} kdekoli.`
    case 'unitsOrTrack':
      return `Zničí ${counted(effect.units, 'unit', 'acc')}, nebo klesne o ${effect.places} místa na stupnici, kde stojí nejvýš.`
    case 'attackAgain':
      return `Divocí útočí znovu silou ${effect.strength}; tento rod se neúčastní.`
    case 'knightsToFootmen':
      return effect.number === 'all' ? 'Všichni jeho rytíři se změní v pěšáky.' : `Rytíři se změní v pěšáky: ${effect.number}.`
    case 'footmenToKnights':
      return `Pěšáci, kteří se mohou změnit v rytíře: až ${effect.number}.`
    case 'moveSupply':
      return effect.by > 0 ? `Zásoby stoupnou o ${effect.by}.` : `Zásoby klesnou o ${-effect.by}; přebytečné jednotky se odeberou.`
    case 'discardStrongestCards':
      return 'Má-li v ruce víc než jednu kartu rodu, odloží všechny s nejvyšší silou.'
    case 'discardCard':
      return 'Má-li v ruce víc než jednu kartu rodu, jednu odloží.'
    case 'takeBackAll':
      return 'Vezme si zpět všechny použité karty rodu.'
    case 'takeBackCard':
      return 'Smí si vzít zpět jednu použitou kartu rodu.'
    case 'moveOnTrack': {
      const place = effect.to === 'first' ? 'na první místo' : 'na poslední místo'
      const tracks = (effect.choose ? listOr : listAnd)(effect.tracks.map((track) => names.track[track]))
      return effect.choose ? `Jde ${place} jedné stupnice podle své volby: ${tracks}.` : `Jde ${place} všech stupnic.`
    }
    case 'musterOneArea':
      return 'Smí povolávat v jedné oblasti s městem či opevněním.'
    case 'discardPower':
      return effect.number === 'all' ? 'Ztrácí všechnu použitelnou sílu.' : `Ztrácí ${counted(effect.number, 'power', 'acc')}.`
    case 'bidComesBack':
      return 'Vezme si zpět, co nabídl.'
  }
}

const part = {
  lowest: 'Vyhrají divocí, nejnižší nabídka',
  others: 'Vyhrají divocí, ostatní',
  highest: 'Vyhraje Noční hlídka, nejvyšší nabídka',
}

const tidesCard = (state: State, card: TidesCard): string => {
  const { strength, swords, fortifications, skulls } = state.box.tides?.[card] ?? { strength: 0, swords: 0, fortifications: 0, skulls: 0 }
  const figures = names.cardFigures(strength, swords, fortifications)
  return skulls === 0 ? figures : `${figures}, ${counted(skulls, 'skull')}`
}

export const second = { wildling, option, wildlingEffect, part, tidesCard } satisfies typeof english

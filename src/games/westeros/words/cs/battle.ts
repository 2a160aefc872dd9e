import type { UnitKind } from '../../box/box'
import type { NeutralAddend } from '../../rules/neutral'
import type { Addend } from '../../rules/strength'
import type { Modifier, State } from '../../model/state'
import type { battle as english } from '../en/battle'
import { figure, signed } from '../../../../ui/grammar/numbers'
import { agreeing, counted } from './nouns'
import { names } from './names'

const each: Record<UnitKind, string> = {
  footman: 'každý pěšák',
  knight: 'každý rytíř',
  ship: 'každá loď',
  siegeEngine: 'každý obléhací stroj',
}
const supporting: Record<UnitKind, string> = {
  footman: 'podporující pěšáci mají',
  knight: 'podporující rytíři mají',
  ship: 'podporující lodě mají',
  siegeEngine: 'podporující obléhací stroje mají',
}
const ofSide = { attacker: 'útočníka', defender: 'obránce' } as const
const forSide = { attacker: 'pro útočníka', defender: 'pro obránce' } as const

const addend = (item: Addend, state: State): string => {
  const by = item.by === undefined ? '' : ` (${names.houseCard(state, item.by)})`
  switch (item.what) {
    case 'units':
      return item.unit === undefined ? `Jednotky${by}` : `${counted(item.number ?? 0, item.unit)}${by}`
    case 'march':
      return `Rozkaz Pochod${by}`
    case 'defense':
      return `Rozkaz Obrana${by}`
    case 'support': {
      const from = item.area === undefined ? '' : ` z oblasti ${names.area(state, item.area)}`
      const whose = item.house === undefined ? '' : `, ${names.house.plain(item.house)}`
      return `Podpora${from}${whose}${by}`
    }
    case 'card':
      return `Karta rodu${by}`
    case 'blade':
      return 'Valyrijský meč'
    case 'bonus':
      return `Zadáno ručně${by}`
    case 'text':
      return `Schopnost karty rodu${by}`
    case 'garrison':
      return 'Posádka'
    case 'tides':
      return 'Bitevní vřava'
  }
}

const neutralAddend = (item: NeutralAddend, state: State): string =>
  ({
    units: 'Pochodující jednotky',
    march: 'Rozkaz Pochod',
    support: item.area === undefined ? 'Podpora' : `Podpora z oblasti ${names.area(state, item.area)}`,
  })[item.what]

const modifier = (change: Modifier): string => {
  switch (change.mod) {
    case 'unit':
      return `${each[change.unit]} ${ofSide[change.side]} má sílu ${change.counts}`
    case 'defenseTimes':
      return `rozkaz Obrana platí ${change.times === 2 ? 'dvojnásobně' : `${change.times}×`}`
    case 'cardStrength':
      return `karta ${ofSide[change.side]} má sílu ${change.counts}`
    case 'supportUnit':
      return `${supporting[change.unit]} sílu ${change.counts}`
    case 'gain': {
      const parts = [
        ...(change.strength === 0 ? [] : [signed(change.strength)]),
        ...(change.swords === 0 ? [] : [counted(change.swords, 'sword')]),
        ...(change.fortifications === 0 ? [] : [counted(change.fortifications, 'fortification')]),
      ]
      return `${parts.join(', ')} ${forSide[change.side]}`
    }
    case 'othersUnit':
      return `${each[change.unit]} kromě jednotek ${names.house.gen(change.house)} má sílu ${change.counts}`
    case 'bonus':
      return `${signed(change.amount)} ${forSide[change.side]}`
    case 'icons': {
      const towers = counted(change.fortifications, 'fortification', 'acc')
      return `${names.side[change.side]} má ${counted(change.swords, 'sword', 'acc')} a ${towers}`
    }
  }
}

/** Czech texts of the table of strengths in a battle. */
export const battle = {
  addend,
  neutralAddend,
  modifier,
  total: 'Součet',
  announced: 'před kartami',
  rains: 'Podzimní deště: podporující pěšáci mají sílu 0',
  routedCountNothing: (n: number): string => `${agreeing(n, 'Poražená', 'Poražené', 'Poražených')} ${counted(n, 'unit')}: 0`,
  icons: (swords: number, fortifications: number): string =>
    [...(swords > 0 ? [counted(swords, 'sword')] : []), ...(fortifications > 0 ? [`${fortifications} opevnění`] : [])].join(', '),
  fall: (swords: number, fortifications: number, n: number, already: boolean): string => {
    const why = swords === 0 ? 'žádný meč' : `${counted(swords, 'sword')} proti ${fortifications} opevnění`
    if (n === 0) return `${why}: ${already ? 'nikdo další nepadá' : 'nikdo nepadá'}`
    return `${why}: ${agreeing(n, 'padá', 'padají')} ${counted(n, 'unit')}`
  },
  skulls: (n: number): string => counted(n, 'skull'),
  bySkulls: (house: string, n: number): string => `${house} ztrácí lebkou ${counted(n, 'unit', 'acc')}`,
  equal: 'Shodný součet: rozhoduje stupnice Léno',
  wins: (house: string, more: number, less: number): string => `Vítězí ${house}, ${figure(more)} ku ${figure(less)}`,
  enginesFall: (n: number): string =>
    `${agreeing(n, 'je zničen', 'jsou zničeny', 'je zničeno')} ${counted(n, 'siegeEngine')}: obléhací stroje neustupují`,
  retreat: (n: number): string => `${agreeing(n, 'ustupuje', 'ustupují')} ${counted(n, 'unit')}`,
  routed: 'Jednotky, které přežily, se položí: jsou poražené.',
} satisfies typeof english

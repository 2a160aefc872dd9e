import type { Ability, DeckCard, Effect, OrderKind, WesterosCard } from '../../box/box'
import type { Cards } from '../en/cards'
import { listOr, counted } from './nouns'
import { names } from './names'

const westeros = {
  'winter-is-coming': { name: 'Zima se blíží', effect: 'Balíček se zamíchá i s touto kartou a na její místo přijde jiná.' },
  'last-days-of-summer': { name: 'Poslední dny léta', effect: 'Klidná karta: nic z ní neplyne.' },
  supply: {
    name: 'Zásoby',
    effect: 'Každý rod spočítá své sudy, posune podle nich žeton zásob a vzdá se jednotek, které už neuživí.',
  },
  mustering: { name: 'Povolávání', effect: 'Každý rod povolá jednotky ve svých městech a opevněních, pokud mu stačí zásoby.' },
  'clash-of-kings': {
    name: 'Střet králů',
    effect: 'Tři stupnice vlivu se vyprázdní a draží se znovu: Železný trůn, Léno, Královský dvůr.',
  },
  'game-of-thrones': { name: 'Hra o trůny', effect: 'Každý rod si vezme žeton síly za každou korunku, kterou ovládá.' },
  'wildling-attack': {
    name: 'Útok divokých',
    effect: 'Divocí útočí silou své stupnice a každý rod tajně přispívá Noční hlídce svou silou.',
  },
  'sea-of-storms': { name: 'Moře bouří', effect: 'V tomto kole jsou zakázány rozkazy Nájezd; krok nájezdů odpadá.' },
  'storm-of-swords': { name: 'Bouře mečů', effect: 'V tomto kole jsou zakázány rozkazy Obrana.' },
  'feast-for-crows': {
    name: 'Hostina pro krkavce',
    effect: 'V tomto kole jsou zakázány rozkazy Konsolidace sil a síla se nesbírá.',
  },
  'rains-of-autumn': { name: 'Podzimní deště', effect: 'V tomto kole pěšáci do podporovaných bitev nepřidají nic.' },
} satisfies Record<WesterosCard, { readonly name: string; readonly effect: string }>

const inForce: Partial<Record<WesterosCard, string>> = {
  'sea-of-storms': 'Toto kolo bez nájezdů',
  'storm-of-swords': 'Toto kolo bez obrany',
  'feast-for-crows': 'Toto kolo bez konsolidace sil',
  'rains-of-autumn': 'Podpora pěšáků je toto kolo 0',
}

const kinds = (list: readonly OrderKind[]): string => listOr(list.map((kind) => names.orderKind[kind]))

const eachOwn = { footman: 'každý pěšák', knight: 'každý rytíř', ship: 'každá loď' } as const
const eachSupporting = { footman: 'Každý podporující pěšák', knight: 'Každý podporující rytíř', ship: 'Každá podporující loď' } as const
const oneFoe = { footman: 'Jeden nepřátelský pěšák', knight: 'Jeden nepřátelský rytíř', ship: 'Jedna nepřátelská loď' } as const
const destroyed = { footman: 'zničen', knight: 'zničen', ship: 'zničena' } as const

const effectText = (effect: Effect): string => {
  switch (effect.effect) {
    case 'cancelAbility':
      return 'Schopnost soupeřovy karty rodu neplatí.'
    case 'discardDefense':
      return 'Soupeřův rozkaz Obrana v oblasti bitvy se hned odstraní.'
    case 'destroyUnit':
      return `${oneFoe[effect.unit]} v této bitvě je hned ${destroyed[effect.unit]}; podpory se to netýká.`
    case 'unitStrength':
      return effect.when === 'attacking'
        ? `V útoku má ${eachOwn[effect.unit]} vlastníka sílu ${effect.counts}.`
        : `V bitvě má ${eachOwn[effect.unit]} vlastníka sílu ${effect.counts}.`
    case 'multiplyDefense':
      return effect.times === 2
        ? 'Rozkaz Obrana vlastníka v oblasti bitvy platí dvojnásobně.'
        : `Rozkaz Obrana vlastníka v oblasti bitvy platí ${effect.times}×.`
    case 'opposingCardStrength':
      return `Síla soupeřovy karty rodu se počítá jako ${effect.counts}.`
    case 'supportingUnitStrength':
      return `${eachSupporting[effect.unit]} má v této bitvě sílu ${effect.counts}.`
    case 'takeBackCard':
      return 'Po výhře si vlastník může vzít zpět do ruky jednu použitou kartu rodu.'
    case 'removeOrder':
      return effect.where === 'ofLoser'
        ? `Po výhře zmizí z desky jeden rozkaz poraženého (${kinds(effect.kinds)}), ať leží kdekoli.`
        : `Po výhře může vlastník odstranit jeden rozkaz (${kinds(effect.kinds)}) v oblasti sousedící s bitvou.`
    case 'gainPower':
      return `Po výhře si vlastník vezme z hromádky ${counted(effect.amount, 'power', 'acc')}.`
    case 'discardFromHand':
      return `Po výhře může vlastník zaplatit ${counted(effect.cost, 'power', 'acc')} a odložit jednu kartu z ruky poraženého.`
    case 'upgradeFootman':
      return 'Po výhře se jeden pěšák vlastníka, který v bitvě bojoval, může stát rytířem.'
  }
}

const isEveryKind = (effect: Effect): boolean =>
  effect.effect === 'removeOrder' && effect.kinds.length === Object.keys(names.orderKind).length

export const cards = {
  westeros,
  inForce,
  deckCard: (card: DeckCard): string => (isMarked(card) ? `${nameOf(card)}, s mamutem` : nameOf(card)),
  nameOf: (card: DeckCard): string => nameOf(card),
  withMammoth: 's mamutem',
  withoutMammoth: 'bez mamuta',
  ability: (ability: Ability): string =>
    isEveryKind(ability.effect) ? 'Po výhře zmizí z desky jeden libovolný rozkaz poraženého, ať leží kdekoli.' : effectText(ability.effect),
  noAbility: 'Bez schopnosti',
  may: 'Schopnost není povinná.',
  copies: (n: number): string => `${n}× v balíčku`,
} satisfies Cards

const isMarked = (card: DeckCard): boolean => card.endsWith('*')

const nameOf = (card: DeckCard): string => {
  const plain = card.replace('*', '')
  return Object.hasOwn(westeros, plain) ? westeros[plain as WesterosCard].name : plain
}

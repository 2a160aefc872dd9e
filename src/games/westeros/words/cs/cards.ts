import { sentence } from '../../../../ui/grammar/numbers'
import type { Box, Ability, CardCondition, CardGain, DeckCard, Effect, OrderKind, WesterosCard } from '../../box/box'
import type { Cards } from '../en/cards'
import { listAnd, listOr, counted } from './nouns'
import { names } from './names'
import { cardName } from '../sentences/lookup'

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
  'a-throne-of-blades': {
    name: 'Trůn z mečů',
    effect: 'Držitel Železného trůnu vybere: zásoby, povolávání, nebo nic.',
  },
  'dark-wings-dark-words': {
    name: 'Temná křídla, temná slova',
    effect: 'Držitel havrana vybere: tři dražby, jeden žeton síly za každou korunku, nebo nic.',
  },
  'put-to-the-sword': {
    name: 'Na ostří meče',
    effect: 'Držitel meče vybere pro toto kolo: bez rozkazů Obrana, bez rozkazů Pochod +1, nebo bez omezení.',
  },
  'web-of-lies': { name: 'Pavučina lží', effect: 'V tomto kole jsou zakázány rozkazy Podpora.' },
} satisfies Record<WesterosCard, { readonly name: string; readonly effect: string }>

/** Effects of the second edition that differ from the first. */
const inSecond: Partial<Record<WesterosCard, string>> = {
  'game-of-thrones':
    'Každý rod si vezme žeton síly za každou korunku, kterou ovládá, a za každý svůj přístav s loděmi, u kterého nepluje cizí loď.',
  'rains-of-autumn': 'V tomto kole nikdo nesmí položit Pochod +1.',
}

const inForce: Partial<Record<WesterosCard, string>> = {
  'sea-of-storms': 'Toto kolo bez nájezdů',
  'storm-of-swords': 'Toto kolo bez obrany',
  'feast-for-crows': 'Toto kolo bez konsolidace sil',
  'rains-of-autumn': 'Podpora pěšáků je toto kolo 0',
  'web-of-lies': 'Toto kolo bez podpory',
}

const kinds = (list: readonly OrderKind[]): string => listOr(list.map((kind) => names.orderKind[kind]))

const eachOwn = { footman: 'každý pěšák', knight: 'každý rytíř', ship: 'každá loď', siegeEngine: 'každý obléhací stroj' } as const
const eachSupporting = {
  footman: 'Každý podporující pěšák',
  knight: 'Každý podporující rytíř',
  ship: 'Každá podporující loď',
  siegeEngine: 'Každý podporující obléhací stroj',
} as const
const oneFoe = {
  footman: 'Jeden nepřátelský pěšák',
  knight: 'Jeden nepřátelský rytíř',
  ship: 'Jedna nepřátelská loď',
  siegeEngine: 'Jeden nepřátelský obléhací stroj',
} as const
const destroyed = { footman: 'zničen', knight: 'zničen', ship: 'zničena', siegeEngine: 'zničen' } as const

type CardNames = Pick<Box, 'cards'>

const ifText = ({ role, fortified, supported, opponentHigherOn, discarded }: CardCondition, box: CardNames): string => {
  const parts = [
    ...(role === undefined ? [] : [role === 'attacking' ? 'v útoku' : 'v obraně']),
    ...(fortified === true ? ['v oblasti s městem nebo opevněním'] : []),
    ...(supported === undefined ? [] : [supported ? 's podporou' : 'bez podpory']),
    ...(opponentHigherOn === undefined ? [] : [`je-li soupeř výš na stupnici ${names.track[opponentHigherOn]}`]),
    ...(discarded === undefined ? [] : [`je-li ${cardName({ box }, discarded)} mezi použitými kartami`]),
  ]
  return parts.length === 0 ? '' : `${sentence(parts.join(' '))}: `
}

const gainText = ({ strength, swords, fortifications, if: when }: CardGain, box: CardNames): string => {
  const parts = [
    ...(strength === 0 ? [] : [`sílu +${strength}`]),
    ...(swords === 0 ? [] : [counted(swords, 'sword', 'acc')]),
    ...(fortifications === 0 ? [] : [counted(fortifications, 'fortification', 'acc')]),
  ]
  return `${ifText(when, box)}tato karta má ${listAnd(parts)}.`
}

const removalText = ({ kinds: removed, where }: Extract<Effect, { effect: 'removeOrder' }>, may: boolean): string => {
  const every = removed.length === Object.keys(names.orderKind).length
  const kind = every ? '' : ` (${kinds(removed)})`
  if (where === 'ofOpponentAdjacent') {
    return `Hned zmizí z desky jeden soupeřův rozkaz${kind} v oblasti sousedící s bitvou, ale ne Pochod, kterým bitva začala.`
  }
  if (where !== 'ofLoser') return `Po výhře může vlastník odstranit jeden rozkaz${kind} v oblasti sousedící s bitvou.`
  return may
    ? `Po výhře může vlastník odstranit z desky jeden${every ? ' libovolný' : ''} rozkaz poraženého${kind}, ať leží kdekoli.`
    : `Po výhře zmizí z desky jeden${every ? ' libovolný' : ''} rozkaz poraženého${kind}, ať leží kdekoli.`
}

const effectText = ({ effect, may, timing }: Ability, box: CardNames): string => {
  switch (effect.effect) {
    case 'cancelAbility':
      return 'Schopnost soupeřovy karty rodu neplatí.'
    case 'discardDefense':
      return 'Soupeřův rozkaz Obrana v oblasti bitvy se hned odstraní.'
    case 'destroyUnit':
      return `${oneFoe[effect.unit]} v této bitvě je hned ${destroyed[effect.unit]}; podpory se to netýká.`
    case 'unitStrength':
      return effect.when === 'attacking'
        ? `V útoku má ${eachOwn[effect.unit]} vlastníka sílu ${effect.counts}${effect.supporting ? ', i v podpoře' : ''}.`
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
      return removalText(effect, may)
    case 'gainPower':
      return `Po výhře si vlastník vezme z hromádky ${counted(effect.amount, 'power', 'acc')}.`
    case 'discardFromHand':
      if (timing === 'after') return 'Po bitvě, vyhrané i prohrané, smí vlastník nahlédnout do soupeřovy ruky a odložit z ní jednu kartu.'
      return `Po výhře může vlastník zaplatit ${counted(effect.cost, 'power', 'acc')} a odložit jednu kartu z ruky poraženého.`
    case 'gain':
      return effect.gains.map((gain) => gainText(gain, box)).join(' ')
    case 'chooseRetreat':
      return 'Po výhře může vlastník vybrat oblast, do které poražený ustoupí.'
    case 'takeBackAll':
      return 'Po prohře se vlastníkovi vrátí do ruky všechny použité karty rodu, i tato.'
    case 'noCasualties':
      return 'Žádná jednotka vlastníka nepadne kvůli mečům ani textům karet rodu.'
    case 'replaceOwnCard':
      return `Vlastník může zaplatit ${counted(effect.cost, 'power', 'acc')} a zahrát místo této karty jinou kartu rodu.`
    case 'replaceOpposingCard':
      return 'Vlastník může soupeřovu kartu rodu vrátit do ruky; soupeř zahraje jinou.'
    case 'othersUnitStrength':
      return `${ifText(effect.if, box)}${eachOwn[effect.unit]} všech ostatních rodů má sílu ${effect.counts}.`
    case 'moveMarchOrder':
      return 'Po výhře v útoku se rozkaz Pochod přesune do dobyté oblasti a lze ho použít znovu.'
    case 'attackerStaysOut':
      return 'Po prohře v obraně se útočníci vrátí do oblasti, ze které přišli.'
    case 'lastOnTrack':
      return 'Soupeř hned klesne na poslední místo jedné stupnice vlivu.'
    case 'upgradeFootman':
      return `Po výhře se jeden pěšák vlastníka, který v bitvě bojoval${effect.supporting ? ' nebo ji podporoval' : ''}, může stát rytířem.`
  }
}

export const cards = {
  inForce: (card: WesterosCard, { edition }: Pick<Box, 'edition'>): string | undefined =>
    edition === 2 && card === 'rains-of-autumn' ? 'Toto kolo bez Pochodu +1' : inForce[card],
  effect: (card: WesterosCard, { edition }: Pick<Box, 'edition'>): string =>
    (edition === 2 ? inSecond[card] : undefined) ?? westeros[card].effect,
  deckCard: (card: DeckCard, box: Pick<Box, 'edition'>): string => (isMarked(card) ? `${nameOf(card, box)}, s mamutem` : nameOf(card, box)),
  nameOf: (card: DeckCard, box: Pick<Box, 'edition'>): string => nameOf(card, box),
  withMammoth: 's mamutem',
  withoutMammoth: 'bez mamuta',
  ability: effectText,
  noAbility: 'Bez schopnosti',
  may: 'Schopnost není povinná.',
  copies: (n: number): string => `${n}× v balíčku`,
} satisfies Cards

const isMarked = (card: DeckCard): boolean => card.endsWith('*')

const nameOf = (card: DeckCard, _box: Pick<Box, 'edition'>): string => {
  const plain = card.replace('*', '')
  return Object.hasOwn(westeros, plain) ? westeros[plain as WesterosCard].name : plain
}

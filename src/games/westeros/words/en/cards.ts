import { sentence } from '../../../../ui/grammar/numbers'
import type { Box, Ability, CardCondition, CardGain, DeckCard, Effect, OrderKind, WesterosCard } from '../../box/box'
import { listAnd, listOr, counted, inWords } from './nouns'
import { names } from './names'
import { cardName } from '../sentences/lookup'

const westeros = {
  'winter-is-coming': {
    name: 'Winter is Coming',
    effect: 'The deck is shuffled with this card in it, and another card takes its place.',
  },
  'last-days-of-summer': { name: 'Last Days of Summer', effect: 'A quiet card: nothing comes of it.' },
  supply: {
    name: 'Supply',
    effect: 'Each house counts its barrels, moves its supply token there, and gives up the units it can no longer feed.',
  },
  mustering: { name: 'Mustering', effect: 'Each house musters units in its castles and strongholds, as far as supply allows.' },
  'clash-of-kings': {
    name: 'Clash of Kings',
    effect: 'The three influence tracks are emptied and auctioned again: Iron Throne, Fiefdoms, King’s Court.',
  },
  'game-of-thrones': { name: 'Game of Thrones', effect: 'Each house takes one power token for every crown it controls.' },
  'wildling-attack': {
    name: 'Wildling Attack',
    effect: 'The wildlings come with the strength of their track; every house secretly gives power to the Night’s Watch.',
  },
  'sea-of-storms': { name: 'Sea of Storms', effect: 'No Raid orders this round, and the raid step is skipped.' },
  'storm-of-swords': { name: 'Storm of Swords', effect: 'No Defense orders this round.' },
  'feast-for-crows': {
    name: 'Feast for Crows',
    effect: 'No Consolidate Power orders this round, and nobody collects power at its end.',
  },
  'rains-of-autumn': { name: 'Rains of Autumn', effect: 'This round footmen add nothing to the battles they support.' },
  'a-throne-of-blades': {
    name: 'A Throne of Blades',
    effect: 'The holder of the Iron Throne token chooses: supply, mustering, or nothing.',
  },
  'dark-wings-dark-words': {
    name: 'Dark Wings, Dark Words',
    effect: 'The holder of the Raven chooses: the three auctions, one power token for each crown, or nothing.',
  },
  'put-to-the-sword': {
    name: 'Put to the Sword',
    effect: 'The holder of the Blade chooses for this round: no Defense orders, no March +1 orders, or no restriction.',
  },
  'web-of-lies': { name: 'Web of Lies', effect: 'No Support orders this round.' },
} satisfies Record<WesterosCard, { readonly name: string; readonly effect: string }>

/** Effects of the second edition that differ from the first. */
const inSecond: Partial<Record<WesterosCard, string>> = {
  'game-of-thrones':
    'Each house takes one power token for every crown it controls, and one for each port with own ships and no enemy ships in its sea.',
  'rains-of-autumn': 'No March +1 orders this round.',
}

/** Short labels for the effect of a Westeros card on the round; only for cards with such an effect. */
const inForce: Partial<Record<WesterosCard, string>> = {
  'sea-of-storms': 'No Raids this round',
  'storm-of-swords': 'No Defense orders this round',
  'feast-for-crows': 'No Consolidate Power this round',
  'rains-of-autumn': 'Supporting footmen count 0 this round',
  'web-of-lies': 'No Support orders this round',
}

const kinds = (list: readonly OrderKind[]): string => listOr(list.map((kind) => names.orderKind[kind]))

/** Box with the names of the House cards. */
type CardNames = Pick<Box, 'cards'>

/** Returns the beginning of a sentence for the condition of a text: "When attacking, ". */
const ifText = ({ role, fortified, supported, opponentHigherOn, discarded }: CardCondition, box: CardNames): string => {
  const parts = [
    ...(role === undefined ? [] : [role === 'attacking' ? 'when attacking' : 'when defending']),
    ...(fortified === true ? ['in an area with a castle or stronghold'] : []),
    ...(supported === undefined ? [] : [supported ? 'if an order supports the owner' : 'if no order supports the owner']),
    ...(opponentHigherOn === undefined ? [] : [`if the opponent is higher on the ${names.track[opponentHigherOn]} track`]),
    ...(discarded === undefined ? [] : [`if ${cardName({ box }, discarded)} is on the used pile`]),
  ]
  return parts.length === 0 ? '' : `${sentence(parts.join(' '))}, `
}

const gainText = ({ strength, swords, fortifications, if: when }: CardGain, box: CardNames): string => {
  const parts = [
    ...(strength === 0 ? [] : [`+${strength} strength`]),
    ...(swords === 0 ? [] : [counted(swords, 'sword')]),
    ...(fortifications === 0 ? [] : [counted(fortifications, 'fortification')]),
  ]
  return `${ifText(when, box)}this card has ${listAnd(parts)}.`
}

/** Returns an addition to the text of a card that also concerns units in support. */
const tooIn = ({ supporting }: { readonly supporting?: true }, text: string): string => (supporting === true ? text : '')

/** Returns the text of a card that removes an order token. */
const removalText = ({ kinds: removed, where }: Extract<Effect, { effect: 'removeOrder' }>, may: boolean): string => {
  const kind = removed.length === Object.keys(names.orderKind).length ? '' : ` ${kinds(removed)}`
  if (where === 'ofOpponentAdjacent') {
    return `At once, one${kind} order of the opponent in an area next to the battle leaves the board, but not the March of this battle.`
  }
  return where === 'ofLoser'
    ? `After a victory, one${kind} order of the loser ${may ? 'may leave' : 'leaves'} the board, wherever it lies.`
    : `After a victory, one${kind} order in an area next to the battle may be removed.`
}

const effectText = ({ effect, may, timing }: Ability, box: CardNames): string => {
  switch (effect.effect) {
    case 'cancelAbility':
      return 'The text of the opposing House card does not count.'
    case 'discardDefense':
      return 'A Defense order that helps the opponent here is taken off at once.'
    case 'destroyUnit':
      return `One ${names.unit[effect.unit].toLowerCase()} that fights on the other side is destroyed at once; supporting units are safe.`
    case 'unitStrength':
      return effect.when === 'attacking'
        ? `In attack, each of the owner’s ${counted(2, effect.unit).slice(2)} counts ${effect.counts}${tooIn(effect, ', in support too')}.`
        : `Each of the owner’s fighting ${counted(2, effect.unit).slice(2)} counts ${effect.counts}.`
    case 'multiplyDefense':
      return effect.times === 2
        ? 'The owner’s Defense order on the battlefield counts double.'
        : `The owner’s Defense order on the battlefield counts ${effect.times} times.`
    case 'opposingCardStrength':
      return `The strength of the opposing House card counts as ${effect.counts}.`
    case 'supportingUnitStrength':
      return `Each supporting ${names.unit[effect.unit].toLowerCase()} counts ${effect.counts} in this battle.`
    case 'takeBackCard':
      return 'After a victory, one used House card may return to the owner’s hand.'
    case 'removeOrder':
      return removalText(effect, may)
    case 'gainPower':
      return `After a victory, the owner takes ${counted(effect.amount, 'power')} from the pool.`
    case 'discardFromHand':
      if (timing === 'after')
        return 'After the battle, won or lost, the owner may look at the hand of the opponent and put one card on its used pile.'
      return `After a victory, the owner may pay ${counted(effect.cost, 'power')} and put one card from the loser’s hand on the used pile.`
    case 'gain':
      return effect.gains.map((gain) => gainText(gain, box)).join(' ')
    case 'chooseRetreat':
      return 'After a victory, the owner may choose the area to which the loser retreats.'
    case 'takeBackAll':
      return 'After a defeat, all used House cards of the owner, this card too, return to the hand.'
    case 'noCasualties':
      return 'No unit of the owner is destroyed by swords or by texts of House cards.'
    case 'replaceOwnCard':
      return `The owner may pay ${counted(effect.cost, 'power')} and play another House card instead of this one.`
    case 'replaceOpposingCard':
      return 'The owner may send the opposing House card back to the hand; the opponent plays another one.'
    case 'othersUnitStrength':
      return `${ifText(effect.if, box)}each ${names.unit[effect.unit].toLowerCase()} of all other houses counts ${effect.counts}.`
    case 'moveMarchOrder':
      return 'After a victory in attack, the March order moves to the conquered area and can be used again.'
    case 'attackerStaysOut':
      return 'After a defeat in defence, the attackers return to the area from which they marched.'
    case 'lastOnTrack':
      return 'At once, the opponent goes to the last place of one influence track.'
    case 'upgradeFootman':
      return `After a victory, one footman of the owner that fought in the battle${tooIn(effect, ' or supported it')} may become a knight.`
  }
}

export const cards = {
  inForce: (card: WesterosCard, { edition }: Pick<Box, 'edition'>): string | undefined =>
    edition === 2 && card === 'rains-of-autumn' ? 'No March +1 orders this round' : inForce[card],
  effect: (card: WesterosCard, { edition }: Pick<Box, 'edition'>): string =>
    (edition === 2 ? inSecond[card] : undefined) ?? westeros[card].effect,
  /** Returns the name of a card of a deck with its mammoth: "Sea of Storms, with a mammoth". */
  deckCard: (card: DeckCard, box: Pick<Box, 'edition'>): string =>
    isMarked(card) ? `${nameOf(card, box)}, with a mammoth` : nameOf(card, box),
  /** Returns the name of a card of a deck, without its mammoth. */
  nameOf: (card: DeckCard, box: Pick<Box, 'edition'>): string => nameOf(card, box),
  withMammoth: 'with a mammoth',
  withoutMammoth: 'without a mammoth',
  /** Returns the text of a House card in one sentence, in the words of the app. */
  ability: effectText,
  noAbility: 'No text',
  may: 'The owner may let it pass.',
  copies: (n: number): string => `${inWords(n)} in the deck`,
}

const isMarked = (card: DeckCard): boolean => card.endsWith('*')

const nameOf = (card: DeckCard, { edition }: Pick<Box, 'edition'>): string => {
  const plain = card.replace('*', '')
  // The second edition prints another name on this card.
  if (edition === 2 && plain === 'wildling-attack') return 'Wildlings Attack'
  return Object.hasOwn(westeros, plain) ? westeros[plain as WesterosCard].name : plain
}

export type Cards = typeof cards

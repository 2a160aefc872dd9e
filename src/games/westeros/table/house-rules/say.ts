import { WESTEROS_CARDS, type Box, type DeckCard, type HouseCard } from '../../box/box'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Speech } from '../speech'
import { borderIn, type Point, type Rules } from './points'
import type { RulesWords } from './words'

/** Texts for the changeable rules of Westeros. */
export interface Voice {
  readonly speech: Speech
  readonly rules: RulesWords
}

const areaName = (box: Box, area: string): string => box.areas[area]?.name ?? area

/** Returns the title of a changeable rule: "Pieces of each house: Ship". */
export const titleOf = (point: Point, { box }: Rules, { speech: { game, names, words: table }, rules: { words, say } }: Voice): string => {
  const text = words.titles
  switch (point.about) {
    case 'setting':
      return game.settings.options[point.name].title
    case 'rounds':
    case 'stars':
    case 'threat':
    case 'startingPower':
      return text[point.about]
    case 'victory':
      return say(text.victory, { houses: names.count.houses(point.houses) })
    case 'limit':
      return say(text.limit, { piece: point.piece === 'power' ? table.box.powerTokens : names.unit[point.piece] })
    case 'strength':
    case 'cost':
      return say(text[point.about], { piece: names.unit[point.unit] })
    case 'supplyTable':
      return say(text.supplyTable, { n: point.level })
    case 'order':
      return say(text.order, { order: names.order[point.order] })
    case 'deck':
      return say(text.deck, { deck: names.deck(point.deck) })
    case 'icons':
      return areaName(box, point.area)
    case 'neutral':
      return say(text.neutral, { area: areaName(box, point.area) })
    case 'border':
      return `${areaName(box, point.a)} – ${areaName(box, point.b)}`
    case 'houseCard': {
      const card = box.cards[point.card]
      return card === undefined ? point.card : `${names.house.plain(card.house)}: ${card.name}`
    }
    case 'startingSupply':
    case 'startingUnits':
      return say(text[point.about], { house: names.house.plain(point.house) })
    case 'startingTrack':
      return say(text.startingTrack, { track: names.track[point.track] })
  }
}

/** Returns the current choice or number of a changeable rule as text. */
export const sayingOf = (point: Point, { settings, box }: Rules, voice: Voice): string => {
  const { speech, rules } = voice
  const { game, names } = speech
  switch (point.about) {
    case 'setting':
      return game.settings.options[point.name][settings[point.name] ? 'on' : 'off']
    case 'rounds':
    case 'startingPower':
      return String(box[point.about])
    case 'stars':
    case 'threat':
      return box[point.about].join(', ')
    case 'victory':
      return names.count.castleAreas(box.victory[point.houses])
    case 'limit':
      return String(box.limits[point.piece])
    case 'strength':
      return String(box.unitStrength[point.unit])
    case 'cost':
      return names.count.points(box.musterValue[point.unit])
    case 'supplyTable':
      return (box.supplyTable[point.level] ?? []).join(', ')
    case 'order':
      return String(box.orders[point.order].count)
    case 'deck':
      return deckSaid(box.decks[point.deck], voice)
    case 'icons':
      return iconsSaid(box, point.area, voice)
    case 'neutral':
      return String(box.areas[point.area]?.neutral ?? rules.words.noToken)
    case 'border': {
      const { touch, river, bridge } = borderIn(box, point.a, point.b)
      const { words } = rules
      return [touch ? words.touch : words.apart, ...(bridge ? [words.bridge] : river ? [words.river] : [])].join(' ')
    }
    case 'houseCard':
      return cardSaid(box.cards[point.card], voice)
    case 'startingSupply':
      return String(box.houses[point.house].supply)
    case 'startingTrack':
      return box.tracks[point.track].map(names.house.plain).join(', ')
    case 'startingUnits':
      return Object.entries(box.houses[point.house].units)
        .map(([area, units]) => `${areaName(box, area)}: ${names.units(units)}`)
        .join('; ')
  }
}

const deckSaid = (cards: readonly DeckCard[], { speech, rules: { words, say } }: Voice): string => {
  const kinds = WESTEROS_CARDS.flatMap((card): readonly DeckCard[] => [card, `${card}*`]).filter((card) => cards.includes(card))
  return kinds
    .map((card) => say(words.times, { n: cards.filter((other) => other === card).length, card: speech.cards.deckCard(card) }))
    .join('; ')
}

const iconsSaid = (box: Box, id: string, { speech: { names }, rules: { words, say } }: Voice): string => {
  const area = box.areas[id]
  if (area === undefined) return ''
  const { kind, castle, barrels, crowns, home } = area
  return sentence(
    [
      names[kind],
      ...(castle === 0 ? [] : [names.castle[castle]]),
      ...(barrels === 0 ? [] : [names.count.barrels(barrels)]),
      ...(crowns === 0 ? [] : [names.count.crowns(crowns)]),
      ...(home === undefined ? [] : [say(words.homeOf, { house: names.house.plain(home) })]),
    ].join(', '),
  )
}

const cardSaid = (card: HouseCard | undefined, { speech: { names, cards } }: Voice): string => {
  if (card === undefined) return ''
  const { strength, swords, fortifications, ability } = card
  const figures = sentence(names.cardFigures(strength, swords, fortifications))
  return ability === undefined ? `${figures}.` : `${figures}. ${cards.ability(ability)}`
}

/** Returns a text why players may want to change a rule; undefined if no reason is known. */
export const whyOf = (point: Point, { rules: { words } }: Voice): string | undefined => {
  const { whys } = words
  switch (point.about) {
    case 'setting':
      return whys[point.name]
    case 'rounds':
    case 'victory':
    case 'supplyTable':
    case 'stars':
    case 'deck':
    case 'startingSupply':
    case 'startingPower':
      return whys[point.about]
    case 'limit':
      return point.piece === 'ship' ? whys.ships : undefined
    default:
      return undefined
  }
}

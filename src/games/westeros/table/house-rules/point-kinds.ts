import { housesOf, unitKindsOf, numberOf, DECKS, ORDERS, TRACKS, type Box, type HouseId } from '../../box/box'
import { playersOf } from '../../box/second/laid-out'
import { HOUSES_BY_PLAYERS } from '../../box/second/printed'
import { EVIDENCE } from '../../box/certainty'
import type { BoxChange } from '../../model/moves'
import { rulingOf, settingNamesOf } from '../../model/settings'
import { borderIn, bordersOf, ruleOfBorder } from './borders'
import { bookOf, type PointKinds } from './point'
import { borderText, cardText, deckText, iconsText } from './texts'

/**
 * Returns the houses with pieces at the start. In the second edition, houses without a player have none; in the first edition, their first
 * units are neutral forces.
 */
const housesAtStart = (box: Box): readonly HouseId[] => (box.edition === 2 ? HOUSES_BY_PLAYERS[playersOf(box)] : housesOf(box))

const byName = (box: Box) => Object.values(box.areas).toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

/** All kinds of changeable rules, in display order. */
export const POINT_KINDS: PointKinds = {
  setting: {
    group: 'settings',
    points: (box) => settingNamesOf(box).map((name) => ({ about: 'setting', name })),
    value: ({ settings }, { name }) => settings[name],
    rule: ({ name }, box) => rulingOf(name, box),
    subject: ({ name }) => ({ set: 'setting', name }),
    title: ({ name }, _, { speech }) => speech.game.settings.options[name].title,
    text: ({ settings }, { name }, { speech }) => speech.game.settings.options[name][settings[name] ? 'on' : 'off'],
    why: ({ name }, { rules }) =>
      Object.hasOwn(rules.words.whys, name) ? rules.words.whys[name as keyof typeof rules.words.whys] : undefined,
  },
  rounds: {
    group: 'length',
    points: () => [{ about: 'rounds' }],
    value: ({ box }) => box.rounds,
    rule: () => 'R0.1',
    subject: () => ({ set: 'box.rounds' }),
    single: (box) => ({ value: box.rounds, min: 1, max: 20, to: (value) => ({ set: 'box.rounds', value }) }),
    title: (_, __, { rules }) => rules.words.titles.rounds,
    text: ({ box }) => String(box.rounds),
    why: (_, { rules }) => rules.words.whys.rounds,
  },
  victory: {
    group: 'length',
    points: ({ edition }) => ([3, 4, 5, ...(edition === 2 ? [6 as const] : [])] as const).map((houses) => ({ about: 'victory', houses })),
    value: ({ box }, { houses }) => box.victory[houses],
    rule: () => EVIDENCE.victory.rule,
    subject: () => ({ set: 'box.victory' }),
    reset: ({ settings, box }, { houses }) => ({
      settings,
      box: { ...box, victory: { ...box.victory, [houses]: bookOf({ settings, box }).box.victory[houses] ?? box.victory[3] } },
    }),
    single: ({ victory }, { houses }) => ({
      value: victory[houses] ?? 0,
      min: 1,
      max: 18,
      to: (value) => ({ set: 'box.victory', value: { ...victory, [houses]: value } }),
    }),
    title: ({ houses }, _, { speech, rules }) => rules.say(rules.words.titles.victory, { houses: speech.names.count.houses(houses) }),
    text: ({ box }, { houses }, { speech }) => speech.names.count.castleAreas(box.victory[houses] ?? 0),
    why: (_, { rules }) => rules.words.whys.victory,
  },
  limit: {
    group: 'pieces',
    points: (box) => ([...unitKindsOf(box), 'power'] as const).map((piece) => ({ about: 'limit', piece })),
    value: ({ box }, { piece }) => box.limits[piece],
    rule: ({ piece }) => (piece === 'ship' ? 'A1' : piece === 'power' ? 'R2.1' : 'R18.1'),
    subject: ({ piece }) => ({ set: 'box.limit', piece }),
    single: (box, { piece }) => ({
      value: piece === 'power' ? box.limits.power : numberOf(box.limits, piece),
      min: 0,
      max: piece === 'power' ? 40 : 30,
      to: (value) => ({ set: 'box.limit', piece, value }),
    }),
    title: ({ piece }, _, { speech, rules }) =>
      rules.say(rules.words.titles.limit, { piece: piece === 'power' ? speech.words.box.powerTokens : speech.names.unit[piece] }),
    text: ({ box }, { piece }) => String(box.limits[piece]),
    why: ({ piece }, { rules }) => (piece === 'ship' ? rules.words.whys.ships : undefined),
  },
  strength: {
    group: 'pieces',
    points: (box) => unitKindsOf(box).map((unit) => ({ about: 'strength', unit })),
    value: ({ box }, { unit }) => box.unitStrength[unit],
    rule: () => 'R14.3',
    subject: () => ({ set: 'box.unitStrength' }),
    reset: ({ settings, box }, { unit }) => ({
      settings,
      box: { ...box, unitStrength: { ...box.unitStrength, [unit]: bookOf({ settings, box }).box.unitStrength[unit] } },
    }),
    single: ({ unitStrength }, { unit }) => ({
      value: numberOf(unitStrength, unit),
      min: 0,
      max: 9,
      to: (value) => ({ set: 'box.unitStrength', value: { ...unitStrength, [unit]: value } }),
    }),
    title: ({ unit }, _, { speech, rules }) => rules.say(rules.words.titles.strength, { piece: speech.names.unit[unit] }),
    text: ({ box }, { unit }) => String(box.unitStrength[unit]),
  },
  cost: {
    group: 'pieces',
    points: (box) => unitKindsOf(box).map((unit) => ({ about: 'cost', unit })),
    value: ({ box }, { unit }) => box.musterValue[unit],
    rule: () => 'R4.3',
    // The costs of all units are reset together.
    subject: () => ({ set: 'box.musterValue' }),
    single: ({ musterValue }, { unit }) => {
      const { footman, knight } = musterValue
      // A knight always costs more than a footman, because upgrading a footman costs the difference.
      const bounds = { footman: [1, knight - 1], knight: [footman + 1, 9], ship: [1, 9], siegeEngine: [footman + 1, 9] } as const
      const [min, max] = bounds[unit]
      const to = (value: number): BoxChange => ({ set: 'box.musterValue', value: { ...musterValue, [unit]: value } })
      return { value: numberOf(musterValue, unit), min, max, to }
    },
    title: ({ unit }, _, { speech, rules }) => rules.say(rules.words.titles.cost, { piece: speech.names.unit[unit] }),
    text: ({ box }, { unit }, { speech }) => speech.names.count.points(numberOf(box.musterValue, unit)),
  },
  supplyTable: {
    group: 'tracks',
    points: ({ supplyTable }) => supplyTable.map((_, level) => ({ about: 'supplyTable', level })),
    value: ({ box }, { level }) => box.supplyTable[level],
    rule: () => EVIDENCE.supplyTable.rule,
    subject: () => ({ set: 'box.supplyTable' }),
    reset: ({ settings, box }, { level }) => ({
      settings,
      box: { ...box, supplyTable: box.supplyTable.with(level, bookOf({ settings, box }).box.supplyTable[level] ?? []) },
    }),
    title: ({ level }, _, { rules }) => rules.say(rules.words.titles.supplyTable, { n: level }),
    text: ({ box }, { level }) => (box.supplyTable[level] ?? []).join(', '),
    why: (_, { rules }) => rules.words.whys.supplyTable,
  },
  stars: {
    group: 'tracks',
    points: () => [{ about: 'stars' }],
    value: ({ box }) => box.stars,
    rule: () => EVIDENCE.stars.rule,
    subject: () => ({ set: 'box.stars' }),
    title: (_, __, { rules }) => rules.words.titles.stars,
    text: ({ box }) => box.stars.join(', '),
    why: (_, { rules }) => rules.words.whys.stars,
  },
  threat: {
    group: 'tracks',
    points: () => [{ about: 'threat' }],
    value: ({ box }) => box.threat,
    rule: () => EVIDENCE.threatTrack.rule,
    title: (_, __, { rules }) => rules.words.titles.threat,
    text: ({ box }) => box.threat.join(', '),
  },
  order: {
    group: 'orders',
    points: () => ORDERS.map((order) => ({ about: 'order', order })),
    value: ({ box }, { order }) => box.orders[order],
    rule: () => EVIDENCE.orderTokens.rule,
    subject: ({ order }) => ({ set: 'box.order', order }),
    single: (box, { order }) => ({
      value: box.orders[order].count,
      min: 0,
      max: 9,
      to: (value) => ({ set: 'box.order', order, count: value }),
    }),
    title: ({ order }, _, { speech, rules }) => rules.say(rules.words.titles.order, { order: speech.names.order[order] }),
    text: ({ box }, { order }) => String(box.orders[order].count),
  },
  deck: {
    group: 'decks',
    isAssumed: true,
    points: () => DECKS.map((deck) => ({ about: 'deck', deck })),
    value: ({ box }, { deck }) => box.decks[deck].toSorted(),
    rule: () => EVIDENCE.deckCounts.rule,
    subject: ({ deck }) => ({ set: 'box.deck', deck }),
    title: ({ deck }, _, { speech, rules }) => rules.say(rules.words.titles.deck, { deck: speech.names.deck(deck) }),
    text: ({ box }, { deck }, voice) => deckText(box.decks[deck], box, voice),
    why: (_, { rules }) => rules.words.whys.deck,
  },
  icons: {
    group: 'icons',
    points: (box) => byName(box).map(({ id }) => ({ about: 'icons', area: id })),
    value: ({ box }, { area }) => {
      const { neutral: _own, ...printed } = box.areas[area] ?? { neutral: 0 }
      return printed
    },
    rule: () => EVIDENCE.areaIcons.rule,
    subject: ({ area }) => ({ set: 'box.area', area }),
    title: ({ area }, box, { speech }) => speech.names.area({ box }, area),
    text: ({ box }, { area }, voice) => iconsText(box, area, voice),
  },
  neutral: {
    group: 'icons',
    isOfTheStart: true,
    points: (box) => byName(box).flatMap(({ id, neutral }) => (neutral === undefined ? [] : [{ about: 'neutral', area: id }])),
    value: ({ box }, { area }) => box.areas[area]?.neutral,
    rule: () => EVIDENCE.neutralStrengths.rule,
    title: ({ area }, box, { rules, speech }) => rules.say(rules.words.titles.neutral, { area: speech.names.area({ box }, area) }),
    text: ({ box }, { area }, { rules }) => String(box.areas[area]?.neutral ?? rules.words.noToken),
  },
  border: {
    group: 'borders',
    points: bordersOf,
    value: ({ box }, { a, b }) => borderIn(box, a, b),
    rule: ruleOfBorder,
    subject: ({ a, b }) => ({ set: 'box.adjacency', a, b }),
    title: ({ a, b }, box, { speech: { names } }) => `${names.area({ box }, a)} – ${names.area({ box }, b)}`,
    text: ({ box }, point, voice) => borderText(box, point, voice),
  },
  houseCard: {
    group: 'houseCards',
    points: (box) => Object.values(box.cards).map(({ id }) => ({ about: 'houseCard', card: id })),
    value: ({ box }, { card }) => {
      const { printed: _own, ...now } = box.cards[card] ?? { printed: 'none' }
      return now
    },
    rule: () => EVIDENCE.cardFigures.rule,
    subject: ({ card }) => ({ set: 'box.card', card, text: card }),
    title: ({ card: id }, box, { speech }) => {
      const card = box.cards[id]
      return card === undefined ? id : `${speech.names.house.plain(card.house)}: ${card.name}`
    },
    text: ({ box }, { card }, voice) => cardText(box, box.cards[card], voice),
  },
  startingPower: {
    group: 'start',
    isOfTheStart: true,
    points: () => [{ about: 'startingPower' }],
    value: ({ box }) => box.startingPower,
    rule: () => 'R2.2',
    title: (_, __, { rules }) => rules.words.titles.startingPower,
    text: ({ box }) => String(box.startingPower),
    why: (_, { rules }) => rules.words.whys.startingPower,
  },
  startingSupply: {
    group: 'start',
    isAssumed: true,
    isOfTheStart: true,
    points: (box) => housesAtStart(box).map((house) => ({ about: 'startingSupply', house })),
    value: ({ box }, { house }) => box.houses[house].supply,
    rule: () => EVIDENCE.startingSupply.rule,
    title: ({ house }, _, { speech, rules }) => rules.say(rules.words.titles.startingSupply, { house: speech.names.house.plain(house) }),
    text: ({ box }, { house }) => String(box.houses[house].supply),
    why: (_, { rules }) => rules.words.whys.startingSupply,
  },
  startingTrack: {
    group: 'start',
    isOfTheStart: true,
    points: () => TRACKS.map((track) => ({ about: 'startingTrack', track })),
    value: ({ box }, { track }) => box.tracks[track],
    rule: () => EVIDENCE.startingTracks.rule,
    title: ({ track }, _, { speech, rules }) => rules.say(rules.words.titles.startingTrack, { track: speech.names.track[track] }),
    text: ({ box }, { track }, { speech }) => box.tracks[track].map(speech.names.house.plain).join(', '),
  },
  startingUnits: {
    group: 'start',
    isOfTheStart: true,
    points: (box) => housesAtStart(box).map((house) => ({ about: 'startingUnits', house })),
    value: ({ box }, { house }) => {
      const { home, units } = box.houses[house]
      return { home, units }
    },
    rule: () => EVIDENCE.startingUnits.rule,
    title: ({ house }, _, { speech, rules }) => rules.say(rules.words.titles.startingUnits, { house: speech.names.house.plain(house) }),
    text: ({ box }, { house }, { speech }) =>
      Object.entries(box.houses[house].units)
        .map(([area, units]) => `${speech.names.area({ box }, area)}: ${speech.names.units(units)}`)
        .join('; '),
  },
}

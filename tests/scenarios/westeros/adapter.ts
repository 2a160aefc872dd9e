import { housesOf, type Box, type OrderId } from '../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../src/games/westeros/box/printed'
import * as game from '../../../src/games/westeros'
import type { Change, Move, MusterStep } from '../../../src/games/westeros'
import * as answers from './answers'
import { begin, BOUNDLESS, each, fight, FROM, goingOn, guard, held, manned, many, phase, playing, TOLD } from './little-box'
import type { Spot, Spots } from './little-box'
import * as words from './notation'
import { byHouse, houseOf, mapped, nameOf, OUTSIDE, standing, typeFor, unitsIn, type Cases, type Of } from './notation'
import { outcomeOf, verdict } from './play'

/** Functions for each kind of scenario: set up its position, make its decisions, and return the answers by field. */
type Adapter = { readonly [K in keyof Cases]: (before: Cases[K][0], decision: Cases[K][1], base?: Box) => answers.Answers }

const NO_POWER = Object.fromEntries(housesOf(PRINTED_BOX).map((house) => [house, { available: 0 }]))

export const ADAPTER: Adapter = {
  'supply.check': ({ supply, groups }, _decision, base = PRINTED_BOX) => ({ reason: undefined, ...game.supplyCheck(base, supply, groups) }),

  'supply.card': ({ house: name, icons, groups }, { remove }, base) => {
    const house = houseOf(name)
    const barrels = many(icons, 'barrel', { barrels: 1, token: house })
    const play = phase('Supply', { base, houses: [house], spots: [...barrels, ...each(remove, () => ({})), ...held(house, groups)] })
    const mustRemove = play.state.stage.at === 'supply'
    const removal = { house, remove: mapped(remove, standing) }
    const objection = outcomeOf(game.surplusObjection(play.state, removal))
    const result = mustRemove ? play.do({ do: 'removeUnits', ...removal }) : objection
    return { mustRemove, ...verdict(result), ...answers.supplyAnswer(play, house) }
  },

  muster: ({ house: name, supply, castles, groups, pool, seas = {} }, { steps }, base = PRINTED_BOX) => {
    const house = houseOf(name)
    const isHouse = (by: string | null | undefined): by is string => by !== undefined && by !== null && housesOf(base).includes(houseOf(by))
    const ships = (by: string): Spot => (isHouse(by) ? guard(by, 'sea') : { neutral: 1 })
    const houses = [house, ...Object.values(seas).flatMap(({ occupiedBy: by }) => (isHouse(by) ? [by] : []))]
    const spots: Spots = [
      ...steps.flatMap(({ at, sea }): Spots => [[at, {}], ...(sea === undefined ? [] : [[sea, { type: 'sea' }] as const])]),
      ...each(castles, (castle, area) => ({ castle, token: words.isEmpty(groups[area]) ? house : undefined })),
      ...each(seas, ({ occupiedBy: by, port, sea, touches = [] }) => ({
        type: port ? 'port' : 'sea',
        ...(port && sea !== undefined && touches[0] !== undefined ? { port: { land: touches[0], sea } } : {}),
        ...(by && houseOf(by) !== house ? ships(by) : {}),
      })),
      ...held(house, groups),
    ]
    const borders = Object.entries(seas).flatMap(([sea, { touches = [] }]) => touches.map((area) => [area, sea]))
    const changes = [{ set: 'supply', house, level: supply } as const]
    const play = phase('Mustering', { base, houses, spots, borders, stock: { [house]: { pool } }, changes })
    const before = play.state
    const bought: MusterStep[] = []
    const results = steps.map((purchase) => {
      const step = words.purchaseOf(purchase)
      const result = outcomeOf(game.musterObjection(before, { house, steps: [...bought, step] }))
      if (result === 'ok') bought.push(step)
      return result
    })
    play.do({ do: 'muster', house, steps: bought })
    return { results, ...answers.musterAnswer(play, before, house, bought) }
  },

  bid: ({ house = 'stark', available }, { bid }) => {
    const { state } = phase('Clash of Kings', { houses: [house], stock: { [houseOf(house)]: { available } } })
    return verdict(outcomeOf(game.westeros.checkChoice(state, houseOf(house), bid)))
  },

  clash: ({ playing: houses, ironThroneToken, available, onBoard = {} }, { rounds }, base) => {
    const spots = Object.entries(onBoard).flatMap(([token, tokens]) => many(tokens, `token of ${token}`, { token }))
    const play = phase('Clash of Kings', { base, houses: [ironThroneToken, ...houses], spots, stock: words.purses(available) })
    const results = rounds.map(({ track: name, bids, ties = [] }) => {
      const track = words.trackOf(name)
      for (let { stage } = play.state; 'track' in stage && stage.track !== track; { stage } = play.state) play.auction(stage.track, {}, [])
      const groups = ties.map((group) => group.map(houseOf))
      play.auction(track, byHouse(bids), groups)
      return answers.auctionAnswer(play, track, name)
    })
    return { rounds: results, ...answers.powerAfter(play) }
  },

  wildling: ({ threat, ironThroneToken, available, usedCards }, { bids, highestChoice, lowestChoice }) => {
    const houses = [ironThroneToken, ...Object.keys(available), ...Object.keys(bids)]
    const used = Object.entries(byHouse(usedCards)).map(([house, number]): Change => words.cardsUsed(houseOf(house), number))
    const spots = houses.flatMap((house) => many(4, `unit of ${house}`, guard(house)))
    const play = phase('Wildling Attack', { houses, spots, stock: words.purses(available), changes: [{ set: 'threat', threat }, ...used] })
    if (play.state.ballot !== undefined) play.reveal(byHouse(bids))
    const { stage, holders } = play.state
    const choice = stage.at === 'wildlingTie' && stage.which === 'highest' ? highestChoice : lowestChoice
    if (choice !== undefined) play.do({ do: 'nameTied', by: holders.ironThrone, house: houseOf(choice) })
    play.settle(({ stage: { at } }) => at !== 'wildlingTie')
    return answers.wildlingAnswer(play)
  },

  'wildling.remove': ({ house: name = 'stark', owed, pieces: { S = 0, ...land } }, { remove = {} }) => {
    const house = houseOf(name)
    const spots: Spots = [
      ['sea', { type: 'sea', house, units: { S } }],
      ['land', { house, units: land }],
    ]
    const play = phase('Wildling Attack', { houses: [house], spots, stock: NO_POWER, changes: [{ set: 'threat', threat: 12 }] })
    play.do({ do: 'nameTied', by: house, house: play.state.playing.find((other) => (other === house) === owed > 2) ?? house })
    const needed = game.neededOf(play.state, house)
    const gone = { sea: standing({ S: remove.S ?? 0 }), land: standing({ ...remove, S: 0 }) }
    const objection = outcomeOf(game.lossesObjection(play.state, { house, remove: gone }))
    const result = play.state.stage.at === 'losses' ? play.do({ do: 'removeUnits', house, remove: gone }) : objection
    const { sea, land: left } = play.groups(house)
    return { ...verdict(result), needed, left: { ...left, S: sea?.S } }
  },

  'westeros.draw': ({ threat, drawn, icons = {} }) => {
    const cards = (deck: string) => (drawn[deck] ?? ['Last Days of Summer']).map((card) => words.cardOf(icons[card] ? `${card}*` : card))
    const turned = { 1: cards('I'), 2: cards('II'), 3: cards('III') }
    const [box, changes] = [{ decks: turned }, [{ set: 'threat', threat } as const]]
    const play = begin('draw', { houses: [], stock: NO_POWER, tracking: TOLD, box, changes })
    const { decks } = play.state
    play.do({ do: 'draw', how: 'table', turned })
    play.settle(({ stage }) => stage.at === 'orders')
    return answers.drawAnswer(play, decks)
  },

  planning: ({ stars, forbidden = [], areas }, { orders: steps }) => {
    const house = 'stark'
    const there = each(areas, ({ type, units }) => ({ type, house, units: unitsIn(type, units) }))
    const spots: Spots = [...steps.map(({ area }) => [area, {}] as const), ...there]
    const box = { stars: words.starsFor(stars) }
    const { state } = begin('orders', { houses: [house], spots, cards: forbidden.map(words.forbidding), box })
    let plan: Of<OrderId> = {}
    const results = steps.map(({ area, ...token }) => {
      const order = words.orderOf(token, Object.values(plan))
      const result = outcomeOf(game.orderObjection(state, house, plan, area, order))
      if (result === 'ok') plan = { ...plan, [area]: order }
      return result
    })
    return { results, specialsUsed: Object.values(plan).filter((order) => PRINTED_BOX.orders[order].special).length }
  },

  raven: ({ holder, used = false, stars, orders: placedOrders, forbidden = [] }, { house, area, to }) => {
    const [owner, waiting] = [houseOf(holder), `${OUTSIDE}waiting`]
    const houses = [owner, house, ...placedOrders.map((order) => order.house ?? owner)]
    const all = [...placedOrders, ...goingOn(houses, placedOrders, owner)]
    const spots: Spots = [[area, {}], ...manned(all, owner), [waiting, guard(owner)]]
    const play = begin('orders', { houses, spots, cards: forbidden.map(words.forbidding) })
    play.reveal(Object.fromEntries(play.state.playing.map((other) => [other, other === owner ? { [waiting]: 'support' } : {}])))
    const box = { set: 'box.stars', value: words.starsFor(stars) } as const
    play.do({ do: 'correct', changes: [{ set: 'order', area: waiting }, ...words.laidBy(all, owner), box, { set: 'ravenUsed', used }] })
    const swap = to ? { use: true, swap: { area, order: words.orderOf(to) } } : { use: false }
    const result = play.do({ do: 'raven', house: houseOf(house), ...swap })
    const left = answers.ordersOn(play.state).filter((order) => order.house === owner && order.token.special)
    return { ...verdict(result), specialsAfter: left.length }
  },

  raid: ({ turnOrder, orders: placedOrders, adjacent, power }, { steps }, base) => {
    const houses = [...turnOrder, ...steps.map(({ house }) => house), ...placedOrders.map(({ house = '' }) => house)]
    const named = steps.flatMap(({ from, targets = [] }) =>
      [from, ...targets].map((area) => [area, { type: words.typeOf(area, base) }] as const),
    )
    const all = [...placedOrders, ...goingOn(houses, placedOrders)]
    const last = (house: string) => [{ area: `${OUTSIDE}raid of ${house}`, house, kind: 'Raid' }]
    const spots = [...named, ...manned([...all, ...houses.flatMap(last)])]
    const play = begin('raids', { base, houses, spots, changes: words.laidBy(all), borders: adjacent ?? [], stock: byHouse(power) })
    const results = steps.map(({ house, from, targets = [] }) => {
      const move: Move = { do: 'raid', house: houseOf(house), from, targets: targets.map((area) => ({ area })) }
      if (play.state.stage.at === 'raids') return play.do(move)
      // The raids have ended. A correction starts them again, with another Raid order, which prevents their end.
      return play.corrected([...words.laidBy(last(house)), { set: 'stage', at: 'raids' }]).do(move)
    })
    return { results, ...answers.raidAnswer(play) }
  },

  march: (before, { moves = [], leaveToken = false }, base) => {
    const { supply, modifier = 0, origin, groups, types, ownShips = [], available, adjacent = [] } = before
    const {
      enemy,
      enemyTokens = {},
      neutral = {},
      neutralSupport,
      ownTokens = [],
      garrisons = {},
      portOwner = {},
      closed = [],
      homes = {},
    } = before
    const house = houseOf(before.house)
    const foes = mapped(enemy, (foe) => (typeof foe === 'string' ? { house: foe, units: 1 } : foe))
    const houses = [
      house,
      ...Object.values(foes).map((foe) => foe.house),
      ...Object.values(enemyTokens),
      ...Object.values(garrisons),
      ...Object.values(portOwner),
    ]
    const friend = playing(houses).find((other) => other !== house)
    const neutralAreas = Object.keys(neutral)
    const help = words
      .neutralSupportOf(neutralSupport, neutralAreas)
      .map((one, n) => ({ area: `${OUTSIDE}support ${n}`, ...(friend && { house: friend }), ...one }))
    const spots: Spots = [
      ...moves.map(({ to }) => [to, {}] as const),
      ...ownShips.map((sea) => [sea, guard(house, 'sea')] as const),
      ...(Array.isArray(ownTokens) ? ownTokens : Object.keys(ownTokens)).map((area) => [area, { token: house }] as const),
      ...each(types, (type) => ({ type })),
      ...each(foes, (foe, area) => ({ house: foe.house, units: unitsIn(types?.[area], foe.units) })),
      ...each(enemyTokens, (token) => ({ token })),
      ...each(neutral, (force) => ({ neutral: typeof force === 'number' ? force : force.strength })),
      ...help.map(({ area, house: by, units }) => [area, { house: by, units }] as const),
      ...held(house, groups),
      ...each(homes, (home) => ({ home })),
      ...each(garrisons, (home) => ({ home, garrison: 2 })),
      ...words.landsOf(portOwner, base).map(([land, token]) => [land, { token }] as const),
      ...each(portOwner, () => ({ type: 'port' })),
      ...closed.map((area) => [area, { closed: true }] as const),
      ...manned(goingOn(houses)),
    ]
    const placedOrders = [
      { kind: 'March', modifier, area: origin, house },
      ...help.map((one) => ({ ...one, kind: 'Support' })),
      ...goingOn(houses),
    ]
    const changes: readonly Change[] = [{ set: 'supply', house, level: supply }, ...words.laidBy(placedOrders)]
    const borders = [...adjacent, ...help.flatMap(({ area }) => neutralAreas.map((way) => [area, way]))]
    const play = begin('marches', { base, houses, spots, borders, changes, stock: { [house]: { available } } })
    const asked = words.asked(
      moves.map(({ units }) => units),
      groups[origin],
    )
    const going = moves.map(({ to }, n) => ({ to, units: asked[n] ?? standing({}) }))
    const support = moves.some(({ to }) => neutralAreas.includes(to)) ? help.map(({ area }) => ({ area })) : []
    const result = play.do({ do: 'march', house, from: origin, moves: going, leaveToken, support })
    const unseen = ownShips.filter((sea) => groups[sea] === undefined)
    return { ...verdict(result), ...answers.marchAnswer(play, house, enemyTokens, unseen) }
  },

  combat: ({ area, sea, attacker, defender, supports, rains, fiefdoms, blade }, { cards, useBlade }) => {
    const { house: name, units, order } = defender
    const holder = houseOf(blade?.holder ?? fiefdoms[0] ?? '')
    const track = playing([...fiefdoms, attacker.house, name, holder, ...(supports ?? []).map(({ house = holder }) => house)])
    const changes: readonly Change[] = [
      { set: 'track', track: 'fiefdoms', order: track },
      { set: 'bladeUsed', used: blade?.used ?? false },
    ]
    const target = { type: sea ? 'sea' : typeFor(attacker.units), house: name, units }
    const { all, play } = fight(area, target, { house: attacker.house, units: attacker.units }, { supports, rains, changes })
    play.state = { ...play.state, holders: { ...play.state.holders, fiefdoms: holder } }
    const march = words.orderOf({ kind: 'March', modifier: attacker.modifier ?? 0 })
    const moves = [{ to: area, units: standing(attacker.units) }]
    play.do({ do: 'march', house: houseOf(attacker.house), from: FROM, order: march, moves, leaveToken: false })
    const defense = order?.startsWith('Defense') ? { defense: words.orderOf({ kind: order }) } : {}
    const call = (some: Readonly<typeof all>) => ({ do: 'callSupport', supports: some.map(words.called), ...defense }) as const
    play.do(call(play.admitted(all, call)))
    const announced = answers.announced(play)
    const wish = useBlade ? outcomeOf(game.bladeObjection(play.state, houseOf(useBlade))) : undefined
    play.do({ do: 'playCards', attacker: words.reportedCard(cards.attacker), defender: words.reportedCard(cards.defender) })
    if (play.state.battle?.step === 'blade') play.do({ do: 'blade', house: holder, use: wish === 'ok' })
    play.settle(({ stage }) => stage.at !== 'battle')
    return { announced, ...answers.combatAnswer(play), ...answers.bladeAnswer(wish) }
  },

  retreat: ({ house: name, supply, groups, retreating, battleArea, attackedFrom, candidates }, { to }) => {
    const [house = houseOf(name), foe = house, third = house] = playing([name])
    const type = typeFor(retreating)
    const far = new Set(candidates.flatMap(({ area, adjacent }) => (adjacent === false ? [area] : [])))
    const ships = [
      ...candidates.flatMap(({ area, viaShips }) => (viaShips ? [{ area, by: house, sea: `${OUTSIDE}sea to ${area}` }] : [])),
      ...(far.has(attackedFrom) ? [{ area: attackedFrom, by: foe, sea: `${OUTSIDE}sea from ${attackedFrom}` }] : []),
    ]
    const spots: Spots = [
      ...candidates.map((candidate): Spots[number] => [candidate.area, words.spotOf(candidate, type, house, third)]),
      ...held(house, groups),
      [battleArea, { type, house, units: retreating }],
      [attackedFrom, { type, ...guard(foe, type) }],
      ...ships.map(({ sea, by }): Spots[number] => [sea, guard(by, 'sea')]),
    ]
    const near = [attackedFrom, ...candidates.map(({ area }) => area)].filter((area) => !far.has(area))
    const borders = [
      ...near.map((area) => [area, battleArea]),
      ...ships.flatMap(({ sea, area }) => [
        [sea, area],
        [sea, battleArea],
      ]),
    ]
    const changes = [{ set: 'supply', house, level: supply } as const]
    const play = begin('marches', { houses: [house, foe, third, ...housesOf(PRINTED_BOX)], spots, borders, tracking: TOLD, changes })
    const moves = [{ to: battleArea, units: standing(unitsIn(type)) }]
    play.do({ do: 'march', house: foe, from: attackedFrom, order: 'march-0', moves, leaveToken: false })
    play.do({ do: 'callSupport', supports: [] })
    play.do({ do: 'playCards', attacker: words.reportedCard({ strength: 20 }), defender: words.reportedCard({ strength: 0 }) })
    play.settle(({ battle }) => battle === undefined || battle.step === 'retreat')
    const isAsked = play.state.battle !== undefined
    const { state: decided } = play.past.find(({ event }) => event.e === 'battleDecided') ?? play
    const { battle } = decided
    if (battle === undefined) throw new Error('there was no battle')
    const retreats = game.retreatWays(decided, battle)
    const way = (area: string) => ({ house, to: area, lost: retreats.find((one) => one.to === area)?.lost ?? standing(retreating) })
    const objection = (area: string) => outcomeOf(game.retreatObjection(decided, battle, way(area)))
    const result = !to ? 'ok' : play.state.battle === undefined ? objection(to) : play.do({ do: 'retreat', ...way(to) })
    play.settle(({ stage }) => stage.at !== 'battle')
    const objections = Object.fromEntries(candidates.map(({ area }) => [area, objection(area)]))
    return { ...verdict(result), ...answers.retreatAnswer(play, decided, objections), asked: isAsked }
  },

  neutral: ({ strength, castle, marching, modifier = 0, supports, rains }, _decision, base) => {
    const house = 'stark'
    const target = { type: typeFor(marching), neutral: strength, castle: castle ?? 0 }
    const { all, play } = fight('neutral', target, { house, units: marching }, { supports, rains, base })
    const order = words.orderOf({ kind: 'March', modifier })
    const moves = [{ to: 'neutral', units: standing(marching) }]
    const attack = { do: 'march', house, from: FROM, order, moves, leaveToken: false } as const
    const march = (support: Readonly<typeof all>) => ({ ...attack, support: support.map(({ area, special }) => ({ area, special })) })
    const whole = march(play.admitted(all, (some) => ({ do: 'overrule', move: march(some), waive: ['NEUTRAL_TOO_STRONG'] })))
    const { total } = game.againstNeutral(play.state, 'neutral', standing(marching), order, whole.support)
    const { accepted: enters, reason } = verdict(play.do(whole))
    return { total, enters, reason }
  },

  consolidate: ({ orders: placedOrders, available, pile }) => {
    const [house, orders] = [houseOf('Stark'), placedOrders.map(({ area }) => ({ area, kind: 'Consolidate Power' }))]
    const spots = [...manned(orders, house), ...placedOrders.map(({ area, crowns }) => [area, { crowns }] as const)]
    const [stock, changes] = [{ [house]: { available, pile } }, words.laidBy(orders, house)]
    const play = begin('power', { houses: [house], spots, stock, changes, box: BOUNDLESS })
    play.do({ do: 'collect' })
    return answers.gain(available, game.houseView(play.state, house).power.available)
  },

  gameOfThrones: ({ houses }) => {
    const spots = Object.entries(houses).flatMap(([house, { crowns }]) => each(crowns, (number) => ({ crowns: number, ...guard(house) })))
    const { state } = phase('Game of Thrones', { houses: Object.keys(houses), spots, stock: byHouse(houses) })
    return answers.gains(state, houses)
  },

  control: ({ playing: named, areas }) => ({
    controllers: areas.map(({ area, type, units = {}, token, home, neutral }) => {
      const here = Object.keys(units).find((house) => (units[house] ?? 0) > 0)
      const houses = playing(named, [here, token, home])
      const plays = (house: string | null | undefined) => (house && houses.includes(houseOf(house)) ? house : undefined)
      const force = neutral || (here !== undefined && plays(here) === undefined) ? 1 : undefined
      const garrison = here === undefined || force ? {} : guard(here, type)
      const spot: Spot = { type, home: home ?? undefined, token: plays(token), neutral: force, ...garrison }
      return nameOf(game.controller(begin('orders', { houses, spots: [[area, spot]] }).state, area))
    }),
  }),

  victory: ({ players, endOfRound, houses: ranks }, _decision, base = PRINTED_BOX) => {
    const houses = [...new Set([...Object.keys(ranks).map(houseOf), ...housesOf(base)])].slice(0, players)
    const spots = Object.entries(ranks).flatMap(([house, { areas, land = areas }]) => [
      ...many(areas, `castle of ${house}`, { castle: 1, ...guard(house) }),
      ...many(Math.max(0, land - areas), `land of ${house}`, guard(house)),
    ])
    const levels = Object.entries(ranks).map(([house, { supply }]): Change => ({ set: 'supply', house: houseOf(house), level: supply }))
    const placeOf = (house: string) => Object.entries(ranks).find(([name]) => houseOf(name) === house)?.[1].ironThrone ?? 99
    const order = houses.toSorted((a, b) => placeOf(a) - placeOf(b))
    const throne = { set: 'track', track: 'ironThrone', order } as const
    const changes: readonly Change[] = [...levels, throne, { set: 'round', round: endOfRound ?? 2 }]
    const play = begin('power', { base, houses, spots, changes, stock: byHouse(ranks), box: { victory: base.victory } })
    if (endOfRound !== undefined) play.do({ do: 'collect' })
    return answers.victoryAnswer(play)
  },
}

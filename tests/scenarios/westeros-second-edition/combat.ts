import { HOUSES, UNIT_KINDS, type Box, type HouseId, type Track } from '../../../src/games/westeros/box/box'
import { bladeObjection, type Change, type Move, type State } from '../../../src/games/westeros'
import type { Battle, PlayedCard } from '../../../src/games/westeros/model/state'
import { abilityDue } from '../../../src/games/westeros/rules/abilities'
import { sidesToDraw, skullOwed } from '../../../src/games/westeros/rules/tides-deck'
import * as answers from '../westeros/answers'
import { BOUNDLESS, FROM, goingOn, manned, TOLD, type Spots, type Stock } from '../westeros/little-box'
import * as words from '../westeros/notation'
import { byHouse, houseOf, OUTSIDE, standing, typeFor, unitsIn } from '../westeros/notation'
import type { CaseOrder, CaseUnits, LaidOrder, Of } from '../westeros/notation'
import { outcomeOf, type Outcome, type Play } from '../westeros/play'
import { BASE, begin, cardsWhere, isHouse, otherThan, playing } from './box'
import { combatAnswer } from './combat-answers'
import type { Ability, Before, CaseCard, Decision, Text } from './combat-case'
import { before as previous } from './economy'

/** Scenarios about combats. */

const tokenOf = (text: Text): CaseOrder & { readonly house?: string } => {
  if (typeof text !== 'string')
    return 'order' in text ? { ...tokenOf(text.order), ...(text.house === undefined ? {} : { house: text.house }) } : text
  const [, kind = text, sign, number] = /^(.*?) ?([+−-])(\d)$/.exec(text) ?? []
  const value = number === undefined ? undefined : sign === '+' ? Number(number) : -Number(number)
  if (kind === 'March') return { kind, modifier: value ?? 0, special: (value ?? 0) > 0 }
  return value === undefined ? { kind } : { kind, modifier: value, special: kind !== 'Defense' || value === 2 }
}

/** Returns the cards that both sides play, by id. */
const idsOf = ({ cards }: Decision): readonly string[] =>
  [cards.attacker, cards.defender].flatMap((card) => (card !== null && 'card' in card ? [card.card] : []))

/** Returns the area with the March that started the combat: it is listed with the value of the March, and no text removes its order. */
const originOf = ({ attacker, area, supports = [], orders = {} }: Before, { abilities = [] }: Decision): string => {
  const isMarch = ([where, text]: readonly [string, Text]): boolean => {
    const { kind, modifier, house } = tokenOf(text)
    const isOther = where === area || supports.some((one) => one.area === where) || abilities.some((one) => one.area === where)
    const isOwn = house === undefined || houseOf(house) === houseOf(attacker.house)
    return kind === 'March' && modifier === (attacker.modifier ?? 0) && !isOther && isOwn
  }
  return attacker.from ?? Object.entries(orders).find(isMarch)?.[0] ?? FROM
}

/** Returns the house whose orders are listed without a name: the opponent of a text that removes orders, else the attacker. */
const ownerOfOrders = ({ attacker, defender }: Before, decision: Decision): string => {
  const { cards } = decision
  const removes = (card: CaseCard) => card !== null && 'card' in card && BASE.cards[card.card]?.ability?.effect.effect === 'removeOrder'
  return removes(cards.attacker) ? defender.house : attacker.house
}

/** Returns whether two areas touch on the printed board; true if one of them is not printed. */
const touch = (a: string, b: string): boolean => {
  const idOf = (name: string) => Object.values(BASE.areas).find((area) => area.name === name)?.id
  const [one, other] = [idOf(a), idOf(b)]
  if (one === undefined || other === undefined) return true
  return BASE.adjacency.some((pair) => pair.includes(one) && pair.includes(other))
}

/** Orders on the board, with the areas in which they lie. */
interface Laid extends LaidOrder {
  readonly house: string
  readonly units: CaseUnits
  readonly type: string
  readonly adjacent: boolean
}

/** Returns the orders of the scenario outside of the battle area, without the March that started the combat. */
const laidIn = (before: Before, decision: Decision): readonly Laid[] => {
  const { area, orders = {}, supports = [], attacker } = before
  const origin = originOf(before, decision)
  const called = supports.map((one, n): Laid => {
    const { house = attacker.house, area: where = `support ${n}`, units, special = false, port, fromSea } = one
    const type = port ? 'port' : fromSea ? 'sea' : typeFor(units)
    const text = orders[where]
    return { kind: 'Support', special, ...(text === undefined ? {} : tokenOf(text)), area: where, house, units, type, adjacent: true }
  })
  const others = Object.entries(orders).flatMap(([where, text]): Laid[] => {
    if (where === area || where === origin || called.some((one) => one.area === where)) return []
    const { house = ownerOfOrders(before, decision), ...token } = tokenOf(text)
    const type = words.typeOf(where, BASE)
    return [{ ...token, area: where, house, units: unitsIn(type), type, adjacent: touch(where, area) }]
  })
  return [...called, ...others]
}

/** Returns the House cards of the box: those listed for a house, none for a house that plays only figures, else all. */
const cardsFor = (
  { attacker, defender, hands = {}, discards = {} }: Before,
  { cards }: Decision,
  names: readonly string[],
): Box['cards'] => {
  const [inHand, used] = [byHouse(hands), byHouse(discards)]
  const played = { [houseOf(attacker.house)]: cards.attacker, [houseOf(defender.house)]: cards.defender }
  const isThere = (id: string, house: HouseId): boolean => {
    const card = played[house]
    if (card !== undefined && (card === null || !('card' in card)) && inHand[house] === undefined) return false
    if (inHand[house] === undefined) return true
    const own = card !== undefined && card !== null && 'card' in card && card.card === id
    return own || (inHand[house] ?? []).includes(id) || (used[house] ?? []).includes(id)
  }
  return cardsWhere(isThere, names)
}

const isByHouse = (pool: CaseUnits | Of<CaseUnits>): pool is Of<CaseUnits> => Object.keys(pool).some(isHouse)

/** Returns the house whose pool is given without a name: the owner of a text that upgrades footmen, else the attacker. */
export const poolOwner = ({ attacker, defender }: Before, { cards }: Decision): HouseId => {
  const { defender: card } = cards
  const upgrades = card !== null && 'card' in card && BASE.cards[card.card]?.ability?.effect.effect === 'upgradeFootman'
  return houseOf(upgrades ? defender.house : attacker.house)
}

const stockOf = (before: Before, decision: Decision): Of<Stock> => {
  const { power = {}, pile = {}, pool = {} } = before
  const pools = byHouse(isByHouse(pool) ? pool : Object.keys(pool).length === 0 ? {} : { [poolOwner(before, decision)]: pool })
  const powers = byHouse(power)
  const piles = byHouse(pile)
  return Object.fromEntries(
    HOUSES.map((house): [string, Stock] => {
      const given = powers[house]
      const own = typeof given === 'number' ? { available: given } : given
      return [
        house,
        { ...own, ...(piles[house] === undefined ? {} : { pile: piles[house] }), ...(pools[house] ? { pool: pools[house] } : {}) },
      ]
    }),
  )
}

/** Sets up the position and marches into the battle area. */
const attack = (before: Before, decision: Decision, placed: readonly Laid[]): Play => {
  const { area, sea, castle = 0, garrison, attacker, defender, fiefdoms = [], ironThrone = [], blade, discards = {}, orders = {} } = before
  const { kingsCourt = fiefdoms } = before
  const origin = originOf(before, decision)
  const type = sea ? 'sea' : 'land'
  const combatants = [attacker.house, defender.house]
  const holder = isHouse(blade?.holder) ? [blade.holder] : []
  const owners = Object.values(orders).flatMap((text) => tokenOf(text).house ?? [])
  const houses = playing([
    ...fiefdoms,
    ...ironThrone,
    ...kingsCourt,
    ...combatants,
    ...holder,
    ...owners,
    ...placed.map(({ house }) => house),
  ])
  const full = (order: readonly string[]) => [...new Set([...order.filter(isHouse).map(houseOf), ...houses])]
  const outsiders = houses.filter((house) => !combatants.some((one) => houseOf(one) === house))
  const waiting = goingOn([...combatants, ...outsiders])
  const inside = defender.order ? tokenOf(defender.order) : orders[area] === undefined ? undefined : tokenOf(orders[area])
  const march: LaidOrder = { area: origin, house: attacker.house, kind: 'March', modifier: attacker.modifier ?? 0 }
  const own: readonly LaidOrder[] = inside === undefined ? [] : [{ ...inside, area, house: defender.house }]
  const tracks = { fiefdoms: full(fiefdoms), ironThrone: full(ironThrone), kingsCourt: full(kingsCourt) }
  const refuge = `${OUTSIDE}refuge`
  const changes: readonly Change[] = [
    ...(Object.keys(tracks) as Track[]).map((track): Change => ({ set: 'track', track, order: tracks[track] })),
    { set: 'bladeUsed', used: blade?.used ?? false },
    ...Object.entries(discards).map(([house, cards]): Change => ({ set: 'used', house: houseOf(house), cards })),
    ...words.laidBy([march, ...own, ...placed, ...waiting]),
  ]
  const spots: Spots = [
    ...placed.map(({ area: where, house, units, type: kind }): Spots[number] => [
      where,
      { house, units, type: kind, ...portOf(kind, where, area, sea) },
    ]),
    [origin, { type, house: attacker.house, units: attacker.units }],
    [area, { type, castle, house: defender.house, units: defender.units ?? {}, ...(garrison ? { garrison, home: defender.house } : {}) }],
    [refuge, { type }],
    ...manned(waiting),
  ]
  const play = begin('marches', {
    houses,
    spots,
    borders: [[origin, area], [refuge, area], ...placed.filter(({ adjacent }) => adjacent).map(({ area: where }) => [where, area])],
    stock: stockOf(before, decision),
    changes: idsOf(decision).length === 0 ? changes.filter(({ set }) => set !== 'used') : changes,
    tracking: { ...TOLD, orders: 'app', cards: idsOf(decision).length === 0 ? 'none' : 'table' },
    box: { ...BOUNDLESS, cards: cardsFor(before, decision, houses) },
    settings: before.settings ?? {},
  })
  const [first] = holder
  const fiefdomsToken =
    blade === undefined ? tracks.fiefdoms[0] : first === undefined ? otherThan(play.state, combatants.map(houseOf)) : houseOf(first)
  const last = previous(tracks.ironThrone, houseOf(attacker.house))
  play.state = { ...play.state, holders: { ...play.state.holders, fiefdoms: fiefdomsToken as HouseId }, stage: { at: 'marches', last } }
  const moves = [{ to: area, units: standing(attacker.units) }]
  const result = play.do({ do: 'march', house: houseOf(attacker.house), from: origin, moves, leaveToken: false })
  if (result !== 'ok') throw new Error(`the march was refused: ${result}`)
  return play
}

/** Returns the land area and the sea of a supporting port: the battle area is one of them. */
const portOf = (type: string, port: string, area: string, sea: boolean | undefined) => {
  if (type !== 'port') return {}
  const [land, water] = [`${OUTSIDE}land of ${port}`, `${OUTSIDE}sea of ${port}`]
  return { port: sea ? { land, sea: area } : { land: touchesLand(port, area) ? area : land, sea: water } }
}

const touchesLand = (port: string, area: string): boolean => {
  const land = Object.values(BASE.areas).find(({ name }) => name === port)?.port?.land
  return BASE.areas[land ?? '']?.name === area
}

const playedCard = (card: CaseCard): PlayedCard => {
  if (card !== null && 'card' in card) return card
  const { strength = 0, swords = 0, forts, fortifications = forts ?? 0 } = card ?? {}
  return { told: { strength, swords, fortifications } }
}

/** Returns the move with which the owner of a text carries it out or declines it. */
const abilityMove = (state: State, card: string, choice: Ability | undefined): Move | undefined => {
  const may = state.box.cards[card]?.ability?.may === true
  if (choice === undefined) return may ? { do: 'ability', card, pass: true } : undefined
  const { use = true, target, newCard, area, track, routed } = choice
  if (!use) return { do: 'ability', card, pass: true }
  const { effect } = state.box.cards[card]?.ability?.effect ?? {}
  const other = target ?? (effect === 'replaceOwnCard' ? newCard : undefined)
  const isRouted = effect === 'destroyUnit' && (routed === true || ['rF', 'routed'].includes(target ?? ''))
  if (effect === 'destroyUnit') return { do: 'ability', card, ...(isRouted ? { routed: true } : {}) }
  const where = area ?? (['removeOrder', 'upgradeFootman'].includes(effect ?? '') ? target : undefined)
  return {
    do: 'ability',
    card,
    ...(where === undefined ? {} : { area: where }),
    ...(other === undefined || where === other ? {} : { target: other }),
    ...(track === undefined ? {} : { track: words.trackOf(track) }),
  }
}

/** Returns the move of the scenario with the Tides of Battle deck; undefined if the scenario leaves it open. */
const tidesMove = (state: State, battle: Battle, { tides, skulls = {} }: Decision): Move | undefined => {
  const { attacker, defender, again, blade, how = 'table' } = tides ?? {}
  if (battle.step === 'skulls') {
    const owed = skullOwed(state, battle)
    const letter = Object.entries(byHouse(skulls)).find(([house]) => house === owed?.house)?.[1]
    const unit = UNIT_KINDS.find((_, n) => 'FKSE'[n] === letter)
    return owed && unit && { do: 'sufferSkull', house: owed.house, unit }
  }
  if (battle.step === 'tidesLook') return { do: 'replaceTides', house: state.holders.fiefdoms, use: again !== undefined }
  const [side, ...others] = sidesToDraw(battle)
  const cards = others.length === 0 && side !== undefined && again !== undefined ? { [side]: again } : { attacker, defender }
  return tides && ({ do: 'drawTides', how, cards, ...(blade === undefined ? {} : { blade: houseOf(blade) }) } as Move)
}

/** Returns the move of the scenario that answers the open question of a combat; undefined if the scenario leaves it open. */
const moveFor = ({ state }: Play, decision: Decision, used: Set<Ability>): Move | undefined => {
  const { abilities = [], useBlade, casualties } = decision
  const { battle, stage } = state
  const take = (card: string | undefined): Ability | undefined => {
    const choice = abilities.find((one) => one.card === card && !used.has(one))
    if (choice !== undefined) used.add(choice)
    return choice
  }
  if (stage.at === 'afterBattle') {
    const { use = true, target } = take(stage.card) ?? { use: false }
    return { do: 'discardCard', house: stage.house, ...(use && target !== undefined ? { card: target } : {}) }
  }
  if (battle === undefined) return undefined
  switch (battle.step) {
    case 'abilities':
    case 'won': {
      const due = abilityDue(state, battle)
      return due && abilityMove(state, due.card, take(due.card))
    }
    case 'anotherCard': {
      const newCard = [...used].findLast((one) => one.newCard !== undefined)?.newCard
      return newCard === undefined || battle.redraw === undefined
        ? undefined
        : { do: 'playAnother', house: battle[battle.redraw], card: { card: newCard } }
    }
    case 'tides':
    case 'tidesLook':
    case 'skulls':
      return tidesMove(state, battle, decision)
    case 'blade': {
      const holder = state.holders.fiefdoms
      return { do: 'blade', house: holder, use: isHouse(useBlade) && houseOf(useBlade) === holder }
    }
    case 'casualties': {
      const loser = battle.result?.winner === 'attacker' ? battle.defender : battle.attacker
      return casualties && { do: 'casualties', house: loser, units: standing(casualties) }
    }
    default:
      return undefined
  }
}

/** Answers all questions of the combat. Returns the refusals of the decisions of the scenario. */
const carryOut = (play: Play, decision: Decision): readonly Outcome[] => {
  const used = new Set<Ability>()
  const refusals: Outcome[] = []
  for (let guarded = 0; guarded < 100 && ['battle', 'afterBattle', 'ports'].includes(play.state.stage.at); guarded++) {
    const move = moveFor(play, decision, used)
    const result = move === undefined ? 'open' : play.do(move)
    if (result === 'ok') continue
    if (result !== 'open') refusals.push(result)
    if (play.state.stage.at === 'battle' && play.do({ do: 'ability', card: dueCard(play), pass: true }) === 'ok') continue
    const steps = play.past.length
    play.settle(() => play.past.length > steps)
  }
  return refusals
}

const dueCard = ({ state }: Play): string => (state.battle === undefined ? '' : (abilityDue(state, state.battle)?.card ?? ''))

export const combat = (before: Before, decision: Decision): answers.Answers => {
  const placed = laidIn(before, decision)
  const play = attack(before, decision, placed)
  const { supports = [] } = before
  const calls = supports.map(({ for: side = 'attacker', area }, n) => ({ area: area ?? `support ${n}`, for: side }))
  const call = (some: typeof calls) => ({ do: 'callSupport', supports: some }) as const
  const supportResults = calls.map((one) => play.outcomeOf(call([one])))
  if (play.state.battle?.step === 'support') play.do(call([...play.admitted(calls, (some) => call([...some]))]))
  const announced = answers.announced(play)
  const wish = isHouse(decision.useBlade) ? outcomeOf(bladeObjection(play.state, houseOf(decision.useBlade))) : undefined
  const { cards } = decision
  const shown = play.do({ do: 'playCards', attacker: playedCard(cards.attacker), defender: playedCard(cards.defender) })
  const refusals = shown === 'ok' ? carryOut(play, decision) : [shown]
  if (shown !== 'ok') return { accepted: false, reason: shown, announced, initial: announced }
  return {
    accepted: refusals.length === 0,
    reason: refusals[0],
    supportResults,
    announced,
    initial: announced,
    ...combatAnswer(play, before, poolOwner(before, decision)),
    ...answers.bladeAnswer(wish),
  }
}

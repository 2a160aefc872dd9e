import { dieLabels } from '../../../kit/dice'
import { openMarked } from '../../../kit/marks'
import { moveShape } from '../../../kit/move-kinds'
import { maybe, only, whole, boolean, keyed, text, type Infer } from '../../../kit/shape'
import { refusedByReferee, type Result } from '../../../referee'
import { isZone } from '../box/board'
import { areAllied, type ByPower, type Power } from '../box/powers'
import { countOf, fightersIn, fights, troopsIn, UNITS, type Army, type Unit, type Units } from '../box/units'
import { minus, plus } from '../../../kit/counts'
import type { Event } from '../model/events'
import { STAGES, type Battle, type Forces, type LossesByPower, type StageDice } from '../model/battle'
import { piecesAt, unitsOf, type Named, type Piece, type PieceChanges, type PieceId } from '../model/pieces'
import { firstReason, refuse, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { afterBattle } from './aftermath'
import { awaiting, beginBattle, endOf, fire, ended, lose, repaired } from './conduct-combat'
import { struckBy } from './fire'
import { asAnswer, carryOutTaking, DONE, inPhase, type Handled } from './handler'
import { attackersAt, battlefieldFor, enemyPieces, landingAt, landingZones, rollingOf, toFight, waysOf } from '../model/battlefield'
import { isLandable } from './combat-move'
import { chooseLosses, lossesDue, ownersOf } from './losses'
import { modifiersFor } from './national-advantages'
import { flyHome, press, retreat, submerge } from './press-or-retreat'
import * as parts from '../shapes/move-parts'

/** Decides the moves of a battle, from the choice of both armies to step 8. */

const battleShape = moveShape('battle', {
  at: shapes.space,
  place: only('land', 'sea'),
  attack: shapes.army,
  defend: shapes.byPower(shapes.army),
  amphibious: maybe(boolean),
  bombard: maybe(shapes.units),
  /** Sea zone from which the troops land in an amphibious assault. */
  from: maybe(shapes.space),
  spaces: maybe(keyed(shapes.space, parts.border, 20)),
  /** Sets the rule changes that national advantages cause in this battle. Earlier rule changes are replaced. */
  modifiers: maybe(shapes.modifiers),
})
const fireShape = moveShape('fire', {
  stage: only(...STAGES),
  dice: maybe(parts.groups),
  hits: maybe(keyed(text(1, 5), whole(-9, 200), 8)),
})
const loseShape = moveShape('lose', {
  losses: maybe(parts.losses),
  proposals: maybe(shapes.byPower(parts.losses)),
  attacker: maybe(parts.losses),
})
const pressShape = moveShape('press', {})
const retreatShape = moveShape('retreat', { by: only('attacker', 'defender'), to: text(0, 40) })
/** Lands aircraft after combat. If `to` is set, the rules check whether the units may land in this space. */
const flyHomeShape = moveShape('flyHome', { units: shapes.units, to: maybe(shapes.space) })
const submergeShape = moveShape('submerge', { side: only('attack', 'defend'), n: whole(0, 200) })
const breakOffShape = moveShape('breakOff', { attack: shapes.units, defend: shapes.byPower(shapes.army) })
/** Step 8: carries out the outcome of a battle. */
const confirmShape = moveShape('confirm', { cash: maybe(shapes.ipc) })

/**
 * Returns the enemy units in a space that the app tracks. AA guns and industrial complexes are omitted, because they are stored in the
 * territory.
 */
const defendersAt = (state: State, at: string): Forces => {
  const forces: Record<string, Units> = {}
  for (const [, { power, unit }] of enemyPieces(state, at)) forces[power] = plus<Unit>(forces[power], { [unit]: 1 })
  return forces
}

const withGuns = (state: State, at: string, defend: Forces): Forces => {
  const holding = state.territories[at]
  if (holding === undefined || (holding.aa === 0 && !holding.ic)) return defend
  const { aa: _aa, ic: _ic, ...own } = defend[holding.controller] ?? {}
  return { ...defend, [holding.controller]: { ...own, ...(holding.aa > 0 ? { aa: holding.aa } : {}), ...(holding.ic ? { ic: 1 } : {}) } }
}

/** R47, R118: returns the spaces from which attacking land and sea units came, and whether each space is friendly. */
const originsOf = (state: State, attackers: readonly Named[]): Battle['spaces'] => {
  const { spaces } = battlefieldFor(state)
  const isFriendly = (id: string) => (isZone(id) ? (spaces[id]?.enemy ?? []).length === 0 : spaces[id]?.control === 'friendly')
  const from = attackers.flatMap(([, piece]) => (piece.from === undefined ? [] : [piece.from]))
  return Object.fromEntries([...new Set(from)].map((id) => [id, { friendly: isFriendly(id), origin: true }]))
}

/** Returns the refusal if a battle may not start; undefined if it may start. */
const againstBattle = (
  state: State,
  { at, place, bombard = {}, attack }: Infer<typeof battleShape>,
  { zones, amphibious, isLeftOut }: Landing,
  defend: Forces,
) => {
  const { turn, territories, power, settings } = state
  const seas = new Set(toFight(state).flatMap((one) => (one.kind === 'sea' ? [one.at] : [])))
  const before = zones.find((zone) => seas.has(zone))
  const isBombedOut = settings.armiesTold && turn.raided.includes(at) && (attack.bmb ?? 0) > 0 && isLeftOut
  const holding = territories[at]
  const wrong = (units: Army) => countOf(units, (unit) => fights(unit) && !isAllowed(unit, place)) > 0
  return firstReason(new Set(), [
    (place === 'sea') !== isZone(at) && ['WRONG_TERRAIN', { space: at }],
    holding !== undefined && areAllied(holding.controller, power) && ['NOT_HOSTILE', {}, 'R5'],
    Object.keys(defend).some((one) => areAllied(one as Power, power)) && ['ALREADY_FRIENDLY'],
    ([attack, ...Object.values(defend)].some((army) => wrong(army)) || fightersIn(attack) === 0) && ['NO_SUCH_UNIT', {}, 'R29'],
    turn.fought.includes(at) && ['BATTLE_OVER'],
    isBombedOut && ['BOMBER_USED_TWICE'],
    before !== undefined && ['STEP_ORDER', { at: before }, 'R58'],
    isLeftOut && ['NO_SUCH_UNIT', {}, 'R29'],
    Object.keys(bombard).length > 0 && !amphibious && ['NO_BOMBARDMENT'],
    settings.armiesTold && !isWithin(bombard, shipsOffShore(state, zones)) && ['NO_BOMBARDMENT'],
  ])
}
const isAllowed = (unit: Unit, place: 'land' | 'sea'): boolean =>
  unit === 'ftr' || unit === 'bmb' || (place === 'sea') === ['bb', 'dd', 'cv', 'ss', 'tt'].includes(unit)

/** Starts a battle (step 1). Refusals: NOT_ASKED, NO_SUCH_UNIT, WRONG_TERRAIN, NOT_HOSTILE, BATTLE_OVER, STEP_ORDER. */
export const startBattle = (transaction: Transaction, move: Infer<typeof battleShape>): Handled => {
  const { state, emit } = transaction
  const { settings, phase, power, turn, developments, used } = state
  if (!settings.battlesTold || phase !== 4 || state.battle !== undefined || rollingOf(state) !== undefined)
    return refusedByReferee('NOT_ASKED')
  const { at, place, bombard = {}, attack } = move
  const landing = landingOf(state, move)
  const { amphibious, zones, pieces } = landing
  const defend = withGuns(state, at, settings.armiesTold ? defendersAt(state, at) : move.defend)
  const against = againstBattle(state, move, landing, defend)
  if (against !== undefined) return asAnswer(against)
  const changes = settings.armiesTold ? ashore(state, at, zones, bombard) : {}
  if (Object.keys(changes).length > 0) {
    const shifts = landingAt(state, at).map(([, { unit, at: from }]) => ({ unit, owner: power, count: 1, from, to: at }))
    emit({ e: 'moved', power, shifts, path: [zones[0] ?? at, at], battle: at, fire: [], combat: true, pieces: changes })
  }
  const defenders = Object.keys(defend) as readonly Power[]
  const scene = { advantages: settings.advantages, used, ended: state.ended, place, at, by: power, amphibious, attack, defenders }
  const facts = {
    at,
    place,
    by: power,
    amphibious,
    bombard,
    spaces: move.spaces ?? (settings.armiesTold ? originsOf(state, pieces) : {}),
    seaBattle: zones.some((zone) => turn.fought.includes(zone)),
    tech: {
      attacker: developments[power],
      defender: Object.fromEntries(defenders.map((one) => [one, developments[one]])) as ByPower<State['developments'][Power]>,
    },
    modifiers: move.modifiers ?? modifiersFor(scene),
    ...(settings.armiesTold && {
      pieces: { attack: pieces.map(([id]) => id), defend: enemyPieces(state, at).map(([id]) => id) },
    }),
  }
  emit({ e: 'battleBegun', battle: beginBattle(facts, attack, defend, waysOf(state)) })
  return DONE
}

const standing = ({ hurt: _hurt, ...units }: Army): Units => units
const isWithin = (some: Units, all: Units): boolean => Object.entries(some).every(([unit, count]) => count <= (all[unit as Unit] ?? 0))

/** Attackers of a battle and the sea zones from which they land. */
interface Landing {
  readonly amphibious: boolean
  /** Sea zones from which the troops land. */
  readonly zones: readonly string[]
  /** Attacking pieces; empty if the app does not track units. */
  readonly pieces: readonly Named[]
  /** Whether the move leaves out units that must fight, or contains more units than can fight. */
  readonly isLeftOut: boolean
}

const landingOf = (state: State, { at, attack, amphibious = false, from }: Infer<typeof battleShape>): Landing => {
  if (!state.settings.armiesTold) {
    const zone = from ?? state.turn.announced.find((one) => one.at === at)?.from
    return { amphibious, zones: zone === undefined ? [] : [zone], pieces: [], isLeftOut: false }
  }
  const { must, may } = attackersAt(state, at)
  const named = standing(attack)
  const isLeftOut = !isWithin(unitsOf(must), named) || !isWithin(named, unitsOf([...must, ...may]))
  const extra = minus<Unit>(named, unitsOf(must))
  const pieces = UNITS.flatMap((unit) => may.filter(([, piece]) => piece.unit === unit).slice(0, Math.max(0, extra[unit] ?? 0)))
  const zones = landingZones(state, at)
  return { amphibious: zones.length > 0, zones, pieces: [...must, ...pieces], isLeftOut }
}

/**
 * R37, R59: returns the ships of the active power in the given sea zones that can bombard. Ships and sea zones that had a battle this turn
 * are excluded.
 */
export const shipsOffShore = (state: State, zones: readonly string[]): Units => {
  const { pieces, power, turn } = state
  const kinds: readonly Unit[] = state.developments[power].includes('combinedBombardment') ? ['bb', 'dd'] : ['bb']
  const calm = zones.filter((zone) => !turn.fought.includes(zone))
  const ships = calm.flatMap((zone) => piecesAt(pieces, zone)).filter(([, piece]) => piece.power === power && kinds.includes(piece.unit))
  return unitsOf(ships.filter(([, { status }]) => status === 'ready' || status === 'moved'))
}

/** Returns the changes to pieces when a landing begins: troops leave their ships, and bombarding ships get the status `fought`. */
const ashore = (state: State, at: string, zones: readonly string[], bombard: Units): PieceChanges => {
  const { pieces, power } = state
  const changes: Record<PieceId, Piece> = {}
  for (const [id, { aboard: _ship, ...piece }] of landingAt(state, at)) changes[id] = { ...piece, at, status: 'moved' }
  for (const unit of ['bb', 'dd'] as const) {
    const ships = zones.flatMap((zone) => piecesAt(pieces, zone)).filter(([, piece]) => piece.power === power && piece.unit === unit)
    const fresh = ships.filter(([, { status }]) => status === 'ready' || status === 'moved')
    for (const [id, piece] of fresh.slice(0, bombard[unit] ?? 0)) changes[id] = { ...piece, status: 'fought' }
  }
  return changes
}

/** Returns the faces of the dice of a stage. The key is the label of the group of dice, e.g. the number to hit. */
const facesOf = (state: State, dice: StageDice | undefined): Readonly<Record<string, number>> => {
  const faces = Object.entries(dice ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, all]) => all)
  return Object.fromEntries(dieLabels(state.dice, faces.length).map((label, at) => [label, faces[at] ?? 0]))
}

/** Records the dice of a battle stage, or the number of hits that the players counted. */
export const rollStage = (transaction: Transaction, { stage, dice, hits }: Infer<typeof fireShape>): Handled => {
  const { state, emit } = transaction
  const { battle } = state
  if (battle === undefined) return refuse('BATTLE_OVER')
  if (hits !== undefined && state.dice.source === 'app') return refusedByReferee('MALFORMED', { at: 'hits' })
  const fired = fire(battle, stage, hits === undefined ? { dice: dice ?? {} } : { hits }, waysOf(state))
  if (!fired.ok) return fired
  const faces = facesOf(state, dice)
  emit({ e: 'fired', stage, source: state.dice.source, ...(dice && { dice }), faces, hits: fired.value.hits, battle: fired.value.battle })
  askOwners(transaction)
  return DONE
}

/**
 * A14: asks each allied power whose units are hit for a secret proposal of losses. Asks only if the setting is on and several powers have
 * hit units.
 */
const askOwners = ({ state, emit }: Transaction): void => {
  const { battle, settings, marks, round } = state
  if (battle === undefined || !settings.sealedLosses) return
  const now = awaiting(battle, waysOf(state))
  if (now.what !== 'lose' || struckBy(now.stage) === 'attack') return
  const owners = ownersOf(battle.defend, now.stage)
  const isChoice = lossesDue(battle.defend, now.stage, Infinity) > now.hits
  if (owners.length < 2 || !isChoice) return
  const question = `r${round}/${state.power}/${battle.at}/${battle.cycle}/${now.stage}`
  emit({ e: 'ballotOpened', ballot: openMarked(marks, 'losses', question, owners) })
}

/** Returns the side that has to lose units now, and the stage that caused the hits; undefined if no hits have to be assigned. */
export const losing = (state: State) => {
  const { battle } = state
  if (battle === undefined) return undefined
  const now = awaiting(battle, waysOf(state))
  if (now.what !== 'lose') return undefined
  const isOurs = struckBy(now.stage) === 'attack'
  const forces: Forces = isOurs ? { [battle.by]: battle.attack } : battle.defend
  return { ...now, forces, owners: ownersOf(forces, now.stage), isOurs }
}

/** R61, R107: applies the losses of a stage. Refusals: BATTLE_OVER, STEP_ORDER, NOT_AGREED, and all refusals about losses. */
export const takeLosses = (transaction: Transaction, move: Infer<typeof loseShape>): Handled => {
  const { state, emit } = transaction
  const { battle } = state
  if (battle === undefined) return refuse('BATTLE_OVER')
  const now = losing(state)
  if (now === undefined) return refuse('STEP_ORDER')
  const same = (losses: LossesByPower) => Object.fromEntries(now.owners.map((power) => [power, losses]))
  const proposals = move.proposals ?? (move.losses === undefined ? battle.proposals : same(move.losses)) ?? {}
  const chosen = chooseLosses(now.forces, now.stage, now.hits, proposals, move.attacker)
  if (!chosen.ok) return chosen
  const after = lose(battle, chosen.value.losses, waysOf(state))
  if (!after.ok) return after
  emit({ e: 'lossesTaken', stage: now.stage, by: chosen.value.by, losses: chosen.value.losses, battle: after.value })
  askOwners(transaction)
  return DONE
}

/** R61: compares the revealed proposals of losses. If all are equal, applies them; otherwise the attacker chooses the losses. */
export const weighProposals = (transaction: Transaction, proposals: ByPower<LossesByPower>): Handled => {
  const taken = takeLosses(transaction, { do: 'lose', proposals })
  if (taken.ok || taken.refusal.code !== 'NOT_AGREED') return taken
  transaction.emit({ e: 'notAgreed', proposals })
  return DONE
}

type Word = Infer<typeof pressShape | typeof retreatShape | typeof flyHomeShape | typeof submergeShape>

/** Decides the moves of step 7: pressing the attack, retreating, submerging, and flying home. Refusals: the codes of step 7. */
export const speak = ({ state, emit }: Transaction, move: Word, waived: Waived): Handled => {
  const { battle } = state
  if (battle === undefined) return refuse('BATTLE_OVER')
  const variants = waysOf(state)
  const emitResult = (after: Result<Battle, Code>, event: (now: Battle) => Event): Handled => {
    if (after.ok) emit(event(after.value))
    return after.ok ? DONE : after
  }
  switch (move.do) {
    case 'press':
      return emitResult(press(battle, variants), (now) => ({ e: 'pressed', battle: now }))
    case 'retreat':
      return emitResult(retreat(battle, move.by, move.to, variants, waived), (now) => ({ e: 'retreated', to: move.to, battle: now }))
    case 'flyHome':
      if (move.to !== undefined && !isLandable(battlefieldFor(state).spaces[move.to])) return refuse('NOT_LANDABLE', { to: move.to })
      return emitResult(flyHome(battle, move.units, variants), (now) => ({ e: 'flewHome', units: move.units, battle: now }))
    case 'submerge': {
      const { side, n } = move
      return emitResult(submerge(battle, side, n, variants, waived), (now) => ({ e: 'submerged', side, n, battle: now }))
    }
  }
}

const isNoMore = (left: Units, before: Army): boolean => Object.entries(left).every(([unit, count]) => count <= (before[unit as Unit] ?? 0))

/**
 * 9.5: ends a battle that the players finished without the app. The players report the surviving units. Refusals: BATTLE_OVER,
 * NO_SUCH_UNIT.
 */
export const breakOff = ({ state, emit }: Transaction, { attack, defend }: Infer<typeof breakOffShape>): Handled => {
  const { battle } = state
  if (battle?.outcome !== undefined || battle === undefined) return refuse('BATTLE_OVER')
  const powers = Object.keys(defend) as readonly Power[]
  const fits = isNoMore(attack, battle.attack) && powers.every((power) => isNoMore(defend[power] ?? {}, battle.defend[power] ?? {}))
  if (!fits) return refuse('NO_SUCH_UNIT', {}, 'R29')
  const { proposals: _proposals, ...rest } = battle
  const left: Battle = { ...rest, attack, defend, due: [], done: [], step7: null }
  const now = endOf(left) === undefined ? repaired({ ...left, outcome: 'byHand' }) : ended(left)
  emit({ e: 'brokenOff', battle: now })
  return DONE
}

/**
 * Step 8: carries out the outcome of a battle. Refusals: STEP_ORDER, BATTLE_OVER.
 * @param cash number of IPCs of the power that loses its capital, if the app does not track cash
 */
export const confirm = (transaction: Transaction, { cash }: Infer<typeof confirmShape>): Handled => {
  const { battle } = transaction.state
  if (battle === undefined) return refuse('BATTLE_OVER')
  if (battle.outcome === undefined) return refuse('STEP_ORDER')
  const { pieces, settings } = transaction.state
  const changes = settings.armiesTold && battle.pieces !== undefined ? { pieces: afterBattle(pieces, battle) } : {}
  transaction.emit({ e: 'battleOver', at: battle.at, outcome: battle.outcome, battle, ...changes })
  if (battle.outcome === 'captured' && troopsIn(battle.attack) > 0) carryOutTaking(transaction, battle.at, cash)
  return DONE
}

/** Moves of this chapter. */
export const BATTLE_MOVES = {
  battle: { shape: battleShape, decide: inPhase(startBattle) },
  fire: { shape: fireShape, decide: rollStage },
  lose: { shape: loseShape, decide: takeLosses },
  press: { shape: pressShape, decide: speak },
  retreat: { shape: retreatShape, decide: speak },
  flyHome: { shape: flyHomeShape, decide: speak },
  submerge: { shape: submergeShape, decide: speak },
  breakOff: { shape: breakOffShape, decide: breakOff },
  confirm: { shape: confirmShape, decide: confirm },
}

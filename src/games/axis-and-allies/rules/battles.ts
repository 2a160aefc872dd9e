import { dieLabels } from '../../../kit/dice'
import { openMarked } from '../../../kit/marks'
import { refusedByReferee, type Result } from '../../../referee'
import { isZone } from '../box/board'
import { areAllied, type ByPower, type Power } from '../box/powers'
import { countOf, fightersIn, fights, isTroop, troopsIn, type Army, type Unit, type Units } from '../box/units'
import { minus } from '../../../kit/counts'
import type { Event, Shift } from '../model/events'
import type { Battle, Forces, LossesByPower, StageDice } from '../model/battle'
import { firstReason, refuse, type Code, type Waived } from '../model/refusals'
import type { State } from '../model/state'
import type { Transaction } from '../transaction/transaction'
import { awaiting, beginBattle, endOf, fire, ended, lose, repaired } from './conduct-combat'
import { struckBy } from './fire'
import { asAnswer, carryOutTaking, DONE, type Handled, type Of } from './handler'
import { battlefieldFor, rollingOf, waysOf } from '../model/battlefield'
import { isLandable } from './combat-move'
import { chooseLosses, lossesDue, ownersOf } from './losses'
import { modifiersFor } from './national-advantages'
import { flyHome, press, retreat, submerge } from './press-or-retreat'

/** Battles as they are played, from both armies to step 8. */

/** Enemies in a space, as the app knows them; guns and complexes are with the territory. */
const defendersAt = (state: State, at: string): Forces => {
  const here = Object.entries(state.armies[at] ?? {}) as readonly (readonly [Power, Army])[]
  return Object.fromEntries(here.filter(([power]) => !areAllied(power, state.power)))
}

const withGuns = (state: State, at: string, defend: Forces): Forces => {
  const holding = state.territories[at]
  if (holding === undefined || (holding.aa === 0 && !holding.ic)) return defend
  const { aa: _aa, ic: _ic, ...own } = defend[holding.controller] ?? {}
  return { ...defend, [holding.controller]: { ...own, ...(holding.aa > 0 ? { aa: holding.aa } : {}), ...(holding.ic ? { ic: 1 } : {}) } }
}

/** R47, R118: spaces from which land and sea units came to fight, and whether they are friendly. */
const originsOf = (state: State, at: string): Battle['spaces'] => {
  const { spaces } = battlefieldFor(state)
  const isFriendly = (id: string) => (isZone(id) ? (spaces[id]?.enemy ?? []).length === 0 : spaces[id]?.control === 'friendly')
  return Object.fromEntries((state.turn.origins?.[at] ?? []).map((id) => [id, { friendly: isFriendly(id), origin: true }]))
}

/** The objection to this battle. */
const againstBattle = (
  state: State,
  { at, place, bombard = {}, attack, amphibious }: Of<'battle'>,
  zone: string | undefined,
  defend: Forces,
) => {
  const { turn, territories, power, settings } = state
  const holding = territories[at]
  const wrong = (units: Army) => countOf(units, (unit) => fights(unit) && !isAllowed(unit, place)) > 0
  return firstReason(new Set(), [
    (place === 'sea') !== isZone(at) && ['WRONG_TERRAIN', { space: at }],
    holding !== undefined && areAllied(holding.controller, power) && ['NOT_HOSTILE', {}, 'R5'],
    Object.keys(defend).some((one) => areAllied(one as Power, power)) && ['ALREADY_FRIENDLY'],
    ([attack, ...Object.values(defend)].some((army) => wrong(army)) || fightersIn(attack) === 0) && ['NO_SUCH_UNIT', {}, 'R29'],
    turn.fought.includes(at) && ['BATTLE_OVER'],
    settings.armiesTold && turn.raided.includes(at) && (attack.bmb ?? 0) > 0 && ['BOMBER_USED_TWICE'],
    zone !== undefined && turn.announced.some((one) => one.at === zone && one.kind === 'sea') && ['STEP_ORDER', { at: zone }, 'R58'],
    Object.keys(bombard).length > 0 && amphibious !== true && ['NO_BOMBARDMENT'],
  ])
}
const isAllowed = (unit: Unit, place: 'land' | 'sea'): boolean =>
  unit === 'ftr' || unit === 'bmb' || (place === 'sea') === ['bb', 'dd', 'cv', 'ss', 'tt'].includes(unit)

/** Step 1. Refusals: NOT_ASKED, NO_SUCH_UNIT, WRONG_TERRAIN, NOT_HOSTILE, BATTLE_OVER, STEP_ORDER. */
export const startBattle = (transaction: Transaction, move: Of<'battle'>): Handled => {
  const { state, emit } = transaction
  const { settings, phase, power, turn, developments, used } = state
  if (!settings.battlesTold || phase !== 4 || state.battle !== undefined || rollingOf(state) !== undefined)
    return refusedByReferee('NOT_ASKED')
  const { at, place, amphibious = false, bombard = {}, from } = move
  const { attack } = move
  const defend = withGuns(state, at, settings.armiesTold ? defendersAt(state, at) : move.defend)
  const zone = from ?? turn.announced.find((one) => one.at === at)?.from
  const against = againstBattle(state, move, zone, defend)
  if (against !== undefined) return asAnswer(against)
  const ashore = settings.armiesTold ? landing(state, at, zone, attack) : []
  if (ashore === undefined) return refuse('NO_SUCH_UNIT', {}, 'R29')
  if (ashore.length > 0) emit({ e: 'moved', power, shifts: ashore, path: [zone ?? at, at], battle: at, fire: [], combat: true })
  const defenders = Object.keys(defend) as readonly Power[]
  const scene = { advantages: settings.advantages, used, place, at, by: power, amphibious, attack, defenders }
  const facts = {
    at,
    place,
    by: power,
    amphibious,
    bombard,
    spaces: move.spaces ?? (settings.armiesTold ? originsOf(state, at) : {}),
    aside: minus<Unit>(transaction.state.armies[at]?.[power] ?? {}, settings.armiesTold ? standing(attack) : {}),
    seaBattle: zone !== undefined && turn.fought.includes(zone),
    tech: {
      attacker: developments[power],
      defender: Object.fromEntries(defenders.map((one) => [one, developments[one]])) as ByPower<State['developments'][Power]>,
    },
    modifiers: move.modifiers ?? modifiersFor(scene),
  }
  emit({ e: 'battleBegun', battle: beginBattle(facts, attack, defend, waysOf(state)) })
  return DONE
}

const standing = ({ hurt: _hurt, ...units }: Army): Units => units

/** The landing from a zone for a battle; undefined where there are not so many units (R43: units aboard do not fight at sea). */
const landing = (state: State, at: string, zone: string | undefined, attack: Army): readonly Shift[] | undefined => {
  const { power, armies } = state
  const missing = (Object.entries(standing(attack)) as readonly (readonly [Unit, number])[]).flatMap(([unit, count]) => {
    const more = count - (armies[at]?.[power]?.[unit] ?? 0)
    return more > 0 ? [{ unit, owner: power, count: more, from: zone ?? '', to: at }] : []
  })
  const aboard = (zone === undefined ? undefined : armies[zone]?.[power]) ?? {}
  return missing.every(({ unit, count }) => isTroop(unit) && count <= (aboard[unit] ?? 0)) ? missing : undefined
}

/** Faces by the labels of their draws: group after group. */
const facesOf = (state: State, dice: StageDice | undefined): Readonly<Record<string, number>> => {
  const faces = Object.entries(dice ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, all]) => all)
  return Object.fromEntries(dieLabels(state.dice, faces.length).map((label, at) => [label, faces[at] ?? 0]))
}

/** A stage is rolled, or its hits are counted at the table. */
export const rollStage = (transaction: Transaction, { stage, dice, hits }: Of<'fire'>): Handled => {
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

/** A14: where several allies own what is struck, each proposes in secret, if the table wishes so. */
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

/** Who loses units now, and by which stage. */
export const losing = (state: State) => {
  const { battle } = state
  if (battle === undefined) return undefined
  const now = awaiting(battle, waysOf(state))
  if (now.what !== 'lose') return undefined
  const isOurs = struckBy(now.stage) === 'attack'
  const forces: Forces = isOurs ? { [battle.by]: battle.attack } : battle.defend
  return { ...now, forces, owners: ownersOf(forces, now.stage), isOurs }
}

/** R61, R107: losses of a stage. Refusals: BATTLE_OVER, STEP_ORDER, NOT_AGREED, all of losses. */
export const takeLosses = (transaction: Transaction, move: Of<'lose'>): Handled => {
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

/** R61: sealed proposals lie open: equal ones hold, otherwise the attacker chooses. */
export const weighProposals = (transaction: Transaction, proposals: ByPower<LossesByPower>): Handled => {
  const taken = takeLosses(transaction, { do: 'lose', proposals })
  if (taken.ok || taken.refusal.code !== 'NOT_AGREED') return taken
  transaction.emit({ e: 'notAgreed', proposals })
  return DONE
}

type Word = Of<'press'> | Of<'retreat'> | Of<'flyHome'> | Of<'submerge'>

/** Step 7. Refusals: those of step 7. */
export const speak = ({ state, emit }: Transaction, move: Word, waived: Waived): Handled => {
  const { battle } = state
  if (battle === undefined) return refuse('BATTLE_OVER')
  const ways = waysOf(state)
  const said = (after: Result<Battle, Code>, event: (now: Battle) => Event): Handled => {
    if (after.ok) emit(event(after.value))
    return after.ok ? DONE : after
  }
  switch (move.do) {
    case 'press':
      return said(press(battle, ways), (now) => ({ e: 'pressed', battle: now }))
    case 'retreat':
      return said(retreat(battle, move.by, move.to, ways, waived), (now) => ({ e: 'retreated', to: move.to, battle: now }))
    case 'flyHome':
      if (move.to !== undefined && !isLandable(battlefieldFor(state).spaces[move.to])) return refuse('NOT_LANDABLE', { to: move.to })
      return said(flyHome(battle, move.units, ways), (now) => ({ e: 'flewHome', units: move.units, battle: now }))
    case 'submerge': {
      const { side, n } = move
      return said(submerge(battle, side, n, ways, waived), (now) => ({ e: 'submerged', side, n, battle: now }))
    }
  }
}

const isNoMore = (left: Units, before: Army): boolean => Object.entries(left).every(([unit, count]) => count <= (before[unit as Unit] ?? 0))

/** 9.5: finished by hand: what is left is reported. Refusals: BATTLE_OVER, NO_SUCH_UNIT. */
export const breakOff = ({ state, emit }: Transaction, { attack, defend }: Of<'breakOff'>): Handled => {
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

/** Step 8: the outcome is carried out. Refusals: STEP_ORDER, BATTLE_OVER. @param cash of the loser of a capital, where not followed */
export const confirm = (transaction: Transaction, { cash }: Of<'confirm'>): Handled => {
  const { battle } = transaction.state
  if (battle === undefined) return refuse('BATTLE_OVER')
  if (battle.outcome === undefined) return refuse('STEP_ORDER')
  transaction.emit({ e: 'battleOver', at: battle.at, outcome: battle.outcome, battle })
  if (battle.outcome === 'captured' && troopsIn(battle.attack) > 0) carryOutTaking(transaction, battle.at, cash)
  return DONE
}

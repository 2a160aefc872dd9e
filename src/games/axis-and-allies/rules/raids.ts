import { isRolled, labelled } from '../../../kit/dice'
import { plus } from '../../../kit/counts'
import { moveShape } from '../../../kit/move-kinds'
import { listOf, maybe, boolean, type Infer } from '../../../kit/shape'
import { refusedByReferee } from '../../../referee'
import type { Unit, Units } from '../box/units'
import { neighboursOf, NEUTRALS } from '../box/board'
import { areAllied } from '../box/powers'
import { piecesAt, type Named, type Piece, type PieceChanges, type PieceId } from '../model/pieces'
import { refuse, type Waived } from '../model/refusals'
import type { FireOnTheWay, Rolling, State } from '../model/state'
import * as shapes from '../shapes/pieces'
import type { Transaction } from '../transaction/transaction'
import { aaFire, aaHitsOn } from './fire'
import { asAnswer, DONE, inPhase, type Handled } from './handler'
import { rollingOf } from '../model/battlefield'
import { modifiersFor } from './national-advantages'
import { againstRaid, againstRocket, bombing, rocketDamage, rocketDistance } from './special-combats'
import { roll } from './weapons-development'
import * as parts from '../shapes/move-parts'

/** Decides moves with dice outside battles: raids, rockets, AA fire at air units that fly over, and research. */

/** Reports the faces of dice for research, raids, rockets, or AA fire at air units that fly over. */
const diceShape = moveShape('dice', { faces: listOf(shapes.die, parts.MOST_DICE) })
const rocketShape = moveShape('rocket', { from: shapes.space, to: shapes.space, cash: maybe(shapes.ipc) })
const raidShape = moveShape('raid', { at: shapes.space, units: shapes.units, alsoInBattle: maybe(boolean), cash: maybe(shapes.ipc) })

/**
 * R63: starts the raid of bombers on an industrial complex. The AA gun fires first. Refusals: the codes of raids.
 * @param cash number of IPCs of the owner, if the app does not track cash
 */
export const raid = (
  { state, emit }: Transaction,
  { at, units, alsoInBattle = false, cash }: Infer<typeof raidShape>,
  waived: Waived,
): Handled => {
  const { settings, phase, power, territories, turn } = state
  if (!settings.raidsTold || phase !== 4 || state.battle !== undefined || turn.raided.includes(at)) return refusedByReferee('NOT_ASKED')
  const holding = territories[at]
  const target = {
    income: holding?.income ?? 0,
    ic: holding?.ic ?? false,
    hostile: holding !== undefined && !areAllied(holding.controller, power),
  }
  const against = againstRaid(target, units, alsoInBattle, waived)
  if (against !== undefined || holding === undefined) return asAnswer(against)
  const bombers = units.bmb ?? 0
  if (settings.armiesTold && bombers > raidersAt(state, at).length) return refuse('NO_SUCH_UNIT', {}, 'R29')
  const held = settings.moneyTold ? (state.cash[holding.controller] ?? 0) : (cash ?? 0)
  const shots = aaFire(units, holding.aa > 0, raidModifiers(state, at)).bmb ?? 0
  emit({
    e: 'rollBegun',
    rolling:
      shots > 0
        ? { what: 'raidFire', at, bombers, cash: held, count: shots }
        : { what: 'bombs', at, bombers, cash: held, shotDown: 0, count: bombDice(state, bombers) },
  })
  return DONE
}

/**
 * Returns the bombers of the active power over an industrial complex that have not fought, if the app tracks units. Bombers with the order
 * to raid come first.
 */
export const raidersAt = ({ pieces, power }: State, at: string): readonly Named[] => {
  const here = piecesAt(pieces, at).filter(([, { unit, power: owner, status }]) => {
    return unit === 'bmb' && owner === power && (status === 'ready' || status === 'moved')
  })
  return here.toSorted(([, a], [, b]) => Number(b.task?.kind === 'raid') - Number(a.task?.kind === 'raid'))
}

/** Returns the changes to the bombers after a raid. Bombers that were shot down are removed, and the other bombers fly home. */
const raidersAfter = (state: State, at: string, bombers: number, shotDown: number): { readonly pieces?: PieceChanges } => {
  if (!state.settings.armiesTold) return {}
  const out = raidersAt(state, at).slice(0, bombers)
  const changes = out.map(([id, { task: _task, ...piece }], index): readonly [PieceId, Piece | null] => [
    id,
    index < bombers - shotDown ? { ...piece, status: 'fought' } : null,
  ])
  return { pieces: Object.fromEntries(changes) }
}

const bombDice = ({ developments, power }: State, bombers: number): number =>
  bombers * (developments[power].includes('heavyBombers') ? 2 : 1)

/** Returns how national advantages change the AA fire that protects an industrial complex. */
export const raidModifiers = (state: Pick<State, 'settings' | 'used' | 'power' | 'territories'>, at: string) => {
  const { settings, used, power, territories } = state
  const defenders = territories[at] === undefined ? [] : [territories[at].controller]
  return modifiersFor({ advantages: settings.advantages, used, place: 'land', at, by: power, amphibious: false, attack: {}, defenders })
}

/**
 * R71: records the launching territory and the target of a rocket. Refusals: the codes of rockets, and STEP_ORDER after the first battle
 * (A3).
 */
export const aimRocket = ({ state, emit }: Transaction, { from, to, cash }: Infer<typeof rocketShape>, waived: Waived): Handled => {
  const { settings, phase, power, territories, turn, developments } = state
  if (!settings.raidsTold || phase !== 4 || state.battle !== undefined) return refusedByReferee('NOT_ASKED')
  if (turn.fought.length > 0) return refuse('STEP_ORDER', {}, 'A3')
  const [source, target] = [territories[from], territories[to]]
  const launching = {
    by: power,
    developed: developments[power].includes('rockets'),
    guns: source?.controller === power ? source.aa : 0,
    complex: target?.ic === true ? { owner: target.controller, income: target.income } : undefined,
    distance: rocketDistance(from, to, neighboursOf, (space) => NEUTRALS.includes(space)),
    struck: turn.rockets,
    errata: settings.errata,
  }
  const against = againstRocket(launching, from, to, 1, waived)
  if (against !== undefined || target === undefined) return asAnswer(against)
  const held = settings.moneyTold ? (state.cash[target.controller] ?? 0) : (cash ?? 0)
  emit({ e: 'rollBegun', rolling: { what: 'rocket', from, to, cash: held, count: 1 } })
  return DONE
}

/** Records rolled dice outside a battle and carries out their effect. Refusals: DICE_COUNT, DIE_RANGE. */
export const rollDice = (transaction: Transaction, { faces }: Infer<typeof diceShape>): Handled => {
  const { state, emit } = transaction
  const rolling = rollingOf(state)
  if (rolling === undefined) return refusedByReferee('NOT_ASKED')
  if (faces.length !== rolling.count) return refuse('DICE_COUNT', { due: rolling.count })
  if (!isRolled(faces, { count: rolling.count, sides: 6 })) return refuse('DIE_RANGE')
  emit({ e: 'rolled', rolling, source: state.dice.source, faces: labelled(state.dice, faces) })
  follow(transaction, rolling, faces)
  return DONE
}

const follow = (transaction: Transaction, rolling: Rolling, faces: readonly number[]): void => {
  const { state, emit } = transaction
  const { power } = state
  switch (rolling.what) {
    case 'research': {
      const found = roll(rolling.development, rolling.count, faces)
      const gained = found.ok && found.value !== null
      return emit({ e: gained ? 'developed' : 'notDeveloped', power, development: rolling.development })
    }
    case 'onTheWay': {
      const { at, units, end, group } = rolling.fire
      const lost = shotDown(units, faces)
      return emit({ e: 'shotOnTheWay', at, lost, end, group, ...fallen(state, rolling.fire, lost) })
    }
    case 'raidFire': {
      const down = faces.filter((face) => face <= aaHitsOn(raidModifiers(state, rolling.at))).length
      const left = rolling.bombers - down
      if (left === 0) {
        const fell = raidersAfter(state, rolling.at, down, down)
        return emit({ e: 'raided', at: rolling.at, shotDown: down, perBomber: [], damage: 0, ...fell })
      }
      const { at, cash } = rolling
      return emit({ e: 'rollBegun', rolling: { what: 'bombs', at, bombers: left, cash, shotDown: down, count: bombDice(state, left) } })
    }
    case 'bombs':
      return bomb(transaction, rolling, faces)
    case 'rocket': {
      const damage = rocketDamage(faces[0] ?? 0, state.territories[rolling.to]?.income ?? 0, rolling.cash)
      emit({ e: 'rocketHit', from: rolling.from, to: rolling.to, damage })
      return pay(transaction, rolling.to, damage, 'rocket')
    }
  }
}

/** R27: returns the air units that are shot down. Each air unit has one die, and fighters have the first dice. */
const shotDown = (units: Units, faces: readonly number[]): Units => {
  const kinds = (['ftr', 'bmb'] as const).flatMap((unit) => Array.from({ length: units[unit] ?? 0 }, (): Units => ({ [unit]: 1 })))
  return kinds.reduce((lost, one, at) => (faces[at] === 1 ? plus<Unit>(lost, one) : lost), {})
}

/** Returns the changes that remove the aircraft of a group that were shot down, if the app tracks units. */
const fallen = (state: State, { pieces }: FireOnTheWay, lost: Units): { readonly pieces?: PieceChanges } => {
  if (!state.settings.armiesTold || pieces === undefined) return {}
  const alive = pieces.filter((id) => state.pieces[id] !== undefined)
  const ids = (['ftr', 'bmb'] as const).flatMap((unit) => alive.filter((id) => state.pieces[id]?.unit === unit).slice(0, lost[unit] ?? 0))
  return { pieces: Object.fromEntries(ids.map((id) => [id, null])) }
}

/** R64: lets the owner pay the damage of a raid to the bank. */
const bomb = (transaction: Transaction, rolling: Extract<Rolling, { what: 'bombs' }>, faces: readonly number[]): void => {
  const { state, emit } = transaction
  const each = faces.length / rolling.bombers
  const bombs = Array.from({ length: rolling.bombers }, (_, at) => faces.slice(at * each, (at + 1) * each))
  const { perBomber, paid } = bombing(bombs, state.territories[rolling.at]?.income ?? 0, rolling.cash, state.settings.heavyCap)
  const { at, shotDown: down, bombers } = rolling
  emit({ e: 'raided', at, shotDown: down, perBomber, damage: paid, ...raidersAfter(state, at, bombers + down, down) })
  pay(transaction, rolling.at, paid, 'raid')
}

const pay = ({ state, emit }: Transaction, at: string, amount: number, why: string): void => {
  const owner = state.territories[at]?.controller
  if (!state.settings.moneyTold || amount === 0 || owner === undefined) return
  emit({ e: 'paid', transfer: { from: owner, amount, why, params: { at } } })
}

/** Moves of this chapter. */
export const RAID_MOVES = {
  dice: { shape: diceShape, decide: rollDice },
  rocket: { shape: rocketShape, decide: inPhase(aimRocket) },
  raid: { shape: raidShape, decide: inPhase(raid) },
}

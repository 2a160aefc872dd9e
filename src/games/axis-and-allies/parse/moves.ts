import { either, fields, keyed, listOf, maybe, only, reading, text, boolean, variants, whole, type Shape } from '../../../kit/shape'
import { isHiddenMove } from '../../../kit/hidden'
import { accepted, type Result } from '../../../referee'
import { POWERS } from '../box/powers'
import { MOST_PROMISES } from '../box/units'
import { change } from '../fields/index'
import { STAGES, type LossesByPower, type Losses, type StageDice } from '../model/battle'
import type { Agreed, AnyMove, Boat, Facts, PlainMove, Promised, SailStep, Setup } from '../model/moves'
import { START } from '../box/powers'
import type { Code } from '../model/refusals'
import { DEFAULT_SETTINGS } from '../model/settings'
import type { Player } from '../model/state'
import { advantage, announced, army, byPower, count, die, ipc, label, modifiers, named, power, space, unit, units } from '../shapes/pieces'
import { settings } from '../shapes/settings'

/** Parses moves and set-ups from JSON. */

const MOST_DICE = 200
const MOST_STEPS = 20
/** Maximum number of changed rule numbers in a set-up. The limit is greater than the count of numbers in the game. */
const MOST_NUMBERS = 199
const facts = maybe(
  fields<Facts>({
    enemy: maybe(keyed(space, listOf(unit, 12), 20)),
    submerged: maybe(keyed(space, count, 20)),
    deck: maybe(keyed(space, count, 20)),
    spent: maybe(whole(0, 12)),
    used: maybe(boolean),
  }),
)
type Step<Do extends SailStep['do']> = Extract<SailStep, { readonly do: Do }>
const step: Shape<SailStep> = variants<SailStep['do'], SailStep>('do', {
  load: fields<Step<'load'>>({ do: only('load'), unit, from: space }),
  move: fields<Step<'move'>>({ do: only('move'), to: space }),
  unload: fields<Step<'unload'>>({ do: only('unload'), unit, to: space }),
})
const boat = fields<Boat>({
  at: space,
  left: maybe(whole(0, 9)),
  cargo: maybe(listOf(fields<NonNullable<Boat['cargo']>[number]>({ unit, owner: power }), 4)),
  fought: maybe(boolean),
  retreated: maybe(boolean),
  movedInCombat: maybe(boolean),
})
const promised = fields<Promised>({
  id: whole(1, 999),
  carrierEnds: maybe(space),
  carrierAlive: maybe(boolean),
  fighterAlive: maybe(boolean),
})
const groups: Shape<StageDice> = keyed(text(1, 5), listOf(die, MOST_DICE), 8)
const losses = byPower<Losses>(named)
const side = only('attack', 'defend')
const place = only('land', 'sea')
const way = fields<{ friendly: boolean; origin: boolean }>({ friendly: boolean, origin: boolean })

type Of<Do extends PlainMove['do']> = Extract<PlainMove, { readonly do: Do }>
const OWN: { readonly [Do in PlainMove['do']]: Shape<Of<Do>> } = {
  phase: fields<Of<'phase'>>({ do: only('phase'), power, to: either<number | 'end'>(whole(1, 7), only('end')) }),
  victory: fields<Of<'victory'>>({ do: only('victory'), goOn: boolean }),
  research: fields<Of<'research'>>({ do: only('research'), develop: whole(0, 99), buy: whole(0, 99) }),
  develop: fields<Of<'develop'>>({ do: only('develop'), develop: whole(0, 99) }),
  purchase: fields<Of<'purchase'>>({ do: only('purchase'), buy: named, loan: maybe(ipc) }),
  mobilize: fields<Of<'mobilize'>>({
    do: only('mobilize'),
    unit,
    at: space,
    via: maybe(space),
    from: maybe(space),
    count: maybe(whole(1, 30)),
  }),
  leftover: fields<Of<'leftover'>>({ do: only('leftover'), keep: boolean }),
  tick: fields<Of<'tick'>>({ do: only('tick'), advantage }),
  move: fields<Of<'move'>>({
    do: only('move'),
    unit,
    count: whole(1, 200),
    path: listOf(space, MOST_STEPS, 1),
    assault: maybe(boolean),
    raid: maybe(boolean),
    facts,
  }),
  ship: fields<Of<'ship'>>({ do: only('ship'), ship: boat, steps: listOf(step, MOST_STEPS, 1), facts }),
  enter: fields<Of<'enter'>>({ do: only('enter'), at: space, units, cash: maybe(ipc) }),
  announce: fields<Of<'announce'>>({ do: only('announce'), battle: announced }),
  callOffLanding: fields<Of<'callOffLanding'>>({ do: only('callOffLanding'), at: space }),
  promise: fields<Of<'promise'>>({ do: only('promise'), to: space }),
  landed: fields<Of<'landed'>>({
    do: only('landed'),
    zones: keyed(space, fields<{ carriers: number; fighters: number }>({ carriers: count, fighters: count }), 64),
    promises: listOf(promised, MOST_PROMISES),
  }),
  dice: fields<Of<'dice'>>({ do: only('dice'), faces: listOf(die, MOST_DICE) }),
  rocket: fields<Of<'rocket'>>({ do: only('rocket'), from: space, to: space, cash: maybe(ipc) }),
  raid: fields<Of<'raid'>>({ do: only('raid'), at: space, units, alsoInBattle: maybe(boolean), cash: maybe(ipc) }),
  battle: fields<Of<'battle'>>({
    do: only('battle'),
    at: space,
    place,
    attack: army,
    defend: byPower(army),
    amphibious: maybe(boolean),
    bombard: maybe(units),
    from: maybe(space),
    spaces: maybe(keyed(space, way, 20)),
    modifiers: maybe(modifiers),
  }),
  fire: fields<Of<'fire'>>({
    do: only('fire'),
    stage: only(...STAGES),
    dice: maybe(groups),
    hits: maybe(keyed(text(1, 5), whole(-9, 200), 8)),
  }),
  lose: fields<Of<'lose'>>({ do: only('lose'), losses: maybe(losses), proposals: maybe(byPower(losses)), attacker: maybe(losses) }),
  press: fields<Of<'press'>>({ do: only('press') }),
  retreat: fields<Of<'retreat'>>({ do: only('retreat'), by: only('attacker', 'defender'), to: text(0, 40) }),
  flyHome: fields<Of<'flyHome'>>({ do: only('flyHome'), units, to: maybe(space) }),
  submerge: fields<Of<'submerge'>>({ do: only('submerge'), side, n: whole(0, 200) }),
  breakOff: fields<Of<'breakOff'>>({ do: only('breakOff'), attack: units, defend: byPower(army) }),
  confirm: fields<Of<'confirm'>>({ do: only('confirm'), cash: maybe(ipc) }),
}
const own: Shape<PlainMove> = variants<PlainMove['do'], PlainMove>('do', OWN)
/** Validates a proposal of losses. The proposal may be secret or open. */
export const proposal: Shape<LossesByPower> = losses

const MOST_CHANGES = 3000
type Correct = Extract<AnyMove, { readonly do: 'correct' }>
type Overrule = Extract<AnyMove, { readonly do: 'overrule' }>
const correct = fields<Correct>({ do: only('correct'), changes: listOf(change, MOST_CHANGES), reason: maybe(text(0, 200)) })
const overrule = fields<Overrule>({ do: only('overrule'), move: own, waive: listOf(label, 30, 1) as Shape<Overrule['waive']> })

/** Parses a move from JSON. Does not validate the content of secret moves; the ballot validates them later. Refusal: MALFORMED. */
export const parseMove = (json: unknown): Result<AnyMove, Code> => {
  const what = typeof json === 'object' && json !== null ? (json as { readonly do?: unknown }).do : undefined
  if (typeof what === 'string' && isHiddenMove({ do: what })) return accepted(json as AnyMove)
  return reading<AnyMove>(what === 'correct' ? correct : what === 'overrule' ? overrule : own, json, 'move')
}

const player = fields<Player>({ name: text(0, 60), powers: listOf(power, POWERS.length, 1) })
/** Parses a setup from JSON; missing settings get their defaults. Refusal: MALFORMED. */
export const parseSetup = (json: unknown): Result<Agreed, Code> => {
  const shape = fields<Setup>({
    players: listOf(player, 5, 1),
    dice: maybe(only('app', 'table')),
    settings: maybe((given, at) => settings(typeof given === 'object' && given !== null ? { ...DEFAULT_SETTINGS, ...given } : given, at)),
    numbers: maybe(keyed(label, whole(0, 99), MOST_NUMBERS)),
    cash: maybe(byPower(ipc)),
    incomes: maybe(keyed(space, whole(0, 99), 100)),
  })
  const read = reading<Setup>(shape, json, 'setup')
  if (!read.ok) return read
  const { players, dice = 'table', settings: agreed = {}, numbers = {}, cash = START, incomes = {} } = read.value
  return accepted({ players, dice, settings: { ...DEFAULT_SETTINGS, ...agreed }, numbers, cash, incomes })
}

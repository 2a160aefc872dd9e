import { allCast, awaited, type Prompt } from '../../../referee'
import { ADVANTAGES, areAllied, type Power } from '../box/powers'
import { MOST_PROMISES } from '../box/units'
import { carrierZones } from '../model/carriers'
import type { State } from '../model/state'
import { losing } from '../rules/battles'
import { awaiting } from '../rules/conduct-combat'
import { capitalLost, mayBeCalledOff, rollingOf, toFight, waysOf } from '../model/battlefield'
import { mayLeavePhase, mustLand } from '../rules/phases'
import { divers } from '../rules/press-or-retreat'
import { hasAnswer } from './domains'
import type { PromptKind, Question } from './questions'

/** Determines the open questions of a position and their order (9.3, 9.4). */

export { domain } from './domains'
export type { PromptKind, Question } from './questions'

const ask = (
  kind: PromptKind,
  rule: string,
  roles: readonly Power[],
  must: boolean,
  about = '',
  params: Prompt['params'] = {},
): Question => ({
  key: [kind, about, ...roles].filter((part) => part !== '').join(':'),
  kind,
  roles,
  must,
  sealed: false,
  rule,
  params: { ...(roles[0] === undefined ? {} : { power: roles[0] }), ...params },
})

export const prompts = (state: State): readonly Question[] => {
  if (state.over) return []
  if (state.ballot !== undefined) return inBallot(state.ballot)
  if (state.result !== undefined) return [ask('victory', 'R97', [], true)]
  if (state.battle !== undefined) return inBattle(state, state.battle)
  const rolling = rollingOf(state)
  if (rolling !== undefined) return [ask('dice', RULE_OF_DICE[rolling.what], rollers(state), true, rolling.what, { count: rolling.count })]
  return state.phase === 0 ? [ask('beginTurn', 'R6', [state.power], true, `${state.round}`)] : inPhase(state)
}

/** Rule number of each stage of a battle. */
const RULE_OF_STAGE = { aa: 'R36', bombard: 'R37', attackSubs: 'R38', defendSubs: 'R38', attack: 'R33', defend: 'R34' } as const
const RULE_OF_DICE = { research: 'R9', onTheWay: 'R27', raidFire: 'R63', bombs: 'R64', rocket: 'R71' } as const

/** Returns the powers that roll dice outside a battle: the owner of the AA gun, or the active power. */
const rollers = (state: State): readonly Power[] => {
  const rolling = rollingOf(state)
  const at = rolling?.what === 'onTheWay' ? rolling.fire.at : rolling?.what === 'raidFire' ? rolling.at : undefined
  const owner = at === undefined ? undefined : state.territories[at]?.controller
  return [owner === undefined || areAllied(owner, state.power) ? state.power : owner]
}

const inBallot = (ballot: NonNullable<State['ballot']>): readonly Question[] => {
  if (allCast(ballot)) return [{ ...ask('reveal', 'R61', [], true), ballot: ballot.id }]
  return awaited(ballot).map((power) => ({ ...ask('proposal', 'R61', [power], true, ballot.id), sealed: true, ballot: ballot.id }))
}

const inBattle = (state: State, battle: NonNullable<State['battle']>): readonly Question[] => {
  const now = awaiting(battle, waysOf(state))
  const about = `${battle.at}:${battle.cycle}`
  const defenders = Object.keys(battle.defend) as readonly Power[]
  const breakOff = ask('breakOff', '9.5', [], false, about)
  switch (now.what) {
    case 'over':
      return [ask('confirm', 'R50', [state.power], true, battle.at, { outcome: battle.outcome ?? 'open', at: battle.at })]
    case 'lose': {
      const due = losing(state)
      const roles = battle.proposals === undefined ? (due?.owners ?? []) : [state.power]
      return [ask('lose', 'R107', roles, true, `${about}:${now.stage}`, { hits: now.hits, stage: now.stage }), breakOff]
    }
    case 'step7':
      return [ask('step7', 'R105', [state.power], true, about), breakOff]
    case 'roll': {
      const roles = now.stage === 'aa' || now.stage.startsWith('defend') ? defenders : [state.power]
      // R105: first the attacker decides whether submarines submerge, then the defender. Then the dice are rolled.
      const sides = battle.step7 === null ? [] : (['attack', 'defend'] as const).slice(battle.step7 === 'attackerDives' ? 0 : 1)
      const side = sides.find((one) => divers(battle, one, state.settings) > 0)
      if (side !== undefined) {
        const most = divers(battle, side, state.settings)
        const owners = side === 'attack' ? [state.power] : defenders.filter((power) => (battle.defend[power]?.ss ?? 0) > 0)
        return [ask('submerge', 'R49', owners, true, `${about}:${side}`, { side, most }), breakOff]
      }
      return [ask('fire', RULE_OF_STAGE[now.stage], roles, true, `${about}:${now.stage}`, { stage: now.stage }), breakOff]
    }
  }
}

/** R6, R7: returns the questions of a phase: one for each optional action, and one whether to continue with the next phase. */
const inPhase = (state: State): readonly Question[] => {
  const { phase, power, settings, turn, cash, bought, developments } = state
  const may = (kind: PromptKind, rule: string, isAsked: boolean) => (isAsked ? [ask(kind, rule, [power], false, `${phase}`)] : [])
  const { moneyTold, raidsTold, battlesTold, landingsTold, mobilizingTold } = settings
  const lost = capitalLost(state, power)
  const hasUnits = Object.keys(bought[power]).length > 0
  const ticks = ADVANTAGES.some(({ id, once }) => once && settings.advantages.includes(id) && !state.used.includes(id))
  const open = phase === 4 ? toFight(state) : []
  const fighting = (kind: PromptKind, rule: string, isTold: boolean, must: boolean) =>
    phase === 4 && isTold && hasAnswer(state, kind) ? [ask(kind, rule, [power], must, `${phase}`)] : []
  // If the app does not track units, questions about moves of units are always open.
  const knows = (kind: PromptKind) => !settings.armiesTold || hasAnswer(state, kind)
  const isMoving = phase === 3 || phase === 5
  const isLeaving = mayLeavePhase(state)
  return inOrder(state, [
    ...may(
      'research',
      'R8',
      phase === 1 && moneyTold && !turn.researched && !lost && (cash[power] ?? 0) >= 5 && developments[power].length < 6,
    ),
    ...may('develop', 'R8', phase === 1 && !moneyTold && !turn.researched && !lost && developments[power].length < 6),
    ...may('purchase', 'R11', phase === 2 && moneyTold && !turn.purchased && !lost),
    ...may('move', phase === 5 ? 'R81' : 'R13', isMoving && knows('move')),
    ...may('ship', phase === 5 ? 'R83' : 'R23', isMoving && knows('ship')),
    ...may('enter', 'R51', (phase === 3 || (phase === 4 && !battlesTold)) && (battlesTold ? knows('enter') : hasAnswer(state, 'enter'))),
    ...may('announce', battlesTold ? 'R13' : 'R63', phase === 3 && (battlesTold || raidsTold) && !settings.armiesTold),
    ...may(
      'promise',
      'R52',
      landingsTold && phase >= 3 && phase <= 5 && !turn.landed && turn.commitments.length < MOST_PROMISES && carrierZones(state).length > 0,
    ),
    ...may(
      'rocket',
      'R71',
      phase === 4 && raidsTold && turn.fought.length === 0 && developments[power].includes('rockets') && hasAnswer(state, 'rocket'),
    ),
    ...fighting(
      'raid',
      'R63',
      raidsTold,
      open.some(({ kind }) => kind === 'raid'),
    ),
    ...fighting(
      'battle',
      'R30',
      battlesTold,
      open.some(({ kind }) => kind !== 'raid'),
    ),
    ...may('callOffLanding', 'R57', phase === 4 && open.some((one) => mayBeCalledOff(state, one))),
    ...(phase === 5 && ((landingsTold && !turn.landed) || mustLand(state)) ? [ask('landed', 'R52', [power], mustLand(state))] : []),
    ...(phase === 6 && moneyTold && mobilizingTold && hasUnits && !lost && !turn.settled && hasAnswer(state, 'mobilize')
      ? [ask('mobilize', 'R91', [power], true, `${phase}`)]
      : []),
    ...(phase === 6 && hasUnits && !turn.settled ? [ask('leftover', 'R91', [power], mobilizingTold)] : []),
    ...may('tick', '2.7', ticks),
    ...(isLeaving ? [ask('goOn', 'R6', [power], true, `${phase}`)] : []),
  ])
}

/**
 * Sorts the open questions. Questions about guaranteed carriers come after required questions. If the app does not track units, questions
 * about moves of units are last.
 */
const inOrder = ({ phase, settings: { armiesTold, battlesTold } }: State, questions: readonly Question[]): readonly Question[] => {
  const isLate = ({ kind, must }: Question) =>
    kind === 'promise' || (kind === 'landed' && !must) || (!armiesTold && (kind === 'move' || kind === 'ship'))
  const isNext = ({ kind, must }: Question) =>
    /**
     * Questions about announced raids and battles come before optional questions. The question about rockets is asked only before the first
     * battle (A3).
     */
    (phase === 4 && (kind === 'rocket' || (must && kind !== 'goOn'))) ||
    (!armiesTold && ((kind === 'announce' && battlesTold) || (must && kind !== 'goOn' && kind !== 'leftover')))
  const rank = (one: Question) => (isLate(one) ? 2 : isNext(one) ? 0 : 1)
  return questions.toSorted((a, b) => rank(a) - rank(b))
}

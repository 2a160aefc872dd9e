// Translates the scenarios to calls of the rules. Contains no rules.
import { mafiaCity } from '../../../src/games/mafia-city'
import { HARBOUR, POLICE_STATION, TOWN_HALL, type Place } from '../../../src/games/mafia-city/box/box'
import { tokensOff } from '../../../src/games/mafia-city/model/count'
import type { Event } from '../../../src/games/mafia-city/model/events'
import type { ActName } from '../../../src/games/mafia-city/rules/action-phase'
import type { Setup, Spot } from '../../../src/games/mafia-city/model/moves'
import type { AnyMove, OwnMove } from '../../../src/games/mafia-city/rules/moves'
import type { Control, Cycle, State } from '../../../src/games/mafia-city/model/state'
import { neighboursOf, targetOf, totalOf } from '../../../src/games/mafia-city/model/tokens'
import { nextToAct } from '../../../src/games/mafia-city/rules/action-phase'
import { controlOf } from '../../../src/games/mafia-city/rules/control'
import { nextChoice } from '../../../src/games/mafia-city/rules/location-phase'
import { mayHit as mayBeHit, verdictOf } from '../../../src/games/mafia-city/rules/reactions'
import { waitsIn } from '../../../src/games/mafia-city/rules/strategic-phase'
import { evolve } from '../../../src/games/mafia-city/transaction/evolve'
import type { OneOf } from '../compare'
import {
  actNamed,
  after,
  answered,
  begun,
  colourOf,
  effectOf,
  letterOf,
  letterOrNull,
  onward,
  positionOf,
  setupOf,
  stackOf,
  standing,
  vetoOf,
  type Before,
  type Done,
  type Letter,
  type Numbers,
  type VetoStep,
} from './notation'

type Kind = (before: never, decision: never) => Readonly<Record<string, unknown>>
type Result = string | OneOf

/** Makes several moves one after another. If a move is refused, none of the moves has an effect. */
const inTurn = (state: State, moves: readonly ((now: State) => Done)[]): Done => {
  let now: Done = { state, events: [] }
  for (const move of moves) {
    const next = move(now.state)
    if (next.refused !== undefined) return { state, events: [], refused: next.refused }
    now = { state: next.state, events: [...now.events, ...next.events] }
  }
  return now
}

const reasonOf = ({ refused }: Done) => ({ accepted: refused === undefined, reason: refused ?? null })

interface SetupBefore extends Before {
  readonly seats: readonly Letter[]
}
interface SetupDecision {
  readonly centre: number
  readonly ring: readonly number[]
  readonly redraws: readonly { readonly by: Letter; readonly discard: number }[]
}
const setup = (before: SetupBefore, { centre, ring, redraws }: SetupDecision) => {
  const opening = mafiaCity.begin(setupOf(before))
  if (!opening.ok) return { accepted: false, reason: opening.refusal.code }
  const placed = after(begun(before), { do: 'map', centre, ring })
  if (placed.refused !== undefined) return reasonOf(placed)
  let { state } = placed
  const results = redraws.map(({ by, discard }): Result => {
    const done = after(state, { do: 'redraw', by: colourOf(by), discard })
    state = done.state
    return done.refused ?? 'ok'
  })
  const [first] = state.players
  const own = first?.colour ?? 'red'
  return {
    ...reasonOf(placed),
    hand: state.hand[own],
    reserve: state.reserve[own],
    total: totalOf(state),
    target: targetOf(state),
    figures: { hitman: state.hitman, policeman: state.policeman ?? POLICE_STATION, mayor: state.mayor ?? TOWN_HALL },
    results,
    next: letterOrNull(state.redraw[0]),
  }
}

const neighbours = (before: Before, { of }: { readonly of: Place }) => ({ neighbours: neighboursOf(positionOf(before).map, of) })

const controlled = ({ counts, leaders, controller, why }: Control) => ({
  counts: Object.fromEntries(Object.entries(counts).map(([colour, count]) => [letterOf(colour as never), count])),
  leaders: leaders.map(letterOf),
  controller: letterOrNull(controller),
  why,
})

interface ControlBefore extends Before {
  readonly location: Place
  readonly stack: string
  readonly deals?: readonly Letter[]
}
const ALL = ['R', 'B', 'G', 'Y', 'E'] as const
const control = (before: ControlBefore) => {
  const { location, stack, deals = [] } = before
  return controlled(controlOf(positionOf({ seats: ALL, ...before }), location, stackOf(stack), deals.map(colourOf)))
}

const cycleAt = (at: Place): Cycle => {
  const state = evolve(positionOf({}), { e: 'chosen', at })
  if (state.cycle === undefined) throw new Error('no cycle')
  return state.cycle
}

/** Makes another player react with two Fists. The player receives these cards in addition to the cards in the scenario. */
const struck = (state: State): Done => {
  const by = state.reacting?.chain.asked[0] ?? 'red'
  const armed = { ...state, cards: { ...state.cards, [by]: (state.cards[by] ?? 0) + 2 } }
  return inTurn(armed, [(now) => after(now, { do: 'react', by, with: 'fists' }), (now) => after(now, { do: 'nobody' })])
}

interface DealsBefore extends ControlBefore {
  readonly cards: Numbers
}
interface DealStep {
  readonly by: Letter
  readonly play?: number
  readonly cancelled?: number
  readonly decline?: true
}
const deals = (before: DealsBefore, { steps }: { readonly steps: readonly DealStep[] }) => {
  const { location, stack } = before
  let state = positionOf({ ...before, stacks: { [location]: stack } }, { stage: 'locations', cycle: cycleAt(location) })
  let decided: Control | undefined
  const now = () => decided ?? controlOf(state, location, stackOf(stack), state.cycle?.deals ?? [])
  const running: (Letter | null)[] = []
  const results = steps.map(({ by: letter, play = 0, cancelled = 0, decline }): Result => {
    const by = colourOf(letter)
    const heard = Array.from({ length: play }, (_, at) => (then: State) => (at < cancelled ? struck(then) : after(then, { do: 'nobody' })))
    const done = decline
      ? after(state, { do: 'noDeal', by })
      : inTurn(state, [(then) => after(then, { do: 'deal', by, cards: play }), ...heard])
    const event = done.events.find(({ e }) => e === 'controlled')
    if (event?.e === 'controlled') decided = event.control
    state = done.state
    running.push(letterOrNull(now().controller))
    return done.refused ?? 'ok'
  })
  const standingDeals = (state.cycle?.deals ?? []).map(letterOf)
  return { results, running, standing: standingDeals, ...controlled(now()), closed: decided !== undefined, ...standing(state) }
}

const choiceIn = (state: State) => {
  const { chooser, legal } = nextChoice(state)
  return { chooser: letterOrNull(chooser), legal }
}
interface ChooseDecision {
  readonly by?: Letter
  readonly choose?: Place
}
const next = (before: Before, { by, choose }: ChooseDecision) => {
  const state = positionOf({ seats: ALL, ...before }, { stage: 'locations' })
  if (choose === undefined) return choiceIn(state)
  return { ...choiceIn(state), ...reasonOf(after(state, { do: 'choose', at: choose, ...(by && { by: colourOf(by) }) })) }
}

interface CycleBefore extends Before {
  readonly location: Place
}
interface CycleStep {
  readonly by: Letter
  readonly do: 'jail' | 'moveHitman' | 'hitman' | 'shop' | 'star' | 'decline'
  readonly at?: Spot
  readonly place?: number
  readonly to?: Place
  readonly vetoes?: readonly VetoStep[]
}
const cycleMove = ({ by: letter, do: what, at, place = 1, to = HARBOUR }: CycleStep): OwnMove => {
  const by = colourOf(letter)
  switch (what) {
    case 'jail':
      return { do: what, by, at: at ?? HARBOUR, place }
    case 'moveHitman':
      return { do: what, by, to }
    case 'hitman':
      return { do: what, by, place, ...(at && { at }) }
    case 'decline':
      return { do: 'takeFigure', by, take: false }
    default:
      return { do: what, by }
  }
}
/** Returns the result of a step in which players may play vetoes. */
const stepResult = (done: Done, isBullet = false): Result => {
  if (done.refused !== undefined) return done.refused
  const verdicts = done.events.flatMap((event) => (event.e === 'settled' ? [event] : []))
  if (verdicts.every(({ happens }) => happens)) return 'ok'
  return isBullet && verdicts.some(({ effect, happens }) => effect.what === 'bullet' && !happens) ? 'bulletCancelled' : 'cancelled'
}
/** Answers questions that a scenario omits: no player plays Complicity; players take and draw all cards. */
const passedOver = (state: State): Done => {
  const { jailing, pending } = state
  if (state.reacting !== undefined) return { state, events: [] }
  if (pending !== undefined) return after(state, { do: pending.is === 'thief' ? 'taken' : 'drew' })
  return jailing?.open === true ? after(state, { do: 'noComplicity', by: jailing.owner }) : { state, events: [] }
}
const withVetoes =
  (vetoes: readonly VetoStep[] = []) =>
  (state: State) =>
    state.reacting === undefined ? { state, events: [] } : answered(state, vetoes)

const snapshot = (state: State, events: readonly Event[]): State => {
  let [now, at] = [state, state]
  for (const event of events) {
    now = evolve(now, event)
    if (event.e === 'marked') at = now
  }
  return at
}

/** Plays the whole evaluation of a location. Skips the optional actions at its end. */
const cycle = (
  before: CycleBefore,
  { deals: played = [], steps }: { readonly deals?: readonly Letter[]; readonly steps: readonly CycleStep[] },
) => {
  const { location } = before
  const begins = positionOf(before, { stage: 'locations' })
  let state: State = { ...begins, cycle: cycleAt(location) }
  let end: State | undefined
  const events: Event[] = []
  const go = (done: Done) => {
    if (done.events.some(({ e }) => e === 'marked')) end = snapshot(state, done.events)
    events.push(...done.events)
    state = done.state
    return done
  }
  const hasStack = (state.stacks[location] ?? []).length > 0
  if (hasStack && played.length > 0 && played[0] !== letterOf(state.start)) go(after(state, { do: 'noDeal', by: state.start }))
  for (const letter of played) {
    go(after(state, { do: 'deal', by: colourOf(letter), cards: 1 }))
    go(after(state, { do: 'nobody' }))
  }
  go(hasStack ? after(state, { do: 'noMoreDeals' }) : onward(state))
  const results = steps.map((step): Result => {
    const done = go(inTurn(state, [(now) => after(now, cycleMove(step)), withVetoes(step.vetoes), passedOver]))
    return stepResult(done)
  })
  for (let n = 0; n < 9 && state.cycle?.step === 'effect'; n++) {
    const by = state.cycle.control?.controller ?? 'red'
    const isFigure = state.cycle.at === POLICE_STATION || state.cycle.at === TOWN_HALL
    go(after(state, isFigure ? { do: 'takeFigure', by, take: true } : { do: 'skip', by }))
  }
  const event = events.find(({ e }) => e === 'controlled')
  const final = end ?? state
  return {
    ...(event?.e === 'controlled' ? controlled(event.control) : {}),
    results,
    ...standing(final),
    mayorAfter: letterOrNull(final.mayor),
    policemanAfter: letterOrNull(final.policeman),
    hitmanAfter: final.hitman,
    markedAfter: final.marked.toSorted((a, b) => a - b),
    next: choiceIn(final),
  }
}

interface TurnBefore extends Before {
  readonly turn: Letter
}
interface TurnStep {
  readonly by: Letter
  readonly do?: string
  readonly at?: Spot
  readonly place?: number
  readonly with?: Spot
  readonly to?: Spot
  readonly from?: Letter
  readonly bullet?: true
  readonly bulletVetoes?: readonly VetoStep[]
  readonly vetoes?: readonly VetoStep[]
}
const turn = (before: TurnBefore, { steps }: { readonly steps: readonly TurnStep[] }) => {
  const begins = positionOf(before)
  let state: State = { ...begins, turns: { ...begins.turns, turn: colourOf(before.turn) } }
  const results = steps.map((step): Result => {
    const { at, place, with: other, to = other, from, bullet, bulletVetoes, vetoes } = step
    const by = colourOf(step.by)
    const move: AnyMove = {
      do: 'act',
      by,
      // A step without an action means that the player passes.
      what: actNamed(step.do ?? 'pass') as ActName,
      ...(at && { at }),
      ...(place !== undefined && { place }),
      ...(to && { to }),
      ...(from && { from: colourOf(from) }),
    }
    const shot = bullet ? [(now: State) => after(now, { do: 'bullet', by }), withVetoes(bulletVetoes)] : []
    const acting = (now: State) => (bullet && now.bullet !== by ? { state: now, events: [] } : after(now, move))
    const done = inTurn(state, [...shot, acting, withVetoes(vetoes), passedOver])
    state = done.state
    return stepResult(done, bullet)
  })
  const isOver = state.stage !== 'actions'
  const { next: due, mayBullet } = nextToAct(state)
  const { passed } = state.turns
  return {
    results,
    passedAfter: state.players.flatMap(({ colour }) => (passed.includes(colour) ? [letterOf(colour)] : [])),
    next: isOver ? null : letterOrNull(due),
    mayBullet: isOver ? [] : mayBullet.map(letterOf),
    phaseOver: isOver,
    ...standing(state),
  }
}

/** Name of the field of a scenario that contains the consequences of a step. */
// oxlint-disable-next-line unicorn/no-thenable
const THEN = 'then'
interface VetoBefore extends Before {
  readonly effect: { readonly by: Letter; readonly what: string }
}
const veto = (before: VetoBefore, { vetoes }: { readonly vetoes: readonly VetoStep[] }) => {
  const { effect, cards } = before
  const state = positionOf(before)
  const {
    results,
    vetoes: accepted,
    happens,
    follows,
    lost,
  } = verdictOf(
    state.players.map(({ colour }) => colour),
    { by: colourOf(effect.by), what: effectOf(effect.what) },
    vetoes.map((one) => ({ by: colourOf(one.by), with: vetoOf(one.with) })),
    cards === undefined ? undefined : state.cards,
  )
  const left = state.players.map(({ colour }) => [letterOf(colour), (state.cards[colour] ?? 0) - (lost[colour] ?? 0)])
  return { results, vetoes: accepted, happens, [THEN]: follows, cardsAfter: Object.fromEntries(left) }
}

interface ComplicityBefore extends Before {
  readonly jailed: { readonly by: Letter; readonly at: Place; readonly place: number }
}
interface ComplicityStep {
  readonly by: Letter
  readonly at: Spot
  readonly place?: number
  readonly vetoes?: readonly VetoStep[]
}
const complicity = (before: ComplicityBefore, { steps }: { readonly steps: readonly ComplicityStep[] }) => {
  const { by, at, place } = before.jailed
  const begins = positionOf(before)
  const owner = begins.stacks[at]?.[place - 1]
  if (owner === undefined) throw new Error('nobody there')
  let state = evolve({ ...begins, acted: colourOf(by) }, { e: 'jailed', by: colourOf(by), owner, at, place })
  const results = steps.map((step): Result => {
    const move: AnyMove = { do: 'complicity', by: colourOf(step.by), at: step.at, place: step.place ?? 1 }
    const done = inTurn(state, [(now) => after(now, move), withVetoes(step.vetoes)])
    state = done.state
    return stepResult(done)
  })
  const { jailing } = state
  const hit = mayBeHit(state)
  const isOpen = jailing?.open === true && hit.length > 0
  return { results, mayAnswer: isOpen ? letterOf(jailing.owner) : null, mayHit: isOpen ? hit.map(letterOf) : [], ...standing(state) }
}

interface StrategyBefore extends Before {
  readonly markers?: readonly Place[]
}
interface StrategyStep {
  readonly by: Letter
  readonly choose?: Place
  readonly name?: Letter
  readonly take?: readonly number[] | 'cell'
}
const strategyMove = ({ by: letter, choose, name, take = [] }: StrategyStep): OwnMove => {
  const by = colourOf(letter)
  if (choose !== undefined) return { do: 'choose', by, at: choose }
  return name === undefined ? { do: 'take', by, places: take } : { do: 'name', by, player: colourOf(name) }
}
const strategy = (before: StrategyBefore, { steps }: { readonly steps: readonly StrategyStep[] }) => {
  const begins = positionOf({ ...before, marked: before.markers ?? [1, 2, 3, 4, 5, 6, 7] }, { stage: 'strategy' })
  const opened = evolve(begins, { e: 'strategyBegun', ...(begins.mayor && { mayor: begins.mayor }) })
  let { state } = onward(opened)
  const results = steps.map((step): Result => {
    const done = after(state, strategyMove(step))
    state = done.state
    return done.refused ?? 'ok'
  })
  const waits = waitsIn(state)
  return {
    results,
    ...standing(state),
    markersLeft: state.marked.toSorted((a, b) => a - b),
    waits: waits && { for: letterOrNull(waits.for), what: waits.what, ...(waits.at && { at: waits.at }) },
    over: state.stage !== 'strategy',
  }
}

interface DrawBefore extends Before {
  readonly pile?: number
  readonly discards?: number
}
const draw = (before: DrawBefore) => {
  const { pile, discards } = before
  const piles = { ...(pile === undefined ? {} : { pile }), ...(discards === undefined ? {} : { discards }) }
  const { state, events } = after(positionOf(before, { stage: 'draw', ...piles }), { do: 'draw' })
  const drawn = events.find((event) => event.e === 'drawn')
  if (drawn?.e !== 'drawn') throw new Error('nothing drawn')
  const { startAfter, step1, step2, sequence, reshuffleBefore, shuffler } = drawn
  return {
    startAfter: letterOf(startAfter),
    step1: letterOrNull(step1),
    step2: letterOrNull(step2),
    sequence: sequence.map(letterOf),
    draws: Object.fromEntries(state.players.map(({ colour }) => [letterOf(colour), sequence.filter((one) => one === colour).length])),
    reshuffleBefore: reshuffleBefore ?? null,
    shuffler: letterOrNull(shuffler),
    ...standing(state),
  }
}

interface EndBefore extends Before {
  readonly phase: number
  readonly target: number
}
const STAGES = ['actions', 'locations', 'strategy', 'draw'] as const
const end = (before: EndBefore) => {
  const { phase, target } = before
  const state = positionOf({ ...before, settings: { ...before.settings, target } }, { stage: STAGES[phase - 1] ?? 'actions' })
  const done = after(state, { do: 'end' })
  const { result } = done.state
  return {
    over: result !== undefined,
    ...reasonOf(done),
    winner: letterOrNull(result?.places[0]),
    places: (result?.places ?? []).map(letterOf),
    decidedBy: result?.decidedBy ?? [],
  }
}

interface CountBefore extends Before {
  readonly total?: number
}
const count = (before: CountBefore) => {
  const { total } = before
  const off = tokensOff(positionOf({ ...before, settings: total === undefined ? {} : { hand: total, reserve: 0 } }))
  const differences = Object.entries(off).map(([colour, difference]) => [letterOf(colour as never), difference])
  return { ok: differences.length === 0, off: Object.fromEntries(differences) }
}

interface GameBefore extends Before {
  /** Setup of the game; may be any JSON. */
  readonly setup?: unknown
}
/** Plays a whole game from the set-up, with moves as JSON. Players are named after their colours. */
const game = (before: GameBefore, { moves = [] }: { readonly moves?: readonly unknown[] }) => {
  const opening = mafiaCity.begin((before.setup ?? setupOf(before)) as Setup)
  if (!opening.ok) return { begins: opening.refusal.code, results: [] }
  let state = opening.value.reduce<State | undefined>((position, event) => mafiaCity.evolve(position, event), undefined) as State
  const happened: string[] = []
  const results = moves.map((move): Result => {
    const done = after(state, move as AnyMove)
    state = done.state
    happened.push(...done.events.map(({ e }) => e))
    return done.refused ?? 'ok'
  })
  return {
    begins: 'ok',
    results,
    happened,
    stage: state.stage,
    asked: mafiaCity.prompts(state).map(({ kind, roles }) => [kind, ...roles].join(' ')),
    marked: state.marked,
    mayor: letterOrNull(state.mayor),
    places: state.result?.places.map(letterOf),
    decidedBy: state.result?.decidedBy,
    drawn: mafiaCity.byChance(state, (_, from) => from[0] as never) ?? null,
    ...standing(state),
  }
}

export const KINDS: Readonly<Record<string, Kind>> = {
  setup,
  neighbours,
  control,
  deals,
  next,
  cycle,
  turn,
  veto,
  complicity,
  strategy,
  draw,
  end,
  count,
  game,
}

// Finds positions of Axis & Allies for the gallery of screens, in random games. The open question determines whether a position fits.
import { axisAndAllies, type AxisAndAllies, type State } from '../../src/games/axis-and-allies'
import { line, type Ledger, type Moment } from '../../src/referee'
import { randomLedger } from '../playout/random-ledger'
import { EVENING } from './games'

type AxisMoment = Moment<AxisAndAllies>
type Kind = ReturnType<typeof axisAndAllies.prompts>[number]['kind']

/**
 * Kind of the first open question in each scene; for some scenes also the phase of the turn. In `axis-told`, the players report units. In
 * `axis-over`, a side wins with seven cities. In `axis-promise` and `axis-landed`, players guarantee that carriers will come.
 */
export const AXIS = {
  'axis-begin': 'beginTurn',
  'axis-purchase': 'purchase',
  'axis-research': 'research',
  'axis-announce': 'announce',
  'axis-promise': 'announce',
  'axis-landed': 'landed',
  'axis-mobilize': 'mobilize',
  'axis-battle': 'battle',
  'axis-fire': 'fire',
  'axis-lose': 'lose',
  'axis-press': 'step7',
  'axis-told': 'beginTurn',
  'axis-told-move': 'move',
  'axis-told-battle': 'battle',
  'axis-move': ['goOn', 5],
  'axis-income': ['goOn', 6],
  'axis-over': 'over',
} as const satisfies Readonly<Record<string, Kind | 'over' | readonly [Kind, number]>>
export type AxisName = keyof typeof AXIS

const MOST_MOVES = 160
const MOST_TO_THE_END = 1200
const PAUSE = 40_000

const isAsked = (state: State, of: Kind | 'over' | readonly [Kind, number]): boolean => {
  if (of === 'over') return state.over
  const [kind, phase] = typeof of === 'string' ? [of] : of
  return axisAndAllies.prompts(state)[0]?.kind === kind && (phase === undefined || state.phase === phase)
}

const isTold = (name: AxisName): boolean => name.startsWith('axis-told')

const isLanding = (name: AxisName): boolean => name === 'axis-promise' || name === 'axis-landed'

/** Plays a random game for some turns. No battle is ended without the app. */
const playOut = (seed: number, name: AxisName): Ledger<AxisAndAllies> => {
  const players = [
    { name: 'Anna', powers: ['soviet', 'uk', 'us'] },
    { name: 'Petr', powers: ['germany'] },
    { name: 'Tom', powers: ['japan'] },
  ] as const
  const toTheEnd = name === 'axis-over'
  const settings = { landingsTold: isLanding(name), armiesTold: isTold(name), ...(toTheEnd && { needed: 7 }) }
  return randomLedger(
    axisAndAllies,
    { players, settings },
    {
      seed,
      clock: EVENING,
      pause: PAUSE,
      most: toTheEnd ? MOST_TO_THE_END : MOST_MOVES,
      until: ({ over }) => over,
      skipped: ['breakOff'],
    },
  )
}

const played = new Map<string, readonly AxisMoment[]>()
const momentsOf = (seed: number, name: AxisName): readonly AxisMoment[] => {
  const key = `${seed} ${isTold(name) ? 'told' : name === 'axis-over' ? name : isLanding(name) ? 'landing' : ''}`
  const moments = played.get(key) ?? line(playOut(seed, name))
  played.set(key, moments)
  return moments
}

/** Returns the position for a scene. Takes the first game with a matching position, and of its matching positions the middle one. */
export const axisMoment = (name: AxisName): AxisMoment => {
  for (let seed = 1; seed < 60; seed++) {
    const fitting = momentsOf(seed, name).filter(({ state }) => isAsked(state, AXIS[name]))
    const found = fitting[Math.floor(fitting.length / 2)]
    if (found !== undefined) return found
  }
  throw new Error(`no gallery game has the position ${name}`)
}

// Random armies, purchases and landings. Used for questions for which the game itself suggests only a few of the possible answers.
import type { State } from '../../../src/games/axis-and-allies'
import { isZone, neighboursOf, ZONE_IDS } from '../../../src/games/axis-and-allies/box/board'
import { areAllied, POWERS } from '../../../src/games/axis-and-allies/box/powers'
import type { Unit, Units } from '../../../src/games/axis-and-allies/box/units'
import { toFight } from '../../../src/games/axis-and-allies/model/battlefield'
import type { OwnMove } from '../../../src/games/axis-and-allies/rules/moves'
import type { PromptKind } from '../../../src/games/axis-and-allies/prompts'
import type { Random } from '../../../src/referee'
import { oneOf as pick } from '../random'
import { anyOfUnits } from './units'

const one = <T>(random: Random, list: readonly T[]): T | undefined => pick(random, list)
const hostile = ({ territories, power }: State): readonly string[] =>
  Object.keys(territories).filter((id) => !areAllied(territories[id]?.controller ?? power, power))

const few = (random: Random, kinds: readonly Unit[], most: number): Units =>
  Object.fromEntries(kinds.map((unit) => [unit, Math.floor(random() * (most + 1))] as const).filter(([, n]) => n > 0))

const LAND_FORCE: readonly Unit[] = ['inf', 'art', 'arm', 'ftr', 'bmb']
const SEA_FORCE: readonly Unit[] = ['ss', 'dd', 'tt', 'bb', 'cv', 'ftr']

/** Returns a battle with random armies; undefined if units are tracked, because then the app knows the armies. */
const anyBattle = (state: State, random: Random): OwnMove | undefined => {
  const { power, settings, turn } = state
  if (settings.armiesTold) return undefined
  const isSea = random() < 0.4
  const announced = one(
    random,
    toFight(state).filter(({ kind }) => kind !== 'raid'),
  )
  const at = announced?.at ?? one(random, isSea ? ZONE_IDS : hostile(state)) ?? ''
  const place = isZone(at) ? 'sea' : 'land'
  const kinds = place === 'sea' ? SEA_FORCE : LAND_FORCE
  const enemies = POWERS.filter((enemy) => !areAllied(enemy, power)).slice(0, random() < 0.5 ? 2 : 1)
  const defend = Object.fromEntries(
    enemies.map((enemy) => [enemy, few(random, kinds, 2)]).filter(([, units]) => Object.keys(units as Units).length > 0),
  )
  const amphibious = place === 'land' && random() < 0.4
  const neighbours = [...neighboursOf(at)].slice(0, 2)
  const from = announced?.from ?? (amphibious ? turn.fought.find(isZone) : undefined)
  return {
    do: 'battle',
    at,
    place,
    attack: few(random, kinds, 3),
    defend,
    amphibious,
    ...(amphibious ? { bombard: few(random, ['bb', 'dd'], 2) } : {}),
    ...(from === undefined ? {} : { from }),
    spaces: Object.fromEntries(neighbours.map((id) => [id, { friendly: random() < 0.7, origin: random() < 0.7 }])),
  }
}

const buys = (state: State, random: Random): OwnMove => {
  const infantry: Units = { inf: Math.floor((state.cash[state.power] ?? 0) / 3) }
  const buy =
    random() < 0.2 && (infantry.inf ?? 0) > 0 ? infantry : few(random, ['inf', 'art', 'arm', 'ftr', 'ic', 'aa', 'cv', 'tt', 'ss', 'dd'], 2)
  return { do: 'purchase', buy }
}

const lands = (state: State, random: Random): OwnMove => ({
  do: 'landed',
  zones: state.settings.armiesTold ? {} : { sz6: { carriers: Math.floor(random() * 2), fighters: Math.floor(random() * 4) } },
  promises: state.turn.commitments.map(({ id, to }) => ({ id, carrierEnds: random() < 0.8 ? to : 'sz1' })),
})

/** Returns a random answer to questions of some kinds, undefined for other kinds. The answer may be illegal. */
export const anyAnswer = (state: State, kind: PromptKind, random: Random): OwnMove | undefined =>
  state.settings.armiesTold && kind !== 'purchase' && kind !== 'landed' ? anyOfUnits(state, kind, random) : toldAnswer(state, kind, random)

const toldAnswer = (state: State, kind: PromptKind, random: Random): OwnMove | undefined =>
  kind === 'battle'
    ? anyBattle(state, random)
    : kind === 'purchase'
      ? buys(state, random)
      : kind === 'landed'
        ? lands(state, random)
        : undefined

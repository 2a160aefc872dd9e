import { plus, totalOf } from '../../../kit/counts'
import { lineOfPlay, stateWithCorrections, type Ledger, type Moment, type Vocabulary } from '../../../referee'
import { CITIES } from '../box/board'
import { eachPower, POWERS, SIDES, type Power, type Side } from '../box/powers'
import { costOf, fights, profilesOf, UNITS, type Profiles, type Unit, type Units } from '../box/units'
import type { Battle } from '../model/battle'
import type { Event } from '../model/events'
import { waysOf } from '../model/battlefield'
import type { State } from '../model/state'
import { productionOf } from '../rules/collect-income'
import { aaHitsOn, fireOf } from '../rules/fire'
import { citiesOf, cityHolders } from '../rules/winning'
import { battleLosses } from './battle-losses'

/** Computes the course of a game from its ledger, for the charts, the archive and the end of the game. */

/** Production and cities at the end of a round. */
export interface RoundEnd {
  readonly round: number
  readonly production: Readonly<Record<Power, number>>
  /** Power that controls each victory city. */
  readonly holders: Readonly<Record<string, Power | undefined>>
}

/** Totals for one power: losses in IPCs, and hits. Includes battles, raids, and AA fire at air units that fly over. */
export interface Tally {
  /** Cost of the power's lost units and of the enemy units that the power destroyed, in IPCs. */
  readonly lost: number
  readonly destroyed: number
  /** Number of hits that the power rolled in battles, and the number to expect from the same dice on average. */
  readonly hits: number
  readonly expected: number
}

export interface Course {
  readonly moments: readonly Moment<Vocabulary>[]
  readonly state: State
  /** Production of each power at the start of the game. */
  readonly start: Readonly<Record<Power, number>>
  readonly rounds: readonly RoundEnd[]
  readonly tally: Readonly<Record<Power, Tally>>
  /** Units that each power has bought during the game. */
  readonly bought: Readonly<Record<Power, Units>>
}

/** Event with the state before the move that caused the event. */
interface Happening {
  readonly event: Event
  readonly before: State
}

const productionsIn = ({ territories }: State) => eachPower((power) => productionOf(territories, power))

/** Computes the course of a game from its ledger. Accepts the ledger of any game, because the callers do not know the type of the game. */
export const courseOf = (ledger: Ledger<Vocabulary>): Course => {
  const moments = lineOfPlay(ledger)
  const state = (moments.at(-1)?.state ?? ledger.head.state) as State
  const rounds = new Map<number, RoundEnd>()
  const happenings: Happening[] = []
  for (const [at, moment] of moments.entries()) {
    const before = (moment.parent?.state ?? moment.state) as State
    for (const event of moment.entry.events as readonly Event[]) {
      happenings.push({ event, before })
      if (event.e === 'turnEnded') {
        const after = stateWithCorrections(moments, at) as State
        rounds.set(before.round, {
          round: before.round,
          production: productionsIn(after),
          holders: Object.fromEntries(CITIES.map(({ id }) => [id, after.territories[id]?.controller])),
        })
      }
    }
  }
  return {
    moments,
    state,
    start: productionsIn((moments[0]?.state ?? state) as State),
    // The numbers after the turns of an unfinished round are omitted.
    rounds: [...rounds.values()].filter(({ round }) => round < state.round),
    tally: tallyOf(happenings, profilesOf(state.numbers)),
    bought: boughtIn(happenings),
  }
}

const boughtIn = (happenings: readonly Happening[]): Course['bought'] => {
  const bought: Record<Power, Units> = eachPower(() => ({}))
  for (const { event } of happenings) if (event.e === 'purchased') bought[event.power] = plus<Unit>(bought[event.power], event.units)
  return bought
}

const worth = (units: Units, profiles: Profiles): number => {
  const fighting = Object.fromEntries(UNITS.filter(fights).map((unit) => [unit, units[unit] ?? 0]))
  return costOf(fighting, profiles)
}

/** Returns the defending power with the most expensive army. The dice and losses of the whole defending side count for this power. */
const leaderOf = ({ defend }: Battle, profiles: Profiles): Power | undefined =>
  POWERS.filter((power) => defend[power] !== undefined).toSorted(
    (a, b) => worth(defend[b] ?? {}, profiles) - worth(defend[a] ?? {}, profiles),
  )[0]

/** Units that one event destroyed, with their owner and the attacker. */
interface Kill {
  readonly of: Power
  readonly by: Power | undefined
  readonly ipc: number
}

const killsIn = ({ event, before }: Happening, profiles: Profiles): readonly Kill[] => {
  const { battle, power, territories } = before
  switch (event.e) {
    case 'shotOnTheWay':
      return [{ of: power, by: territories[event.at]?.controller, ipc: worth(event.lost, profiles) }]
    case 'raided':
      return [{ of: power, by: territories[event.at]?.controller, ipc: worth({ bmb: event.shotDown }, profiles) }]
    case 'landed':
      return Object.values(event.lost).map((ftr) => ({ of: power, by: undefined, ipc: worth({ ftr }, profiles) }))
    case 'fired':
    case 'lossesTaken':
    case 'brokenOff': {
      if (battle === undefined) return []
      const lost = battleLosses(event, battle)
      return POWERS.flatMap((of) => {
        const ipc = worth(lost[of] ?? {}, profiles)
        return ipc > 0 ? [{ of, by: of === battle.by ? leaderOf(battle, profiles) : battle.by, ipc }] : []
      })
    }
    default:
      return []
  }
}

/** Returns the number of hits of one battle roll and the number to expect from the same dice; undefined for other events. */
const rollIn = ({ event, before }: Happening, profiles: Profiles) => {
  const { battle } = before
  if (event.e !== 'fired' || battle === undefined) return undefined
  const { stage, hits } = event
  const fire = fireOf(battle, stage, waysOf(before).profiles)
  const chance = (group: string) => (stage === 'aa' ? aaHitsOn(battle.modifiers) : Number(group)) / 6
  return {
    by: stage === 'aa' || stage.startsWith('defend') ? leaderOf(battle, profiles) : battle.by,
    hits: totalOf(hits),
    expected: Object.entries(fire).reduce((all, [group, dice]) => all + dice * chance(group), 0),
  }
}

const tallyOf = (happenings: readonly Happening[], profiles: Profiles): Readonly<Record<Power, Tally>> => {
  const tally: Record<Power, Tally> = eachPower(() => ({ lost: 0, destroyed: 0, hits: 0, expected: 0 }))
  const add = (power: Power, more: Partial<Tally>) => {
    const { lost, destroyed, hits, expected } = tally[power]
    tally[power] = {
      lost: lost + (more.lost ?? 0),
      destroyed: destroyed + (more.destroyed ?? 0),
      hits: hits + (more.hits ?? 0),
      expected: expected + (more.expected ?? 0),
    }
  }
  for (const happening of happenings) {
    for (const { of, by, ipc } of killsIn(happening, profiles)) {
      add(of, { lost: ipc })
      if (by !== undefined) add(by, { destroyed: ipc })
    }
    const roll = rollIn(happening, profiles)
    if (roll?.by !== undefined) add(roll.by, { hits: roll.hits, expected: roll.expected })
  }
  return tally
}

/** Returns the side that has won or has more victory cities; undefined in a tie. */
export const sideAhead = ({ result, territories }: State): Side | undefined => {
  if (result !== undefined) return result.side
  const { axis, allies } = citiesOf(cityHolders(territories))
  return axis === allies ? undefined : axis > allies ? 'axis' : 'allies'
}
/** Returns the rank of a power: 1 for powers of the leading side and for all powers in a tie, otherwise 2. */
export const placeOf = (state: State, power: Power): number => {
  const ahead = sideAhead(state)
  return ahead === undefined || ahead === SIDES[power] ? 1 : 2
}
export const citiesHeld = ({ territories }: State, power: Power): number =>
  CITIES.filter(({ id }) => territories[id]?.controller === power).length

import { plus } from '../../../kit/counts'
import { lineOfPlay, type Ledger, type Moment, type Vocabulary } from '../../../referee'
import { TERRITORIES } from '../box/board'
import type { Power } from '../box/powers'
import type { Unit, Units } from '../box/units'
import type { Event } from '../model/events'
import type { State } from '../model/state'
import { productionOf } from '../rules/collect-income'
import { battleLosses } from './battle-losses'

/** Losses and gains of a power since the end of its last turn, or since the start of the game. */
export interface News {
  /** Territories that the power lost or gained. */
  readonly lost: readonly string[]
  readonly gained: readonly string[]
  /** Units that the power lost in battles during the turns of other powers. */
  readonly units: Units
  readonly production: readonly [before: number, now: number]
  readonly cash: readonly [before: number, now: number]
}

const endsTurnOf = (power: Power, { entry }: Moment<Vocabulary>): boolean =>
  (entry.events as readonly Event[]).some((event) => event.e === 'turnEnded' && event.power === power)

const allLosses = (moments: readonly Moment<Vocabulary>[], power: Power): Units =>
  moments
    .flatMap(({ entry, parent }) =>
      (entry.events as readonly Event[]).map((event) => battleLosses(event, (parent?.state as State | undefined)?.battle)),
    )
    .reduce<Units>((all, lost) => plus<Unit>(all, lost[power] ?? {}), {})

/** Returns the losses and gains of the active power; undefined if the power has lost and gained nothing. */
export const newsOf = (ledger: Ledger<Vocabulary>): News | undefined => {
  const moments = lineOfPlay(ledger)
  const now = ledger.head.state as State
  const { power } = now
  const last = moments.findLastIndex((moment) => endsTurnOf(power, moment))
  const since = Math.max(0, last)
  const before = (moments[since]?.state ?? now) as State
  const holds = ({ territories }: State, at: string) => territories[at]?.controller === power
  const ids = TERRITORIES.map(({ id }) => id)
  const news: News = {
    lost: ids.filter((at) => holds(before, at) && !holds(now, at)),
    gained: ids.filter((at) => !holds(before, at) && holds(now, at)),
    units: allLosses(moments.slice(since + 1), power),
    production: [productionOf(before.territories, power), productionOf(now.territories, power)],
    cash: [before.cash[power] ?? 0, now.cash[power] ?? 0],
  }
  const hasPaid = now.settings.moneyTold && news.cash[0] !== news.cash[1]
  return news.lost.length + news.gained.length + Object.keys(news.units).length > 0 || hasPaid ? news : undefined
}

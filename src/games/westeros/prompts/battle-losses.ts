import { accepted } from '../../../referee'
import { numberOf, UNIT_KINDS, type AreaId, type UnitKind, type Units } from '../box/box'
import type { Retreat } from '../rules/retreat'
import { oneOf } from '../model/prompt-kinds'
import type { MoveDomain } from './domains'
import { refuse } from '../model/refusals'
import { casualtiesObjection, casualtiesOwed } from '../rules/casualties'
import { beaten, retreatChooser, retreatObjection, retreatOptions, retreatWays } from '../rules/retreat'
import { NO_UNITS, type Battle, type State } from '../model/state'
import { count, includes, minus, plus, units } from '../model/units'

/** R14.18–R14.29: casualties of the loser, and the retreat of its surviving units. */

/** Returns the possible answers for the casualties, chosen unit by unit. Routed units cannot be chosen. */
export const casualtiesDomain = (state: State, battle: Battle): MoveDomain<Units, UnitKind> => {
  const owed = casualtiesOwed(state, battle)
  const house = owed?.house ?? battle.defender
  const standing = owed?.standing ?? NO_UNITS
  const number = owed?.number ?? 0
  return {
    empty: NO_UNITS,
    steps: (draft) => (count(draft) >= number ? [] : UNIT_KINDS.filter((kind) => numberOf(standing, kind) > numberOf(draft, kind))),
    take: (draft, kind) => {
      const next = plus(draft, units({ [kind]: 1 }))
      if (count(next) > number) return refuse('WRONG_NUMBER', { number })
      const refusal = owed === undefined ? undefined : casualtiesObjection(owed, house, next, new Set(['WRONG_NUMBER']))
      return refusal === undefined ? accepted(next) : { ok: false, refusal }
    },
    finish: (draft) => {
      const refusal = owed === undefined ? undefined : casualtiesObjection(owed, house, draft)
      return refusal === undefined ? accepted({ do: 'casualties', house, units: draft }) : { ok: false, refusal }
    },
    sample: (random) => ({ do: 'casualties', house, units: oneOf(random, owed?.options ?? []) ?? NO_UNITS }),
  }
}

/** Draft of a retreat: the area to which the survivors go, and the units that are lost. */
export interface RetreatDraft {
  readonly to?: AreaId
  readonly lost: Units
}

export type RetreatStep = { readonly to: AreaId } | { readonly lose: UnitKind }

/**
 * Returns the possible answers for the retreat: first an area, then the units lost because of supply. If all surviving units are lost, the
 * player has no choice.
 */
export const retreatDomain = (state: State, battle: Battle): MoveDomain<RetreatDraft, RetreatStep> => {
  const loser = beaten(state, battle)
  const house = loser?.house ?? battle.defender
  const survivors = loser?.survivors ?? NO_UNITS
  const chooser = retreatChooser(battle)
  const retreats = retreatWays(state, battle)
  const areas = [...new Set(retreats.map(({ to }) => to))]
  const lostAt = new Map(retreatOptions(state, battle).map(({ area, lost }) => [area, lost ?? 0]))
  const move = ({ to, lost }: RetreatDraft): Retreat => ({
    do: 'retreat',
    house,
    lost,
    ...(to === undefined ? {} : { to }),
    ...(chooser === undefined || to === undefined ? {} : { by: chooser }),
  })
  const [only] = areas
  const hopeless: RetreatDraft = { lost: survivors }
  return {
    empty: areas.length === 0 ? hopeless : areas.length === 1 && only !== undefined ? { to: only, lost: NO_UNITS } : { lost: NO_UNITS },
    steps: ({ to, lost }) => {
      const others = areas.filter((area) => area !== to).map((area) => ({ to: area }))
      if (to === undefined || chooser !== undefined || count(lost) >= (lostAt.get(to) ?? 0)) return others
      const left = minus(survivors, lost)
      return [...others, ...UNIT_KINDS.filter((kind) => numberOf(left, kind) > 0).map((kind) => ({ lose: kind }))]
    },
    take: (draft, step) => {
      if ('to' in step) {
        const refusal = retreatObjection(state, battle, move({ to: step.to, lost: NO_UNITS }), new Set(['WRONG_NUMBER']))
        return refusal === undefined ? accepted({ to: step.to, lost: NO_UNITS }) : { ok: false, refusal }
      }
      const lost = plus(draft.lost, units({ [step.lose]: 1 }))
      if (!includes(survivors, lost)) return refuse('NO_SUCH_UNIT', { house }, 'R14.25')
      const owed = draft.to === undefined ? 0 : (lostAt.get(draft.to) ?? 0)
      if (count(lost) > owed) return refuse('WRONG_NUMBER', { number: owed }, 'R14.25')
      return accepted({ ...draft, lost })
    },
    finish: (draft) => {
      const refusal = retreatObjection(state, battle, move(draft))
      return refusal === undefined ? accepted(move(draft)) : { ok: false, refusal }
    },
    sample: (random) => move(oneOf(random, retreats) ?? hopeless),
  }
}

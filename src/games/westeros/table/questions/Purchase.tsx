import { useId } from 'react'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { AreaId, HouseId } from '../../box/box'
import type { MusterStep } from '../../model/moves'
import type { GameCode } from '../../model/refusals'
import { costOf, placeOf } from '../../rules/mustering'
import { flagsOf, groupsOf } from '../../rules/supply'
import { houseState } from '../../model/position'
import type { State } from '../../model/state'
import { flagViews } from '../../views/views'
import { UNIT_ICONS } from '../Glyphs'
import { SmallSlots } from '../../../../table/question/Slots'
import { useSpeech } from '../speech'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

/**
 * Returns the size of the army that contains the purchased unit, and the army size that supply allows (1: a single unit is always allowed).
 * @param more whether to count one further unit of the same purchase
 */
const armyWith = (now: State, house: HouseId, step: MusterStep, more: boolean): { readonly size: number; readonly flag: number } => {
  const groups = groupsOf(now, house)
  const at = placeOf(step)
  const size = (groups.get(at) ?? 0) + (more && step.what !== 'upgrade' && step.what !== 'siegeUpgrade' ? 1 : 0)
  if (size < 2) return { size, flag: 1 }
  const flags = flagsOf(now.box, houseState(now, house).supply)
  const row = flagViews(flags, new Map(groups).set(at, size)).find(({ area }) => area === at)
  return { size, flag: row?.flag ?? 0 }
}

/** Refusals because of supply. If a purchase is refused with one of these codes, a drawing of the army is shown next to the reason. */
const BY_SUPPLY: readonly GameCode[] = ['TOO_MANY_ARMIES', 'ARMY_TOO_LARGE']

export interface PurchaseProps {
  readonly house: HouseId
  readonly step: MusterStep
  /** Position after the purchases so far. */
  readonly now: State
  /** Number of purchases of this kind so far. */
  readonly bought: number
  /** Refusal code of one more purchase; undefined if the purchase is possible. */
  readonly code: GameCode | undefined
  readonly onBuy: () => void
  /** Whether the button names the sea in which a ship is placed. */
  readonly namesSea?: boolean
}

/**
 * Button for a purchase with its price, and a small drawing of the resulting army. If the purchase is not possible, the reason is
 * shown instead of the price.
 */
export function Purchase({ house, step, now, bought, code, onBuy, namesSea = false }: PurchaseProps) {
  const { words: table, say, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const id = useId()
  const nameOf = (what: MusterStep['what']): string =>
    what === 'upgrade' ? words.muster.upgrade : what === 'siegeUpgrade' ? words.muster.siegeUpgrade : names.unit[what]
  const name = nameOf(step.what)
  const sea = step.what === 'ship' ? names.area(state, step.sea) : undefined
  const cost = costOf(state, step.what)
  const reasons: Partial<Record<GameCode, string>> = words.muster.reasons
  const reason = code === undefined ? undefined : (reasons[code] ?? words.muster.no)
  // True if this purchase was made and cannot be made again. The row then shows the resulting army instead of the reason of the refusal.
  const isExhausted = bought > 0 && code !== undefined
  const army = armyWith(now, house, step, !isExhausted)
  // An upgrade adds no unit to the army.
  const added = step.what === 'upgrade' || step.what === 'siegeUpgrade' ? 0 : 1
  const makes = army.size < 2 ? words.armies.single : say(table.houses.armyOf, { army: army.size, flag: army.flag })
  const shown = isExhausted || code === undefined || BY_SUPPLY.includes(code)
  const times = bought > 1 ? `${bought} × ${cost}` : undefined
  const price = times ?? (isExhausted ? undefined : reason)
  // The accessible name contains the visible text of the button, in the same order.
  const label = [`${names.area(state, step.at)}: ${name}`, namesSea ? sea : undefined, price ?? names.count.points(cost)]
  const more = [namesSea ? undefined : sea, shown ? makes : undefined, isExhausted ? reason : undefined].filter(
    (part) => part !== undefined,
  )
  return (
    <li>
      <button
        type="button"
        aria-label={label.filter((part) => part !== undefined).join(', ')}
        aria-describedby={more.length === 0 ? undefined : id}
        aria-disabled={code !== undefined || undefined}
        data-bought={bought > 0 ? '' : undefined}
        onClick={code === undefined ? onBuy : undefined}
      >
        <Icon of={step.what === 'upgrade' ? icons.upgrade : UNIT_ICONS[step.what === 'siegeUpgrade' ? 'siegeEngine' : step.what]} />
        <span className="ware">
          {name} {namesSea && <i>{sea}</i>}
        </span>{' '}
        <small>{price ?? cost}</small>
        {shown && <SmallSlots size={army.size} room={army.flag} added={added} />}
      </button>
      {more.length > 0 && (
        <span id={id} hidden>
          {more.join('; ')}
        </span>
      )}
    </li>
  )
}

/** A disabled ship button for a castle without an adjacent sea, so that all castles have the same layout. */
export function NoSea({ at }: { at: AreaId }) {
  const { names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const reason = words.muster.reasons.NOT_ADJACENT
  return (
    <li>
      <button type="button" aria-label={`${names.area(state, at)}: ${names.unit.ship}, ${reason}`} aria-disabled>
        <Icon of={icons.ship} />
        <span className="ware">{names.unit.ship}</span> <small>{reason}</small>
      </button>
    </li>
  )
}

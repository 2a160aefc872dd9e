import { Ranking } from '../../../../ui/Ranking'
import type { HouseId } from '../../box/box'
import type { Bids } from '../../model/state'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useGameState } from './play'

export interface BidRowsProps {
  /** What the row of houses is: "House Lannister takes the Iron Throne." */
  readonly label: string
  readonly order: readonly HouseId[]
  readonly amounts: Bids
  /** The places count: 1 to 5. */
  readonly ranked?: boolean
  /** Groups within which the order is open. */
  readonly ties?: readonly (readonly HouseId[])[]
  readonly onChange?: (order: readonly HouseId[]) => void
}

/** What every house gave, big enough for the middle of the table; equal bids change places by dragging or by buttons. */
export function BidRows({ label, order, amounts, ranked = false, ties = [], onChange }: BidRowsProps) {
  const { names } = useSpeech()
  const state = useGameState()
  const mayStand = (house: HouseId, at: number) => {
    const there = order[at]
    return there !== undefined && ties.some((tie) => tie.includes(house) && tie.includes(there))
  }
  return (
    <div className="bids" data-ranked={ranked ? '' : undefined}>
      <Ranking
        label={label}
        order={order}
        nameOf={(house) => names.house.plain(house)}
        leadOf={shieldOf}
        noteOf={(house) => names.player(state, house)}
        figureOf={(house) => amounts[house] ?? 0}
        mayStand={mayStand}
        {...(onChange === undefined ? {} : { onChange })}
      />
    </div>
  )
}

const shieldOf = (house: HouseId) => <Shield house={house} size={52} />

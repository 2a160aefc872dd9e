import { changeShape } from '../../../kit/field'
import { memoize } from '../../../kit/memoize'
import { either, fields, keyed, listOf, number, only, type Keyed, type Shape } from '../../../kit/shape'
import type { AreaId, Box, OrderId } from '../box/box'
import { FIELDS } from '../fields'
import type { Change, MusterStep, UnitsByArea } from '../model/moves'
import type { PlayedCard } from '../model/state'
import { units } from '../shapes/box'
import { MOST, order, piecesOf, type BoxPieces } from '../shapes/pieces'

/** Maximum number of changes in one correction; far more than a correction needs. */
export const MOST_CHANGES = 5000

/** Validators for the parts of moves. They accept only areas and House cards that exist in one game. */
export interface MoveParts extends BoxPieces {
  readonly unitsByArea: Shape<UnitsByArea>
  /** Purchases of one mustering. */
  readonly musterSteps: Shape<readonly MusterStep[]>
  readonly played: Shape<PlayedCard>
  /** Orders that one house plans. The key is the area. */
  readonly plan: Shape<Keyed<AreaId, OrderId>>
  readonly change: Shape<Change>
  readonly changes: Shape<readonly Change[]>
}

/** Returns the validators for the parts of the moves of one game. */
export const movePartsOf: (box: Box) => MoveParts = memoize((box: Box): MoveParts => {
  const pieces = piecesOf(box)
  const { area, card } = pieces
  const change = changeShape(FIELDS, box)
  const step = either<MusterStep>(
    fields<Extract<MusterStep, { what: 'ship' }>>({ at: area, what: only('ship'), sea: area }),
    fields<Exclude<MusterStep, { what: 'ship' }>>({ at: area, what: only('footman', 'knight', 'upgrade', 'siegeEngine', 'siegeUpgrade') }),
  )
  return {
    ...pieces,
    unitsByArea: keyed(area, units, MOST),
    musterSteps: listOf(step, MOST),
    played: either<PlayedCard>(
      fields<Extract<PlayedCard, { card: string }>>({ card }),
      // The validator accepts any strength, swords and fortifications. The rules refuse numbers out of range.
      fields<Extract<PlayedCard, { told: object }>>({
        told: fields<Extract<PlayedCard, { told: object }>['told']>({ strength: number, swords: number, fortifications: number }),
      }),
    ),
    plan: keyed(area, order, MOST),
    change,
    changes: listOf(change, MOST_CHANGES),
  }
})

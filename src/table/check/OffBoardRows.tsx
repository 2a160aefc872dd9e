import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import type { SetByHand, SetVocabulary } from '../corrections/by-hand'
import type { OffBoardPart, BoardCheck, Tick } from './board-check'
import { TickBox } from './TickBox'
import { useCheckWords } from './words'

export interface OffBoardRowsProps<V extends SetVocabulary> {
  readonly check: BoardCheck<V>
  /** Position of the game with all differences that the user has entered so far. */
  readonly state: V['state']
  readonly set: SetByHand<V['change']>
  readonly ticked: ReadonlySet<Tick>
  /** Whether the list shows only pieces that the user has not ticked. */
  readonly left: boolean
  readonly onTick: (tick: Tick, on: boolean) => void
  /** Whether changes are not allowed because a ballot is open. */
  readonly locked: boolean
}

/** Pieces outside the areas of the board. The user ticks or corrects each row. */
export function OffBoardRows<V extends SetVocabulary>({ check, state, set, ticked, left, onTick, locked }: OffBoardRowsProps<V>) {
  const { words } = useCheckWords()
  const [open, setOpen] = useState<OffBoardPart | undefined>()
  const parts = check.beside(state).filter(({ part }) => !left || !ticked.has(part))
  return (
    <>
      {parts.length === 0 && <p className="note">{words.allAgree}</p>}
      <ul className="card list" aria-label={words.modes.beside} hidden={parts.length === 0}>
        {parts.map((one) => (
          <li key={one.part} className="compare-row">
            <button type="button" className="row" disabled={locked} onClick={() => setOpen(one)}>
              <span className="words">
                {one.title}
                <span className="compare-said flex flex-wrap gap-x-2.5 gap-y-1 mt-1 text-ink-2 type-note">
                  <check.PartSaid state={state} part={one.part} />
                </span>
              </span>
              <Icon of={icons.chevron} size="s" />
            </button>
            <TickBox what={one.title} on={ticked.has(one.part)} onChange={(on) => onTick(one.part, on)} />
          </li>
        ))}
      </ul>
      <Sheet open={open !== undefined} title={open?.title ?? ''} onClose={() => setOpen(undefined)}>
        {open !== undefined && (
          <>
            <check.PartEditor state={state} part={open.part} set={set} />
            <Button onClick={() => setOpen(undefined)}>{words.done}</Button>
          </>
        )}
      </Sheet>
    </>
  )
}

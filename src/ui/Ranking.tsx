import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from './Button'
import * as icons from './icons'
import { useLabels } from './labels'

export interface RankingProps<T extends string> {
  /** Name of the list, e.g. "Iron Throne". */
  readonly label: string
  /** Ids of the ranked roles or players, from first to last. */
  readonly order: readonly T[]
  readonly nameOf: (item: T) => string
  readonly leadOf?: (item: T) => ReactNode
  /** Returns the second line of a row, below the name. */
  readonly noteOf?: (item: T) => ReactNode
  /** Returns the number that is shown at the end of a row, e.g. the bid of a house. */
  readonly figureOf?: (item: T) => number
  /**
   * Returns whether a row may have position `at`, counted from 0. By default, every position is allowed. A row with only one allowed
   * position cannot be moved.
   */
  readonly mayStand?: (item: T, at: number) => boolean
  /** Called with the new order. If omitted, the order is read-only. */
  readonly onChange?: (order: readonly T[]) => void
}

const anywhere = () => true

/**
 * List whose order the user can change with up and down buttons, or by dragging a row. The first and last row keep both buttons; the button
 * that cannot move the row is disabled.
 */
export function Ranking<T extends string>({
  label,
  order,
  nameOf,
  leadOf,
  noteOf,
  figureOf,
  mayStand = anywhere,
  onChange,
}: RankingProps<T>) {
  const labels = useLabels()
  const mayMove = (from: number, to: number) => {
    const [item, other] = [order[from], order[to]]
    return item !== undefined && other !== undefined && mayStand(item, to) && mayStand(other, from)
  }
  const swap = (from: number, to: number): boolean => {
    const [here, there] = [order[from], order[to]]
    if (here === undefined || there === undefined || !mayMove(from, to)) return false
    onChange?.(order.map((item, k) => (k === to ? here : k === from ? there : item)))
    return true
  }
  const { held, list, handlers } = useDragging(swap)
  return (
    <ol className="card list ranking" aria-label={label} ref={list} {...(onChange === undefined ? {} : handlers)}>
      {order.map((item, k) => {
        const free = onChange !== undefined && (mayMove(k, k - 1) || mayMove(k, k + 1))
        return (
          <li key={item} className="row" data-free={free ? '' : undefined} data-held={held === k ? '' : undefined}>
            <b className="rank">{k + 1}</b>
            {leadOf?.(item)}
            <span className="words">
              {nameOf(item)}
              {noteOf !== undefined && <span className="note">{noteOf(item)}</span>}
            </span>
            {free && (
              <>
                <IconButton
                  icon={icons.up}
                  label={`${nameOf(item)}: ${labels.earlier}`}
                  aria-disabled={!mayMove(k, k - 1) || undefined}
                  onClick={() => swap(k, k - 1)}
                />
                <IconButton
                  icon={icons.down}
                  label={`${nameOf(item)}: ${labels.later}`}
                  aria-disabled={!mayMove(k, k + 1) || undefined}
                  onClick={() => swap(k, k + 1)}
                />
              </>
            )}
            {figureOf !== undefined && <Figure of={figureOf(item)} />}
          </li>
        )
      })}
    </ol>
  )
}

/** Matches digits that look like another digit when seen upside down. */
const TURNS = /[69]/

/** A number that can be read from every side of the table: 6 and 9 are underlined. */
export function Figure({ of }: { of: number }) {
  return (
    <b className="figure" data-turns={TURNS.test(`${of}`) ? '' : undefined}>
      {of}
    </b>
  )
}

/**
 * Lets the user drag rows with one finger or the mouse. The list captures the pointer, because the row changes its place in the DOM
 * during the drag. Further fingers are ignored.
 * @param swap swaps the rows at two neighbouring indexes and returns whether that is allowed
 * @returns the index of the dragged row, the ref of the list, and the event handlers of the list
 */
function useDragging(swap: (from: number, to: number) => boolean) {
  const list = useRef<HTMLOListElement>(null)
  const drag = useRef<{ readonly pointer: number; at: number } | undefined>(undefined)
  const [held, hold] = useState<number | undefined>()
  const rows = () => [...(list.current?.children ?? [])]
  const letGo = () => {
    drag.current = undefined
    hold(undefined)
  }
  const onPointerDown = ({ target, currentTarget, pointerId, isPrimary, button }: PointerEvent<HTMLOListElement>) => {
    if (!isPrimary || button !== 0 || !(target instanceof Element) || target.closest('button') !== null) return
    const row = target.closest('li')
    if (row?.dataset.free === undefined) return
    drag.current = { pointer: pointerId, at: rows().indexOf(row) }
    hold(drag.current.at)
    currentTarget.setPointerCapture(pointerId)
  }
  const onPointerMove = ({ pointerId, clientY }: PointerEvent) => {
    const now = drag.current
    if (now?.pointer !== pointerId) return
    const here = rows()[now.at]?.getBoundingClientRect()
    if (here === undefined) return
    const to = clientY < here.top ? now.at - 1 : clientY > here.bottom ? now.at + 1 : now.at
    if (to === now.at || !swap(now.at, to)) return
    now.at = to
    hold(to)
  }
  return { held, list, handlers: { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo, onLostPointerCapture: letGo } }
}

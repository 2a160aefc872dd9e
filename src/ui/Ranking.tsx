import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from './Button'
import * as icons from './icons'
import { useLabels } from './labels'

export interface RankingProps<T extends string> {
  /** The name of the order: "Iron Throne". */
  readonly label: string
  /** From first to last. */
  readonly order: readonly T[]
  readonly nameOf: (item: T) => string
  readonly leadOf?: (item: T) => ReactNode
  /** A second line below the name. */
  readonly noteOf?: (item: T) => ReactNode
  /** A count at the end of the row: the bid. */
  readonly figureOf?: (item: T) => number
  /** Whether an item may take this place, counted from 0; by default any. An item that has only one place is fixed. */
  readonly mayStand?: (item: T, at: number) => boolean
  /** Missing where the order only has to be seen. */
  readonly onChange?: (order: readonly T[]) => void
}

const anywhere = () => true

/**
 * Things in an order that is changed one place at a time by buttons, or by dragging a row to its place. At either end a button stays
 * and does nothing.
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

/** Digits that are another one upside down. */
const TURNS = /[69]/

/** A count that can be read from all sides of the table: a 6 or 9 has a line below it. */
export function Figure({ of }: { of: number }) {
  return (
    <b className="figure" data-turns={TURNS.test(`${of}`) ? '' : undefined}>
      {of}
    </b>
  )
}

/**
 * Dragging of rows by one finger or the mouse. The list takes hold of the pointer, not the row, which changes its place in the
 * document under way; a second finger is not listened to.
 * @param swap swaps a row with its neighbour and returns whether that is allowed
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

import type { ReactNode } from 'react'
import { Icon } from './Icon'
import * as icons from './icons'

/** Small label that cannot be pressed. `warn`: a number over its limit or an overruled rule. `choice`: a chosen option. */
export function Tag({ kind = 'plain', icon, children }: { kind?: 'plain' | 'warn' | 'choice'; icon?: string; children: ReactNode }) {
  return (
    <span className="tag" data-kind={kind}>
      {icon !== undefined && <Icon of={icon} size="xs" />}
      {children}
    </span>
  )
}

/** Number of a rule with a short text. If `onOpen` is given, the element is a button that opens the rule. */
export function RuleChip({ number, text, onOpen }: { number: string; text: string; onOpen?: () => void }) {
  const inside = (
    <>
      <Icon of={icons.book} size="xs" />
      <span>
        {number} {text}
      </span>
    </>
  )
  if (!onOpen) return <span className="rule">{inside}</span>
  return (
    <button type="button" className="rule" onClick={onOpen}>
      {inside}
    </button>
  )
}

export interface ChipProps {
  readonly on: boolean
  readonly onPress: () => void
  /** Accessible name, if it differs from the visible content. */
  readonly label?: string
  readonly children: ReactNode
}

/** A small button that turns something on or off, e.g. a filter of a list. */
export function Chip({ on, onPress, label, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-label={label} aria-pressed={on} onClick={onPress}>
      {children}
    </button>
  )
}

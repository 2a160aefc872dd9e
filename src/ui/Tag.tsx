import type { ReactNode } from 'react'
import { Icon } from './Icon'
import * as icons from './icons'

/** A fact that is in effect, not a button. `warn` for what is too much or overruled, `choice` for what was chosen. */
export function Tag({ kind = 'plain', icon, children }: { kind?: 'plain' | 'warn' | 'choice'; icon?: string; children: ReactNode }) {
  return (
    <span className="tag" data-kind={kind}>
      {icon !== undefined && <Icon of={icon} size="xs" />}
      {children}
    </span>
  )
}

/** The number of a rule and half a sentence of it; opens the rule where `onOpen` is given. */
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

/** A small button that is on or off. */
export function Chip({ on, onPress, children }: { on: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="chip" aria-pressed={on} onClick={onPress}>
      {children}
    </button>
  )
}

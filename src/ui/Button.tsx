import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './Icon'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** `do`: filled, for the main button of a screen. `alt`: outlined. `quiet`: no border, for undo and overrule. */
  readonly kind?: 'do' | 'alt' | 'quiet'
  /** SVG path of an icon from `icons.ts`, drawn before the label. */
  readonly icon?: string | undefined
  /** Condition that is not met yet, e.g. "Two houses still think". If given, it replaces the label and disables the button. */
  readonly notYet?: string | undefined
  /** Disables the button but keeps its label. The caller explains in a note next to the button which condition is not met yet. */
  readonly blocked?: boolean
}

/**
 * A button with a text label. A disabled button always has an explanation: its own label (`notYet`) or a note next to it (`blocked`).
 * A double tap on a `do` button counts as one press, because the second tap would hit the button of the next question in the same place.
 */
export function Button({ kind = 'alt', icon, notYet, blocked = false, onClick, className = '', children, ...rest }: ButtonProps) {
  const waits = blocked || notYet !== undefined
  const press: typeof onClick = (event) => (kind === 'do' && event.detail > 1 ? undefined : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      className={`${kind} ${className}`.trim()}
      aria-disabled={waits || undefined}
      onClick={waits ? undefined : press}
    >
      {icon !== undefined && <Icon of={icon} size={kind === 'quiet' ? 's' : 'm'} />}
      <span>{notYet ?? children}</span>
    </button>
  )
}

/** A round button with an icon only, e.g. back, close or search. `label` is its accessible name. */
export function IconButton({ icon, label, ...rest }: Omit<ComponentProps<'button'>, 'children'> & { icon: string; label: string }) {
  return (
    <button type="button" {...rest} className="tap" aria-label={label} title={label}>
      <Icon of={icon} />
    </button>
  )
}

/** Shows two buttons of equal width and importance side by side. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="two-ways tiny:flex-col tiny:items-stretch flex gap-2 *:flex-1">{children}</div>
}

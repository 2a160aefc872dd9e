import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './Icon'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** `do` is the one next thing on a screen and is filled; `alt` is framed; `quiet` is bare (undo, overrule). */
  readonly kind?: 'do' | 'alt' | 'quiet'
  /** A drawing of `icons.ts`, before the words. */
  readonly icon?: string | undefined
  /** The missing condition: "Two houses still think". It replaces the button's own words, and pressing does nothing. */
  readonly notYet?: string | undefined
  /** Pressing does nothing, and a note next to the button names the missing condition; the button keeps its own words. */
  readonly blocked?: boolean
}

/**
 * A button with words. It is never greyed out in silence: where it cannot be pressed it says why (`notYet`), or a note does
 * (`blocked`). A double tap on the filled button presses it once: the second tap would answer the next question, whose button takes the
 * same place.
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

/** A round button that shows only a drawing; `label` is its name. For back, close, more, search and the rules. */
export function IconButton({ icon, label, ...rest }: Omit<ComponentProps<'button'>, 'children'> & { icon: string; label: string }) {
  return (
    <button type="button" {...rest} className="tap" aria-label={label} title={label}>
      <Icon of={icon} />
    </button>
  )
}

/** Two buttons of the same weight side by side. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="two-ways tiny:flex-col tiny:items-stretch flex gap-2 *:flex-1">{children}</div>
}

import { useEffect, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { Icon } from './Icon'
import { useLabels } from './labels'
import { suppressClick } from './suppress-click'

/** Maximum time in milliseconds between the two key presses that replace a long press. */
const pressAgainWithin = 4000
/** How long the hint "keep holding" is shown after a touch that was too short, in milliseconds. */
const saysKeepHolding = 2000
/** A click within this time after a touch or mouse event belongs to that event, in milliseconds. */
const clickFollowsWithin = 1000

export interface HoldButtonProps {
  /** Called when the user has held the button for `ms`, or has pressed it twice by keyboard. */
  readonly onHold: () => void
  /** Time in milliseconds for which the user must hold the button: 600 to show hidden content, 2000 to confirm a serious action. */
  readonly ms?: number
  /** Path data from `icons.ts`, drawn inside the ring. */
  readonly icon?: string
  /** `do`: the main button of a screen, filled. `alt`: outlined. */
  readonly kind?: 'do' | 'alt'
  readonly children: ReactNode
}

/** State and event handlers of a button that the user must hold down. */
export interface Hold {
  readonly isHeld: boolean
  /** Hint after a touch that was too short, or after the first of two key presses; otherwise undefined. */
  readonly hint: string | undefined
  /** Event handlers for the button element. */
  readonly handlers: Omit<ComponentProps<'button'>, 'children'>
}

/**
 * Hook for a button that the user must hold down. With a keyboard, a switch device or a screen reader, the user presses the button twice
 * instead. Ignores the click that follows the release.
 * @param onHold called when the user has held the button long enough
 * @param ms how long to hold, in milliseconds
 * @param onPress called after a short press; if omitted, a short press shows a hint
 */
export function useHold(onHold: () => void, ms = 600, onPress?: () => void): Hold {
  const labels = useLabels()
  const [state, setState] = useState<'rest' | 'holding' | 'short' | 'armed'>('rest')
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** Event timestamp of the last pointer event on the button, in milliseconds. */
  const touched = useRef(-Infinity)
  /** Event timestamp at which the current hold began, in milliseconds; undefined if the button is not held. */
  const down = useRef<number | undefined>(undefined)

  const rest = () => {
    down.current = undefined
    clearTimeout(timer.current)
    setState('rest')
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const open = (isUp: boolean) => {
    rest()
    suppressClick(isUp)
    onHold()
  }
  const hold = (since: number) => {
    clearTimeout(timer.current)
    setState('holding')
    down.current = since
    timer.current = setTimeout(() => open(false), ms)
  }
  /** Shows a hint instead of the label of the button for `forMs` milliseconds. */
  const say = (what: 'short' | 'armed', forMs: number) => {
    setState(what)
    timer.current = setTimeout(() => setState('rest'), forMs)
  }
  const press = (event: MouseEvent) => {
    clearTimeout(timer.current)
    if (onPress !== undefined) return onPress()
    if (event.timeStamp - touched.current < clickFollowsWithin) return say('short', saysKeepHolding)
    if (state === 'armed') {
      setState('rest')
      onHold()
      return
    }
    say('armed', pressAgainWithin)
  }
  const hint = state === 'armed' ? labels.pressAgain : state === 'short' ? labels.keepHolding : undefined

  return {
    isHeld: state === 'holding',
    hint,
    handlers: {
      ...(onPress === undefined && { title: labels.holdOrPress }),
      onPointerDown: (event) => {
        touched.current = event.timeStamp
        if (event.button === 0) hold(event.timeStamp)
      },
      onPointerUp: (event) => {
        touched.current = event.timeStamp
        // On a busy phone, pointerup can arrive before the timer fires. Therefore, compare the event timestamps.
        if (down.current !== undefined && event.timeStamp - down.current >= ms) open(true)
        else rest()
      },
      onPointerLeave: rest,
      onPointerCancel: rest,
      onContextMenu: (event) => event.preventDefault(),
      onKeyDown: (event) => {
        touched.current = -Infinity
        // Ignores key repeat, because a key that is held down must not count as two presses.
        if (event.repeat) event.preventDefault()
      },
      onBlur: rest,
      onClick: press,
    },
  }
}

/**
 * Button that the user must hold down, so that no player opens another player's secret by accident. A ring around the icon always fills in
 * `ms` milliseconds, independent of the hidden content. A touch that is too short shows a hint. With a keyboard, a switch device or a
 * screen reader, the user presses the button twice.
 */
export function HoldButton({ onHold, ms = 600, icon, kind = 'do', children }: HoldButtonProps) {
  const { isHeld, hint, handlers } = useHold(onHold, ms)
  return (
    <>
      <button type="button" className={`${kind} hold`} data-holding={isHeld ? '' : undefined} style={{ '--hold': `${ms}ms` }} {...handlers}>
        <span className="dial">
          <svg viewBox="0 0 36 36" aria-hidden>
            <circle className="whole-ring" cx="18" cy="18" r="16" />
            <circle className="filled" cx="18" cy="18" r="16" pathLength="100" />
          </svg>
          {icon !== undefined && <Icon of={icon} size="s" />}
        </span>
        <span>{hint ?? children}</span>
      </button>
      <span role="status" className="sr-only">
        {hint ?? ''}
      </span>
    </>
  )
}

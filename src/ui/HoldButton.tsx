import { useEffect, useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { Icon } from './Icon'
import { useLabels } from './labels'
import { suppressClick } from './suppress-click'

/** How long the second press of a keyboard may take, in milliseconds. */
const pressAgainWithin = 4000
/** How long a touch that was too short is answered with what to do, in milliseconds. */
const saysKeepHolding = 2000
/** A click this soon after a touch or a mouse, in milliseconds, is the end of that touch and no press of its own. */
const clickFollowsWithin = 1000

export interface HoldButtonProps {
  /** Called once the button was held long enough, or pressed twice. */
  readonly onHold: () => void
  /** How long to hold, in milliseconds: 600 to open what is covered, 2000 to agree to something grave. */
  readonly ms?: number
  /** A drawing of `icons.ts`, inside the ring. */
  readonly icon?: string
  /** `do` is the one next thing on a screen and is filled; `alt` is framed. */
  readonly kind?: 'do' | 'alt'
  readonly children: ReactNode
}

/** A button that is held, whatever it looks like. */
export interface Hold {
  readonly isHeld: boolean
  /** The hint after a touch that was too short or a first press; undefined at rest. */
  readonly told: string | undefined
  /** The event handlers of the button. */
  readonly handlers: Omit<ComponentProps<'button'>, 'children'>
}

/**
 * Makes a button one that is held. A keyboard, a switch or a screen reader presses it twice; letting go afterwards does nothing.
 * @param ms how long it is held, in milliseconds
 * @param onPress called after a shorter touch or a press, where that does something else; without it a hint says what to do
 */
export function useHold(onHold: () => void, ms = 600, onPress?: () => void): Hold {
  const labels = useLabels()
  const [state, setState] = useState<'rest' | 'holding' | 'short' | 'armed'>('rest')
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** When a finger or mouse last touched the button, by the clock of the page's events. */
  const touched = useRef(-Infinity)
  /** When the one that holds it came down, by the same clock. */
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
  /** Says in the button's own words what to do, for a while. */
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
  const told = state === 'armed' ? labels.pressAgain : state === 'short' ? labels.keepHolding : undefined

  return {
    isHeld: state === 'holding',
    told,
    handlers: {
      ...(onPress === undefined && { title: labels.holdOrPress }),
      onPointerDown: (event) => {
        touched.current = event.timeStamp
        if (event.button === 0) hold(event.timeStamp)
      },
      onPointerUp: (event) => {
        touched.current = event.timeStamp
        // A busy phone hears of the finger's going up before its own clock has rung: what counts is how long it was down.
        if (down.current !== undefined && event.timeStamp - down.current >= ms) open(true)
        else rest()
      },
      onPointerLeave: rest,
      onPointerCancel: rest,
      onContextMenu: (event) => event.preventDefault(),
      onKeyDown: (event) => {
        touched.current = -Infinity
        // A key that is kept down would press again by itself.
        if (event.repeat) event.preventDefault()
      },
      onBlur: rest,
      onClick: press,
    },
  }
}

/**
 * A button that is held down instead of pressed, so that nobody opens another's secret by brushing against it.
 * The ring fills in the same time whatever is behind it. Letting go afterwards does nothing; a touch that is too short says so. A
 * keyboard, a switch or a screen reader presses twice.
 */
export function HoldButton({ onHold, ms = 600, icon, kind = 'do', children }: HoldButtonProps) {
  const { isHeld, told, handlers } = useHold(onHold, ms)
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
        <span>{told ?? children}</span>
      </button>
      <span role="status" className="sr-only">
        {told ?? ''}
      </span>
    </>
  )
}

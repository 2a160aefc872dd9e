import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from './Icon'
import { useLabels } from './labels'

/** How long the second press of a keyboard may take, in milliseconds. */
const pressAgainWithin = 4000
/** A click this soon after a touch or a mouse, in milliseconds, is the end of that touch and no press of its own. */
const clickFollowsWithin = 1000

export interface HoldButtonProps {
  /** Called once the button was held long enough, or pressed twice. */
  readonly onHold: () => void
  /** How long to hold, in milliseconds: 600 to open what is covered, 2000 to agree to something grave. */
  readonly ms?: number
  /** A drawing of `icons.ts`, inside the ring. */
  readonly icon?: string
  readonly children: ReactNode
}

/**
 * A button that is held down instead of pressed, so that nobody opens another's secret by brushing against it.
 * The ring fills in the same time whatever is behind it. A keyboard, a switch or a screen reader presses twice.
 */
export function HoldButton({ onHold, ms = 600, icon, children }: HoldButtonProps) {
  const labels = useLabels()
  const [state, setState] = useState<'rest' | 'holding' | 'armed'>('rest')
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** When a finger or mouse last touched the button, by the clock of the page's events. */
  const touched = useRef(-Infinity)

  const rest = () => {
    clearTimeout(timer.current)
    setState('rest')
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const hold = () => {
    clearTimeout(timer.current)
    setState('holding')
    timer.current = setTimeout(() => {
      setState('rest')
      onHold()
    }, ms)
  }
  const press = (event: MouseEvent) => {
    if (event.timeStamp - touched.current < clickFollowsWithin) return
    clearTimeout(timer.current)
    if (state === 'armed') {
      setState('rest')
      onHold()
      return
    }
    setState('armed')
    timer.current = setTimeout(() => setState('rest'), pressAgainWithin)
  }

  return (
    <>
      <button
        type="button"
        className="do hold"
        title={labels.holdOrPress}
        data-holding={state === 'holding' ? '' : undefined}
        style={{ '--hold': `${ms}ms` }}
        onPointerDown={(event) => {
          touched.current = event.timeStamp
          if (event.button === 0) hold()
        }}
        onPointerUp={(event) => {
          touched.current = event.timeStamp
          rest()
        }}
        onPointerLeave={rest}
        onPointerCancel={rest}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          touched.current = -Infinity
          // A key that is kept down would press again by itself.
          if (event.repeat) event.preventDefault()
        }}
        onBlur={rest}
        onClick={press}
      >
        <span className="dial">
          <svg viewBox="0 0 36 36" aria-hidden>
            <circle className="way" cx="18" cy="18" r="16" />
            <circle className="filled" cx="18" cy="18" r="16" pathLength="100" />
          </svg>
          {icon !== undefined && <Icon of={icon} size="s" />}
        </span>
        <span>{state === 'armed' ? labels.pressAgain : children}</span>
      </button>
      <span role="status" className="sr-only">
        {state === 'armed' ? labels.pressAgain : ''}
      </span>
    </>
  )
}

import './cover.css'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFocusOn } from './focus'

export interface CoverProps {
  /** CSS class with the colours and pattern of the next player, e.g. "stark". Not announced by screen readers. */
  readonly colours?: string
  /** Large shield of the player, as an `<svg>`. Decorative, because `note` names the player. */
  readonly shield?: ReactNode
  /** Name of the player who takes the phone, shown exactly as entered. */
  readonly name: string
  /** Request to the players, e.g. "Give the phone to House Stark". */
  readonly note: string
  /** Content below the request: which players have finished or are waiting, and the button that shows the hidden content. */
  readonly children: ReactNode
}

/** Ignores the second click of a double tap, because the user meant it for the previous screen. */
const onlyFirst = (event: MouseEvent): void => {
  if (event.detail > 1) event.stopPropagation()
}

/** Screen shown while the phone is handed over. Shows the name of the next player and hides all other content. */
export function Cover({ colours = '', shield, name, note, children }: CoverProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOn(heading, name)
  return (
    <main className={`cover ${colours}`} onClickCapture={onlyFirst}>
      <div className="face">
        {shield}
        <div className="plate">
          <h1 ref={heading} tabIndex={-1}>
            {name}
          </h1>
          <p>{note}</p>
        </div>
      </div>
      <div className="foot">{children}</div>
    </main>
  )
}

/**
 * Calls `cover` when the app goes into the background, and renders synchronously, so that the task switcher of the phone shows no secret
 * content.
 */
export function useOutOfSight(cover: () => void): void {
  const latest = useRef(cover)
  useEffect(() => {
    latest.current = cover
  })
  useEffect(() => {
    const coverNow = () => flushSync(() => latest.current())
    const whenHidden = () => document.visibilityState === 'hidden' && coverNow()
    document.addEventListener('visibilitychange', whenHidden)
    addEventListener('pagehide', coverNow)
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      removeEventListener('pagehide', coverNow)
    }
  }, [])
}

/** Time in milliseconds after which secret content is hidden, if nobody touches the phone. */
export const UNTOUCHED = 30_000

/** Actions of the user that show that somebody holds the phone. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Calls `cover` when nobody has touched the phone for 30 seconds, so that a phone that lies on the table shows no secret content.
 * @param isOn whether other people share the phone
 */
export function useUntouched(cover: () => void, isOn: boolean): void {
  const latest = useRef(cover)
  useEffect(() => {
    latest.current = cover
  })
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), UNTOUCHED)
    }
    wait()
    for (const touch of TOUCHES) addEventListener(touch, wait, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of TOUCHES) removeEventListener(touch, wait)
    }
  }, [isOn])
}

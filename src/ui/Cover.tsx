import './cover.css'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFocusOn } from './focus'

export interface CoverProps {
  /** CSS class with the colours and pattern of the next player, e.g. "stark". Not announced by screen readers. */
  readonly colours?: string
  /** The large shield, as an `<svg>`. It is decorative, because `note` names its owner. */
  readonly shield?: ReactNode
  /** Name of the player who takes the phone, shown exactly as entered. */
  readonly name: string
  /** Request to the players, e.g. "Give the phone to House Stark". */
  readonly note: string
  /** Content below the request: which players have finished or are waiting, and the button that removes the cover. */
  readonly children: ReactNode
}

/** Ignores the second click of a double tap, because it was meant for the screen before the cover. */
const onlyFirst = (event: MouseEvent): void => {
  if (event.detail > 1) event.stopPropagation()
}

/** Fills the screen while the phone is handed over. It shows the name of the next player and hides all other content. */
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

/** Calls `cover` when the app goes into the background, and renders synchronously: the task switcher then shows only the cover. */
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

import './cover.css'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFocusOn } from './focus'

export interface CoverProps {
  /** The class that carries the colours and the pattern of whoever is next: "stark". Screen readers do not read it. */
  readonly colours?: string
  /** The large shield, as an `<svg>`; decoration, because `note` names its owner. */
  readonly shield?: ReactNode
  /** Who takes the phone now. The name is never inflected. */
  readonly name: string
  /** The request: "Give the phone to House Stark". */
  readonly note: string
  /** Below: who is done and who waits, and the button that opens. */
  readonly children: ReactNode
}

/** The second tap of two belongs to what was there before the cover: it presses nothing on it. */
const onlyFirst = (event: MouseEvent): void => {
  if (event.detail > 1) event.stopPropagation()
}

/** Fills the screen while the phone changes hands: everybody sees whose turn it is, and nothing else is there to be seen. */
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

/** Calls `cover` as soon as the app goes out of sight, and draws at once: the picture among the open apps shows only the cover. */
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

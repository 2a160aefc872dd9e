import { useLayoutEffect, useRef, type ReactNode } from 'react'

export interface ScrolledIntoViewProps {
  readonly looked: boolean
  /** The content is scrolled into view again when this value changes, e.g. because the answer buttons grow. */
  readonly again?: string
  /** Where the content is placed: `nearest` scrolls as little as possible, `start` places it at the top of the question. */
  readonly block?: 'nearest' | 'start'
  readonly children: ReactNode
}

/** Wrapper for the content of one area in the list of a question: scrolls it into view when the area is opened on the map. */
export function ScrolledIntoView({ looked, again, block = 'nearest', children }: ScrolledIntoViewProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!looked) return undefined
    const scroll = () => box.current?.scrollIntoView({ block })
    scroll()
    // The answer buttons may grow in the same update, which leaves less space above them.
    const frame = requestAnimationFrame(scroll)
    return () => cancelAnimationFrame(frame)
  }, [looked, again, block])
  return <div ref={box}>{children}</div>
}

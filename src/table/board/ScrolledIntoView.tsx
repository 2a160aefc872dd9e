import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** Wrapper for the content of one area in the list of a question: scrolls it into view when the area is opened on the map. */
export function ScrolledIntoView({ looked, children }: { looked: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!looked) return undefined
    const scroll = () => box.current?.scrollIntoView({ block: 'nearest' })
    scroll()
    // The answer buttons may grow in the same update, which leaves less space above them.
    const frame = requestAnimationFrame(scroll)
    return () => cancelAnimationFrame(frame)
  }, [looked])
  return <div ref={box}>{children}</div>
}

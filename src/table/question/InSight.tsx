import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** What belongs to one area of a question: it comes into sight when that area is looked at on the map. */
export function InSight({ looked, children }: { looked: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (looked) box.current?.scrollIntoView({ block: 'nearest' })
  }, [looked])
  return <div ref={box}>{children}</div>
}

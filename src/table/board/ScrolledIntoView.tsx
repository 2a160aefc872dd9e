import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** The content of one area of a question: it scrolls into view when that area is opened on the map. */
export function ScrolledIntoView({ looked, children }: { looked: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (looked) box.current?.scrollIntoView({ block: 'nearest' })
  }, [looked])
  return <div ref={box}>{children}</div>
}

import { useLayoutEffect, type RefObject } from 'react'

/**
 * Gives the focus to something as soon as it is in the page, and whenever what it says changes. A dialog that opens with it gives the
 * focus away by itself: right after that it gets it, before any key or finger can come between.
 * @param says what it says: "How much do you bid?"
 */
export function useFocusOn(element: RefObject<HTMLElement | null>, says: string): void {
  useLayoutEffect(() => {
    const take = () => element.current?.focus({ preventScroll: true })
    take()
    if (document.activeElement !== element.current) queueMicrotask(take)
  }, [element, says])
}

import { useLayoutEffect, type RefObject } from 'react'

/**
 * Focuses an element when it is mounted and whenever its text changes. A dialog that opens at the same time moves the focus itself; a
 * microtask then moves it back, before any user input.
 * @param says the current text of the element, e.g. "How much do you bid?"
 */
export function useFocusOn(element: RefObject<HTMLElement | null>, says: string): void {
  useLayoutEffect(() => {
    const take = () => element.current?.focus({ preventScroll: true })
    take()
    if (document.activeElement !== element.current) queueMicrotask(take)
  }, [element, says])
}

import { useLayoutEffect, type RefObject } from 'react'

/**
 * Focuses an element when it is mounted and whenever its text changes. If a dialog opens at the same time, the dialog takes the focus; a
 * microtask then moves the focus back to the element before any user input.
 * @param says the current text of the element, e.g. "How much do you bid?"
 */
export function useFocusOn(element: RefObject<HTMLElement | null>, says: string): void {
  useLayoutEffect(() => {
    const take = () => element.current?.focus({ preventScroll: true })
    take()
    if (document.activeElement !== element.current) queueMicrotask(take)
  }, [element, says])
}

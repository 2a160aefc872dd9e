import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus to something as soon as it is in the page, and whenever what it says changes. In a dialog that opens with it the
 * browser takes the focus for itself: there it gets it after the paint.
 * @param says what it says: "How much do you bid?"
 */
export function useFocusOn(element: RefObject<HTMLElement | null>, says: string): void {
  const hasIt = useRef(false)
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true })
    hasIt.current = document.activeElement === element.current
  }, [element, says])
  useEffect(() => {
    if (!hasIt.current) element.current?.focus({ preventScroll: true })
  }, [element, says])
}

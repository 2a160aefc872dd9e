import { useEffect, useRef } from 'react'

/**
 * Hook that calls a function when the user scrolls a part of the page down. Does not count: scrolling by the app, and a drag that scrolls
 * nothing, e.g. of a map.
 * @param onScrolled receives the element that was scrolled
 */
export function useScrolledByUser(isActive: boolean, onScrolled: (target: Element) => void): void {
  const listener = useRef(onScrolled)
  useEffect(() => {
    listener.current = onScrolled
  })
  useEffect(() => {
    if (!isActive) return
    let isUser = false
    const begin = () => (isUser = true)
    const end = () => (isUser = false)
    const scrolled = ({ target }: Event) => isUser && target instanceof Element && target.scrollTop > 0 && listener.current(target)
    addEventListener('touchmove', begin, { passive: true })
    addEventListener('wheel', begin, { passive: true })
    addEventListener('pointerdown', end)
    addEventListener('scroll', scrolled, { capture: true, passive: true })
    return () => {
      removeEventListener('touchmove', begin)
      removeEventListener('wheel', begin)
      removeEventListener('pointerdown', end)
      removeEventListener('scroll', scrolled, { capture: true })
    }
  }, [isActive])
}

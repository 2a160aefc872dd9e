import { useLayoutEffect, type RefObject } from 'react'

/** Default minimum width of a hexagon in px. In a smaller hexagon, names and stacks are not readable. */
const LEAST = 72
/** Minimum width of a hexagon without stacks, in px. */
export const LEAST_BARE = 50
/** Space in px between the last button and the lower edge of the question. */
const MARGIN = 8
/** Height of the city, in widths of a hexagon. */
const HEIGHT = 2.887

/**
 * Hook that makes the city smaller until the whole content of `ref`, the city and the buttons below it, is in sight without scrolling. Sets
 * the CSS property `--room`, the largest width of a hexagon.
 * @param least minimum width of a hexagon in px
 */
export const useRoom = (ref: RefObject<HTMLElement | null>, least = LEAST) => {
  // Without dependencies, because a longer title or another row of buttons leaves less space.
  useLayoutEffect(() => {
    const content = ref.current
    const body = content?.closest('.body')
    if (!content || !body) return undefined
    const fit = () => {
      content.style.removeProperty('--room')
      const width = content.querySelector<HTMLElement>('.hex')?.offsetWidth ?? 0
      const excess = content.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom + body.scrollTop + MARGIN
      if (width > least && excess > 0) content.style.setProperty('--room', `${Math.max(least, width - excess / HEIGHT)}px`)
    }
    fit()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(fit)
    observer.observe(body)
    return () => observer.disconnect()
  })
}

/** Maximum time between the end of a touch and the click that belongs to this touch, in milliseconds. */
const CLICK_FOLLOWS_WITHIN = 300

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Ignores the rest of a touch after a long press has opened a new screen, because the finger is still down on the new
 * content. Pointer events and clicks are ignored until 300 ms after the finger goes up, or until the next touch
 * begins.
 * @param isUp whether the finger has already gone up
 */
export function suppressClick(isUp = false): void {
  const root = document.documentElement
  const over = new AbortController()
  const { signal } = over
  const end = () => {
    over.abort()
    delete root.dataset.held
  }
  const released = () => {
    const later = setTimeout(end, CLICK_FOLLOWS_WITHIN)
    signal.addEventListener('abort', () => clearTimeout(later))
  }
  root.dataset.held = ''
  for (const type of ['click', 'contextmenu'] as const) addEventListener(type, swallow, { capture: true, signal })
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, released, { capture: true, signal })
  // A new primary touch means that the previous touch has ended, even if no event reported its end.
  const touched = ({ isPrimary }: PointerEvent) => {
    if (isPrimary) end()
  }
  addEventListener('pointerdown', touched, { capture: true, signal })
  if (isUp) released()
}

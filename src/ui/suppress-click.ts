/** A click this soon after the finger has gone up is the end of its touch, in milliseconds. */
const CLICK_FOLLOWS_WITHIN = 300

const swallow = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Something was held until it opened, and the finger still rests on the screen, on whatever has come up there. Until it has gone up, and
 * a moment longer, nothing on the page can be touched, so that letting go presses nothing. The next touch counts again.
 * @param isUp the finger has gone up just now
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
  // A finger that comes down first is a new touch: the one before has gone up, even where no event reported it.
  const touched = ({ isPrimary }: PointerEvent) => {
    if (isPrimary) end()
  }
  addEventListener('pointerdown', touched, { capture: true, signal })
  if (isUp) released()
}

/** Returns the control that a click activates. A click on a label activates its field. */
const controlOf = (target: EventTarget | null): Element | null => {
  if (!(target instanceof Element)) return null
  return target.closest('label')?.control ?? target.closest('button, a, input, select, summary, [role]') ?? target
}

/** Distance in px between two taps at one place. A tap farther away is meant for the other control, e.g. for the next of two keys. */
const ONE_PLACE = 40

/**
 * Ignores the second click of a double tap if it hits another control than the first click at the same place. The first click may have
 * changed the screen, so the user did not intend to press the second control.
 */
export function dropStrayClicks(signal?: AbortSignal): void {
  let first: Element | null = null
  let place = { x: 0, y: 0 }
  const check = (event: MouseEvent) => {
    const control = controlOf(event.target)
    const { clientX: x, clientY: y } = event
    if (event.detail <= 1 || Math.hypot(x - place.x, y - place.y) > ONE_PLACE) {
      first = control
      place = { x, y }
    } else if (control !== first) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  addEventListener('click', check, { capture: true, ...(signal && { signal }) })
}

/** Returns the control that a click activates. A click on a label activates its field. */
const controlOf = (target: EventTarget | null): Element | null => {
  if (!(target instanceof Element)) return null
  return target.closest('label')?.control ?? target.closest('button, a, input, select, summary, [role]') ?? target
}

/**
 * Ignores the second click of a double tap if it hits another control than the first click. The first click may have changed the screen, so
 * the user did not intend to press the second control.
 */
export function dropStrayClicks(signal?: AbortSignal): void {
  let first: Element | null = null
  const check = (event: MouseEvent) => {
    const control = controlOf(event.target)
    if (event.detail <= 1) first = control
    else if (control !== first) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  addEventListener('click', check, { capture: true, ...(signal && { signal }) })
}

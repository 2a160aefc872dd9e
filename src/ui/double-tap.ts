/** The control that a click reaches: a click on a label reaches its field. */
const controlOf = (target: EventTarget | null): Element | null => {
  if (!(target instanceof Element)) return null
  return target.closest('label')?.control ?? target.closest('button, a, input, select, summary, [role]') ?? target
}

/**
 * Drops the second click of a double tap where it reaches another control than the first one did. The first tap has changed the screen
 * meanwhile, and the second would press a control that nobody has seen.
 * @param signal ends it
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

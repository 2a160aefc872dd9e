import { useEffect, type FocusEvent } from 'react'

const page = document.documentElement
const end = () =>
  setTimeout(() => {
    if (document.activeElement?.matches(':read-write') !== true) delete page.dataset.typing
  })

const typing = {
  onFocus: ({ target }: FocusEvent<HTMLInputElement>): void => {
    if (!target.readOnly) page.dataset.typing = ''
  },
  onBlur: (): void => {
    if (document.querySelector(':active') === null) end()
    else for (const over of ['pointerup', 'pointercancel']) addEventListener(over, end, { once: true, capture: true })
  },
}

/**
 * Returns the event handlers of a text field. While the field has the focus, the root element has `data-typing`, which changes the
 * layout. After blur, the attribute is removed only when the pointer is released: a button under the pointer would otherwise move before
 * the click.
 */
export function useTyping(): typeof typing {
  // A removed field fires no blur event.
  useEffect(() => () => void end(), [])
  return typing
}

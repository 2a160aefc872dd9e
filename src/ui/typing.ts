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
 * Hook that returns the event handlers of a text field. While the field has the focus, the root element has the
 * attribute `data-typing`, which changes the layout. After blur, the attribute is removed only when the pointer is
 * released: otherwise a button under the pointer would move before the click.
 */
export function useTyping(): typeof typing {
  // A text field that is removed from the page fires no blur event.
  useEffect(() => () => void end(), [])
  return typing
}

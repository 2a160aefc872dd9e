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
 * The handlers of a field while it is typed in: meanwhile the page has `data-typing`. The press that takes the focus away still counts
 * on the former layout, else it would miss a button that moves then: with a mouse until it is released, on touch together with the click.
 */
export function useTyping(): typeof typing {
  // A field that is taken away tells nobody that it lost the focus.
  useEffect(() => () => void end(), [])
  return typing
}

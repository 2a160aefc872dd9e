import { useCallback, type RefCallback } from 'react'

/** Fills the room of the whole page, or of a question, between its sentence and the answer. */
export type Fills = 'page' | 'question'

/**
 * Says around an element, by `data-filled`, what it fills: to the question it is a part of, to the body and to the screen. The style
 * sheet asks these; were it to ask whatever holds such an element (`:has`), every change of a page would style all of it anew.
 */
export const useFills = (fills: Fills | undefined): RefCallback<HTMLElement> =>
  useCallback(
    (element) => {
      if (element === null || fills === undefined) return
      const question = element.parentElement?.matches('.asked') === true ? element.parentElement : null
      const around = [question, element.closest<HTMLElement>('.body'), element.closest<HTMLElement>('.screen')]
      for (const one of around) one?.setAttribute('data-filled', fills)
      return () => {
        for (const one of around) one?.removeAttribute('data-filled')
      }
    },
    [fills],
  )

import { useCallback, type RefCallback } from 'react'

/** Space that a map fills. `page`: the whole page. `question`: the space between the question text and the answer area. */
export type Fills = 'page' | 'question'

/**
 * Hook that returns a ref for the map. The ref sets `data-filled` on the ancestors of the map: its question, the body
 * and the screen. The style sheet uses this attribute instead of `:has`, because `:has` would make the browser
 * recalculate the styles of the whole page on every change.
 */
export const useFills = (fills: Fills | undefined): RefCallback<HTMLElement> =>
  useCallback(
    (element) => {
      if (element === null || fills === undefined) return
      // On a linked phone, the choices of a question of the table have an element of their own around them.
      const parent = element.parentElement?.matches('.only-shown') === true ? element.parentElement.parentElement : element.parentElement
      const question = parent?.matches('.asked') === true ? parent : null
      const around = [question, element.closest<HTMLElement>('.body'), element.closest<HTMLElement>('.screen')]
      for (const one of around) one?.setAttribute('data-filled', fills)
      return () => {
        for (const one of around) one?.removeAttribute('data-filled')
      }
    },
    [fills],
  )

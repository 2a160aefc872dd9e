import { useLayoutEffect, type RefObject } from 'react'

/**
 * Hook that scrolls the pressed button in a drawing into view when another one is pressed, because content that stays at the bottom of a
 * small screen would cover it.
 * @param pressed identifies the pressed button; undefined if none is to be scrolled to
 */
export function useScrolledToPressed(drawing: RefObject<HTMLElement | null>, pressed: string | undefined): void {
  useLayoutEffect(() => {
    if (pressed !== undefined) drawing.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [drawing, pressed])
}

import type { Box, TidesCard, TidesFigures } from '../box'

const figures = (count: number, strength: number, icons: Partial<TidesFigures> = {}): TidesFigures => ({
  strength,
  swords: 0,
  fortifications: 0,
  skulls: 0,
  ...icons,
  count,
})

/** The 24 cards of the optional Tides of Battle deck (E22). */
export const TIDES: Readonly<Record<TidesCard, TidesFigures>> = {
  blank: figures(8, 0),
  sword: figures(4, 1, { swords: 1 }),
  fortification: figures(4, 1, { fortifications: 1 }),
  two: figures(4, 2),
  three: figures(2, 3),
  skull: figures(2, 0, { skulls: 1 }),
}

/** Returns the box with the printed Tides of Battle deck, if it is a box of the second edition without such a deck. */
export const withTidesDeck = (box: Box): Box =>
  box.edition === 2 && Object.keys(box.tides ?? {}).length === 0 ? { ...box, tides: TIDES } : box

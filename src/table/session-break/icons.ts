/** Drawings that only packing up needs, on the same grid as those of `ui/icons.ts`. */

export const printer =
  'M7 8.5V3h10v5.5M7 17.5H4.5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H17M7 14h10v7H7zM16.5 11.5h.1'
/** A box that is packed. */
export const box = 'M3.5 8.5L12 4l8.5 4.5v8.5L12 21.5 3.5 17zM3.5 8.5L12 13l8.5-4.5M12 13v8.5M7.8 6.2l8.4 4.6'

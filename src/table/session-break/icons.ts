/** Icons of the session break, on the same grid as those of `ui/icons.ts`. */

export const printer =
  'M7 8.5V3h10v5.5M7 17.5H4.5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H17M7 14h10v7H7zM16.5 11.5h.1'

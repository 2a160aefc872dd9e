// Icons of the screens of an open game, on the same grid as the icons of the whole app. Also re-exports the icons of the whole app.
export * from '../ui/icons'

/** Icon that marks a correction. */
export const adjust = 'M4 20l1-4.5L16 4.5 19.5 8 8.5 19zM13.5 7l3.5 3.5'
export const card = 'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM9 8h6M9 12h6'
export const filter = 'M4 6h16M7 12h10M10 18h4'
export const history = 'M3.5 12a8.5 8.5 0 1 0 2.7-6.2L3.5 8.5M3.5 4v4.5H8M12 7.5V12l3.2 2'
export const map = 'M9 4L3 6.5v13.5l6-2.5 6 2.5 6-2.5V4l-6 2.5zM9 4v13.5M15 6.5V20'
export const now = 'M6 3h12M6 21h12M7.2 3c0 5 4.8 6 4.8 9s-4.8 4-4.8 9M16.8 3c0 5-4.8 6-4.8 9s4.8 4 4.8 9M10 18.5h4'
/** Icon that marks a refusal overruled by the players. */
export const overrule = 'M9 4l7 7M6 7l7 7M7.5 5.5l7 7M12.5 10.5L20.5 18.5M3.5 20.5h9'
export const redo = 'M15 14.5l5-5-5-5M20 9.5H9.5a5.5 5.5 0 0 0 0 11H13'
export const trophy = 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 3.5 1.5 5 3.9 5.3M17 6h3.5c0 3.5-1.5 5-3.9 5.3M12 15v3.5M8 21h8M9.5 18.5h5'
export const undo = 'M9 14.5L4 9.5l5-5M4 9.5h10.5a5.5 5.5 0 0 1 0 11H11'
export const users =
  'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2.5 20c0-4 2.8-6.5 6.5-6.5s6.5 2.5 6.5 6.5M15.5 5a3.5 3.5 0 0 1 0 6.5' +
  'M18 14c2.2.9 3.5 3 3.5 6'

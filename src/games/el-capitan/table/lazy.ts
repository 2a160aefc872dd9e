import { lazyScreens } from '../../../table/standard/lazy-screens'

/** Screens of this game. The browser loads their code only when the game is opened. */
export const screens = lazyScreens(() => import('./screens'), {
  hasSecrets: false,
  feedbackEvents: { paid: 'reveal', ended: 'result' },
})

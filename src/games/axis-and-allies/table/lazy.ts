import { lazyScreens } from '../../../table/standard/lazy-screens'

/** Screens of this game. The browser loads their code only when the game is opened. */
export const screens = lazyScreens(() => import('./screens'), {
  hasSecrets: true,
  feedbackEvents: { battleOver: 'result', gameEnded: 'result' },
})

import { lazyScreens } from '../../../table/plain/lazy-screens'

/** Screens of the game for the app. Their code is loaded on demand. */
export const screens = { ...lazyScreens(() => import('./screens')), feedbackEvents: { battleOver: 'result', gameEnded: 'result' } } as const

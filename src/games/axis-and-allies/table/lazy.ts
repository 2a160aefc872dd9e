import { lazyScreens } from '../../../table/plain/lazy-screens'

/** Tells the app about the screens before any of them is loaded. */
export const screens = { ...lazyScreens(() => import('./screens')), feedbackEvents: { battleOver: 'result', gameEnded: 'result' } } as const

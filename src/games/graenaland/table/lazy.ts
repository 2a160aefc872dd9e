import { lazyScreens } from '../../../table/plain/lazy-screens'

/** Screens of the game for the app, loaded lazily. */
export const screens = {
  ...lazyScreens(() => import('./screens')),
  feedbackEvents: { moved: 'reveal', voteClosed: 'result', ended: 'result' },
} as const

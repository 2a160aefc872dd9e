import { lazyScreens } from '../../../table/plain/lazy-screens'

/** Describes the screens to the app before their code is loaded. */
export const screens = { ...lazyScreens(() => import('./screens')), feedbackEvents: { paid: 'reveal', ended: 'result' } } as const

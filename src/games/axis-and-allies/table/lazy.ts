import { lazyScreens } from '../../../table/plain/lazy-screens'

/** Registers the screens before their modules are loaded. */
export const screens = { ...lazyScreens(() => import('./screens')), feedbackEvents: { battleOver: 'result', gameEnded: 'result' } } as const

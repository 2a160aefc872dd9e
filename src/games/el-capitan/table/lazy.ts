import { later } from '../../../table/plain/later'

/** Tells the app about the screens before any of them is loaded. */
export const screens = { ...later(() => import('./screens')), feedbackEvents: { paid: 'reveal', ended: 'result' } } as const

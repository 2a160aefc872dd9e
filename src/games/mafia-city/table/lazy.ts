import { later } from '../../../table/plain/later'

/** What of the screens is known before any of them is loaded. */
export const screens = { ...later(() => import('./screens')), telling: { controlled: 'result', ended: 'result' } } as const

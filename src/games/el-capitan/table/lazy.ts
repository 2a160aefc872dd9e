import { later } from '../../../table/plain/later'

/** What of the screens is known before any of them is loaded. */
export const screens = { ...later(() => import('./screens')), telling: { paid: 'reveal', ended: 'result' } } as const

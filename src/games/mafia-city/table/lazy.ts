import { lazyScreens } from '../../../table/standard/lazy-screens'
import { hasSecrets } from './parts/secrets'

/** Screens of this game. The browser loads their code only when the game is opened. */
export const screens = lazyScreens(() => import('./screens'), {
  hasSecrets: true,
  secretsIn: hasSecrets,
  feedbackEvents: { controlled: 'result', ended: 'result' },
})

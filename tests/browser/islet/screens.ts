// Screens of all games of the app, and of The Islet and The Forecast, which are games for tests.
import { screens as product } from '../../../src/games/screens'
import type { GameScreens } from '../../../src/table/game/game-screens'
import { lazyScreens } from '../../../src/table/standard/lazy-screens'

export const screens: Readonly<Record<string, GameScreens>> = {
  ...product,
  islet: lazyScreens(() => import('../../fixtures/tiny/screens'), { hasSecrets: true, feedbackEvents: { chiefChosen: 'reveal' } }),
  forecast: lazyScreens(() => import('../../fixtures/forecast/screens'), { hasSecrets: true, feedbackEvents: {} }),
}

// Screens of all games of the app, and of The Islet and The Forecast, which are games for tests.
import { screens as product, type GameScreens } from '../../../src/games/screens'
import { screens as forecast } from '../../fixtures/forecast/screens'
import { screens as islet } from '../../fixtures/tiny/screens'

export const screens: Readonly<Record<string, GameScreens>> = { ...product, islet, forecast }

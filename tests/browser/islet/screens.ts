// Screens of all games of the app, and of The Islet, a game for tests.
import { screens as product, type GameScreens } from '../../../src/games/screens'
import { screens as islet } from '../../fixtures/tiny/screens'

export const screens: Readonly<Record<string, GameScreens>> = { ...product, islet }

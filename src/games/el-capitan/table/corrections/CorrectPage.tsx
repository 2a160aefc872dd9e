import { CorrectPage as Page } from '../../../../table/corrections/CorrectPage'
import { usePosition } from '../parts/position'
import { useByHand } from './by-hand'

/**
 * Screen on which the players correct any number or other value stored for the game and enter a reason. The money of all players is always
 * visible.
 */
export const CorrectPage = () => <Page by={useByHand()} state={usePosition()} />

import { CorrectPage as Page } from '../../../../table/corrections/CorrectPage'
import { usePosition } from '../parts/position'
import { useByHand } from './by-hand'

/** Screen on which the players correct any value and enter a reason. */
export const CorrectPage = () => <Page by={useByHand()} state={usePosition()} />

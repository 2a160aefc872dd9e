import { CorrectPage as Page } from '../../../../table/corrections/CorrectPage'
import { usePosition } from '../parts/position'
import { useByHand } from './by-hand'

/** Screen for corrections of any value, with a reason. Always shows money. */
export const CorrectPage = () => <Page by={useByHand()} state={usePosition()} />

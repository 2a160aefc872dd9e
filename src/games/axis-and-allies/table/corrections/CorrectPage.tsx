import { CorrectPage as Page } from '../../../../table/corrections/CorrectPage'
import { usePosition } from '../parts/position'
import { useByHand } from './by-hand'

/** Page for corrections by hand, with a reason. */
export const CorrectPage = () => <Page by={useByHand()} state={usePosition()} />

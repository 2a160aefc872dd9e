import { ChartsPage as SharedChartsPage } from '../../../../table/charts/ChartsPage'
import { Told } from './Told'

/** A game of Westeros in charts. */
export const ChartsPage = () => <Told>{(story) => <SharedChartsPage story={story} />}</Told>

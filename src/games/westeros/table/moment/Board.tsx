import type { AreaFactsProps } from '../areas-spec'
import type { HappenedProps } from '../../../../table/history/MomentPage'
import { PastBoard, PastMap, type PastMapProps } from './PastBoard'
import { AreaFacts } from '../areas/AreaFacts'
import { useTable } from '../hook'
import { useHouseSheet } from '../houses/house-sheet'
import { useSpeech } from '../speech'
import { lazyPart } from '../../../../ui/lazy-part'

const PositionSheet = lazyPart(() => import('../session-break').then(({ PositionSheet: Part }) => Part))

function Facts(props: AreaFactsProps) {
  return <AreaFacts {...props} state={useTable((open) => open.state)} />
}

const usePastMap = (happened: HappenedProps['happened']): PastMapProps => {
  const state = useTable((open) => open.state)
  const { names } = useSpeech()
  return { happened, Facts, nameOf: (area) => names.area(state, area) }
}

/**
 * Board of Westeros at an earlier position of the game: map, houses and tracks, or the complete position as text, including cards and
 * decks.
 */
export function Board({ wide, happened }: HappenedProps & { wide: boolean }) {
  const { words } = useSpeech()
  const sheet = useHouseSheet(useTable((open) => open.state))
  return <PastBoard wide={wide} sheet={sheet} rolesLabel={words.houses.title} InWords={PositionSheet} map={usePastMap(happened)} />
}

/** Only the map at an earlier position of the game. */
export const BoardMap = ({ happened }: HappenedProps) => <PastMap {...usePastMap(happened)} />

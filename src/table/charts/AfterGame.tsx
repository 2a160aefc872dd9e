import { lineOfPlay, minutesPlayed } from '../../referee'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useGamePath } from '../paths'
import { ChartView } from './ChartView'
import { Decided } from './Decided'
import { ExportGame } from './ExportGame'
import type { GameStory } from './story'
import { useChartWords } from './words'

/** Charts, result and exports of a finished game. */
export function AfterGame({ story }: { story: GameStory }) {
  const { words } = useChartWords()
  const { out } = words
  const ledger = useTable((open) => open.ledger)
  const path = useGamePath()
  const { hasFilm } = useGameTable()
  const [first] = story.charts
  return (
    <>
      {story.ending !== undefined && <Decided ending={story.ending} length={story} minutes={minutesPlayed(lineOfPlay(ledger))} />}
      {first !== undefined && <ChartView chart={first} story={story} />}
      <List>
        {hasFilm && <Row lead={<Icon of={icons.map} />} title={out.film} note={out.filmNote} to={path('film')} from={path()} />}
        <Row lead={<Icon of={story.allCharts.icon} />} title={out.more} note={story.allCharts.note} to={path('charts')} />
        <Row lead={<Icon of={icons.trophy} />} title={out.archive} note={out.archiveNote} to="/archive" from={path()} />
      </List>
      <ExportGame story={story} />
    </>
  )
}

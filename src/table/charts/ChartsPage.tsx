import { Question } from '../../ui/Screen'
import { TableScreen } from '../shell/TableScreen'
import { ChartView } from './ChartView'
import { ExportGame } from './ExportGame'
import type { GameStory } from './story'
import { useChartWords } from './words'

/** Page with all charts of the open game, finished or not. */
export function ChartsPage({ story }: { story: GameStory }) {
  const { words } = useChartWords()
  const title = story.ending === undefined ? words.soFar : words.title
  return (
    <TableScreen where={title} back="" wide>
      <div className="col-span-full">
        <Question>{title}</Question>
      </div>
      {!story.begun && <p className="note">{words.nothing}</p>}
      {story.charts.map((chart) => (
        <ChartView key={chart.id} chart={chart} story={story} />
      ))}
      <ExportGame story={story} />
    </TableScreen>
  )
}

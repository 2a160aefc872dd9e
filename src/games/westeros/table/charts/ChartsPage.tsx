import './charts.css'
import { Question } from '../../../../ui/Screen'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { BattlesChart } from './BattlesChart'
import { AttackCharts, AuctionCharts } from './BidCharts'
import { CastlesChart } from './CastlesChart'
import { PowerChart } from './PowerChart'
import { HandOut } from './HandOut'
import { useStory } from './story'
import { useChartWords } from './words'

/** The open game in charts, over or not: only what everybody at the table has seen. */
export function ChartsPage() {
  const { words } = useChartWords()
  const story = useStory()
  const title = story.chronicle.outcome === undefined ? words.soFar : words.title
  const { rounds, auctions, battles } = story.chronicle
  return (
    <TableScreen where={title} back="" wide>
      <Question>{title}</Question>
      {rounds.length < 2 && auctions.length + battles.length === 0 && <p className="note">{words.nothing}</p>}
      <CastlesChart story={story} />
      <PowerChart story={story} />
      <AuctionCharts story={story} />
      <AttackCharts story={story} />
      <BattlesChart story={story} />
      <HandOut story={story} />
    </TableScreen>
  )
}

import '../charts/charts.css'
import { lineOfPlay, minutesPlayed } from '../../../../referee'
import { Icon } from '../../../../ui/Icon'
import { List, Row } from '../../../../ui/List'
import { CastlesChart } from '../charts/CastlesChart'
import { Decided } from '../charts/Decided'
import { HandOut } from '../charts/HandOut'
import { useStory } from '../charts/story'
import { useChartWords } from '../charts/words'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useGamePath } from '../../../../table/paths'

/** What people want to see and to take along once a game is over; fetched when one is. */
export default function AfterGame() {
  const { words } = useChartWords()
  const { out } = words
  const story = useStory()
  const ledger = useTable((open) => open.ledger)
  const path = useGamePath()
  return (
    <>
      <Decided state={story.state} minutes={minutesPlayed(lineOfPlay(ledger))} />
      <CastlesChart story={story} />
      <List>
        <Row lead={<Icon of={icons.power} />} title={out.more} note={out.moreNote} to={path('charts')} />
        <Row lead={<Icon of={icons.trophy} />} title={out.archive} note={out.archiveNote} to="/archive" />
      </List>
      <HandOut story={story} />
    </>
  )
}

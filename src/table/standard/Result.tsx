import { sum } from '../../kit/addends'
import { GameOver } from '../game-over/GameOver'
import { useTable } from '../hook'
import * as icons from '../icons'
import { FactList } from '../question/entry/FactList'
import { useStandardGame, useStandardTexts } from './context'
import { useStandardWords } from './words'

/** Component that shows the winners, and the points of each role with the source of the points. */
export function Result() {
  const { facts } = useStandardGame()
  const texts = useStandardTexts()
  const { words, say, list } = useStandardWords()
  const { playing, names, points = {} } = facts(useTable((open) => open.state))
  const text = words.over
  const pointsOf = (role: string) => sum(points[role] ?? [])
  const most = Math.max(...playing.map(pointsOf))
  const winners = playing.filter((role) => pointsOf(role) === most)
  const nameOf = (role: string) => texts.roles[role] ?? role
  const standing = playing.toSorted((a, b) => pointsOf(b) - pointsOf(a))
  return (
    <GameOver
      winners={winners}
      title={say(winners.length === 1 ? text.title : text.tied, { who: list(winners.map(nameOf)) })}
      how={text.how}
      why={text.why}
      standings={{
        title: text.standings,
        role: text.role,
        columns: [{ icon: icons.trophy, name: text.points }],
        rows: standing.map((role) => ({ role, name: nameOf(role), player: names[role] ?? '', figures: [pointsOf(role)] })),
      }}
    >
      <FactList
        label={text.points}
        facts={standing.map((role) => ({
          key: role,
          title: nameOf(role),
          note: (points[role] ?? []).map(({ why, amount }) => `${texts.addends[why] ?? why}: ${amount}`).join(' · '),
        }))}
      />
    </GameOver>
  )
}

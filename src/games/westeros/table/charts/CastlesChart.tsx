import { Figure } from '../../../../ui/chart/Figure'
import { LineChart, MARK } from '../../../../ui/chart/LineChart'
import { threshold } from '../../rules/victory'
import { HOUSE_NAMES } from '../../words/lookup'
import * as icons from '../icons'
import { Shield } from '../Shield'
import { DASHES, inFigures } from './houses'
import { isStart, valuesOf, type Story } from './story'
import { useChartWords } from './words'

/** Castles and strongholds of every house, round by round, and how many win at once. */
export function CastlesChart({ story: { state, chronicle } }: { story: Story }) {
  const speech = useChartWords()
  const { words, say } = speech
  const { rounds, outcome } = chronicle
  const series = state.playing.map((house) => ({ house, values: valuesOf(rounds, house, 'castles') }))
  const standings = inFigures(
    speech,
    series.map(({ house, values }) => [house, values.at(-1) ?? 0]),
  )
  return (
    <Figure
      icon={icons.castle}
      title={words.castles.title}
      summary={say(outcome === undefined ? words.castles.now : words.castles.atEnd, { standings })}
      asTable={words.asTable}
      table={{
        head: [words.round, ...state.playing.map((house) => HOUSE_NAMES[house])],
        rows: rounds.map(({ round }, at) => [
          isStart(chronicle, at) ? words.start : `${round}`,
          ...series.map(({ values }) => values[at] ?? words.battles.untold),
        ]),
      }}
    >
      <LineChart
        columns={rounds.map(({ round }) => `${round}`)}
        goal={{ value: threshold(state), label: say(words.castles.goal, { n: threshold(state) }) }}
        series={series.map(({ house, values }) => ({
          id: house,
          className: house,
          values,
          mark: <Shield house={house} size={MARK} />,
          dash: DASHES[house],
        }))}
      />
    </Figure>
  )
}

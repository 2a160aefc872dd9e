import { Columns } from '../../../../ui/chart/Bars'
import { Figure } from '../../../../ui/chart/Figure'
import { Icon } from '../../../../ui/Icon'
import type { HouseId } from '../../box/box'
import type { Auction, WildlingFacts } from '../../views/timeline'
import type { Bids } from '../../model/state'
import { HOUSE_NAMES } from '../../words/lookup'
import { TRACK_ICONS } from '../Glyphs'
import * as icons from '../icons'
import { useSpeech } from '../speech'
import { mark } from './houses'
import type { Story } from './story'
import { useChartWords } from './words'

const highestOf = (all: readonly { readonly bids: Bids }[]): number => Math.max(1, ...all.flatMap(({ bids }) => Object.values(bids)))

/** One bar for each house that bid, in the order of the box. */
const barsOf = (playing: readonly HouseId[], bids: Bids, first?: HouseId) =>
  playing.flatMap((house) => {
    const value = bids[house]
    return value === undefined ? [] : [{ id: house, className: house, mark: mark(house), value, best: house === first }]
  })

const cellsOf = (playing: readonly HouseId[], bids: Bids, none: string) => playing.map((house) => bids[house] ?? none)

/** Every auction, its bids side by side. */
export function AuctionCharts({ story: { state, chronicle } }: { story: Story }) {
  const { words, say } = useChartWords()
  const { names } = useSpeech()
  const { auctions } = chronicle
  if (auctions.length === 0) return undefined
  const highest = highestOf(auctions)
  const titleOf = ({ round, track }: Auction) => say(words.auctions.auction, { round, track: names.track[track] })
  return (
    <Figure
      icon={icons.clash}
      title={words.auctions.title}
      summary={words.auctions.legend}
      asTable={words.asTable}
      table={{
        head: [words.auctions.track, ...state.playing.map((house) => HOUSE_NAMES[house]), words.auctions.first],
        rows: auctions.map((auction) => {
          const [first] = auction.order
          return [titleOf(auction), ...cellsOf(state.playing, auction.bids, '–'), first === undefined ? '–' : HOUSE_NAMES[first]]
        }),
      }}
    >
      <div className="columns-charts">
        {auctions.map((auction, at) => (
          <Columns
            // Auctions are never moved, and one round may hold the same twice after a correction.
            key={`${at} ${auction.track}`}
            title={
              <span className="flex items-center gap-2">
                <Icon of={TRACK_ICONS[auction.track]} size="s" />
                {titleOf(auction)}
              </span>
            }
            bars={barsOf(state.playing, auction.bids, auction.order[0])}
            highest={highest}
          />
        ))}
      </div>
    </Figure>
  )
}

/** Every wildling attack: what was given, and how it went. */
export function AttackCharts({ story: { state, chronicle } }: { story: Story }) {
  const { words, say } = useChartWords()
  const { attacks } = chronicle
  if (attacks.length === 0) return undefined
  const highest = highestOf(attacks)
  const resultOf = ({ winner, watch, threat }: WildlingFacts) =>
    say(winner === 'watch' ? words.attacks.stood : words.attacks.fell, { watch, threat })
  return (
    <Figure
      icon={icons.mammoth}
      title={words.attacks.title}
      summary={words.attacks.legend}
      asTable={words.asTable}
      table={{
        head: [words.round, ...state.playing.map((house) => HOUSE_NAMES[house]), words.attacks.result],
        rows: attacks.map((attack) => [`${attack.round}`, ...cellsOf(state.playing, attack.bids, '–'), resultOf(attack)]),
      }}
    >
      <div className="columns-charts">
        {attacks.map((attack, at) => (
          <Columns
            key={`${at} ${attack.round}`}
            title={say(words.roundOf, { round: attack.round })}
            note={resultOf(attack)}
            bars={barsOf(state.playing, attack.bids)}
            highest={highest}
          />
        ))}
      </div>
    </Figure>
  )
}

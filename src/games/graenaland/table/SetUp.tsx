import { titleOfPoint } from '../../../table/house-rules/standard-points'
import { useState } from 'react'
import { ScrolledIntoView } from '../../../table/board/ScrolledIntoView'
import { SetRows } from '../../../table/corrections/rows'
import type { StepProps } from '../../../table/new-game/new-game-spec'
import { Switches } from '../../../table/new-game/Switches'
import type { StandardDraft } from '../../../table/standard/setup-steps'
import { Options, optionsOf } from '../../../table/question/Options'
import { Icon } from '../../../ui/Icon'
import { SegmentedChoice } from '../../../ui/SegmentedChoice'
import { Question } from '../../../ui/Screen'
import { useWayBack } from '../../../ui/way-back'
import { TERRAINS } from '../box/box'
import { tileOf, type PlaceId, type Tile } from '../box/island'
import { spaceRows } from './corrections/rows'
import { useSetTexts } from './corrections/words'
import { IslandTiles } from './parts/IslandTiles'
import { TERRAIN_ICONS, THING_ICONS } from './parts/pictures'
import { OwnRulesChoice } from '../../../table/house-rules/OwnRulesChoice'
import { saved } from './house-rules/own-rules'
import { ownPoints, withoutThree } from './house-rules/points'
import { PricesLink } from './prices/SetUpPrices'
import { useTexts } from './parts/words'
import { bookFor, FRESH, inWay, isSettled, islandFor, offered, rulesIn, withRules, type Settled } from './parts/settled'

const settledIn = ({ settled: options }: StandardDraft): Settled => (isSettled(options) ? options : FRESH)

/** Set-up step in which the players choose the tracking preset, the victory condition, and further options. */
export function SetUp({ game, change }: StepProps<StandardDraft>) {
  const texts = useTexts()
  const set = useSetTexts()
  const text = texts.setUp
  const options = settledIn(game)
  const put = (next: Partial<Settled>) => change((before) => ({ ...before, settled: { ...options, ...next } }))
  return (
    <>
      <Question>{text.question}</Question>
      <Options
        label={text.question}
        labelHidden
        options={optionsOf(text.presets)}
        value={options.way}
        onChange={(way) => put(inWay(options, way))}
      />
      <Options
        label={text.end}
        options={optionsOf(text.ends)}
        value={options.vpCards ? 'cards' : 'goals'}
        onChange={(end) => put({ vpCards: end === 'cards' })}
      />
      <Switches
        names={offered(game.number, options)}
        texts={text.switches}
        on={options.switches}
        onChange={(switches) => put({ switches })}
      />
      <OwnRulesChoice
        saved={saved}
        rules={rulesIn(options)}
        book={bookFor(options)}
        departures={(rules) => ownPoints.departures(withoutThree(rules))}
        namesOf={(rules) => ownPoints.differing(withoutThree(rules)).map((point) => titleOfPoint(point, set.rules, texts.pointName))}
        onChoose={(rules) => put(withRules(rules, options.switches.three))}
      />
    </>
  )
}

/**
 * Set-up step in which the players enter their island. The default island is only an estimate, so the players confirm or change each tile
 * (A3).
 */
export function SetUpIsland({ game, change }: StepProps<StandardDraft>) {
  const texts = useTexts()
  const setTexts = useSetTexts()
  const { setUp: text, terrains, place } = texts
  const [picked, setPicked] = useState<PlaceId>()
  useWayBack(() => setPicked(undefined), picked !== undefined)
  const options = settledIn(game)
  const island = islandFor(game.number, options)
  const tile = picked === undefined ? undefined : island[picked]
  const spaces = (at: PlaceId) => island[at]?.spaces ?? []
  const lay = (next: Tile) =>
    picked !== undefined && change((before) => ({ ...before, settled: { ...options, island: { ...island, [picked]: next } } }))
  return (
    <>
      <Question>{text.lies}</Question>
      <p className="note">{text.tiles(Object.keys(island).length)}</p>
      <IslandTiles
        island={island}
        label={texts.island}
        describe={(at) => [terrains[island[at]?.terrain ?? 'plains'], ...spaces(at).map((one) => texts.things[one])].join(', ')}
        renderInside={(at) => (
          <>
            <Icon of={TERRAIN_ICONS[island[at]?.terrain ?? 'plains']} size="s" />
            <span className="isle-terrain">{terrains[island[at]?.terrain ?? 'plains']}</span>
            <span className="isle-works flex gap-[min(2px,0.4cqi)]">
              {spaces(at).map((one) => (
                <Icon key={one} of={THING_ICONS[one]} size="xs" />
              ))}
            </span>
          </>
        )}
        picked={picked}
        onChoose={(at) => setPicked(at === picked ? undefined : at)}
      />
      {picked !== undefined && tile !== undefined && (
        <ScrolledIntoView key={picked} looked>
          <SegmentedChoice
            label={text.is(place(picked))}
            size="s"
            value={tile.terrain}
            options={TERRAINS.map((terrain) => ({ value: terrain, label: terrains[terrain] }))}
            onChange={(terrain) => lay(tileOf(terrain, tile.coast, tile.ways))}
          />
          <SetRows rows={spaceRows(tile, texts, setTexts, (next) => next)} set={lay} />
        </ScrolledIntoView>
      )}
      <PricesLink players={game.number} island={island} options={options} />
    </>
  )
}

import { useState } from 'react'
import type { StepProps } from '../../../table/new-game/new-game-spec'
import { Switches } from '../../../table/new-game/Switches'
import type { PlainDraft } from '../../../table/plain/plain-game'
import { Options, optionsOf } from '../../../table/question/Options'
import { SegmentedChoice } from '../../../ui/SegmentedChoice'
import { Question } from '../../../ui/Screen'
import { TERRAINS } from '../box/box'
import type { PlaceId } from '../box/island'
import { IslandTiles } from './parts/IslandTiles'
import { OwnRulesChoice } from '../../../table/house-rules/OwnRulesChoice'
import { saved } from './house-rules/own-rules'
import { BOOK, ownPoints, withoutThree } from './house-rules/points'
import { useTexts } from './parts/words'
import { FRESH, inWay, isSettled, islandFor, offered, rulesIn, withRules, withTerrain, type Settled } from './parts/settled'

/** The way of playing, how the game is won, the switches, and the island as it usually lies. */
export function SetUp({ game, change }: StepProps<PlainDraft>) {
  const { setUp: text, terrains, place } = useTexts()
  const [picked, setPicked] = useState<PlaceId>()
  const settled = isSettled(game.settled) ? game.settled : FRESH
  const put = (next: Partial<Settled>) => change((before) => ({ ...before, settled: { ...settled, ...next } }))
  const island = islandFor(game.number, settled)
  const tile = picked === undefined ? undefined : island[picked]
  return (
    <>
      <Question>{text.question}</Question>
      <Options
        label={text.question}
        labelHidden
        options={optionsOf(text.ways)}
        value={settled.way}
        onChange={(way) => put(inWay(settled, way))}
      />
      <Options
        label={text.end}
        options={optionsOf(text.ends)}
        value={settled.vpCards ? 'cards' : 'goals'}
        onChange={(end) => put({ vpCards: end === 'cards' })}
      />
      <Switches
        names={offered(game.number, settled)}
        texts={text.switches}
        on={settled.switches}
        onChange={(switches) => put({ switches })}
      />
      <section className="flex flex-col gap-2">
        <h2 className="label">{text.island}</h2>
        <p className="note">{text.tiles}</p>
        <IslandTiles
          island={island}
          label={text.island}
          describe={(at) => terrains[island[at]?.terrain ?? 'plains']}
          renderInside={(at) => <span className="isle-terrain">{terrains[island[at]?.terrain ?? 'plains']}</span>}
          picked={picked}
          onChoose={(at) => setPicked(at === picked ? undefined : at)}
        />
        {picked !== undefined && tile !== undefined && (
          <SegmentedChoice
            label={place(picked)}
            size="s"
            value={tile.terrain}
            options={TERRAINS.map((terrain) => ({ value: terrain, label: terrains[terrain] }))}
            onChange={(terrain) => put({ island: withTerrain(island, picked, terrain) })}
          />
        )}
      </section>
      <OwnRulesChoice
        saved={saved}
        rules={rulesIn(settled)}
        book={BOOK}
        departures={(rules) => ownPoints.departures(withoutThree(rules))}
        onChoose={(rules) => put(withRules(rules, settled.switches.three))}
      />
    </>
  )
}

import { useState } from 'react'
import { FactList } from '../../../table/question/entry/FactList'
import { countOf, weightOf } from '../../../kit/vote'
import type { PlaceId } from '../box/island'
import { voteAt } from '../rules/votes'
import { IslandTiles } from './parts/IslandTiles'
import { Plate } from './parts/Plate'
import { nameOf, usePosition } from './parts/position'
import { TileInside, useTileSaid } from './parts/TileInside'
import { madeOf } from './parts/votes'
import { useTexts } from './parts/words'

/** The island as it lies; below it the votes of the territory that was tapped, with all that they are made of. */
export function Island() {
  const texts = useTexts()
  const state = usePosition()
  const [at, look] = useState<PlaceId>()
  const describe = useTileSaid(state)
  return (
    <div className="flex flex-col gap-4">
      <IslandTiles
        island={state.island}
        label={texts.island}
        describe={describe}
        picked={at}
        onChoose={look}
        renderInside={(place) => <TileInside state={state} at={place} />}
      />
      {at !== undefined && <Territory at={at} />}
    </div>
  )
}

/** Votes, works and cards of one territory. */
function Territory({ at }: { readonly at: PlaceId }) {
  const texts = useTexts()
  const state = usePosition()
  const vote = voteAt(state, at)
  const { total, needed } = countOf(vote)
  const works = (state.works[at] ?? []).map((work) => texts.things[work])
  const cards = (state.cards[at] ?? []).map((card) => texts.cards[card])
  const waiting = state.waiting.flatMap((one) =>
    one.at === at ? [`${nameOf(state, texts.clans, one.clan)}: ${texts.heroes[one.hero]}, ${texts.waitsHere}`] : [],
  )
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-title">{texts.place(at)}</h2>
      {[...works, ...cards, ...waiting].length > 0 && <p className="note">{[...works, ...cards, ...waiting].join(' · ')}</p>}
      {vote.voters.length === 0 ? (
        <p className="note">{texts.noVotes}</p>
      ) : (
        <>
          <p className="type-row">{texts.needs(needed, total)}</p>
          <FactList
            label={texts.votes}
            facts={vote.voters.map((voter) => ({
              key: voter.role,
              lead: <Plate role={voter.role} size={28} />,
              title: `${nameOf(state, texts.clans, voter.role)}: ${weightOf(voter)}`,
              note: madeOf(voter.addends, texts),
            }))}
          />
        </>
      )}
    </section>
  )
}

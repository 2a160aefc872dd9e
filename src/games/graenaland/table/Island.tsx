import { useState } from 'react'
import { FactList } from '../../../table/question/entry/FactList'
import { countOf, openVote, weightOf, type Vote, type Voter } from '../../../kit/vote'
import { ExpandableRow } from '../../../table/corrections/ExpandableRow'
import { choiceRow, countRow, flagRow } from '../../../table/corrections/row-kinds'
import { SetRows, type SetRow } from '../../../table/corrections/rows'
import type { StandardBoardProps } from '../../../table/standard/board-props'
import { sentence } from '../../../ui/grammar/numbers'
import { Button } from '../../../ui/Button'
import { HEROES, type Clan } from '../box/box'
import type { PlaceId } from '../box/island'
import { armyOf } from '../model/board'
import type { State } from '../model/state'
import { votesOf } from '../rules/distribution'
import { assemblyAt, countVotes, voteAt, votesAt, type Assembly } from '../rules/votes'
import { firstShownAt } from './parts/turn'
import { settlementsBehind, worksTexts } from './parts/holdings'
import { IslandTiles } from './parts/IslandTiles'
import { Plate } from './parts/Plate'
import { lyingText } from './parts/lying-text'
import { nameOf, usePosition } from './parts/position'
import { startCardsAt, TileInside, useTileSaid } from './parts/TileInside'
import { VoteBar } from './parts/VoteBar'
import { madeOf, voicelessOf } from './parts/votes'
import { useTexts } from './parts/words'
import { useHasSidePanel } from '../../../table/SidePanel'

/**
 * Component that shows the island, and below the island the votes in a territory with all addends. The territory is the tapped territory,
 * the first territory of the displayed log entry, the territory that the open question is about, or the territory with the most cards.
 */
export function Island({ happened = [] }: StandardBoardProps) {
  const texts = useTexts()
  const state = usePosition()
  const [tapped, look] = useState<PlaceId>()
  const at = tapped ?? happened[0] ?? firstShownAt(state)
  const describe = useTileSaid(state)
  const isBeside = useHasSidePanel()
  return (
    <div className="flex flex-col gap-4">
      <IslandTiles
        island={state.island}
        label={texts.island}
        describe={describe}
        picked={at}
        onChoose={look}
        renderInside={(place) => <TileInside state={state} at={place} hasKinds={isBeside} />}
      />
      {at === undefined ? <p className="note">{texts.tapForVotes}</p> : <Territory key={at} at={at} />}
    </div>
  )
}

/**
 * Component that shows the votes, public works and cards of one territory. The user can also try other pieces and see the resulting votes.
 */
function Territory({ at }: { readonly at: PlaceId }) {
  const texts = useTexts()
  const state = usePosition()
  const [supposed, suppose] = useState<Assembly>()
  const works = worksTexts(state, at, texts)
  const lying = state.cards[at] ?? []
  const start = startCardsAt(state, at)
  const cards = start > 0 ? [texts.startCards(start)] : lying.length === 0 ? [] : [lyingText(lying, texts)]
  const waiting = state.waiting.flatMap((one) =>
    one.at === at ? [`${nameOf(state, texts.clans, one.clan)}: ${texts.heroes[one.hero]}, ${texts.waitsHere}`] : [],
  )
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-title">{`${texts.place(at)}, ${texts.terrains[state.island[at]?.terrain ?? 'plains']}`}</h2>
      {[...works, ...cards, ...waiting].length > 0 && <p className="note">{[...works, ...cards, ...waiting].join(' · ')}</p>}
      {supposed === undefined ? (
        <>
          <Needed voters={votesAt(state, at)} />
          <Voices voters={votesAt(state, at)} state={state} at={at} />
          <Button onClick={() => suppose(assemblyAt(state, at))}>{texts.whatIf.open}</Button>
        </>
      ) : (
        <WhatIf supposed={supposed} suppose={suppose} state={state} now={voteAt(state, at)} />
      )}
    </section>
  )
}

interface VoicesProps {
  /** Votes of all clans in the territory, including clans with 0 votes. */
  readonly voters: readonly Voter<Clan>[]
  readonly state: State
  /** Territory whose real settlements give the votes; undefined if the user tries other settlements. */
  readonly at?: PlaceId
}

/** Component that shows the number of votes needed for a majority, and a bar of all votes. */
function Needed({ voters }: Pick<VoicesProps, 'voters'>) {
  const texts = useTexts()
  const vote = openVote(voters)
  const { total, needed } = countOf(vote)
  const needs = texts.needs(needed, total)
  return (
    <>
      {total === 0 ? (
        <p className="note">{texts.noVotes}</p>
      ) : (
        <p className="flex items-baseline gap-2 text-ink-2">
          <strong className="text-ink [font:700_2rem/1_var(--voice)]">{texts.of(needed, total)}</strong>
          {texts.votesNeeded}
        </p>
      )}
      {total > 0 && <VoteBar vote={vote} votes={Object.fromEntries(vote.voters.map(({ role }) => [role, true]))} label={needs} />}
    </>
  )
}

/** Component that lists how the votes of each clan add up. Clans with 0 votes come last. */
function Voices({ voters, state, at }: VoicesProps) {
  const texts = useTexts()
  return (
    <FactList
      label={texts.votes}
      facts={[...openVote(voters).voters, ...voicelessOf(voters)].map((voter) => ({
        key: voter.role,
        lead: <Plate role={voter.role} size={28} />,
        title: `${nameOf(state, texts.clans, voter.role)}: ${weightOf(voter)}`,
        note: madeOf(voter.addends, texts, at === undefined ? undefined : settlementsBehind(state, at, voter.role, texts)),
      }))}
    />
  )
}

interface WhatIfProps {
  readonly supposed: Assembly
  readonly suppose: (assembly: Assembly | undefined) => void
  readonly state: State
  readonly now: Vote<Clan>
}

/**
 * Component in which the user tries other settlements, heroes, armies or another palisade in a territory to see the resulting votes. The
 * game does not change.
 */
function WhatIf({ supposed, suppose, state, now }: WhatIfProps) {
  const texts = useTexts()
  const { whatIf } = texts
  const { total, needed } = countOf(now)
  const { clans, settlements, heroes, army, palisade } = supposed
  const vote = openVote(countVotes(supposed))
  const votes = votesOf(vote)
  return (
    <>
      <p className="note">{whatIf.now(texts.needs(needed, total))}</p>
      <section aria-label={whatIf.result} aria-live="polite" className="in-sight flex flex-col gap-3">
        <Needed voters={countVotes(supposed)} />
      </section>
      <SetRows
        rows={[flagRow(sentence(texts.things.palisade), palisade, (on): Assembly => ({ ...supposed, palisade: on }))]}
        set={suppose}
      />
      {clans.map((clan) => {
        const rows: readonly SetRow<Assembly>[] = [
          countRow(texts.settlementsTitle, settlements[clan] ?? 0, 13, (n) => ({
            ...supposed,
            settlements: { ...settlements, [clan]: n },
          })),
          countRow(texts.army, armyOf(supposed, clan), 30, (n) => ({ ...supposed, army: { ...army, [clan]: n } })),
          choiceRow(
            whatIf.hero,
            heroes[clan] ?? '',
            [['', whatIf.nobody], ...HEROES.map((hero) => [hero, texts.heroes[hero]] as const)],
            (hero) => ({ ...supposed, heroes: { ...heroes, [clan]: HEROES.find((one) => one === hero) } }),
          ),
        ]
        return (
          <ExpandableRow
            key={clan}
            title={nameOf(state, texts.clans, clan)}
            lead={<Plate role={clan} size={28} />}
            trail={votes[clan] ?? 0}
          >
            <SetRows rows={rows} set={suppose} />
          </ExpandableRow>
        )
      })}
      <Voices voters={countVotes(supposed)} state={state} />
      <Button onClick={() => suppose(undefined)}>{whatIf.close}</Button>
    </>
  )
}

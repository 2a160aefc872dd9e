import { answerUpTo } from '../../../../table/moments'
import type { Moment, Rewound } from '../../../../referee'
import { weightOf } from '../../../../kit/vote'
import type { Graenaland } from '../..'
import { clansOf, hasSamePieces, heroesIn, placesOf } from '../../model/board'
import type { Clan } from '../../box/box'
import type { Event, Moved } from '../../model/events'
import type { State } from '../../model/state'
import { nextProposer } from '../../rules/distribution'
import { goalsOf } from '../../rules/goals'
import { settlementsOf } from '../../rules/places'
import { nameOf } from '../parts/position'
import { calledIn, type Telling } from './changes'

type Of<E extends Event['e']> = Extract<Event, { readonly e: E }>
export interface Headline {
  readonly title?: string
  readonly note?: string
  /** Whether the title names the new round, so that the header shows the new round too. */
  readonly isBeginning?: boolean
}

/** Returns the number of heroes that an order moves. A swap moves two heroes. */
const movedBy = ({ result }: Moved): number => ({ moved: 1, swapped: 2, stays: 0, invalid: 0 })[result]

/** Returns the territories in which a priest cancels the army votes of a warrior (R33). */
const silencedIn = (state: State): readonly string[] =>
  placesOf(state).filter((at) => {
    const there = Object.values(heroesIn(state, at))
    return there.includes('priest') && there.includes('warrior')
  })

/** Returns a sentence about the announcements of the other clans (R80); empty if no other clan has announced points. */
const othersAnnounced = (announcer: Clan, telling: Telling): readonly string[] => {
  const { state } = telling.moment
  const others = clansOf(state).flatMap((clan) => {
    const points = state.announced[clan] ?? 0
    return points === 0 || clan === announcer || state.failed.includes(clan) ? [] : [`${calledIn(telling)(clan)}\u00a0${points}`]
  })
  return others.length === 0 ? [] : [telling.outcomeTexts.alsoAnnounced(others.join(', '))]
}

/**
 * Functions that return the headline of an event. If a log entry has several events, the event that comes first in this list determines the
 * headline.
 */
const HEADLINES: { readonly [E in Event['e']]?: (event: Of<E>, telling: Telling) => Headline } = {
  // A rejected vote has no outcome screen, because the screen of the vote shows the result.
  voteClosed: ({ proposal, vote, yes, adopted }, { texts, outcomeTexts }) => {
    const total = vote.voters.reduce((votes, voter) => votes + weightOf(voter), 0)
    return adopted ? { title: outcomeTexts.adopted(yes, total, texts.place(proposal.at)), note: outcomeTexts.needed(vote.needed) } : {}
  },
  moved: ({ results }, { moment, texts, outcomeTexts }) => {
    const { state } = moment
    const silenced = silencedIn(state)
    const first =
      state.stage === 'proposals' ? nextProposer({ clans: clansOf(state), chief: state.chief, done: state.proposed }) : undefined
    const title = outcomeTexts.heroes(results.reduce((sum, one) => sum + movedBy(one), 0))
    const notes = [
      ...(silenced.length === 0 ? [] : [outcomeTexts.silenced(outcomeTexts.list(silenced.map(texts.place)))]),
      ...(first === undefined ? [] : [outcomeTexts.proposesFirst(nameOf(state, texts.clans, first))]),
    ]
    return { title, ...(notes.length > 0 && { note: notes.join(' ') }) }
  },
  announcementFailed: ({ by, points, board }, telling) => {
    const { moment, outcomeTexts } = telling
    const called = calledIn(telling)
    const announced = moment.parent?.state.final?.points ?? 0
    const next = moment.state.final
    const goes =
      next === undefined
        ? outcomeTexts.goesOn(called(moment.state.chief))
        : `${outcomeTexts.announces(called(next.announcer), next.points)}.`
    const isBuilt = moment.parent !== undefined && !hasSamePieces(moment.parent.state, board)
    const title = outcomeTexts.tooFew(called(by), points, announced)
    return { title, note: `${isBuilt ? outcomeTexts.tooFewNote(called(by)) : outcomeTexts.staysOpen} ${goes}` }
  },
  proved: ({ by, points }, telling) => ({ title: telling.outcomeTexts.shows(calledIn(telling)(by), points) }),
  finalBegun: ({ announcer, points }, telling) => ({
    title: telling.outcomeTexts.announces(calledIn(telling)(announcer), points),
    note: [...othersAnnounced(announcer, telling), telling.outcomeTexts.finalNote].join(' '),
  }),
  finalEnded: ({ by }, telling) => ({ title: telling.outcomeTexts.builtLast(calledIn(telling)(by)) }),
  constructionBegun: (_, { outcomeTexts }) => ({ title: outcomeTexts.nobodyAnnounces }),
  constructionEnded: ({ by, supplyMissed }, telling) => {
    const { moment, outcomeTexts } = telling
    const who = calledIn(telling)(by)
    const { state } = moment
    const title = state.settings.vpCards
      ? outcomeTexts.hasBuilt(who, settlementsOf(state, by))
      : outcomeTexts.goalsTitle(who, goalsOf(state, by).length)
    const isOver = eventsOf(moment).some(({ e }) => e === 'roundEnded')
    const next = isOver ? [`${outcomeTexts.round(state.round, calledIn(telling)(state.chief))}.`] : []
    const note = [...(supplyMissed ? [outcomeTexts.supplyMissed] : []), ...next].join(' ')
    return { title, ...(note !== '' && { note }) }
  },
  dropped: ({ kind }, { outcomeTexts }) => ({
    title: kind === 'joint' ? outcomeTexts.jointDropped : outcomeTexts.offerDropped,
    note: outcomeTexts.chanceSpent,
  }),
  offered: ({ to }, telling) => ({ title: telling.outcomeTexts.mayBuild(calledIn(telling)(to)), note: telling.outcomeTexts.mayBuildNote }),
  supplyTaken: ({ by }, telling) => ({ title: telling.outcomeTexts.supplyTaken(calledIn(telling)(by)) }),
  built: ({ by, what, at }, telling) => {
    const { texts, outcomeTexts } = telling
    const who = calledIn(telling)(by)
    return { title: at === undefined ? outcomeTexts.army(who) : outcomeTexts.built(who, texts.things[what], texts.place(at)) }
  },
  roundEnded: (_, telling) => {
    const { round, chief } = telling.moment.state
    return { title: telling.outcomeTexts.round(round, calledIn(telling)(chief)), isBeginning: true }
  },
  cardsChosen: ({ paper }, telling) =>
    paper.length === 0 ? {} : { note: telling.outcomeTexts.onPaper(telling.outcomeTexts.list(paper.map(calledIn(telling)))) },
  allPlaced: (_, { outcomeTexts }) => ({ title: outcomeTexts.allSettled }),
  settled: ({ by, at, card, asked }, telling) => {
    const { texts, outcomeTexts } = telling
    const called = calledIn(telling)
    const left = card ? [] : [outcomeTexts.noStartCard(texts.place(at))]
    const lift = asked.length === 0 ? [] : [outcomeTexts.mayLift(outcomeTexts.list(asked.map(called)))]
    const note = [...left, ...lift].join(' ')
    return { title: outcomeTexts.settles(called(by), texts.place(at)), ...(note !== '' && { note }) }
  },
  anchored: ({ by, to }, telling) => ({ title: telling.outcomeTexts.lifts(calledIn(telling)(by), telling.texts.place(to)) }),
  startChosen: ({ by }, telling) => ({ title: telling.outcomeTexts.begins(calledIn(telling)(by)) }),
  ordersAsked: (_, { moment, outcomeTexts }) => {
    const all = placesOf(moment.state).flatMap((at) => moment.state.cards[at] ?? [])
    return { title: outcomeTexts.produced(all.length, all.filter((card) => card === 'down').length), note: outcomeTexts.heroesNow }
  },
}

const isOwn = (event: Event | Rewound): event is Event => event.e !== 'rewound'
const NOTHING: Headline = {}

/** Returns the events of a log entry and of the earlier moves in the same answer, in order. */
export const eventsOf = (moment: Moment<Graenaland>): readonly Event[] =>
  answerUpTo(moment).flatMap(({ entry }) => entry.events.filter(isOwn))

/** Returns the title and subtitle of an outcome. If the outcome has several events, the most important event determines them. */
export const headlineOf = (telling: Telling): Headline => {
  const events = eventsOf(telling.moment)
  for (const e of Object.keys(HEADLINES) as readonly (keyof typeof HEADLINES)[]) {
    const event = events.findLast((one) => one.e === e)
    const tell = HEADLINES[e] as ((event: Event, telling: Telling) => Headline) | undefined
    const headline = event === undefined || tell === undefined ? NOTHING : tell(event, telling)
    if (Object.keys(headline).length > 0) return headline
  }
  return NOTHING
}

/** Returns the clan whose goals are shown below a headline: the clan that has just built. */
export const builderOf = (events: readonly Event[], state: State) => {
  const ended = events.find((event) => event.e === 'constructionEnded' || event.e === 'finalEnded')
  const isBuilder = ended?.e === 'constructionEnded' || ended?.e === 'finalEnded'
  return isBuilder && !state.settings.vpCards ? clansOf(state).find((clan) => clan === ended.by) : undefined
}

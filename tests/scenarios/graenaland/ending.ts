// Translates the scenarios about set-up, goals and the end of the game to calls of the rules. Contains no rules.
import { graenaland } from '../../../src/games/graenaland'
import type { Clan } from '../../../src/games/graenaland/box/box'
import type { PlaceId } from '../../../src/games/graenaland/box/island'
import { freshStart } from '../../../src/games/graenaland/model/free-start'
import type { AnyMove } from '../../../src/games/graenaland/rules/moves'
import type { Setup } from '../../../src/games/graenaland/model/moves'
import type { Settings } from '../../../src/games/graenaland/model/settings'
import type { GoalCard, State } from '../../../src/games/graenaland/model/state'
import {
  announcersInOrder,
  reasonsAgainstAnnouncement,
  reasonsAgainstClaim,
  type Moment,
} from '../../../src/games/graenaland/rules/announcing'
import { awaitedIn } from '../../../src/games/graenaland/rules/free-start'
import {
  areEnoughGoals,
  areEnoughPoints,
  finalOrder,
  goalsMet,
  placesBy,
  pointsOn,
  totalOf,
  type Standing,
} from '../../../src/games/graenaland/rules/goals'
import {
  after,
  byClan,
  byLetter,
  clanOf,
  coastIsland,
  letterOf,
  positionOf,
  resultOf,
  same,
  verdict,
  type By,
  type Letter,
} from './notation'

interface GoalsBefore extends Standing {
  readonly three?: boolean
  readonly numbers?: Readonly<Record<string, number>>
}
export const goals = ({ three = false, numbers = {}, ...standing }: GoalsBefore) => {
  const met = goalsMet(standing, three, numbers)
  return { met, count: met.length, enough: areEnoughGoals(met.length) }
}

export const points = ({ three = false, numbers = {}, card, ...standing }: GoalsBefore & { readonly card: GoalCard }) => {
  const reached = pointsOn(card, standing, three)
  return { points: reached, total: totalOf(reached), enough: areEnoughPoints(totalOf(reached), numbers) }
}

interface AnnounceBefore {
  readonly advanced: boolean
  readonly players: readonly Letter[]
  readonly chief: Letter
  readonly moment?: Moment
  readonly goals?: By<number>
  readonly over?: boolean
}
interface AnnounceDecision {
  readonly by: Letter
  readonly points?: number
  readonly countsOnSupply?: boolean
}
export const announce = ({ advanced, chief, moment, goals: met = {}, over = false }: AnnounceBefore, decision: AnnounceDecision) => {
  const { by, points: announced = 0, countsOnSupply = false } = decision
  const announcing = { by: clanOf(by), chief: clanOf(chief), moment, ending: over }
  return verdict(
    advanced ? reasonsAgainstAnnouncement(announcing, announced, countsOnSupply, {}) : reasonsAgainstClaim(announcing, met[by] ?? 0),
  )
}

export const announcers = (
  { players, chief }: { readonly players: readonly Letter[]; readonly chief: Letter },
  { announced, failed = [] }: { readonly announced: By<number>; readonly failed?: readonly Letter[] },
) => {
  const order = announcersInOrder(players.map(clanOf), clanOf(chief), byClan(announced, same), failed.map(clanOf)).map(letterOf)
  return { order, first: order[0] ?? null }
}

interface RankingBefore {
  readonly players: readonly Letter[]
  readonly winner: Letter
  readonly advanced: boolean
  readonly score: By<number>
}
export const ranking = ({ players, winner, advanced, score }: RankingBefore) => {
  const clans = players.map(clanOf)
  return {
    buildOrder: finalOrder(clans, clanOf(winner), advanced).map(letterOf),
    places: placesBy(clans, clanOf(winner), byClan(score, same)).map((place) => place.map(letterOf).toSorted()),
  }
}

interface FreeStartStep {
  readonly by: Letter
  readonly at?: PlaceId
  readonly move?: PlaceId
  readonly stay?: boolean
}
interface FreeStartBefore {
  readonly players: readonly Letter[]
  readonly coast: number
  readonly settings?: Partial<Settings>
}
/** Places villages one after another. After the last village, returns the position at the end of the set-up. */
export const freeStart = ({ players, coast, settings = {} }: FreeStartBefore, { steps }: { readonly steps: readonly FreeStartStep[] }) => {
  const island = coastIsland(coast)
  const start = positionOf(
    { players, settings: { ...settings, freeStart: true } },
    { island, stage: 'start', free: freshStart({ island }) },
  )
  let state: State = start
  let free = freshStart({ island })
  const results = steps.map(({ by, at, move, stay }) => {
    const clan = clanOf(by)
    const done = after(
      state,
      at !== undefined ? { do: 'settle', by: clan, at } : { do: 'anchor', by: clan, ...(stay === true ? {} : { to: move ?? '' }) },
    )
    // The last village also begins the first round. The position is taken before this.
    const first = done.events.findIndex(({ e }) => e === 'allPlaced')
    const until = first < 0 ? done.events : done.events.slice(0, first)
    const reached = until.reduce((before, event) => graenaland.evolve(before, event), state)
    free = reached.free ?? free
    state = done.result === 'ok' ? reached : state
    return done.result
  })
  const next = awaitedIn(state)
  const each = <T>(read: (clan: Clan) => T | undefined): By<T> =>
    Object.fromEntries(
      players.flatMap((letter) => {
        const found = read(clanOf(letter))
        return found === undefined ? [] : [[letter, found] as const]
      }),
    )
  return {
    results,
    villages: byLetter(free.villages, same),
    warriors: each((clan) => state.heroes[clan]?.warrior),
    cards: each((clan) => free.taken[clan] ?? 0),
    left: free.left,
    next: next === undefined ? null : letterOf(next),
  }
}

interface GameBefore {
  readonly setup?: unknown
  readonly players?: readonly Letter[]
  readonly settings?: Partial<Settings>
}
/** Plays a whole game from the set-up, with moves as JSON. In the name of a ballot, `?` stands for the open ballot. */
export const game = ({ setup, players = [], settings }: GameBefore, { moves = [] }: { readonly moves?: readonly unknown[] }) => {
  const seats = players.map((letter) => ({ clan: clanOf(letter), name: letter }))
  const opening = graenaland.begin((setup ?? { players: seats, ...(settings && { settings }) }) as Setup)
  if (!opening.ok) return { begins: opening.refusal.code, results: [] }
  let state = opening.value.reduce<State | undefined>((before, event) => graenaland.evolve(before, event), undefined) as State
  const results = moves.map((move) => {
    const isObject = typeof move === 'object' && move !== null && 'ballot' in move
    const named = isObject && move.ballot === '?' ? { ...move, ballot: state.ballot?.id ?? '' } : move
    const decision = graenaland.decide(state, named as AnyMove)
    if (decision.ok) state = decision.value.reduce((before, event) => graenaland.evolve(before, event), state)
    return resultOf(decision)
  })
  const { stage, round, chief, result, proofs, army, heroes, settlements, works, cards, free } = state
  return {
    begins: 'ok',
    results,
    stage,
    round,
    chief: letterOf(chief),
    cards,
    works,
    heroes: byLetter(heroes, same),
    army: byLetter(army, same),
    villages: Object.fromEntries(Object.entries(settlements).map(([at, here]) => [at, byLetter(here, ({ village }) => village)])),
    left: free?.left ?? null,
    proofs: byLetter(proofs, (card) => typeof card),
    places: result?.places.map((place) => place.map(letterOf)) ?? null,
  }
}

/**
 * Finds positions of Graenaland for the gallery of screens, in random games. The open question or the last events determine whether a
 * position fits. The players of these games prefer building to waiting.
 */
import { graenaland, type Graenaland, type State } from '../../src/games/graenaland'
import { RESOURCES, type Clan } from '../../src/games/graenaland/box/box'
import { usualIsland } from '../../src/games/graenaland/box/island'
import { heroesIn, placesOf } from '../../src/games/graenaland/model/board'
import type { Event } from '../../src/games/graenaland/model/events'
import type { Choice, Setup } from '../../src/games/graenaland/model/moves'
import { WAYS_TO_PLAY, type Settings } from '../../src/games/graenaland/model/settings'
import { dueDraw, wholeDraw, yieldingAt } from '../../src/games/graenaland/rules/production'
import { unableToPropose } from '../../src/games/graenaland/rules/distribution'
import { append, begin, commit, line, type Ledger, type Moment, type MoveOf, type Opened, type Result } from '../../src/referee'
import { sha256 } from '../../src/session/ledger/digest'
import { hex32, oneOf, seeded } from '../playout/random'
import { EVENING } from './games'

type ClanMoment = Moment<Graenaland>

/** Settings of a random game from which the gallery takes positions. */
export interface Played {
  readonly players: number
  readonly way: keyof typeof WAYS_TO_PLAY
  readonly settings?: Partial<Settings>
}
interface Wanted extends Played {
  readonly where: (state: State, asked: string | undefined, events: readonly Event[]) => boolean
}

const asks =
  (kind: string, round = 2) =>
  (state: State, asked: string | undefined): boolean =>
    asked === kind && state.round >= round
const happened =
  <E extends Event['e']>(e: E, is: (event: Extract<Event, { readonly e: E }>, state: State) => boolean = () => true) =>
  (state: State, _: string | undefined, events: readonly Event[]): boolean =>
    events.some((event) => event.e === e && is(event as Extract<Event, { readonly e: E }>, state))

const FIVE = { players: 5, way: 'referee' } as const
const THREE = { players: 3, way: 'referee' } as const
const CARDS = { players: 4, way: 'referee', settings: { vpCards: true, goalsSealed: false } } as const
const LIGHT = { players: 4, way: 'light' } as const

export const CLANS_ASKED = {
  'clans-first': { ...FIVE, where: (_, asked) => asked === 'firstPlayer' },
  'clans-start': { ...FIVE, where: (state, asked) => asked === 'startSpots' && Object.keys(state.heroes).length > 1 },
  'clans-settle': { ...FIVE, settings: { freeStart: true }, where: (_, asked) => asked === 'settle' },
  'clans-draw': { ...FIVE, where: asks('draw') },
  'clans-draw-road': {
    ...FIVE,
    where: (state, asked) => {
      const at = asked === 'draw' ? dueDraw(state)?.at : undefined
      return at !== undefined && wholeDraw(yieldingAt(state, at), 1)[1] === 'faceDown'
    },
  },
  'clans-order': { ...FIVE, where: (state, asked) => asked === 'order' && state.round > 1 },
  'clans-crowd': {
    ...THREE,
    where: (state, asked) => asked === 'order' && placesOf(state).some((at) => Object.keys(heroesIn(state, at)).length > 2),
  },
  'clans-plates': { ...FIVE, settings: { ordersSealed: false }, where: asks('order') },
  'clans-propose': { ...FIVE, where: asks('propose') },
  'clans-nobody': { ...FIVE, where: (state, asked) => asks('propose', 1)(state, asked) && unableToPropose(state) !== undefined },
  'clans-offer': { ...FIVE, where: (state) => state.round > 1 && graenaland.prompts(state).some(({ kind }) => kind === 'offer') },
  'clans-announce-secret': {
    ...CARDS,
    settings: { ...CARDS.settings, announceSealed: true },
    where: (state) => state.stage === 'announce' && state.ballot !== undefined,
  },
  'clans-announce': { ...CARDS, where: (state) => state.stage === 'announce' && Object.keys(state.announced).length > 0 },
  'clans-over-cards': { ...CARDS, where: (state) => state.stage === 'over' },
  'clans-vote': { ...FIVE, where: (state, asked) => asked === 'vote' && (state.proposal?.vote.voters.length ?? 0) > 2 },
  'clans-vote-four': { ...FIVE, where: (state, asked) => asked === 'vote' && (state.proposal?.vote.voters.length ?? 0) > 3 },
  'clans-vote-cards': { ...CARDS, where: (state, asked) => asked === 'vote' && (state.proposal?.vote.voters.length ?? 0) > 2 },
  'clans-build': { ...FIVE, where: asks('construct', 3) },
  'clans-joint': { ...FIVE, where: asks('jointBuild', 1) },
  'clans-final': { ...FIVE, where: asks('finalBuild', 1) },
  'clans-ship': { ...FIVE, where: asks('passShip') },
  'clans-light-draw': { ...LIGHT, where: asks('drawAll') },
  'clans-light-propose': { ...LIGHT, where: asks('propose') },
  'clans-over': { ...FIVE, where: (state) => state.stage === 'over' },
} as const satisfies Readonly<Record<string, Wanted>>

export const CLANS_TOLD = {
  'clans-told-start': { ...FIVE, where: happened('allPlaced') },
  'clans-told-production': { ...FIVE, where: (state, _, events) => state.round > 2 && events.some(({ e }) => e === 'ordersAsked') },
  'clans-told-heroes': {
    ...FIVE,
    where: happened('moved', ({ results }) => new Set(results.map(({ result }) => result)).size > 2),
  },
  'clans-told-built': { ...FIVE, where: happened('built', ({ hero }) => hero !== undefined) },
  'clans-told-turn': { ...FIVE, where: happened('constructionEnded', ({ supplyMissed }, state) => supplyMissed && state.round > 1) },
  'clans-told-final': { ...FIVE, where: happened('finalBegun') },
  'clans-told-round': { ...FIVE, where: happened('roundEnded', (_, state) => state.round > 2) },
  'clans-told-failed': { ...CARDS, where: happened('announcementFailed') },
} as const satisfies Readonly<Record<string, Wanted>>

const CLANS_SHOWN = { ...CLANS_ASKED, ...CLANS_TOLD }
export type ClansName = keyof typeof CLANS_SHOWN
export const isClansName = (name: string): name is ClansName => Object.hasOwn(CLANS_SHOWN, name)

/** Invented numbers: goals that players reach after a few rounds, and plausible prices. */
const numbersOf = (players: number): Readonly<Record<string, number>> => ({
  points: 3,
  'goal/settlements': 5,
  'goal/territories': 1,
  'goal/largest': 3,
  'goal/buildings': 1,
  'goal/army': 2,
  ...Object.fromEntries(
    [
      ...Object.keys(usualIsland(players)).map((at) => `village/${at}`),
      'fort',
      'church',
      'hall',
      'road',
      'market',
      'palisade',
      'improvement',
    ].flatMap((what, n) => RESOURCES.slice(0, 4).map((resource, k) => [`price/${what}/${resource}`, (n + k) % 2] as const)),
  ),
})

const SEATED: readonly (readonly [Clan, string])[] = [
  ['red', 'Petr'],
  ['white', 'Tom'],
  ['purple', 'Jana'],
  ['blue', 'Marek'],
  ['yellow', 'Anna'],
]
const setupOf = ({ players, way, settings }: Played): Setup => ({
  players: SEATED.slice(0, players).map(([clan, name]) => ({ clan, name })),
  settings: { ...WAYS_TO_PLAY[way], three: players === 3, offerRule: players === 5, ...settings },
  numbers: numbersOf(players),
})

const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`a gallery game is refused: ${result.refusal.code} ${JSON.stringify(result.refusal.params)}`)
  return result.value
}

/** Probability that a random player answers an optional question. The key is the kind of question. */
const EAGER: Readonly<Record<string, number>> = { done: 0.35, closeVote: 0.1, announce: 0.3, joint: 0.3, offer: 0.3, takeSupply: 0.5 }
const MOST_MOVES = 1500
const PAUSE = 40_000

/** Plays a random game to its end or to the maximum number of moves. */
const playOut = (wanted: Played, seed: number): Ledger<Graenaland> => {
  const random = seeded(seed)
  const sealed = new Map<string, Opened<Choice>>()
  let clock = EVENING
  const stamp = () => ({ id: hex32(random), time: (clock += PAUSE), by: 'table' })
  let ledger = sure(begin(graenaland, setupOf(wanted), stamp(), sha256))
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const { state } = ledger.head
    const { ballot } = state
    const questions = graenaland.prompts(state)
    const due = questions.filter(({ kind }) => random() < (EAGER[kind] ?? 1))
    const question = oneOf(random, due) ?? questions.at(-1)
    if (question === undefined) break
    const [role = 'red'] = question.roles
    let move: MoveOf<Graenaland>
    if (question.kind === 'reveal' && ballot !== undefined) {
      const opened = Object.fromEntries(ballot.roles.map((one) => [one, sealed.get(`${ballot.id}/${one}`) as Opened<Choice>]))
      move = { do: 'reveal', ballot: ballot.id, opened }
    } else {
      const answer = graenaland.domain(state, question).sample(random)
      if (answer === undefined) continue
      if (question.sealed && ballot !== undefined) {
        const nonce = hex32(random)
        sealed.set(`${ballot.id}/${role}`, { choice: answer as Choice, nonce })
        move = { do: 'cast', ballot: ballot.id, role, commitment: commit(sha256, ballot.id, role, answer, nonce) }
      } else move = answer as MoveOf<Graenaland>
    }
    const next = append(ledger, move, stamp(), sha256)
    if (next.ok) ledger = next.value
  }
  return ledger
}

const played = new Map<string, Ledger<Graenaland>>()
/** Plays a random game to its end or to the maximum number of moves. */
export const clanLedger = ({ players, way, settings }: Played, seed: number): Ledger<Graenaland> => {
  const name = JSON.stringify([players, way, settings, seed])
  const ledger = played.get(name) ?? playOut({ players, way, ...(settings && { settings }) }, seed)
  played.set(name, ledger)
  return ledger
}
/** Returns all positions of a random game, from the first to the last. */
export const clanMoments = (wanted: Played, seed: number): readonly ClanMoment[] => line(clanLedger(wanted, seed))

/** Returns the position for a scene. Takes the first game with a matching position, and of its matching positions the middle one. */
export const clansMoment = (name: ClansName): ClanMoment => {
  const wanted: Wanted = CLANS_SHOWN[name]
  for (let seed = 1; seed < 60; seed++) {
    const fitting = clanMoments(wanted, seed).filter(({ state, entry }) =>
      wanted.where(state, graenaland.prompts(state)[0]?.kind, entry.events as readonly Event[]),
    )
    const found = fitting[Math.floor(fitting.length / 2)]
    if (found !== undefined) return found
  }
  throw new Error(`no gallery game has the position ${name}`)
}

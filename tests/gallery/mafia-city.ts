// Finds positions of Mafia City for the gallery of screens, in random games. The open question determines whether a position fits.
import { mafiaCity, type MafiaCity, type State } from '../../src/games/mafia-city'
import { COLOURS } from '../../src/games/mafia-city/box/box'
import type { Setup } from '../../src/games/mafia-city/model/moves'
import { stackAt } from '../../src/games/mafia-city/model/tokens'
import { append, begin, line, type Ledger, type Moment } from '../../src/referee'
import { sha256 } from '../../src/session/ledger/digest'
import { hex32, oneOf, seeded } from '../playout/random'
import { EVENING } from './games'

type MafiaMoment = Moment<MafiaCity>

interface Wanted {
  readonly players: number
  readonly way: 'referee' | 'light'
  readonly where: (state: State, asked: string | undefined) => boolean
}

const asks =
  (kind: string, round = 2) =>
  (state: State, asked: string | undefined): boolean =>
    asked === kind && state.round >= round
const lies = (state: State): number => [1, 2, 3, 4, 5, 6, 7].filter((at) => stackAt(state, at as 1).length > 0).length

/** Returns whether the Police Chief can be used as a veto, and at least two players can choose between the Police Chief and two Fists. */
const offers = ({ reacting, cards, players }: State): boolean =>
  reacting?.chain.stack.length === 1 &&
  ['snitch', 'raid', 'thief'].includes(reacting.effect.what) &&
  players.filter(({ colour }) => colour !== reacting.effect.by && (cards[colour] ?? 0) > 1).length > 1
/** Returns whether the location of the open question has Mafiosi of several players. */
const isMixed = (state: State): boolean => {
  const at = state.strategy?.at
  return at !== undefined && new Set(stackAt(state, at)).size > 1 && stackAt(state, at).length > 3
}

export const MAFIA = {
  'mafia-map': { players: 4, way: 'referee', where: asks('map', 1) },
  'mafia-first-cards': { players: 4, way: 'referee', where: asks('redraw', 1) },
  'mafia-act': { players: 4, way: 'referee', where: (state, asked) => asks('act', 3)(state, asked) && lies(state) > 4 },
  'mafia-act-five': { players: 5, way: 'referee', where: (state, asked) => asks('act', 2)(state, asked) && lies(state) > 5 },
  'mafia-act-bullet': {
    players: 4,
    way: 'referee',
    where: (state, asked) => asks('act', 1)(state, asked) && mafiaCity.prompts(state).some(({ kind }) => kind === 'bullet'),
  },
  'mafia-react': { players: 4, way: 'referee', where: asks('react') },
  'mafia-react-card': { players: 4, way: 'referee', where: (state, asked) => asks('react', 1)(state, asked) && offers(state) },
  'mafia-react-vetoes': { players: 5, way: 'referee', where: ({ reacting }) => reacting?.chain.stack.length === 5 },
  'mafia-complicity': { players: 4, way: 'referee', where: asks('complicity', 1) },
  'mafia-choose': { players: 4, way: 'referee', where: asks('choose') },
  'mafia-jail': { players: 4, way: 'referee', where: asks('jail') },
  'mafia-move-hitman': { players: 4, way: 'referee', where: asks('moveHitman') },
  'mafia-hitman': { players: 4, way: 'referee', where: asks('hitman') },
  'mafia-star': { players: 4, way: 'referee', where: asks('star') },
  'mafia-deals': { players: 4, way: 'referee', where: asks('secretDeals') },
  'mafia-take-back': { players: 3, way: 'referee', where: asks('takeBack') },
  'mafia-take-back-which': { players: 3, way: 'referee', where: (state, asked) => asks('takeBack')(state, asked) && isMixed(state) },
  'mafia-draws': { players: 4, way: 'referee', where: asks('draws') },
  'mafia-over': { players: 4, way: 'referee', where: (state) => state.stage === 'over' },
  'mafia-light': { players: 3, way: 'light', where: asks('act') },
  'mafia-light-stack': { players: 3, way: 'light', where: asks('stackNow') },
} as const satisfies Readonly<Record<string, Wanted>>
export type MafiaName = keyof typeof MAFIA

const NAMES = ['Anna', 'Petr', 'Tom', 'Jana', 'Marek']
const setupOf = ({ players, way }: Wanted): Setup => ({
  players: COLOURS.slice(0, players).map((colour, at) => ({ colour, name: NAMES[at] ?? '' })),
  start: 'red',
  settings: { tokensKept: way !== 'light', cardsCounted: way !== 'light' },
})

const MOST_MOVES = 1200
const PAUSE = 40_000

/** Plays a random game to its end or to the maximum number of moves. The players usually place Mafiosi and pass late. */
const playOut = (wanted: Wanted, seed: number): Ledger<MafiaCity> => {
  const random = seeded(seed)
  let clock = EVENING
  const stamp = () => ({ id: hex32(random), time: (clock += PAUSE), by: 'table' })
  const begun = begin(mafiaCity, setupOf(wanted), stamp(), sha256)
  if (!begun.ok) throw new Error(`a gallery game is refused: ${begun.refusal.code}`)
  let ledger = begun.value
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const { state } = ledger.head
    const questions = mafiaCity.prompts(state)
    const question = questions.find(({ kind }) => kind === 'act') ?? oneOf(random, questions)
    if (question === undefined) break
    const domain = mafiaCity.domain(state, question)
    const answers = Array.from({ length: 6 }, () => domain.sample(random)).flatMap((answer) =>
      answer === undefined || typeof answer === 'boolean' ? [] : [answer],
    )
    const placed = answers.find((answer) => answer.do === 'act' && answer.what === 'place')
    const isPass = (one: (typeof answers)[number]) => one.do === 'act' && one.what === 'pass'
    const answer = placed ?? (random() < 0.7 ? answers.find((one) => !isPass(one)) : undefined) ?? answers[0]
    if (answer === undefined) break
    const next = append(ledger, answer, stamp(), sha256)
    if (!next.ok) break
    ledger = next.value
  }
  return ledger
}

const played = new Map<string, readonly MafiaMoment[]>()
const momentsOf = (wanted: Wanted, seed: number): readonly MafiaMoment[] => {
  const name = JSON.stringify([wanted.players, wanted.way, seed])
  const moments = played.get(name) ?? line(playOut(wanted, seed))
  played.set(name, moments)
  return moments
}

/** Returns the position for a scene. Takes the first game with a matching position, and of its matching positions the middle one. */
export const mafiaMoment = (name: MafiaName): MafiaMoment => {
  const wanted: Wanted = MAFIA[name]
  for (let seed = 1; seed < 60; seed++) {
    const fitting = momentsOf(wanted, seed).filter(({ state }) => wanted.where(state, mafiaCity.prompts(state)[0]?.kind))
    const found = fitting[Math.floor(fitting.length / 2)]
    if (found !== undefined) return found
  }
  throw new Error(`no gallery game has the position ${name}`)
}

/**
 * Finds positions of *A Game of Thrones: the Board Game*, second edition, for the gallery of screens. Random games are played until the
 * app asks a certain kind of question.
 */
import { secondEditionFor, HOUSES_BY_PLAYERS, type Players } from '../../src/games/westeros/box/second/printed'
import { westeros } from '../../src/games/westeros'
import type { Setup } from '../../src/games/westeros/model/moves'
import type { PromptKind } from '../../src/games/westeros/model/prompt-kinds'
import { PRESETS, SECOND_DEFAULT_SETTINGS } from '../../src/games/westeros/model/settings'
import type { Preset, State } from '../../src/games/westeros/model/state'
import type { WesterosVocabulary } from '../../src/games/westeros/rules/vocabulary'
import { line, type Moment } from '../../src/referee'
import { playGame } from '../playout/game'
import { seeded } from '../playout/random'

type SecondMoment = Moment<WesterosVocabulary>

interface Wanted {
  readonly kind: PromptKind
  readonly players?: Players
  readonly preset?: Preset
  readonly where?: (state: State) => boolean
}

/** Returns whether a march can enter the area of a neutral force. */
const hasNeutral = ({ areas }: State): boolean => Object.values(areas).some(({ neutral }) => neutral !== undefined)

export const SECOND = {
  'second-setup': { kind: 'setup', players: 4 },
  'second-draw': { kind: 'draw' },
  'second-choice': { kind: 'choice' },
  'second-wildling-card': { kind: 'wildlingCard', players: 4 },
  'second-destroy': { kind: 'destroy' },
  'second-replace': { kind: 'replace' },
  'second-discard': { kind: 'discard' },
  'second-muster': { kind: 'muster' },
  'second-raven': { kind: 'raven', preset: 'full' },
  'second-raven-look': { kind: 'ravenLook' },
  'second-raid': { kind: 'raid', players: 5 },
  'second-march': { kind: 'march', players: 4, where: hasNeutral },
  'second-another-card': { kind: 'anotherCard' },
  'second-port-ships': { kind: 'portShips' },
  'second-consolidate': { kind: 'consolidate', preset: 'full' },
  'second-collect-light': { kind: 'collect', preset: 'light' },
  'second-tides': { kind: 'tides' },
  'second-tides-look': { kind: 'tidesLook' },
  'second-skull': { kind: 'skull' },
  'second-orders': { kind: 'orders', preset: 'full', players: 3 },
  'second-closed': { kind: 'march', players: 3 },
} as const satisfies Readonly<Record<string, Wanted>>

export type SecondName = keyof typeof SECOND
export const isSecond = (name: string): name is SecondName => Object.hasOwn(SECOND, name)

const NAMES = ['Anna', 'Petr', 'Jana', 'Marek', 'Tom', 'Eva']
const setupOf = (players: Players, preset: Preset): Setup => {
  const houses = HOUSES_BY_PLAYERS[players]
  return {
    box: secondEditionFor(players),
    houses: Object.fromEntries(houses.map((house, index) => [house, `seat-${index + 1}`])),
    seats: houses.map((_, index) => ({ id: `seat-${index + 1}`, player: `player-${index + 1}` })),
    players: houses.map((_, index) => ({ id: `player-${index + 1}`, name: NAMES[index] ?? '' })),
    settings: { ...SECOND_DEFAULT_SETTINGS, tidesOfBattle: true },
    tracking: { ...PRESETS[preset], decks: 'app' },
  }
}

const played = new Map<string, readonly SecondMoment[]>()
const momentsOf = (players: Players, preset: Preset, seed: number): readonly SecondMoment[] => {
  const name = `${players} ${preset} ${seed}`
  const known = played.get(name)
  if (known !== undefined) return known
  const { ledger } = playGame({ setup: setupOf(players, preset), random: seeded(seed), watch: false, disturb: false })
  const moments = line(ledger)
  played.set(name, moments)
  return moments
}

const MOST_GAMES = 40

/** Returns the position for a scene. Takes the first game with a matching position, and of its matching positions the middle one. */
export const secondMoment = (name: SecondName): SecondMoment => {
  const { kind, players = 6, preset = 'referee', where = () => true }: Wanted = SECOND[name]
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const fitting = momentsOf(players, preset, seed).filter(({ state }) => westeros.prompts(state)[0]?.kind === kind && where(state))
    const found = fitting[Math.floor(fitting.length / 2)]
    if (found !== undefined) return found
  }
  throw new Error(`no gallery game has the position ${name}`)
}

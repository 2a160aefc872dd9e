import { createHash } from 'node:crypto'
import { append, begin, commit, line, rewind, type Ledger } from '../../../src/referee'
import { hmacSha256 } from '../../../src/session/ledger/digest'
import { drawBySeed } from '../../../src/session/sealed/draws'
import { housesOf, type Box, type HouseId } from '../../../src/games/westeros/box/box'
import { PRINTED_BOX } from '../../../src/games/westeros/box/printed'
import { areaView, DEFAULT_SETTINGS, houseView, PRESETS, strength, westeros } from '../../../src/games/westeros'
import type { Change, Choice, Move, Preset, Setup, Tracking } from '../../../src/games/westeros'
import type { Game } from '../../../src/referee'
import type { WesterosVocabulary } from '../../../src/games/westeros/rules/vocabulary'
import type { Answers } from './answers'
import { mapped, standing, type CaseUnits, type Of } from './notation'

/**
 * Scenarios of the kind `play`: a game from its set-up, with moves through the ledger. Used if a scenario needs the printed board, House
 * cards, settings or a rewind. Moves and changes have the format of the game, units have the notation of the scenarios.
 */
export interface Table {
  /** Houses in play. Default: all houses of the box. */
  readonly houses?: readonly HouseId[]
  /** Houses without a player. */
  readonly empty?: readonly HouseId[]
  readonly preset?: Preset
  readonly tracking?: Partial<Tracking>
  readonly settings?: Partial<Setup['settings']>
  readonly box?: Partial<Box>
  readonly changes?: readonly unknown[]
  /** Argument of `begin` instead of a set-up; may be any JSON. */
  readonly setup?: unknown
}

/**
 * A move of the game, or one of: `rewind` to the entry with a number; `choose`, which checks whether a sealed choice is valid;
 * `drawByChance`, the draw that the app makes with a seed. The id of the open ballot may be omitted. A commitment may be given as the
 * choice and its nonce.
 */
interface Step {
  readonly do: string
  readonly seed?: string
  readonly to?: unknown
  readonly consent?: boolean
  readonly house?: HouseId
  readonly choice?: Choice
  readonly option?: string
  readonly seal?: { readonly choice: Choice; readonly nonce: string }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const stamp = (n: number) => ({ id: `e${n}`, time: n, by: 'table' })

const UNITS = ['units', 'standing', 'routed', 'lost']
/** Converts all units in JSON data to the format of the game. */
const spelled = (json: unknown, key = ''): unknown => {
  if (Array.isArray(json)) return json.map((item) => spelled(item))
  if (typeof json !== 'object' || json === null) return json
  if (UNITS.includes(key)) return standing(json)
  if (key === 'remove') return mapped(json as Of<CaseUnits>, standing)
  return mapped(json as Of<unknown>, (field, name) => (name === 'setup' ? field : spelled(field, name)))
}

/** Edition in which scenarios are played: its game, and its components for a number of players. */
interface Edition {
  readonly game: Game<WesterosVocabulary>
  readonly boxFor: (players: number) => Box
  readonly settings: Setup['settings']
}

const FIRST: Edition = { game: westeros, boxFor: () => PRINTED_BOX, settings: DEFAULT_SETTINGS }

const setupOf = (
  edition: Edition,
  { houses = housesOf(edition.boxFor(6)), empty = [], preset = 'full', tracking, settings, box, changes, setup }: Table,
) =>
  setup ?? {
    box: { ...edition.boxFor(houses.length), ...box },
    houses: Object.fromEntries(houses.map((house) => [house, house])),
    seats: houses.map((house) => (empty.includes(house) ? { id: house } : { id: house, player: house })),
    players: houses.map((house) => ({ id: house, name: house })),
    settings: { ...edition.settings, ...settings },
    tracking: { ...PRESETS[preset], ...tracking },
    ...(changes === undefined ? {} : { changes: spelled(changes) as readonly Change[] }),
  }

type WesterosLedger = Ledger<WesterosVocabulary>

const moveOf = (ledger: WesterosLedger, { seal, seed = '', ...step }: Step): Move | undefined => {
  const { state } = ledger.head
  if (step.do === 'drawByChance') return drawBySeed(westeros, ledger, state, hmacSha256, seed)
  const ballot = ['cast', 'castAnew', 'callOff', 'reveal'].includes(step.do) ? { ballot: state.ballot?.id ?? '' } : {}
  const role = 'role' in step ? String(step.role) : ''
  const sealed = seal === undefined ? {} : { commitment: commit(hash, state.ballot?.id ?? '', role, seal.choice, seal.nonce) }
  return spelled({ ...ballot, ...sealed, ...step }) as Move
}

/**
 * Returns everything that a scenario can check at its end: the state, the open questions, views, the strength in a battle, results of
 * abilities, last events.
 */
const sights = (ledger: WesterosLedger): Answers => {
  const { state } = ledger.head
  const events = line(ledger).flatMap(({ entry }) => entry.events)
  const abilities = events.flatMap((event) => (event.e === 'abilityUsed' ? [[event.card, event.how] as const] : []))
  return {
    battle: undefined,
    ballot: undefined,
    outcome: undefined,
    turned: undefined,
    ...state,
    prompts: westeros.prompts(state).map(({ kind, roles }) => [kind, ...roles].join(':')),
    house: Object.fromEntries(state.playing.map((house) => [house, houseView(state, house)])),
    area: mapped(state.box.areas, (_, area) => areaView(state, area)),
    strength: state.battle === undefined ? [] : Object.values(strength(state, state.battle)).map(({ total }) => total),
    abilities: Object.fromEntries(abilities),
    last: Object.fromEntries(events.map((event) => [event.e, event])),
  }
}

/** Plays a game move by move. A refused move does not change the state. */
export const play = (before: Table, { moves = [] }: { readonly moves?: readonly Step[] }, edition = FIRST): Answers => {
  const opening = begin(edition.game, setupOf(edition, before) as Setup, stamp(0), hash)
  if (!opening.ok) return { begins: opening.refusal.code, results: [] }
  let ledger: WesterosLedger = opening.value
  const results = moves.map((step, index) => {
    const { house = 'stark', choice = 0, to, consent = false } = step
    // Without an option, the step only checks a sealed choice; with one, it chooses the effect of a Westeros card.
    if (step.do === 'choose' && step.option === undefined) return westeros.checkChoice(ledger.head.state, house, choice)?.code ?? 'ok'
    const move = step.do === 'rewind' ? undefined : moveOf(ledger, step)
    if (step.do === 'drawByChance' && move === undefined) return 'NOT_ASKED'
    const next =
      move === undefined ? rewind(ledger, `e${String(to)}`, consent, stamp(index + 1), hash) : append(ledger, move, stamp(index + 1), hash)
    if (!next.ok) return next.refusal.code
    ledger = next.value
    return 'ok'
  })
  return { begins: 'ok', results, ...sights(ledger) }
}

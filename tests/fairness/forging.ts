// Forgeries by a host who controls the phone and the app. All digests are recomputed, so that no wrong digest reveals a forgery.
import { HOUSES } from '../../src/games/westeros/box/box'
import { sha256 } from '../../src/session/ledger/digest'
import { growthOf, isSeedMove, type Entry, type Random, type Vocabulary } from '../../src/referee'
import { tinySetup } from '../fixtures/tiny-game'
import { hex32, oneOf } from '../playout/random'
import { signedAnew, type Written } from './ledgers'
import { rewritten } from './rewriting'
import { tamper, type Tampering } from './tampering'

export const FORGERIES = [
  'a result invented under unknown rules',
  'a result changed',
  'a move changed',
  'an entry dropped',
  'an entry put in',
  'entries in another order',
  'the tail cut off',
  'a seed never laid open',
  'another seed',
  'another card',
  'told made drawn, drawn made told',
  'another choice at the reveal',
  'another nonce at the reveal',
  'cast by another',
  'the time set back',
  'made by a stranger',
  'a way back put in or changed',
] as const
export type Forgery = (typeof FORGERIES)[number]

type Json = Readonly<Record<string, unknown>>
type Change = (entry: Entry) => Entry
type Forge = (written: Written, random: Random) => readonly Entry[] | undefined

const placesOf = (all: readonly Entry[], is: (entry: Entry) => boolean): readonly number[] =>
  all.flatMap((entry) => (is(entry) ? [entry.seq] : []))

/** Returns a forgery that changes one of the entries for which a condition holds. */
const oneChanged =
  (is: (entry: Entry) => boolean, change: (entry: Entry, random: Random) => Entry | undefined): Forge =>
  ({ all }, random) => {
    const at = oneOf(random, placesOf(all, is))
    const entry = at === undefined ? undefined : all[at]
    const changed = entry && change(entry, random)
    return at === undefined || changed === undefined ? undefined : all.with(at, changed)
  }

const tampered =
  (what: Tampering): Forge =>
  ({ all }, random) =>
    tamper(what, all, random)?.all

/** Returns a copy of some data with one changed number, text or list; undefined if the data contains none of these. */
const bent = (value: unknown, random: Random): unknown => {
  if (typeof value === 'number') return value + (random() < 0.5 ? 1 : -1)
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return `${value}x`
  if (Array.isArray(value)) {
    if (value.length === 0) return ['x']
    const at = Math.floor(random() * value.length)
    return random() < 0.3 ? value.toSpliced(at, 1) : value.with(at, bent(value[at], random))
  }
  if (typeof value !== 'object' || value === null) return undefined
  const names = Object.keys(value).filter((one) => one !== 'do' && one !== 'e')
  const name = oneOf(random, names)
  return name === undefined ? undefined : { ...value, [name]: bent((value as Json)[name], random) }
}

/** Replaces a field of a move with the same field of another entry, e.g. a house, an area or a number. */
const borrowed = (entry: Entry, all: readonly Entry[], random: Random): Entry | undefined => {
  const name = oneOf(
    random,
    Object.keys(entry.move).filter((one) => one !== 'do'),
  )
  const fields = entry.move as unknown as Json
  const others = all.filter(({ move }) => move.do === entry.move.do).map(({ move }) => (move as unknown as Json)[name ?? ''])
  const other = oneOf(
    random,
    others.filter((one) => JSON.stringify(one) !== JSON.stringify(fields[name ?? ''])),
  )
  return name === undefined || other === undefined ? undefined : { ...entry, move: { ...entry.move, [name]: other } }
}

const isOfGame = ({ move, seq }: Entry): boolean => seq > 0 && !isSeedMove(move) && move.do !== 'rewind'
const hasEvents = (entry: Entry): boolean => isOfGame(entry) && entry.events.length > 0

const withEvents = (entry: Entry, random: Random): Entry | undefined => {
  const at = Math.floor(random() * entry.events.length)
  const kind = random()
  if (kind < 0.25) return { ...entry, events: entry.events.toSpliced(at, 1) }
  if (kind < 0.4) return { ...entry, events: entry.events.toSpliced(at, 0, ...entry.events.slice(at, at + 1)) }
  const event = bent(entry.events[at], random)
  return event === undefined ? undefined : { ...entry, events: entry.events.with(at, event as Vocabulary['event']) }
}

const replaced = (all: readonly Entry[], texts: ReadonlyMap<string, string>): readonly Entry[] => {
  const walk: Change = (entry) => {
    if (!isSeedMove(entry.move) || entry.move.do === 'callOffChance') return entry
    const { commitment } = entry.move
    const move = { ...entry.move, commitment: texts.get(commitment) ?? commitment }
    return { ...entry, move: move.do === 'openSeed' ? { ...move, seed: texts.get(move.seed) ?? move.seed } : move }
  }
  return all.map(walk)
}

/** Replaces one seed and everything that depends on it. The commitments match. The cards stay unchanged or follow from the new seed. */
const otherSeed: Forge = ({ all }, random) => {
  const opened = all.flatMap(({ move }) => (isSeedMove(move) && move.do === 'openSeed' ? [move.seed] : []))
  const seed = oneOf(random, opened)
  if (seed === undefined) return undefined
  const other = hex32(random) + hex32(random)
  const grown = opened.filter((one) => growthOf(one).includes(seed))
  const pairs = grown.flatMap((one) => {
    const fresh = other + one.slice(seed.length)
    return [[one, fresh] as const, [sha256(one), sha256(fresh)] as const]
  })
  return replaced(all, new Map(pairs))
}

const tellings: Forge = oneChanged(
  ({ move }) => move.do === 'draw' && 'how' in move,
  (entry) => {
    const how = (entry.move as unknown as { readonly how: string }).how === 'app' ? 'table' : 'app'
    const events = entry.events.map((event) => ('how' in event ? { ...event, how } : event))
    return { ...entry, move: { ...entry.move, how } as unknown as Entry['move'], events }
  },
)

const wayBack: Forge = ({ all }, random) => {
  const rewinds = placesOf(all, ({ move }) => move.do === 'rewind')
  const at = oneOf(random, rewinds)
  const to = oneOf(random, all)?.id ?? ''
  const changed = at === undefined ? undefined : all[at]
  if (at !== undefined && changed !== undefined && random() < 0.5)
    return all.with(at, { ...changed, move: { ...changed.move, to } as Entry['move'], events: random() < 0.5 ? [] : changed.events })
  const place = 1 + Math.floor(random() * (all.length - 1))
  const before = all[place - 1]
  if (before === undefined) return undefined
  const move = { do: 'rewind', to, ...(random() < 0.5 ? { consent: true } : {}) } as Entry['move']
  return all.toSpliced(place, 0, { ...before, id: hex32(random), move, events: [] })
}

const TINY_ROLES: readonly string[] = tinySetup.roles
const casts = ({ move }: Entry): boolean => move.do === 'cast'

const FORGES: Readonly<Record<Forgery, Forge>> = {
  'a result invented under unknown rules': oneChanged(hasEvents, (entry, random) => {
    const invented = withEvents(entry, random)
    return invented && { ...invented, rules: oneOf(random, [0, 2, 99, 1_000_000]) ?? 0 }
  }),
  'a result changed': oneChanged(hasEvents, withEvents),
  'a move changed': (written, random) =>
    oneChanged(isOfGame, (entry) => {
      if (random() < 0.5) return borrowed(entry, written.all, random)
      const move = bent(entry.move, random)
      return move === undefined ? undefined : { ...entry, move: move as Entry['move'] }
    })(written, random),
  'an entry dropped': tampered('dropped'),
  'an entry put in': tampered('inserted'),
  'entries in another order': tampered('reordered'),
  'the tail cut off': ({ all }, random) => all.slice(0, 1 + Math.floor(random() * (all.length - 1))),
  'a seed never laid open': ({ all }, random) => {
    const at = oneOf(
      random,
      placesOf(all, ({ move }) => move.do === 'openSeed'),
    )
    return at === undefined ? undefined : all.toSpliced(at, 1)
  },
  'another seed': otherSeed,
  'another card': tampered('card'),
  'told made drawn, drawn made told': tellings,
  'another choice at the reveal': tampered('bid'),
  'another nonce at the reveal': tampered('nonce'),
  'cast by another': oneChanged(casts, (entry, random) => {
    const { role, commitment } = entry.move as unknown as { readonly role: string; readonly commitment: string }
    const others = [TINY_ROLES, HOUSES].find((roles) => roles.some((one) => one === role))?.filter((one) => one !== role)
    const change = random() < 0.5 ? { role: oneOf(random, others ?? []) } : { commitment: sha256(commitment) }
    const events = entry.events.map((event) => ({ ...event, ...change }))
    return { ...entry, move: { ...entry.move, ...change } as Entry['move'], events }
  }),
  'the time set back': ({ all }, random) => {
    const at = 1 + Math.floor(random() * (all.length - 1))
    const [entry, before] = [all[at], all[at - 1]]
    if (entry === undefined || before === undefined) return undefined
    const by = 1 + Math.floor(random() * 1e6)
    const clock = random() < 0.5 ? {} : { clock: by + 1 + Math.floor(random() * 1000) }
    return all.with(at, { ...entry, time: before.time - by, ...clock })
  },
  'made by a stranger': oneChanged(
    () => true,
    (entry, random) => ({ ...entry, by: oneOf(random, ['stranger', 'seat-99', 'Table', 'stark']) ?? '' }),
  ),
  'a way back put in or changed': wayBack,
}

/** Kinds of forgeries after which the forger may recompute all later results by the rules. For other kinds, this would undo the forgery. */
const REWRITABLE: readonly Forgery[] = [
  'a move changed',
  'an entry dropped',
  'an entry put in',
  'entries in another order',
  'another seed',
  'another card',
  'told made drawn, drawn made told',
  'another choice at the reveal',
  'another nonce at the reveal',
  'cast by another',
  'a way back put in or changed',
]

/**
 * Creates one random forgery and recomputes all digests. In half of the cases, if the kind allows this, also recomputes all results.
 * @returns undefined if the ledger has no entry for this kind of forgery
 */
export const forge = (what: Forgery, written: Written, random: Random): Written | undefined => {
  const all = FORGES[what](written, random)
  if (all === undefined) return undefined
  const isRewritten = REWRITABLE.includes(what) && random() < 0.5
  return { ...written, all: isRewritten ? rewritten({ ...written, all: signedAnew(all) }).all : signedAnew(all) }
}

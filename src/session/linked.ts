import type { StoreApi } from 'zustand/vanilla'
import type { Copies, ReaderLink } from '../link/reader'
import type { SealedOnPhone } from '../link/messages'
import type { Table } from '../link/writer'
import { entries as entriesOf, namedBallot, read, type Entry, type Ledger, type Vocabulary } from '../referee'
import { leadingEntries } from '../storage/store/shapes'
import { stored, type GameRecord, type Stored } from '../storage/store/store'
import { freshId, type Environment } from './environment/environment'
import { checkLedger } from './ledger/checked'
import { sha256 } from './ledger/digest'
import { loadRules, toOpenGame } from './ledger/opening'
import { sidecarOf } from './ledger/sidecar'
import { allSealedHere, isOwnPhoneDraft, keptDrafts, openOnOwnPhone } from './sealed/own-phone'
import { isPractice } from './environment/practice-id'
import type { Play, SendCommitment } from './actions/play'

/**
 * Connects the ledgers of this phone to a link: the host phone sends its open game, a guest phone receives games written on other phones.
 */

/**
 * Returns the ledger of a game for the connection to guest phones.
 * @returns undefined if the game cannot be opened, or is written on another phone
 */
export const tableOf = async (play: StoreApi<Play>, id: string): Promise<Table | undefined> => {
  const before = play.getState().open
  // A game that was just opened may contain only its last entries (from the snapshot on).
  if (before?.id !== id || entriesOf(before.ledger)[0]?.seq !== 0) await play.getState().openGame(id)
  const { open } = play.getState()
  if (open?.id !== id || open.followed) return undefined
  let known = entriesOf(open.ledger)
  /** Returns the newest entries known to this page. Another game may be open now, or only the last part of this game may be loaded. */
  const current = (): readonly Entry[] => {
    const { open: now } = play.getState()
    if (now?.id !== id || now.ledger.last.entry.digest === known.at(-1)?.digest) return known
    const all = entriesOf(now.ledger)
    return all[0]?.seq === 0 ? (known = all) : known
  }
  const goneOn = () => {
    const { goneOn: now } = play.getState()
    return now?.id === id ? now.seq : undefined
  }
  const isAway = () => play.getState().open?.id !== id
  const playsOther = () => {
    const { open: now } = play.getState()
    return now !== undefined && now.id !== id && !isPractice(now.id)
  }
  return {
    game: open.game.id,
    name: open.name,
    entries: current,
    commit: (...commitment) => play.getState().castFrom(id, ...commitment),
    // Each listener stores its own position in the ledger, because all paired phones use this object.
    onChange: (listener) => {
      const now = () => [current().at(-1)?.digest, goneOn(), isAway(), playsOther()].join()
      let heard = now()
      return play.subscribe(() => {
        const next = now()
        if (next === heard) return
        heard = next
        listener()
      })
    },
    goneOn,
    isAway,
    playsOther,
  }
}

/** Games written on other phones, in the form that a guest phone needs to receive their entries. */
export interface FollowedCopies extends Copies {
  /**
   * Returns the local id of a game that another phone writes.
   * @param origin id of the first entry of the game
   */
  readonly idOf: (origin: string) => string | undefined
  /** Returns the choices of open ballots that are sealed on this phone. */
  readonly sealedHere: (origin: string) => Promise<readonly SealedOnPhone[]>
  /** Sets the link over which commitments are sent to the host phone. */
  readonly linkTo: (link: ReaderLink) => void
}

/** Local id and ledger of a game that another phone writes. */
interface Known {
  readonly id: string
  readonly ledger: Ledger<Vocabulary>
}

/** Stores games that other phones write. Never changes a game that this phone writes, even if it has the same first entry. */
export const copiesOf = (
  environment: Environment,
  onAdded: (id: string) => Promise<void>,
  onSeat: (id: string, roles: readonly string[], send: SendCommitment) => void,
): FollowedCopies => {
  const { store, tabs } = environment
  const known = new Map<string, Known>()

  /** Loads a game that another phone writes from the store. */
  const load = async (origin: string): Promise<readonly Entry[]> => {
    const record = await followedRecord(environment, origin)
    if (!record.ok || record.value === undefined) return []
    const { id, game } = record.value
    const [there, rules] = await Promise.all([store.open(id), loadRules(environment, game)])
    const all = there.ok ? leadingEntries(there.value.entries) : []
    const ledger = rules.ok ? read(rules.value, all, sha256) : undefined
    if (ledger?.ok !== true) return []
    known.set(origin, { id, ledger: ledger.value })
    return all
  }

  /** Stores a new game of another phone when its first entries arrive. */
  const begin = async (game: string, name: string, ledger: Ledger<Vocabulary>): Promise<Stored<string>> => {
    const games = await store.games()
    if (!games.ok) return games
    const all = entriesOf(ledger)
    const [first = ledger.last.entry] = all
    const isTaken = games.value.some(({ id }) => id === first.id) || isPractice(first.id)
    const record: GameRecord = {
      id: isTaken ? freshId() : first.id,
      game,
      name,
      created: first.time,
      changed: environment.now(),
      entries: all.length,
      origin: first.id,
      followed: true,
    }
    const saved = await store.begin(record, all, undefined)
    return saved.ok ? stored(record.id) : saved
  }

  /** Appends entries to a game that another phone writes, and updates the data outside its ledger to the state after the last entry. */
  const append = async (id: string, ledger: Ledger<Vocabulary>, added: readonly Entry[]): Promise<Stored<undefined>> => {
    const open = toOpenGame({ id, name: '' }, ledger, {})
    const sidecar = sidecarOf(open, {})
    const prompts = [...sidecar.prompts, ...keptDrafts(open.ballots)]
    for (const entry of added) {
      const saved = await store.append(id, entry, { ...sidecar, prompts })
      if (!saved.ok) return saved
    }
    return stored(undefined)
  }

  const ballotsOf = ({ id, ledger }: Known) => toOpenGame({ id, name: '' }, ledger, {}).ballots

  let link: ReaderLink | undefined
  return {
    linkTo: (now) => {
      link = now
    },
    seat: (origin, roles) => {
      const id = known.get(origin)?.id
      if (id !== undefined) onSeat(id, roles, async (...commitment) => (await link?.commit(...commitment)) === true)
    },
    open: (origin, name, role) => {
      const there = known.get(origin)
      if (there === undefined) return Promise.resolve(undefined)
      return openOnOwnPhone(store, there.id, namedBallot(ballotsOf(there), name), role)
    },
    idOf: (origin) => known.get(origin)?.id,
    sealedHere: (origin) => {
      const there = known.get(origin)
      return there === undefined ? Promise.resolve([]) : allSealedHere(store, there.id, ballotsOf(there))
    },
    find: async (origin) => {
      const there = known.get(origin)
      return there === undefined ? load(origin) : entriesOf(there.ledger)
    },
    add: async ({ origin, game, name }, from, entries) => {
      const before = known.get(origin)
      if ((before === undefined ? 0 : before.ledger.last.entry.seq + 1) !== from) return 'refused'
      const checked = await checkLedger(environment, game, entries, before?.ledger)
      if (!checked.ok) return 'refused'
      const ledger = checked.value
      const saved = before === undefined ? await begin(game, name, ledger) : await append(before.id, ledger, entries)
      if (!saved.ok) {
        known.delete(origin)
        return 'notSaved'
      }
      const id = saved.value ?? before?.id ?? origin
      known.set(origin, { id, ledger })
      tabs?.tell(id)
      await onAdded(id)
      return 'added'
    },
  }
}

/**
 * Returns the games from other phones whose open ballots need a choice that is sealed on this phone.
 * @param only reads only this game
 */
export const gamesWithSealed = async (environment: Environment, only?: string): Promise<readonly GameRecord[]> => {
  const { store } = environment
  const games = await store.games()
  const followed = (games.ok ? games.value : []).filter((one) => one.followed === true && (only === undefined || one.id === only))
  const isNeeded = await Promise.all(
    followed.map(async ({ id, origin }) => {
      const drafts = await store.drafts(id)
      // The ledger is read only if a choice is stored.
      if (!drafts.ok || !drafts.value.some(({ prompt }) => isOwnPhoneDraft(prompt))) return false
      const copies = copiesOf(
        environment,
        () => Promise.resolve(),
        () => {},
      )
      await copies.find(origin)
      return (await copies.sealedHere(origin)).length > 0
    }),
  )
  return followed.filter((_, at) => isNeeded[at])
}

/** Returns the record of the game from another phone that has this first entry; undefined if there is none. */
const followedRecord = async ({ store }: Environment, origin: string): Promise<Stored<GameRecord | undefined>> => {
  const games = await store.games()
  return games.ok ? stored(games.value.find((one) => one.followed === true && one.origin === origin)) : games
}

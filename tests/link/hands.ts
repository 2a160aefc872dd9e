/**
 * Simulates several phones, with the session code of the app, on a network with faults. Tests that each choice is revealed unchanged, or
 * that the app reported that the choice was not accepted.
 */
import { allCast, type Ballot, type Entry } from '../../src/referee'
import { authenticated } from '../../src/link/authenticated'
import { readFrom, type ReaderState } from '../../src/link/reader'
import { writeTo, type Table } from '../../src/link/writer'
import { createSession, followedCopies, linkedTable, type Outcome, type Play } from '../../src/session'
import { hmacSha256, sha256 } from '../../src/session/ledger/digest'
import { memoryStore, type Store } from '../../src/storage'
import type { StoreApi } from 'zustand/vanilla'
import { lookRound, tinyEnvironment } from '../fixtures/tiny-environment'
import { tinySetup, type Tiny, type TinyEvent } from '../fixtures/tiny-game'
import { seeded } from '../playout/random'
import { FAULTS, network, tampering, type Fault } from './faults'

/** Events that may happen while the players choose, e.g. a reload of the page. */
const EVENTS = ['nothing', 'reload', 'kill', 'otherGameOpen', 'gone'] as const

type Session = ReturnType<typeof createSession>

/** Maximum time to wait until a condition holds, in ms. */
const PATIENCE = 6000

/** Time until a link that has lost a message is closed, in ms. Shorter than in the app. */
const STALLED = 10

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Waits for a condition. @returns whether the condition held before the time limit */
const until = async (holds: () => boolean, ms = PATIENCE): Promise<boolean> => {
  for (const end = performance.now() + ms; performance.now() < end; await pause(1)) if (holds()) return true
  return holds()
}

/** Starts the app on a simulated phone. If the app is killed, none of its operations completes. */
const start = (disk: Store) => {
  let isAlive = true
  let end: (outcome: { readonly how: 'killed' }) => void = () => {}
  const killed = new Promise<{ readonly how: 'killed' }>((done) => {
    end = done
  })
  const never = new Promise<never>(() => {})
  const store = new Proxy(disk, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as (...args: readonly unknown[]) => Promise<unknown>
      return async (...args: readonly unknown[]) => {
        const answer = isAlive ? await method(...args) : never
        return isAlive ? answer : never
      }
    },
  })
  const session = createSession(tinyEnvironment(store))
  const kill = () => {
    isAlive = false
    end({ how: 'killed' })
  }
  return { session, killed, kill }
}

/** Choice that a player made on a phone, and the answer of the app. */
interface Attempt {
  readonly choice: number
  how: Outcome['how'] | 'killed' | 'waits'
}

/** Guest phone. `role`: the role whose player chooses on this phone. */
interface Phone {
  readonly role: string | undefined
  readonly disk: Store
  app: ReturnType<typeof start>
  state: ReaderState | undefined
  /** Closes the link of the phone. */
  cut: () => void
  /** Fault that happens to the next message of the link. */
  next: 'cut' | 'lost' | undefined
  isGone: boolean
}

const open = ({ play }: Session) => play.getState().open
const ballotIn = (session: Session): Ballot | undefined => open(session)?.ballots[0]

/** For each session, the host to which its page pairs phones. A host serves all phones that are paired on its page. */
type Pages = Map<Session, Table>

/** Creates the phones and games of one run. @param hands number of players' phones. Default: one to five at random */
const party = async (seed: number, hands?: number) => {
  const random = seeded(seed)
  const pick = (most: number) => Math.floor(random() * most)
  const wrong: string[] = []
  const roles = ['anna', 'petr', 'jana', 'ivan', 'eva'].slice(0, hands ?? 1 + pick(5))
  const disk = memoryStore()
  const table = { app: start(disk) }
  const play = () => table.app.session.play.getState()
  const id = (await play().createGame({ game: 'tiny', name: 'Friday', setup: { ...tinySetup, roles: [...roles, 'tom'] } })) ?? ''
  const other = start(memoryStore())
  const otherId = (await other.session.play.getState().createGame({ game: 'tiny', name: 'Other', setup: tinySetup })) ?? ''
  const attempts: Record<string, Attempt[]> = Object.fromEntries([...roles, 'tom'].map((role) => [role, []]))
  const phone = (role?: string): Phone => {
    const own = memoryStore()
    return { role, disk: own, app: start(own), state: undefined, cut: () => {}, next: undefined, isGone: false }
  }
  const pages: Pages = new Map()
  return { random, pick, wrong, pages, roles, disk, table, play, id, other, otherId, attempts, phones: [...roles, undefined].map(phone) }
}
type Party = Awaited<ReturnType<typeof party>>

/** Reports a fault if a message contains a revealed choice before all roles have chosen. */
const watch = ({ table, wrong, id }: Party, text: string) => {
  if (!text.includes('"opened":{"') || text.includes('"events"')) return
  const ballot = open(table.app.session)?.id === id ? ballotIn(table.app.session) : undefined
  if (ballot !== undefined && !allCast(ballot)) wrong.push('a choice is shown early')
}

/** Pairs a phone with the host, or with the host of another game, and sets its seat. */
const pair = async (all: Party, phone: Phone, fault: Fault | 'otherGame' = 'none', at = 0) => {
  const { table, id, other, otherId, pick } = all
  phone.cut()
  phone.next = undefined
  let isOld = false
  const tamper = tampering(fault === 'otherGame' ? 'none' : fault, at)
  const ends = network((text, number, from) => {
    watch(all, text)
    const arriving = phone.next === undefined ? tamper(text, number, from) : phone.next === 'cut' ? 'cut' : []
    // After a lost message, the simulated network delivers no more messages and is closed shortly after.
    if (arriving !== 'cut' && arriving.length === 0) setTimeout(ends.reader.close, STALLED)
    return arriving
  })
  const key = String(pick(10)).repeat(32)
  const [session, game] = fault === 'otherGame' ? [other.session, otherId] : [table.app.session, id]
  // Players pair phones one after another on one page, which they sometimes leave in between.
  if (pick(4) === 0) all.pages.delete(session)
  const there = all.pages.get(session) ?? (await linkedTable(session, game))
  if (there === undefined) throw new Error('no table')
  all.pages.set(session, there)
  const copies = await followedCopies(phone.app.session)
  const ignore = () => undefined
  const theirs = fault === 'otherKey' ? 'cd'.repeat(16) : key
  phone.state = undefined
  copies.linkTo(
    readFrom(authenticated(ends.reader, hmacSha256, theirs, 'reader', ignore), copies, sha256, (state) => {
      if (!isOld) phone.state = state
    }),
  )
  const seated = phone.role === undefined ? [] : [phone.role]
  const link = writeTo(authenticated(ends.writer, hmacSha256, key, 'writer', ignore), there, (state) => {
    if (state === 'closed') unlink()
  })
  const unlink = session.play.getState().linkPhone({ game, roles: seated, open: link.open })
  link.seat(seated)
  phone.cut = () => {
    isOld = true
    unlink()
    ends.reader.close()
    phone.state = 'closed'
  }
  await until(() => !['waiting', 'catchingUp'].includes(phone.state ?? 'waiting'), fault === 'none' ? PATIENCE : 3 * STALLED)
  if (open(phone.app.session)?.id !== id) await phone.app.session.play.getState().openGame(id)
  const hasSeat = () => phone.role === undefined || phone.app.session.play.getState().seat?.id === id
  if (fault === 'none' && !(await until(() => phone.state === 'following' && hasSeat()))) all.wrong.push(`not linked: ${phone.state}`)
}

/** Returns a choice that differs from earlier choices of the role. */
const choose = ({ attempts, pick }: Party, role: string): Attempt => {
  const before = attempts[role]?.map(({ choice }) => choice) ?? []
  const left = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((choice) => !before.includes(choice))
  const made: Attempt = { choice: left[pick(left.length)] ?? 0, how: 'waits' }
  attempts[role]?.push(made)
  return made
}

/** Simulates a role that chooses on a phone. @param at app that runs on this phone */
const cast = async (all: Party, at: ReturnType<typeof start>, role: string, anew: boolean): Promise<Attempt> => {
  const made = choose(all, role)
  const { cast: first, castAnew } = at.session.play.getState()
  const late = pause(2 * PATIENCE).then(() => ({ how: 'late' as const }))
  const outcome = await Promise.race([anew ? castAnew(role, made.choice) : first(role, made.choice), at.killed, late])
  if (outcome.how === 'late') all.wrong.push(`${role} waits for ever`)
  else made.how = outcome.how
  return made
}

const isCast = (session: Session, role: string) => ballotIn(session)?.cast[role] !== undefined

/** Simulates a crash and a restart of the host's phone. The ledger is stored on the phone; all links are closed. */
const restart = async ({ table, disk, phones, id }: Party) => {
  table.app.kill()
  for (const { cut } of phones) cut()
  table.app = start(disk)
  await table.app.session.play.getState().openGame(id)
}

const entriesOn = async (disk: Store, id: string): Promise<readonly Entry[]> => {
  const there = await disk.open(id)
  return there.ok ? (there.value.entries as readonly Entry[]) : []
}
const eventsOn = async (disk: Store, id: string): Promise<readonly TinyEvent[]> =>
  (await entriesOn(disk, id)).flatMap(({ events }) => events as readonly TinyEvent[])

/** Lets all roles choose at the same time, while a fault happens. */
const chooseAtOnce = async (all: Party) => {
  const { phones, table, play, pick, id, disk, wrong } = all
  const hands = phones.filter(({ app, role }) => role !== undefined && open(app.session)?.id === id)
  const casts = Promise.all([
    ...hands.map(({ app, role = '' }) => cast(all, app, role, false)),
    ...(pick(2) === 0 ? [cast(all, table.app, 'tom', false)] : []),
  ])
  const event = EVENTS[pick(EVENTS.length)] ?? 'nothing'
  const [struck] = hands.slice(pick(hands.length))
  for (let wait = pick(6); wait > 0; wait--) await Promise.resolve()
  if (pick(2) === 0) await pause(pick(4))
  if (event === 'reload' && struck !== undefined) {
    struck.app.kill()
    struck.cut()
    struck.app = start(struck.disk)
  }
  if (event === 'gone' && struck !== undefined) {
    struck.isGone = true
    struck.cut()
  }
  if (event === 'kill') await restart(all)
  if (event === 'otherGameOpen') {
    const beside = (await play().createGame({ game: 'tiny', name: 'Beside', setup: { ...tinySetup, roles: all.roles } })) ?? ''
    await play().play({ do: 'ask' })
    await casts
    await play().openGame(id)
    if ((await eventsOn(disk, beside)).some(({ e }) => e === 'cast')) wrong.push('a choice of another game')
  }
  await casts
}

/** Pairs all phones without a link again. Their roles choose if the copied ledger says that they have not chosen yet. */
const recover = async (all: Party, faulty: boolean) => {
  const { phones, pick, id, wrong } = all
  // Waits until links with lost messages are closed.
  await pause(3 * STALLED)
  const present = phones.filter(({ isGone }) => !isGone)
  for (const phone of present) {
    const fault = faulty && pick(3) === 0 ? (FAULTS[pick(FAULTS.length)] ?? 'none') : 'none'
    // A player may try again before the phone is linked.
    if (phone.role !== undefined && phone.state !== 'following' && pick(2) === 0 && open(phone.app.session)?.id === id)
      await cast(all, phone.app, phone.role, isCast(phone.app.session, phone.role))
    if (phone.state !== 'following' || open(phone.app.session)?.id !== id || fault !== 'none') await pair(all, phone, fault, pick(7))
  }
  await Promise.all(
    present.map(async (phone) => {
      const { app, role } = phone
      if (role === undefined || open(app.session)?.id !== id) return
      const has = isCast(app.session, role)
      if (has && pick(3) > 0) return
      const { how } = await cast(all, app, role, has)
      // Waits, because the end of a link is processed after all earlier messages.
      if (!faulty && how !== 'done') await pause(STALLED)
      if (!faulty && how !== 'done' && phone.state === 'following') wrong.push(`${role} chooses with a sound link: ${how}`)
    }),
  )
}

/**
 * Reveals the choices. If a phone does not answer, the host reports its seat. Then this seat chooses again on the host, or the phone is
 * paired again.
 */
const reveal = async (all: Party) => {
  const { phones, table, play, pick, wrong } = all
  const mute = phones.filter(({ role, isGone }) => role !== undefined && !isGone && pick(5) === 0)
  for (const phone of mute) phone.next = pick(2) === 0 ? 'cut' : 'lost'
  for (let attempt = 0; attempt < 3; attempt++) {
    await lookRound(table.app.session.play as unknown as StoreApi<Play<Tiny>>)
    const outcome = await play().reveal()
    if (outcome.how === 'done') return
    const { code, params } = outcome.how === 'refused' ? outcome.refusal : { code: outcome.how, params: {} }
    if (code !== 'SEAL_BROKEN') return wrong.push(`not revealed: ${code}`)
    if (params.why !== 'absent') wrong.push(`accused: ${String(params.roles)}`)
    for (const role of params.roles as readonly string[]) {
      const phone = phones.find((one) => one.role === role)
      if (phone === undefined || phone.state === 'following') wrong.push(`the choice of ${role} is lost, its phone is here`)
      if (phone !== undefined && pick(2) === 0) await pair(all, phone)
      else await cast(all, table.app, role, true)
    }
  }
  return wrong.push('never revealed')
}

/**
 * Returns the choices that may be revealed: the last accepted choice, and later choices for which the app could not report success or
 * failure.
 */
const possible = (attempts: readonly Attempt[] = []): readonly number[] => {
  const from = attempts.findLastIndex(({ how }) => how === 'done')
  const last = attempts.slice(Math.max(0, from)).filter(({ how }) => ['done', 'unlinked', 'killed'].includes(how))
  return last.map(({ choice }) => choice)
}

/** Checks the ledgers of all phones at the end of a run. */
const look = async (all: Party) => {
  const { disk, id, phones, wrong, attempts } = all
  await until(() => phones.every(({ app, state }) => state !== 'following' || ballotIn(app.session) === undefined))
  const ledger = await entriesOn(disk, id)
  const events = await eventsOn(disk, id)
  for (const phone of phones) {
    const copy = await entriesOn(phone.disk, id)
    if (copy.some(({ digest }, place) => ledger[place]?.digest !== digest)) wrong.push(`a copy that differs: ${phone.role}`)
    if (phone.state === 'following' && copy.length !== ledger.length) wrong.push(`a copy that is not whole: ${phone.role}`)
  }
  const revealed = events.find(({ e }) => e === 'revealed')
  for (const role in attempts) {
    const casts = events.filter((event) => event.e === 'cast' && event.role === role).length
    if (casts !== 1) wrong.push(`${role} has cast ${casts} times`)
    const choice = revealed?.e === 'revealed' ? revealed.opened[role]?.choice : undefined
    const may = possible(attempts[role])
    if (!may.includes(Number(choice))) wrong.push(`${role} has ${String(choice)}, not ${may.join(' or ')}`)
  }
  const anew = events.flatMap((event) => (event.e === 'castAnew' ? [event.commitment] : []))
  if (new Set(anew).size !== anew.length) wrong.push('a change twice')
}

/**
 * Runs one game with players' phones and a tablet that only watches.
 * @param hands number of players' phones. Default: one to five at random
 * @returns descriptions of errors; empty if the test passed
 */
export const handEvening = async (seed: number, hands?: number): Promise<readonly string[]> => {
  const all = await party(seed, hands)
  const { phones, play, pick, table } = all
  const isAskedFirst = pick(2) === 0
  if (isAskedFirst) await play().play({ do: 'ask' })
  const faults = [...FAULTS, 'otherGame'] as const
  for (const phone of phones) await pair(all, phone, pick(2) === 0 ? 'none' : faults[pick(faults.length)], pick(9))
  if (!isAskedFirst) await play().play({ do: 'ask' })
  await until(() => phones.every(({ app, state }) => state !== 'following' || ballotIn(app.session) !== undefined), 100)
  await chooseAtOnce(all)
  await recover(all, true)
  // Pairs the phones twice: a fault of an earlier pairing may still occur in the first attempt.
  for (let time = 0; time < 2; time++) await recover(all, false)
  for (const role of ['tom', ...phones.flatMap(({ isGone, role: mine }) => (isGone && mine !== undefined ? [mine] : []))]) {
    const has = isCast(table.app.session, role)
    if (!has || (role !== 'tom' && pick(2) === 0)) await cast(all, table.app, role, has)
  }
  await reveal(all)
  await look(all)
  for (const { cut } of phones) cut()
  return all.wrong
}

/** @param from seed of the first run @param hands number of players' phones @returns descriptions of errors, each with its seed */
export const handCampaign = async (runs: number, from = 1, hands?: number): Promise<readonly string[]> => {
  const all: string[] = []
  for (let seed = from; seed < from + runs; seed++) {
    const wrong = await handEvening(seed, hands)
    all.push(...wrong.map((what) => `hands, seed ${seed}: ${what}`))
  }
  return all
}

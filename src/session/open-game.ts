import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  append,
  crossed,
  entries,
  isOverrule,
  pickAgain,
  pickBySeed,
  refusedByReferee,
  rewind,
  type BallotMove,
  type MoveOf,
  type Opened,
  type Refusal,
  type Vocabulary,
} from '../referee'
import type { Sidecar, Trouble } from '../storage'
import { callOffRound, openAdditions, sealAddition } from './additions'
import { sidecarOf, copyOf } from './sidecar'
import { castChoice, lookAtChoice, toActionResult, revealChoices, type ActionResult } from './ballots'
import { hmacSha256, sha256 } from './digest'
import { makeDrafts, touchedOver } from './drafts'
import { canSeal } from './envelope'
import { agreed, lookedAt, toLook } from './last-round'
import { loadRules, present, readAside, readGame, readSoon, stillOpen, type OpenGame, type SoonOpening } from './opening'
import type { Outcome, Play } from './play'
import { makeQueue } from './queue'
import { keepSnapshot } from './snapshots'
import { beginGame, newStretch, openOldest, sealedSeed, seedInForce } from './seeds'
import { onlyTab, type TabLock } from './tab-lock'
import { stampOf, type Environment } from './environment'

const TABLE = 'table'
const DONE: Outcome = { how: 'done' }
const OVERTAKEN: Outcome = { how: 'overtaken' }
const CANNOT_SEAL: Outcome = { how: 'cannotSeal' }
const ELSEWHERE: Outcome = { how: 'elsewhere' }

/** A copy of the ledger is made whenever so many entries have come since the last one. */
export const COPY_EVERY = 50

/** What stands on no screen any more once something has come through. */
const AFTER = { saving: false, unsaved: undefined, refused: undefined }

/** Something that did not come through to the disk, of the game `id`; `open`: how it lay on the table before. */
interface Unsaved {
  readonly id: string
  readonly open?: OpenGame
  readonly repeat: () => Promise<Outcome>
}

/** What comes with a new entry: an envelope, or a seed that has not been sealed yet. */
interface Newly {
  readonly cast?: Sidecar['cast']
  readonly seed?: string
}

/** What an action makes of the open game. */
type Make<V extends Vocabulary> = (open: OpenGame<V>) => ActionResult<V> | Promise<ActionResult<V>>

/** Joins rules, ledger, disk and screen for one game at a time. */
export const createPlay = <V extends Vocabulary = Vocabulary>(environment: Environment): StoreApi<Play<V>> =>
  createStore<Play<V>>((set, get) => {
    const { store, standby, tabs = onlyTab } = environment
    const inTurn = makeQueue()
    const drafts = makeDrafts<V>(environment, inTurn, () => (get().writes ? get().open : undefined))
    let seat: TabLock | undefined
    /** Which game this tab sits at; what a former seat is told is not meant for this one. */
    let place = Symbol('nowhere')
    /** What did not come through to the disk. */
    let again: Unsaved | undefined

    const fail = (trouble: Trouble, unsaved: Unsaved | undefined): Outcome => {
      again = unsaved
      set({ saving: false, unsaved: trouble })
      return { how: 'unsaved', trouble }
    }
    const refuse = (refusal: Refusal<V['code']>, move: MoveOf<V> | undefined, by: string): Outcome => {
      set({ refused: { refusal, move, by, overrulable: move !== undefined && get().open?.game.overrulable(refusal) === true } })
      return { how: 'refused', refusal }
    }

    /** Asks to be the tab that writes this game, in place of the one written before; known when the promise is kept. */
    const sit = (id: string): Promise<void> => {
      seat?.release()
      const here = (place = Symbol(id))
      seat = tabs.write(id, (writes) => {
        if (place !== here) return
        const before = get().writes
        set({ writes })
        // What the other tab has written until it let go.
        if (writes && !before && get().open?.id === id) void inTurn(follow(id))
      })
      return seat.settled
    }
    const stand = () => {
      seat?.release()
      seat = undefined
      place = Symbol('nowhere')
    }

    /** Reads the open game anew: somebody else has written. A draft that is touched from now until it has been read stays as it is. */
    const follow = (id: string, readAgain = readGame): (() => Promise<void>) => {
      const before = get().open?.drafts ?? {}
      return async () => {
        const opened = await readAgain(environment, id)
        if (!opened.ok) return set({ open: undefined, failure: opened.failure })
        const found = opened.value as OpenGame<V>
        const fresh = stillOpen(found.prompts, touchedOver(found.drafts, before, get().open?.drafts ?? before))
        set({ open: { ...found, drafts: fresh } })
      }
    }

    /** Reads the rest of a game of which only the end is shown yet. Whatever is to be done to it comes after this. */
    const complete = async (id: string, from: number | undefined): Promise<void> => {
      if (get().open?.id !== id) return
      await follow(id, readAside)()
      const { open } = get()
      if (open?.id === id && open.damage === undefined) void keepSnapshot(environment, id, open.ledger, from)
    }

    /** Whoever plays does not wait for a copy. */
    const keepCopy = async ({ id, ledger }: OpenGame<V>): Promise<void> => {
      await keepSnapshot(environment, id, ledger)
      const { makeCopy } = await import('./copies')
      await makeCopy(store, id, entries(ledger), environment.now())
    }

    /** A game that is over goes into the archive; who looks at its end does not wait for that. */
    const keepSummary = async ({ id, ledger }: OpenGame<V>): Promise<void> =>
      (await import('./summaries')).keepSummary(environment, id, ledger)

    /** Puts the newest entry on disk and only then on the screen. */
    const commit = async (before: OpenGame<V>, after: OpenGame<V>, { cast, seed }: Newly): Promise<Outcome> => {
      if (get().open?.ledger !== before.ledger) return OVERTAKEN
      set({ saving: true })
      const sidecar = sidecarOf(after, { cast, seed: seed === undefined ? seed : await sealedSeed(before.id, seed) })
      const saved = (await makeRoom(before)) ?? (await store.append(before.id, after.ledger.last.entry, sidecar))
      if (saved.ok) {
        again = undefined
        if (environment.cache !== undefined) environment.cache.game = after
        tabs.tell(after.id)
        const kept = stillOpen(after.prompts, get().open?.drafts ?? {})
        set({ ...AFTER, open: { ...after, drafts: kept }, behind: standby?.behind(after.id) })
        if (after.ledger.last.entry.seq % COPY_EVERY === 0) void keepCopy(after)
        if (after.prompts.length === 0) void keepSummary(after)
        return DONE
      }
      if (saved.trouble === 'outrun') await follow(before.id)()
      return fail(
        saved.trouble,
        saved.trouble === 'outrun' ? undefined : { id: before.id, open: before, repeat: () => commit(before, after, { cast, seed }) },
      )
    }

    /** Sets damaged entries aside before the first new one, with the mended ones in their place. Trouble: `outrun` if somebody else has. */
    const makeRoom = async ({ id, damage, ledger }: OpenGame<V>) => {
      if (damage === undefined || standby?.behind(id) !== undefined) return undefined
      const now = await readGame(environment, id)
      if (!now.ok || now.value.damage?.at !== damage.at) return { ok: false as const, trouble: 'outrun' as const }
      const room = await store.setAside(id, damage.at, entries(ledger).slice(damage.at))
      return room.ok ? undefined : room
    }

    /**
     * Works on the game as the screen shows it now, after everything asked for earlier. If that has changed the game, the
     * screen was out of date and nothing happens: a double tap is one tap.
     */
    const onSeen = (work: (open: OpenGame<V>) => Promise<Outcome>): Promise<Outcome> => {
      const seen = get().open
      return inTurn(async () => {
        const { open } = get()
        if (!get().writes) return ELSEWHERE
        return open === undefined || open.ledger.last.entry.id !== seen?.ledger.last.entry.id ? OVERTAKEN : work(open)
      })
    }
    /** One entry more. */
    const step = async (open: OpenGame<V>, make: Make<V>, by: string, move?: MoveOf<V>, sealed = false): Promise<Outcome> => {
      try {
        const result = await make(open)
        if (result.ok) return await commit(open, present(open, result.value.ledger, open.drafts), result.value)
        if ('trouble' in result) return fail(result.trouble, undefined)
        // What is against a sealed choice is for its owner's eyes only, so it is not told to every screen.
        return sealed ? { how: 'refused', refusal: result.refusal } : refuse(result.refusal, move, by)
      } catch (fault) {
        // Rules that fail on a move have not understood it. Nothing was written.
        console.error(fault)
        return refuse(refusedByReferee('MALFORMED').refusal, undefined, by)
      }
    }
    /** Does something to the game; if that ends it, its seeds are laid open. */
    const act = (make: Make<V>, by: string, move?: MoveOf<V>, sealed = false): Promise<Outcome> =>
      onSeen(async (open) => {
        const outcome = await step(open, make, by, move, sealed)
        if (outcome.how === 'done') await layOpen()
        return outcome
      })

    /** Opens the seeds of a game that is over: no card will be drawn by them, and now every draw can be checked. */
    const layOpen = async (): Promise<Outcome> => {
      for (;;) {
        const { open } = get()
        if (open === undefined || open.prompts.length > 0 || open.ledger.seed === undefined) return DONE
        const seed = await seedInForce(store, open)
        const opened = seed.ok && seed.value !== undefined ? openOldest(environment, open.ledger, seed.value) : undefined
        // A round of chance comes first: nobody opens it any more, and no seed is opened while it lasts.
        const next = callOffRound(environment, open.ledger, TABLE) ?? (opened && toActionResult(opened))
        if (next === undefined) return DONE
        const outcome = await step(open, () => next, TABLE)
        if (outcome.how !== 'done') return outcome
      }
    }
    /** The game with a seed of this device in force: a new stretch begins where there is none. */
    const onSeed = (work: (open: OpenGame<V>, seed: string) => Promise<Outcome>, by: string): Promise<Outcome> =>
      onSeen(async (seen) => {
        const kept = await seedInForce(store, seen)
        if (!kept.ok) return fail(kept.trouble, undefined)
        // While a round of chance is open no stretch begins: a seed that is lost is found so when the round is opened.
        if (kept.value !== undefined || seen.ledger.rounds.open !== undefined) return work(seen, kept.value ?? '')
        const begun = await step(seen, ({ ledger }) => newStretch(environment, ledger, by), by)
        const { open } = get()
        const fresh = open === undefined || begun.how !== 'done' ? kept : await seedInForce(store, open)
        return open === undefined || !fresh.ok || fresh.value === undefined ? begun : work(open, fresh.value)
      })

    const play = (move: MoveOf<V>, by = TABLE) =>
      act(({ ledger }) => toActionResult(append(ledger, move, stampOf(environment, by), sha256)), by, move)
    const rewindTo = (to: string | undefined, consent = false, by = TABLE) =>
      act(({ ledger }) => toActionResult(rewind(ledger, to ?? '', consent, stampOf(environment, by), sha256)), by)
    /** A move on the open ballot. */
    const onBallot = (move: (ballot: string) => BallotMove<V['role']>, by = TABLE) => play(move(get().open?.ballot?.id ?? ''), by)
    const cast = (role: V['role'], choice: V['choice'], by: string, anew: boolean): Promise<Outcome> =>
      canSeal() ? act((open) => castChoice(environment, open, role, choice, by, anew), by, undefined, true) : Promise.resolve(CANNOT_SEAL)

    tabs.listen((id) => {
      if (get().open?.id !== id) return
      const anew = follow(id)
      void inTurn(() => (get().open?.id === id ? anew() : Promise.resolve()))
    })

    return {
      open: undefined,
      opening: undefined,
      failure: undefined,
      saving: false,
      unsaved: undefined,
      behind: undefined,
      refused: undefined,
      writes: true,
      canSeal: canSeal(),
      lastRound: undefined,

      openGame: (id, soon = false) => {
        set({ opening: id, failure: undefined })
        return inTurn(async () => {
          const reading: Promise<SoonOpening> = soon ? readSoon(environment, id) : readGame(environment, id)
          const [opened] = await Promise.all([reading, sit(id)])
          again = undefined
          if (!opened.ok) stand()
          else if (opened.from !== undefined) void inTurn(() => complete(id, opened.from))
          else if (soon && opened.value.damage === undefined) void keepSnapshot(environment, id, opened.value.ledger)
          const found = opened.ok ? { open: opened.value as OpenGame<V> } : { open: undefined, failure: opened.failure }
          set({ ...AFTER, opening: undefined, behind: standby?.behind(id), ...found })
          return opened.ok
        })
      },
      createGame: (wish, by = TABLE) =>
        inTurn(async () => {
          const { game, name } = wish
          const rules = await loadRules(environment, game)
          if (!rules.ok) {
            set({ failure: rules.failure })
            return undefined
          }
          const opening = beginGame<V>(environment, rules.value, wish, by)
          if (!opening.ok) {
            refuse(opening.refusal, undefined, by)
            return undefined
          }
          const { ledger, seed } = opening.value
          const first = entries(ledger)
          const { id, time } = ledger.head.entry
          const record = { id, game, name, created: time, changed: time, entries: first.length, origin: id }
          const save = async (): Promise<Outcome> => {
            set({ saving: true })
            const saved = await store.begin(record, first, await sealedSeed(id, seed))
            if (!saved.ok) return fail(saved.trouble, { id, repeat: save })
            again = undefined
            if (environment.cache !== undefined) environment.cache.game = { id, ledger }
            await sit(id)
            set({ ...AFTER, failure: undefined, behind: standby?.behind(id), open: present({ id, name }, ledger, {}) })
            return DONE
          }
          return (await save()).how === 'done' ? id : undefined
        }),
      closeGame: () =>
        inTurn(async () => {
          again = undefined
          stand()
          set({ ...AFTER, open: undefined, opening: undefined, failure: undefined, behind: undefined })
        }),
      writeHere: () => {
        if (!get().writes) seat?.take()
      },
      play,
      overrule: (by) => {
        const { refused, open } = get()
        if (refused?.move === undefined || open === undefined) return Promise.resolve(OVERTAKEN)
        if (!refused.overrulable) return act(() => refusedByReferee('NOT_OVERRULABLE'), by ?? refused.by, refused.move)
        return play(overruled<V>(refused.move, refused.refusal.code), by ?? refused.by)
      },
      drawByChance: (by = TABLE) =>
        onSeed((open, seed) => {
          const draw: Make<V> = ({ game, ledger, state }) => {
            if (ledger.rounds.open !== undefined) return refusedByReferee('CHANCE_OPEN')
            const move = game.byChance(state, pickAgain(ledger, pickBySeed(hmacSha256, seed)))
            return move === undefined
              ? refusedByReferee('NOT_ASKED')
              : toActionResult(append(ledger, move, stampOf(environment, by), sha256))
          }
          return step(open, draw, by)
        }, by),
      giveChance: (by, given, seats) =>
        canSeal()
          ? onSeed((open) => step(open, (now) => sealAddition(environment, now, by, given, seats), by, undefined, true), TABLE)
          : Promise.resolve(CANNOT_SEAL),
      openChance: (by = TABLE) => act((open) => openAdditions(environment, open, by), by),
      callOffChance: (by = TABLE) => act(({ ledger }) => callOffRound(environment, ledger, by) ?? refusedByReferee('NO_BALLOT'), by),
      layOpen: () => inTurn(layOpen),
      cast: (role, choice, by = TABLE) => cast(role, choice, by, false),
      castAnew: (role, choice) => cast(role, choice, TABLE, true),
      callOff: (by) => onBallot((ballot) => ({ do: 'callOff', ballot }), by),
      lookAt: async (role) => {
        const { open, lastRound } = get()
        if (open === undefined || !canSeal()) return undefined
        set({ lastRound: lookedAt(open, lastRound) })
        return lookAtChoice(environment, open, role)
      },
      agree: (role) => {
        const { open, lastRound } = get()
        if (open !== undefined) set({ lastRound: agreed(open, lastRound, role) })
      },
      reveal: (by = TABLE) => {
        const { open, lastRound } = get()
        if (open !== undefined && toLook(open, lastRound).length > 0) return Promise.resolve(OVERTAKEN)
        return act((seen) => revealChoices(environment, seen, by), by)
      },
      revealByHand: (choices, by) => {
        const opened: Partial<Record<V['role'], Opened>> = {}
        for (const role of Object.keys(choices) as V['role'][]) opened[role] = { choice: choices[role] }
        return onBallot((ballot) => ({ do: 'reveal', opened, ballot }), by)
      },
      undo: (consent, by) => rewindTo(get().open?.undoTo, consent, by),
      redo: (by) => rewindTo(get().open?.redoTo, false, by),
      rewindTo,
      crossedBy: (to) => {
        const { open } = get()
        return open === undefined ? [] : crossed(open.ledger, to)
      },
      setDraft: (prompt, draft) => {
        const { open } = get()
        if (open !== undefined && !prompt.sealed) {
          const { [prompt.key]: _, ...others } = open.drafts
          set({ open: { ...open, drafts: draft === undefined ? others : { ...others, [prompt.key]: draft } } })
        }
        return drafts.keep(prompt, draft)
      },
      sealedDraft: (prompt) => drafts.sealed(prompt),
      retry: () =>
        inTurn(async () => {
          const { open, behind } = get()
          if (again !== undefined) return again.repeat()
          if (open === undefined || behind === undefined) return OVERTAKEN
          await standby?.catchUp(open.id)
          const still = standby?.behind(open.id)
          set({ behind: still })
          return still === undefined ? DONE : { how: 'unsaved', trouble: still }
        }),
      playOn: () =>
        inTurn(async () => {
          if (again === undefined || standby === undefined) return OVERTAKEN
          const { id, open, repeat } = again
          await standby.goOn(id, open && copyOf(open))
          return repeat()
        }),
      wake: async () => {
        await store.wake()
        if (get().behind !== undefined) await get().retry()
      },
      dismiss: () => {
        again = undefined
        set({ refused: undefined, unsaved: undefined })
      },
    }
  })

/** "We play it so": the move with one more refusal waived. */
const overruled = <V extends Vocabulary>(move: MoveOf<V>, code: V['code']): MoveOf<V> =>
  isOverrule<V>(move) ? { do: 'overrule', move: move.move, waive: [...move.waive, code] } : { do: 'overrule', move, waive: [code] }

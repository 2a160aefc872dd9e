import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  append,
  begin,
  crossed,
  entries,
  pickAgain,
  pickBySeed,
  refusedByReferee,
  rewind,
  type Game,
  type Opened,
  type Refusal,
  type Result,
  type Vocabulary,
} from '../referee'
import type { Beside, Trouble } from '../storage'
import { castChoice, made, revealChoices, type Made } from './ballots'
import { hmacSha256, sha256 } from './digest'
import { makeDrafts } from './drafts'
import { canSeal } from './envelope'
import { loadRules, present, readGame, stillOpen, type OpenGame } from './opening'
import type { Outcome, Play } from './play'
import { makeQueue } from './queue'
import { mixedStretch, newStretch, openOldest, seedInForce, type Stretch } from './seeds'
import { stampOf, type World } from './world'

const TABLE = 'table'
const DONE: Outcome = { how: 'done' }
const OVERTAKEN: Outcome = { how: 'overtaken' }
const CANNOT_SEAL: Outcome = { how: 'cannotSeal' }

/** What an action makes of the open game. */
type Make<V extends Vocabulary> = (open: OpenGame<V>) => Made<V> | Promise<Made<V>>

/** Joins rules, ledger, disk and screen for one game at a time. */
export const createPlay = <V extends Vocabulary = Vocabulary>(world: World): StoreApi<Play<V>> =>
  createStore<Play<V>>((set, get) => {
    const { store } = world
    const inTurn = makeQueue()
    const drafts = makeDrafts<V>(world, inTurn, () => get().open)
    /** Does the write again that did not come through. */
    let again: (() => Promise<Outcome>) | undefined

    const fail = (trouble: Trouble, repeat: typeof again): Outcome => {
      again = repeat
      set({ saving: false, unsaved: trouble })
      return { how: 'unsaved', trouble }
    }
    const refuse = (refusal: Refusal<V['code']>, move: V['move'] | undefined, by: string): Outcome => {
      set({ refused: { refusal, move, by, overrulable: move !== undefined && get().open?.game.overrulable(refusal) === true } })
      return { how: 'refused', refusal }
    }

    /** Reads the open game anew: somebody else has written. */
    const follow = async (id: string): Promise<void> => {
      const opened = await readGame(world, id)
      if (opened.ok) set({ open: opened.value as OpenGame<V> })
      else set({ open: undefined, failure: opened.failure })
    }

    /** Puts the newest entry on disk and only then on the screen. */
    const commit = async (before: OpenGame<V>, after: OpenGame<V>, newly: Pick<Beside, 'cast' | 'seed'>): Promise<Outcome> => {
      if (get().open?.ledger !== before.ledger) return OVERTAKEN
      set({ saving: true })
      const saved = (await makeRoom(before)) ?? (await store.append(before.id, after.ledger.last.entry, besideOf(after, newly)))
      if (saved.ok) {
        again = undefined
        const kept = stillOpen(after.prompts, get().open?.drafts ?? {})
        set({ open: { ...after, drafts: kept }, saving: false, unsaved: undefined, refused: undefined })
        return DONE
      }
      if (saved.trouble === 'outrun') await follow(before.id)
      return fail(saved.trouble, saved.trouble === 'outrun' ? undefined : () => commit(before, after, newly))
    }

    /** Sets damaged entries aside before the first new one. Trouble: `outrun` if somebody else has done so. */
    const makeRoom = async ({ id, damage }: OpenGame<V>) => {
      if (damage === undefined) return undefined
      const now = await readGame(world, id)
      if (!now.ok || now.value.damage?.at !== damage.at) return { ok: false as const, trouble: 'outrun' as const }
      const room = await store.setAside(id, damage.at)
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
        return open === undefined || open.ledger !== seen?.ledger ? OVERTAKEN : work(open)
      })
    }
    /** One entry more. */
    const step = async (open: OpenGame<V>, make: Make<V>, by: string, move?: V['move'], sealed = false): Promise<Outcome> => {
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
    const act = (make: Make<V>, by: string, move?: V['move'], sealed = false): Promise<Outcome> =>
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
        const opened = seed.ok && seed.value !== undefined ? openOldest(world, open.ledger, seed.value) : undefined
        if (opened === undefined) return DONE
        const outcome = await step(open, () => made(opened), TABLE)
        if (outcome.how !== 'done') return outcome
      }
    }
    /** The game with a seed of this device in force: a new stretch begins where there is none. */
    const onSeed = (work: (open: OpenGame<V>, seed: string) => Promise<Outcome>, by: string): Promise<Outcome> =>
      onSeen(async (seen) => {
        const kept = await seedInForce(store, seen)
        if (!kept.ok) return fail(kept.trouble, undefined)
        if (kept.value !== undefined) return work(seen, kept.value)
        const begun = await step(seen, ({ ledger }) => newStretch(world, ledger, by), by)
        const { open } = get()
        const fresh = open === undefined || begun.how !== 'done' ? kept : await seedInForce(store, open)
        return open === undefined || !fresh.ok || fresh.value === undefined ? begun : work(open, fresh.value)
      })

    const play = (move: V['move'], by = TABLE) => act(({ ledger }) => made(append(ledger, move, stampOf(world, by), sha256)), by, move)
    const rewindTo = (to: string | undefined, consent = false, by = TABLE) =>
      act(({ ledger }) => made(rewind(ledger, to ?? '', consent, stampOf(world, by), sha256)), by)
    /** A move on the open ballot. */
    const onBallot = (move: object, by = TABLE) => {
      const ballot = get().open?.ballot?.id ?? ''
      return play({ ...move, ballot } as unknown as V['move'], by)
    }
    const cast = (role: V['role'], choice: V['choice'], by: string, anew: boolean): Promise<Outcome> =>
      canSeal() ? act((open) => castChoice(world, open, role, choice, by, anew), by, undefined, true) : Promise.resolve(CANNOT_SEAL)

    return {
      open: undefined,
      opening: undefined,
      failure: undefined,
      saving: false,
      unsaved: undefined,
      refused: undefined,
      canSeal: canSeal(),

      openGame: (id) => {
        set({ opening: id, failure: undefined })
        return inTurn(async () => {
          const opened = await readGame(world, id)
          again = undefined
          const blank = { opening: undefined, saving: false, unsaved: undefined, refused: undefined }
          set(opened.ok ? { ...blank, open: opened.value as OpenGame<V> } : { ...blank, open: undefined, failure: opened.failure })
          return opened.ok
        })
      },
      createGame: ({ game, name, setup }, by = TABLE) =>
        inTurn(async () => {
          const rules = await loadRules(world, game)
          if (!rules.ok) {
            set({ failure: rules.failure })
            return undefined
          }
          const opening = tryBegin<V>(world, rules.value, setup, by)
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
            const saved = await store.begin(record, first, seed)
            if (!saved.ok) return fail(saved.trouble, save)
            again = undefined
            const blank = { saving: false, unsaved: undefined, refused: undefined, failure: undefined }
            set({ ...blank, open: present({ id, name }, ledger, {}) })
            return DONE
          }
          return (await save()).how === 'done' ? id : undefined
        }),
      closeGame: () =>
        inTurn(async () => {
          again = undefined
          set({ open: undefined, opening: undefined, failure: undefined, saving: false, unsaved: undefined, refused: undefined })
        }),
      play,
      overrule: (by) => {
        const { refused, open } = get()
        if (refused?.move === undefined || open === undefined) return Promise.resolve(OVERTAKEN)
        if (!refused.overrulable) return act(() => refusedByReferee('NOT_OVERRULABLE'), by ?? refused.by, refused.move)
        return play(overruled(refused.move, refused.refusal.code), by ?? refused.by)
      },
      drawByChance: (by = TABLE) =>
        onSeed((open, seed) => {
          const draw: Make<V> = ({ game, ledger, state }) => {
            const move = game.byChance(state, pickAgain(ledger, pickBySeed(hmacSha256, seed)))
            return move === undefined ? refusedByReferee('NOT_ASKED') : made(append(ledger, move, stampOf(world, by), sha256))
          }
          return step(open, draw, by)
        }, by),
      contribute: (given, by) =>
        onSeed((open, seed) => step(open, ({ ledger }) => mixedStretch(world, ledger, seed, given, by), by), TABLE),
      layOpen: () => inTurn(layOpen),
      cast: (role, choice, by = TABLE) => cast(role, choice, by, false),
      castAnew: (role, choice) => cast(role, choice, TABLE, true),
      callOff: (by) => onBallot({ do: 'callOff' }, by),
      reveal: (by = TABLE) => act((open) => revealChoices(world, open, by), by),
      revealByHand: (choices, by) => {
        const opened = Object.entries(choices).map(([role, choice]): [string, Opened] => [role, { choice }])
        return onBallot({ do: 'reveal', opened: Object.fromEntries(opened) }, by)
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
      retry: () => inTurn(async () => (again === undefined ? OVERTAKEN : again())),
      dismiss: () => {
        again = undefined
        set({ refused: undefined, unsaved: undefined })
      },
    }
  })

/** What changes beside the ledger with the entry after which the game stands so. */
const besideOf = ({ ballot, prompts }: OpenGame, { cast, seed }: Pick<Beside, 'cast' | 'seed'>): Beside => ({
  prompts: prompts.map(({ key }) => key),
  ...(ballot && { ballot: ballot.id }),
  ...(cast && { cast }),
  ...(seed !== undefined && { seed }),
})

/** The beginning of a ledger with its first stretch; rules that fail on a setup have not understood it. */
const tryBegin = <V extends Vocabulary>(world: World, game: Game<V>, setup: V['setup'], by: string): Result<Stretch<V>> => {
  try {
    const begun = begin(game, setup, stampOf(world, by), sha256)
    return begun.ok ? newStretch(world, begun.value, by) : begun
  } catch {
    return refusedByReferee('MALFORMED')
  }
}

/** "We play it so": the move with one more refusal waived. */
const overruled = (move: { readonly do: string }, code: string) => {
  const { do: what, move: inner, waive } = move as { readonly do: string; readonly move?: unknown; readonly waive?: readonly string[] }
  return what === 'overrule' ? { do: what, move: inner, waive: [...(waive ?? []), code] } : { do: 'overrule', move, waive: [code] }
}

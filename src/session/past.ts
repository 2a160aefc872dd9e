import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Moment, Vocabulary } from '../referee'
import type { Session } from './hooks'
import type { OpenGame } from './ledger/opening'
import type { Outcome, Play } from './actions/play'

/** Creates a read-only view of an earlier position of the open game. Screens show this view like an open game. */

/**
 * Returns the game as it was just after an entry: no open prompts, no unfinished answers, no undo, and a ledger that ends with this entry.
 */
export const asOf = <V extends Vocabulary>(open: OpenGame<V>, moment: Moment<V>): OpenGame<V> => ({
  ...open,
  ledger: { ...open.ledger, head: moment, last: moment, tip: moment, seed: undefined },
  state: moment.state,
  prompts: [],
  ballots: open.game.ballots(moment.state),
  drafts: {},
  undoTo: undefined,
  redoTo: undefined,
  damage: undefined,
})

const nothing = (): Promise<Outcome> => Promise.resolve({ how: 'elsewhere' })
const never = () => Promise.resolve(false)
const quietly = () => Promise.resolve()
const none = () => Promise.resolve(undefined)

/**
 * Creates a read-only store of an earlier position. Its actions do nothing; actions that return an outcome return `elsewhere`.
 * @param links current state of the connections of this phone, and whether this window plays
 */
export const pastTable = <V extends Vocabulary>(
  open: OpenGame<V>,
  moment: Moment<V>,
  links: Partial<Pick<Play<V>, 'deleted' | 'link' | 'noteLinks' | 'ownPhones' | 'writes'>> = {},
): StoreApi<Play<V>> =>
  createStore<Play<V>>(() => ({
    open: asOf(open, moment),
    opening: undefined,
    failure: undefined,
    saving: false,
    unsaved: undefined,
    unsynced: undefined,
    refused: undefined,
    writes: false,
    canSeal: false,
    lastRounds: [],
    seat: undefined,
    lostPhones: [],
    holders: [],
    changing: [],
    tableAway: undefined,
    newTable: undefined,
    goneOn: undefined,
    takenSeats: undefined,
    unlinked: undefined,
    deleted: [],
    heard: undefined,
    ownPhones: [],
    link: undefined,
    noteLinks: () => undefined,
    ...links,
    openGame: never,
    createGame: none,
    closeGame: quietly,
    writeHere: () => undefined,
    refresh: quietly,
    stepBack: never,
    linkPhone: () => () => undefined,
    castFrom: never,
    takeSeat: () => undefined,
    play: nothing,
    answer: nothing,
    overrule: nothing,
    drawByChance: nothing,
    giveChance: nothing,
    openChance: nothing,
    callOffChance: nothing,
    layOpen: nothing,
    cast: nothing,
    castAnew: nothing,
    lookAt: none,
    sealedChoice: none,
    isSealedHere: never,
    wasSealedHere: never,
    agree: () => undefined,
    callOff: nothing,
    reveal: nothing,
    revealByHand: nothing,
    keepSecret: nothing,
    lookAtSecret: none,
    showSecret: nothing,
    dropSecret: nothing,
    undo: nothing,
    redo: nothing,
    rewindTo: nothing,
    crossedBy: () => [],
    setDraft: quietly,
    sealedDraft: none,
    retry: nothing,
    continueUnsaved: nothing,
    wake: quietly,
    dismiss: () => undefined,
  }))

/** Returns a session that shows an earlier position, for use in a `SessionProvider`. */
export const pastSession = (
  session: Session,
  open: OpenGame,
  moment: Moment<Vocabulary>,
  links?: Parameters<typeof pastTable>[2],
): Session => ({
  ...session,
  play: pastTable(open, moment, links),
})

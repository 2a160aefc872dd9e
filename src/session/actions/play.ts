import type { MoveOf, Opened, Prompt, Refusal, Revealed, Vocabulary } from '../../referee'
import type { ReaderLink } from '../../link/reader'
import type { Trouble } from '../../storage'
import type { SealedChoice } from '../sealed/ballots'
import type { LastRound } from '../sealed/last-round'
import type { NewGame } from '../ledger/new-game'
import type { OpenFailure, OpenGame } from '../ledger/opening'

/** Result of an action, such as a move, on the open game. */
export type Outcome =
  | { readonly how: 'done' }
  | { readonly how: 'refused'; readonly refusal: Refusal }
  /** The change could not be saved, so the app has not applied it. */
  | { readonly how: 'unsaved'; readonly trouble: Trouble }
  /** The screen was outdated (e.g. because of a double tap), or no game is open. Nothing was changed. */
  | { readonly how: 'stale' }
  /** The browser does not allow this page to encrypt choices. */
  | { readonly how: 'cannotSeal' }
  /** Another tab of this device, or another phone, has the right to write this game. Nothing was changed. */
  | { readonly how: 'elsewhere' }
  /** The host phone could not be reached over the link, or did not accept the choice. */
  | { readonly how: 'unlinked' }

/**
 * A linked phone, as seen from the host phone. Roles choose on it in secret; a phone without roles only watches, but may have
 * the choice of a role that chose on it before.
 */
export interface LinkedPhone {
  /** Id of the game that the guest phone shows. */
  readonly game: string
  readonly roles: readonly string[]
  /** Requests the sealed choice of a role for the reveal; undefined if the phone does not have it or does not answer. */
  readonly open: (ballot: string, role: string) => Promise<Opened | undefined>
}

/** A phone that holds the sealed choice of a role, although the role does not choose on this phone now. */
export interface Holder {
  /** Id of the game. */
  readonly id: string
  readonly ballot: string
  readonly role: string
  /** Commitment of the choice; it counts only as long as the ledger contains no newer one of the role. */
  readonly commitment: string
  /** Number in the name of the phone. */
  readonly phone: number
  /** Roles that choose on the phone now. */
  readonly roles: readonly string[]
  readonly isLinked: boolean
  /** Whether the players have unlinked the phone. */
  readonly isUnlinked?: boolean
}

/** Connection of a guest phone to the host phone. */
export interface TableLink extends Pick<ReaderLink, 'wish' | 'takeOver' | 'changing'> {
  readonly id: string
}

/**
 * Function that registers a linked phone on which roles choose.
 * @returns a function that removes the phone
 */
export type LinkPhone = (phone: LinkedPhone) => () => void

/**
 * Function that sends the commitment of a role to the host phone. Resolves to false if the host phone did not accept the commitment.
 * `anew`: replaces the previous commitment of the role.
 */
export type SendCommitment = (ballot: string, role: string, commitment: string, anew: boolean) => Promise<boolean>

/** The last refusal, with the data needed to overrule it. */
export interface Refused<V extends Vocabulary> {
  readonly refusal: Refusal<V['code']>
  /** The refused move; undefined for rewinds and sealed choices. */
  readonly move: MoveOf<V> | undefined
  readonly by: string
  /** Whether the players may overrule the refusal. */
  readonly overrulable: boolean
}

/**
 * Store of the open game with all its actions. Every change is saved before it is shown. If phones are linked, the host phone writes the
 * game, and the guest phones only receive it.
 */
export interface Play<V extends Vocabulary = Vocabulary> {
  /** The open game; undefined if none is open. */
  readonly open: OpenGame<V> | undefined
  /** Id of the game that is loading. */
  readonly opening: string | undefined
  /** Reason why the last game could not be opened. */
  readonly failure: OpenFailure | undefined
  /** Whether a move is being saved. */
  readonly saving: boolean
  /**
   * Reason why the last move could not be saved and was not applied. `conflict`: another tab has written, and `open` contains the new
   * entries.
   */
  readonly unsaved: Trouble | undefined
  /** Reason why the newest moves are only in memory, after `continueUnsaved`. Every further move tries to write to the disk again. */
  readonly unsynced: Trouble | undefined
  readonly refused: Refused<V> | undefined
  /**
   * Whether this tab writes the game. If another tab writes the game, this tab shows the changes of that tab, and every action returns
   * `elsewhere`.
   */
  readonly writes: boolean
  /** Whether this page can encrypt choices. If not, the players tell each other their choices and enter them by hand. */
  readonly canSeal: boolean
  /**
   * Changes of sealed choices that players must know about. Either this page names the roles that made the changes, or every role must
   * check its choice. Contains only ballots with changes.
   */
  readonly lastRounds: readonly LastRound<V['role']>[]
  /** On the host phone: the linked phones on which roles of the game `id` choose in secret. */
  readonly ownPhones: readonly { readonly id: string; readonly roles: readonly V['role'][] }[]
  /**
   * On a guest phone of the game `id`: the roles that choose on this phone. `isTakenOver`: another phone has taken the seat of this phone.
   * `isGiven`: the players have chosen the seat on the host phone, and the player of this phone has not confirmed that yet.
   */
  readonly seat:
    | { readonly id: string; readonly roles: readonly V['role'][]; readonly isTakenOver: boolean; readonly isGiven?: true }
    | undefined
  /** On a guest phone: the open connection to the host phone, with the id of its game. */
  readonly link: TableLink | undefined
  /**
   * On a guest phone of the game `id`: the seats that choose on other phones. `missing`: the roles whose choices are sealed on phones
   * without a link.
   */
  readonly takenSeats:
    | { readonly id: string; readonly seats: readonly string[]; readonly lost: readonly string[]; readonly missing?: readonly string[] }
    | undefined
  /** Id of the game, if the players have ended the connection of this phone to it. */
  readonly unlinked: string | undefined
  /** On a guest phone: ids of the games that the players have deleted on the host phone, newest first. */
  readonly deleted: readonly string[]
  /** On a guest phone whose link has ended: time of the last message from the host phone of the game `id`. */
  readonly heard: { readonly id: string; readonly time: number } | undefined
  /** On a guest phone: the host phone has closed the results of the game `id` up to the entry with sequence number `seq`. */
  readonly goneOn: { readonly id: string; readonly seq: number } | undefined
  /** On a guest phone: id of the game, if the host phone shows another game or none. */
  readonly tableAway: string | undefined
  /** On a guest phone of the game `tableAway`: whether the host phone plays another game. */
  readonly tablePlaysOther?: boolean
  /** New host phone of the game `id`, if another phone has become the host. `seat`: seat of that phone; empty if it has none. */
  readonly newTable: { readonly id: string; readonly seat: string; readonly isWindow?: true } | undefined
  /** On the host phone: phones whose link was lost while roles of the game `id` chose on them. */
  readonly lostPhones: readonly { readonly id: string; readonly roles: readonly V['role'][] }[]
  /** On the host phone: phones that hold a sealed choice of a role that chooses elsewhere now. */
  readonly holders: readonly Holder[]
  /** On the host phone: roles of the game `id` that are changing their sealed choice in a ballot on their own phones. */
  readonly changing: readonly { readonly id: string; readonly ballot: string; readonly role: V['role'] }[]

  /**
   * Opens a game from disk. Returns false if that failed: see `failure`.
   * @param soon first loads only the last entries of a long game, to show its question early; moves wait until the whole game is loaded
   */
  readonly openGame: (id: string, soon?: boolean) => Promise<boolean>
  /** Creates a game and opens it. Returns its id; undefined if that failed: see `refused`, `unsaved`, `failure`. */
  readonly createGame: (wish: NewGame<V>, by?: string) => Promise<string | undefined>
  readonly closeGame: () => Promise<void>
  /** Makes this tab write the game; the tab that wrote the game before can then only show it. */
  readonly writeHere: () => void
  /** Reloads the game if it is open, because entries have arrived from the phone that writes it. */
  readonly refresh: (id: string) => Promise<void>
  /**
   * On the host phone: makes the game read-only here, because another phone has become the host.
   * @param seat seat of that phone; empty if it has none
   * @returns false if this could not be saved; this phone is then still the host
   */
  readonly stepBack: (id: string, seat: string) => Promise<boolean>
  /** Updates the state of the links of this phone, and the data received over them. */
  readonly noteLinks: (
    links: Partial<
      Pick<
        Play<V>,
        | 'changing'
        | 'deleted'
        | 'goneOn'
        | 'heard'
        | 'holders'
        | 'link'
        | 'lostPhones'
        | 'newTable'
        | 'seat'
        | 'tableAway'
        | 'tablePlaysOther'
        | 'takenSeats'
        | 'unlinked'
      >
    >,
  ) => void
  /** On the host phone: registers a linked phone on which roles choose. Returns a function that removes it. */
  readonly linkPhone: LinkPhone
  /** On the host phone: writes the commitment of a role of the game `id` that chooses on its own phone; false if it was not accepted. */
  readonly castFrom: (id: string, role: V['role'], ballot: string, commitment: string, anew: boolean) => Promise<boolean>
  /** On a guest phone of the game `id`: sets the roles that choose on this phone. */
  readonly takeSeat: (id: string, roles: readonly V['role'][], send: SendCommitment) => void
  /** Makes exactly one move. `by`: id of a seat, or `table`. */
  readonly play: (move: MoveOf<V>, by?: string) => Promise<Outcome>
  /**
   * Makes moves as one answer, with one entry for each, and after them the moves that the game adds because no other choice is left. Stops
   * after the first refusal. One undo removes all of them.
   */
  readonly answer: (moves: readonly MoveOf<V>[], by?: string) => Promise<Outcome>
  /** Overrules the last refusal and makes the refused move. Refusals: NOT_OVERRULABLE, and those that cannot be overruled. */
  readonly overrule: (by?: string) => Promise<Outcome>
  /**
   * Draws cards. After a rewind, draws the same cards as before; otherwise draws by the seed. If there is no usable seed, first commits a
   * new seed. Refusals: NOT_ASKED, CHANCE_OPEN (players are adding random numbers; this must be finished or cancelled first).
   */
  readonly drawByChance: (by?: string) => Promise<Outcome>
  /**
   * Seals the random number that a seat adds to the seed. If no round for adding numbers is open, starts one with these seats. Refusals:
   * BALLOT_OPEN, NOT_IN_BALLOT, ALREADY_CAST, MALFORMED (`seats` lacks an earlier contributor).
   */
  readonly giveChance: (seat: string, given: string, seats: readonly string[]) => Promise<Outcome>
  /**
   * Reveals all random numbers that the seats have added, and commits the seed mixed from them. Refusals: NO_BALLOT, NOT_ALL_CAST,
   * SEAL_BROKEN.
   */
  readonly openChance: (by?: string) => Promise<Outcome>
  /** Cancels the open round for adding random numbers; the seed does not change. Refusal: NO_BALLOT. */
  readonly callOffChance: (by?: string) => Promise<Outcome>
  /** Reveals the seeds of a finished game; does nothing if all seeds are revealed. The last move of a game does this automatically. */
  readonly layOpen: () => Promise<Outcome>
  /**
   * Seals a role's choice (`cast`), or replaces it (`castAnew`). A refusal is returned in the outcome and not stored in `refused`.
   * `ballot`, here and in the actions below, is the name of the ballot; optional if only one is open.
   */
  readonly cast: (role: V['role'], choice: V['choice'], by?: string, ballot?: string) => Promise<Outcome>
  readonly castAnew: (role: V['role'], choice: V['choice'], ballot?: string) => Promise<Outcome>
  /** Returns the sealed choice of a role, which the role checks before the reveal; undefined if it cannot be opened. */
  readonly lookAt: (role: V['role'], ballot?: string) => Promise<SealedChoice<V['choice']> | undefined>
  /**
   * Returns the choice that a role has sealed on this phone, if this is its own phone: a choice that it is about to change, or one that was
   * discarded before. Undefined on the host phone.
   */
  readonly sealedChoice: (role: V['role'], ballot?: string) => Promise<V['choice'] | undefined>
  /** Returns whether the newest sealed choice of a role is stored on this phone. */
  readonly isSealedHere: (role: V['role'], ballot?: string) => Promise<boolean>
  /** On a guest phone: returns whether a role has sealed any choice of a ballot on this phone, also one that no longer counts. */
  readonly wasSealedHere: (role: V['role'], ballot?: string) => Promise<boolean>
  /** Records that the role has checked its choice and hands the phone to the next role. */
  readonly agree: (role: V['role'], ballot?: string) => void
  readonly callOff: (by?: string, ballot?: string) => Promise<Outcome>
  /** Reveals all choices. Returns `stale` if roles still have to check their sealed choices. */
  readonly reveal: (by?: string, ballot?: string) => Promise<Outcome>
  /** Reveals choices that the players announced and entered by hand. */
  readonly revealByHand: (choices: Readonly<Partial<Record<V['role'], V['choice']>>>, by?: string, ballot?: string) => Promise<Outcome>
  /**
   * Seals the secret of a role under the name in its open prompt. A refusal is returned in the outcome and not stored in `refused`.
   * Refusals: NOT_ASKED, ALREADY_CAST, and refusals of the game.
   */
  readonly keepSecret: (secret: string, owner: V['role'], value: V['choice'], by?: string) => Promise<Outcome>
  /** Returns the named secret, which only its owner may see; undefined if it cannot be opened on this device. */
  readonly lookAtSecret: (secret: string, owner: V['role']) => Promise<V['choice'] | undefined>
  /**
   * Reveals a secret to all players. Refusals: NOT_ASKED, SEAL_BROKEN (the envelope cannot be opened here; the secret can be dropped), and
   * those of the game.
   */
  readonly showSecret: (secret: string, by?: string) => Promise<Outcome>
  /** Discards a sealed secret, so that its owner must choose it again. */
  readonly dropSecret: (secret: string, by?: string) => Promise<Outcome>
  readonly undo: (consent?: boolean, by?: string) => Promise<Outcome>
  readonly redo: (by?: string) => Promise<Outcome>
  readonly rewindTo: (to: string, consent?: boolean, by?: string) => Promise<Outcome>
  /** Returns the reveals that a rewind to an entry would undo: if there are any, the players must consent. */
  readonly crossedBy: (to: string) => readonly Revealed[]
  /** Stores the unfinished answer (draft) of a prompt; undefined deletes the stored one. */
  readonly setDraft: (prompt: Prompt<V['promptKind'], V['role']>, draft: V['draft'] | undefined) => Promise<void>
  /** Returns the stored unfinished answer of a sealed prompt, which only the answering role may see. */
  readonly sealedDraft: (prompt: Prompt<V['promptKind'], V['role']>) => Promise<V['draft'] | undefined>
  /** Tries to save the last unsaved change again. */
  readonly retry: () => Promise<Outcome>
  /** Applies the unsaved change in memory, and continues in memory until the disk works again. */
  readonly continueUnsaved: () => Promise<Outcome>
  /** Call when the page becomes visible again: checks the database connection. */
  readonly wake: () => Promise<void>
  /** Clears the last refusal and the last save error. */
  readonly dismiss: () => void
}

/** The store while a game is open, so `open` is defined. */
export type PlayOf<V extends Vocabulary> = Play<V> & { readonly open: OpenGame<V> }

/**
 * Type guard: returns whether the open game has one of these ids in the catalogue. All code that needs the types of one game must use
 * this function, because the id determines the rules and their types.
 */
export const isPlayOf = <V extends Vocabulary>(play: Play | Play<V>, ...games: readonly string[]): play is PlayOf<V> =>
  games.some((game) => play.open?.game.id === game)

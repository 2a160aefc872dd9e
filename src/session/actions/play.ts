import type { MoveOf, Opened, Prompt, Refusal, Revealed, Vocabulary } from '../../referee'
import type { ReaderLink } from '../../link/reader'
import type { Trouble } from '../../storage'
import type { SealedChoice } from '../sealed/ballots'
import type { LastRound } from '../sealed/last-round'
import type { NewGame } from '../ledger/new-game'
import type { OpenFailure, OpenGame } from '../ledger/opening'

/** The outcome of an action. */
export type Outcome =
  | { readonly how: 'done' }
  | { readonly how: 'refused'; readonly refusal: Refusal }
  /** Not on disk, so it has not happened. */
  | { readonly how: 'unsaved'; readonly trouble: Trouble }
  /** The screen it was asked on was out of date (a double tap), or no game is open. Nothing has happened. */
  | { readonly how: 'stale' }
  /** This page cannot seal. */
  | { readonly how: 'cannotSeal' }
  /** Another tab of this device writes this game; this one only follows. Nothing has happened. */
  | { readonly how: 'elsewhere' }
  /** The phone on the table was not reached over the link, or did not accept it. */
  | { readonly how: 'unlinked' }

/** The phone of roles that choose in secret on their own, as the table reaches it over a link. */
export interface LinkedPhone {
  /** Id of the game that it follows. */
  readonly game: string
  readonly roles: readonly string[]
  /** The sealed choice of a role at the reveal; undefined: the phone has none, or does not answer. */
  readonly open: (ballot: string, role: string) => Promise<Opened | undefined>
}

/** The link of a phone that follows a game to its table. */
export interface TableLink extends Pick<ReaderLink, 'wish' | 'takeOver'> {
  readonly id: string
}

/** Links a phone on which roles choose. @returns ends that */
export type LinkPhone = (phone: LinkedPhone) => () => void

/** Sends a commitment to the table; false: it was not accepted. `anew`: it replaces the role's former one. */
export type SendCommitment = (ballot: string, role: string, commitment: string, anew: boolean) => Promise<boolean>

/** The last refusal, with what is needed to overrule it. */
export interface Refused<V extends Vocabulary> {
  readonly refusal: Refusal<V['code']>
  /** The refused move; undefined for ways back and forth and for sealed choices. */
  readonly move: MoveOf<V> | undefined
  readonly by: string
  /** Whether the table may say "we play it so". */
  readonly overrulable: boolean
}

/** The game on the table with everything that can be done to it. Every action is on disk before it is seen. */
export interface Play<V extends Vocabulary = Vocabulary> {
  /** The game on the table. */
  readonly open: OpenGame<V> | undefined
  /** Id of the game that is being opened. */
  readonly opening: string | undefined
  /** Why the game asked for last did not open. */
  readonly failure: OpenFailure | undefined
  /** A move is on its way to the disk. */
  readonly saving: boolean
  /** The last move is not on disk and has not happened. `conflict`: another tab has written, and `open` now shows what. */
  readonly unsaved: Trouble | undefined
  /** Why the newest moves are in memory only, after `continueUnsaved`; each further one is tried on disk again. */
  readonly unsynced: Trouble | undefined
  readonly refused: Refused<V> | undefined
  /** Whether this tab writes the game; if not, it follows the one that does, and every action ends in `elsewhere`. */
  readonly writes: boolean
  /** Whether this page can seal choices; if not, they are said at the table and typed in. */
  readonly canSeal: boolean
  /** Changes of sealed choices that this page names or makes everybody look at; only where something was chosen anew. */
  readonly lastRounds: readonly LastRound<V['role']>[]
  /** On the table: the linked phones on which roles of the game `id` choose in secret. */
  readonly ownPhones: readonly { readonly id: string; readonly roles: readonly V['role'][] }[]
  /** On a phone that follows the game `id`: the roles that choose here. `isTakenOver`: none any more, since another phone has its seat. */
  readonly seat: { readonly id: string; readonly roles: readonly V['role'][]; readonly isTakenOver: boolean } | undefined
  /** On a phone that follows: the link to the table that runs now, with its game. The rest: see `ReaderLink`. */
  readonly link: TableLink | undefined
  /** On a phone that follows the game `id`: the seats that choose on other phones, as the table names them. */
  readonly takenSeats: { readonly id: string; readonly seats: readonly string[] } | undefined
  /** Id of the game whose table has ended the link of this phone on purpose. */
  readonly unlinked: string | undefined
  /** The results of the game `id` up to the entry in the place `seq` have been put away on the table's phone. */
  readonly goneOn: { readonly id: string; readonly seq: number } | undefined
  /** Another phone has become the table of the game `id`. `seat`: the seat of that phone, empty if it has none. */
  readonly newTable: { readonly id: string; readonly seat: string } | undefined
  /** On the table: phones whose link was lost while roles of the game `id` chose on them. */
  readonly lostPhones: readonly { readonly id: string; readonly roles: readonly V['role'][] }[]

  /**
   * Opens a game from disk; false: see `failure`.
   * @param soon of a long game its end is there at first, so that its question can be shown; moves wait until all of it has been read
   */
  readonly openGame: (id: string, soon?: boolean) => Promise<boolean>
  /** Begins a game and opens it. Gives its id; undefined: see `refused`, `unsaved`, `failure`. */
  readonly createGame: (wish: NewGame<V>, by?: string) => Promise<string | undefined>
  readonly closeGame: () => Promise<void>
  /** Writes the game here from now on; the tab that did so follows. */
  readonly writeHere: () => void
  /** Reads the game anew if it is open: entries have come from the phone that writes it. */
  readonly refresh: (id: string) => Promise<void>
  /**
   * On the table: another phone has become the table. The game is only followed here from now on.
   * @param seat the seat of that phone; empty: it has none
   * @returns false: that could not be stored, and this phone is still the table
   */
  readonly stepBack: (id: string, seat: string) => Promise<boolean>
  /** Notes the state of the links of this phone, and what came over them. */
  readonly noteLinks: (
    links: Partial<Pick<Play<V>, 'goneOn' | 'link' | 'lostPhones' | 'newTable' | 'seat' | 'takenSeats' | 'unlinked'>>,
  ) => void
  /** On the table: a phone is linked on which these roles choose. The answer ends that. */
  readonly linkPhone: LinkPhone
  /** On the table: writes the commitment of a role of the game `id` that has chosen on its own phone; false: it is not accepted. */
  readonly castFrom: (id: string, role: V['role'], ballot: string, commitment: string, anew: boolean) => Promise<boolean>
  /** On a phone that follows the game `id`: these roles choose here. */
  readonly takeSeat: (id: string, roles: readonly V['role'][], send: SendCommitment) => void
  /** One move of the game. `by`: a seat's id, or `table`. */
  readonly play: (move: MoveOf<V>, by?: string) => Promise<Outcome>
  /** Several moves as one answer, each an entry of its own; the first that is refused is the last. One step back takes all of them. */
  readonly playAll: (moves: readonly MoveOf<V>[], by?: string) => Promise<Outcome>
  /** Plays the last refused move all the same. Refusals: NOT_OVERRULABLE, and those that cannot be overruled. */
  readonly overrule: (by?: string) => Promise<Outcome>
  /**
   * Turns up cards: the same as before after a way back, otherwise fixed by the seed. Where no seed is in force any more, a new
   * stretch begins first. Refusals: NOT_ASKED, CHANCE_OPEN (a round of chance is opened or called off first).
   */
  readonly drawByChance: (by?: string) => Promise<Outcome>
  /**
   * Seals what a seat adds to the seed; where no round of chance is open, one begins with these seats. Refusals: BALLOT_OPEN,
   * NOT_IN_BALLOT, ALREADY_CAST, MALFORMED (a seat that has given before is left out).
   */
  readonly giveChance: (seat: string, given: string, seats: readonly string[]) => Promise<Outcome>
  /** Opens all additions of the round at once: from here on cards come by all of them. Refusals: NO_BALLOT, NOT_ALL_CAST, SEAL_BROKEN. */
  readonly openChance: (by?: string) => Promise<Outcome>
  /** Calls the open round of chance off; the seed stays as it was. Refusal: NO_BALLOT. */
  readonly callOffChance: (by?: string) => Promise<Outcome>
  /** Opens the seeds of a game that is over. Happens by itself with the last move; nothing happens where nothing is to be opened. */
  readonly layOpen: () => Promise<Outcome>
  /**
   * Seals a role's choice, or seals another one in its place. An objection to the choice is only in the answer, not in `refused`.
   * The ballot is given by its name here and below; it may be left out while only one is open.
   */
  readonly cast: (role: V['role'], choice: V['choice'], by?: string, ballot?: string) => Promise<Outcome>
  readonly castAnew: (role: V['role'], choice: V['choice'], ballot?: string) => Promise<Outcome>
  /** The sealed choice of a role, on the last way round; undefined: it cannot be opened. */
  readonly lookAt: (role: V['role'], ballot?: string) => Promise<SealedChoice<V['choice']> | undefined>
  /** The choice that a role has sealed on this phone of its own, and is about to change; undefined on the table's phone. */
  readonly sealedChoice: (role: V['role'], ballot?: string) => Promise<V['choice'] | undefined>
  /** The role has looked, and hands the phone on. */
  readonly agree: (role: V['role'], ballot?: string) => void
  readonly callOff: (by?: string, ballot?: string) => Promise<Outcome>
  /** Turns all choices up. `stale` where roles still have to look at what is sealed for them. */
  readonly reveal: (by?: string, ballot?: string) => Promise<Outcome>
  /** Choices that were said at the table and typed in. */
  readonly revealByHand: (choices: Readonly<Partial<Record<V['role'], V['choice']>>>, by?: string, ballot?: string) => Promise<Outcome>
  /**
   * Seals the secret of a role under the name that its open prompt gives. An objection is only in the answer. Refusals:
   * NOT_ASKED, ALREADY_CAST and those of the game.
   */
  readonly keepSecret: (secret: string, owner: V['role'], value: V['choice'], by?: string) => Promise<Outcome>
  /** The secret of a role under this name, for its owner alone; undefined: it cannot be opened on this device. */
  readonly lookAtSecret: (secret: string, owner: V['role']) => Promise<V['choice'] | undefined>
  /** Shows a secret to the table. Refusals: NOT_ASKED, SEAL_BROKEN (it cannot be opened here; it can be dropped), and those of the game. */
  readonly showSecret: (secret: string, by?: string) => Promise<Outcome>
  /** Drops a sealed secret, so that its owner keeps one anew. */
  readonly dropSecret: (secret: string, by?: string) => Promise<Outcome>
  readonly undo: (consent?: boolean, by?: string) => Promise<Outcome>
  readonly redo: (by?: string) => Promise<Outcome>
  readonly rewindTo: (to: string, consent?: boolean, by?: string) => Promise<Outcome>
  /** The reveals that going back to an entry would cross: if there are any, the table has to consent. */
  readonly crossedBy: (to: string) => readonly Revealed[]
  /** Keeps a draft, or drops it (undefined). */
  readonly setDraft: (prompt: Prompt<V['promptKind'], V['role']>, draft: V['draft'] | undefined) => Promise<void>
  /** The kept draft of a sealed prompt, for the eyes of the role that answers it. */
  readonly sealedDraft: (prompt: Prompt<V['promptKind'], V['role']>) => Promise<V['draft'] | undefined>
  /** Tries once more to save what could not be saved. */
  readonly retry: () => Promise<Outcome>
  /** Does what could not be saved all the same, and goes on in memory until the disk takes it. */
  readonly continueUnsaved: () => Promise<Outcome>
  /** Somebody looks at the page again: the disk is asked whether it is still there. */
  readonly wake: () => Promise<void>
  /** Puts away what was said last: a refusal, or that something is not saved. */
  readonly dismiss: () => void
}

/** The table with a game on it. */
export type PlayOf<V extends Vocabulary> = Play<V> & { readonly open: OpenGame<V> }

/**
 * Whether the game on the table is played by certain rules. This is the one place where what a page knows of any game becomes what it
 * knows of one: an id of the catalogue identifies its rules, and these their vocabulary.
 */
export const isPlayOf = <V extends Vocabulary>(play: Play | Play<V>, game: string): play is PlayOf<V> => play.open?.game.id === game

import type { ComponentType, ReactNode } from 'react'
import type { Moment, Revealed, Vocabulary } from '../../referee'
import type { BoardProps } from './board-map'
import type { RuleBookProps, RuleName } from './rule-book'
import type { GameReveals } from './game-ballots'
import type { GameNow } from './game-now'
import type { GameQuestions } from './game-questions'
import type { GameOutcomes } from './game-outcomes'

/** Pages of a game. The key is the path of the page within the game; the page of the open question has an empty path. */
export type GameRooms = Readonly<Record<string, ComponentType<RoomProps>>>

/** Props of the pages of a game. All are omitted while the page fills the screen. */
export interface RoomProps {
  /** For the page of the house rules: whether to show only the list of those that differ from the rulebook, inside another page. */
  readonly changedOnly?: boolean
}

/** Configuration of the shared screens for a game. No screen shows a sealed choice before its reveal. */
export interface GameTable<V extends Vocabulary = Vocabulary> {
  /** Id of the game in the catalogue; part of the URLs of the game. */
  readonly id: string
  /** React hook. Returns the texts that the app shows around the open question, in the language of the page. */
  useSpeech(this: void): GameSpeech<V>
  /** Component that shows the badge of a role: a shield or a colour. */
  RoleBadge(this: void, props: RoleBadgeProps<V['role']>): ReactNode
  /** Returns whether a round has ended and the next has not begun, or the game is over. */
  isBetweenRounds(this: void, state: V['state']): boolean
  /**
   * Pages of the game. The menu lists the pages that all games share automatically; all other pages are listed in `places` and `menu` of
   * the texts.
   */
  readonly rooms: GameRooms
  /** Component in the side panel next to the question, on wide screens. */
  readonly Companion: ComponentType<CompanionProps>
  /** Component that draws the board, loaded on demand; omitted if the game has no drawing. */
  Board?(this: void, props: BoardProps<V['state']>): ReactNode
  /** Whether the game has a replay film at the path `film`. */
  readonly hasFilm?: true
  /** Component that provides the rules of the game; loaded when the rules are first opened. */
  RuleBook(this: void, props: RuleBookProps<V['state']>): ReactNode
  readonly questions: GameQuestions<V>
  readonly reveals: GameReveals<V>
  /** Returns whether the players make secret choices with the settings of the game. */
  hasSecrets(this: void, state: V['state']): boolean
  readonly now: GameNow<V>
  /** Configuration of the screens that show the automatic consequences of a move; omitted if the game has no such screens. */
  readonly outcomes?: GameOutcomes<V>
  /**
   * Returns whether a move only leads to the next question, e.g. by closing a list. The label of the undo button then names another move of
   * the same answer.
   */
  isPassing?(this: void, moment: Moment<V>): boolean
  /** Returns whether the app adds a move before the choice of the player. The label of the undo button then names the choice. */
  isAddedBefore?(this: void, moment: Moment<V>): boolean
  /** Component that lists the pieces that the players put back on the real table after an undo. Loaded after the undo. */
  Restored?(this: void, props: RestoredProps<V['state']>): ReactNode
  /** Returns whether unfinished answers to the other open questions stay valid after this move. By default, a move ends all of them. */
  keepsAnswers?(this: void, move: V['move']): boolean
}

/** Entries between the position before an undo or redo and the position after it, newest first. */
export interface RestoredEntries<V extends Vocabulary = Vocabulary> {
  /** Entries that were undone. */
  readonly entries: readonly Moment<V>[]
  /** Entries that were restored. */
  readonly again: readonly Moment<V>[]
}

export interface RestoredProps<State = unknown> extends RestoredEntries {
  /** Position that the players undid. The real table may still show it. */
  readonly undone: State
  /** Position after the undo. */
  readonly state: State
  /** Called when the players have put the pieces back; undefined in a window that only watches, which cannot close the list. */
  readonly onDone: (() => void) | undefined
  /** Whether the user has begun to answer the open question. The list of the pieces is folded then. */
  readonly isAnswering: boolean
}

export interface RoleBadgeProps<Role extends string = string> {
  readonly role: Role
  /** Width and height of the badge in px; by default medium size. */
  readonly size?: number
  /** Whether the badge has an accessible name, because no visible text next to it names the role. */
  readonly alone?: boolean
  /** Whether the badge is shown as the second colour of a role. */
  readonly second?: boolean
  /** Whether the badge is faded and has a text below, because the role has no player or is about to leave the game. */
  readonly waits?: boolean
}

/** Texts that the app shows around the open question of a game, in the language of the page. */
export interface GameSpeech<V extends Vocabulary = Vocabulary> {
  /** Returns the current round and the current step of the round. */
  where(this: void, state: V['state']): Where
  /** Returns the name of the player of a role, or the name of the role if no player controls it. */
  player(this: void, state: V['state'], role: V['role']): string
  /** Returns the name of a move and the name of its player for the undo button: "mustering", "Petr". */
  action(this: void, moment: Moment<V>): readonly [what: string, who?: string]
  /** Names each value that a correction has set, for the undo button: "Petr: army 2 → 5". Empty for all other moves. */
  corrected?(this: void, moment: Moment<V>): readonly string[]
  /**
   * Returns a description of information revealed by a move. The app shows this text when it asks the players to agree to undo the move.
   */
  shown(this: void, revealed: Revealed, state: V['state']): string
  /** Returns the title and the full name of the rule with this number. */
  rule(this: void, number: string): RuleName
  /** Pages of the game that the bottom bar lists between the open question and the log. */
  readonly places: readonly Place[]
  /** Menu items for pages that only this game has. */
  readonly menu: readonly MenuRow[]
}

export interface Where {
  /** Name of the round, e.g. "Round 3". */
  readonly round: string
  /** Name of the step, e.g. "Marches". */
  readonly step: string
}

export interface Place {
  /** URL path of the page within the game. */
  readonly to: string
  readonly label: string
  readonly icon: string
}

export interface MenuRow {
  /** URL path of the page within the game. */
  readonly to: string
  readonly icon: string
  readonly title: string
  /** Section of the menu that contains this item: actions at the table, reference, or settings and information of this game. */
  readonly group: 'table' | 'lookUp' | 'game'
  /** Set if the menu shows the item only in stored games, not in practice rounds. */
  readonly keptOnly?: true
}

export interface CompanionProps {
  /** Whether the open question shows a map in the side panel. */
  readonly brought: boolean
  readonly slot: (place: HTMLElement | null) => void
}

import type { ComponentType, ReactNode } from 'react'
import type { Moment, Revealed, Vocabulary } from '../../referee'
import type { BoardProps } from './board-map'
import type { RuleBookProps, RuleName } from './rule-book'
import type { GameReveals } from './game-ballots'
import type { GameNow } from './game-now'
import type { GameQuestions } from './game-questions'
import type { GameOutcomes } from './game-outcomes'

/** Screens of a game by path within the game. The screen of the open question has an empty path. */
export type GameRooms = Readonly<Record<string, ComponentType>>

/** Configuration of the shared table by a game. No part shows a sealed choice before its reveal. */
export interface GameTable<V extends Vocabulary = Vocabulary> {
  /** Id in the catalogue; part of its URLs. */
  readonly id: string
  /** React hook. Returns the texts around the open question in the language of the page. */
  useSpeech(this: void): GameSpeech<V>
  /** Badge of a role: a shield or a colour. */
  RoleBadge(this: void, props: RoleBadgeProps<V['role']>): ReactNode
  /** Returns whether a round has ended and the next has not begun, or the game is over. */
  isBetweenRounds(this: void, state: V['state']): boolean
  /** Screens of the game. The menu lists the shared screens itself, all others by `places` and `menu` of the texts. */
  readonly rooms: GameRooms
  /** Side panel next to the question on wide screens. */
  readonly Companion: ComponentType<CompanionProps>
  /** Drawn board, loaded on demand; omitted if the game has none. */
  Board?(this: void, props: BoardProps<V['state']>): ReactNode
  /** The game has a replay film at the path `film`. */
  readonly hasFilm?: true
  /** Rules of the game; loaded when first opened. */
  RuleBook(this: void, props: RuleBookProps<V['state']>): ReactNode
  readonly questions: GameQuestions<V>
  readonly reveals: GameReveals<V>
  readonly now: GameNow<V>
  /** Screens for automatic consequences of a move; omitted if there are none. */
  readonly outcomes?: GameOutcomes<V>
  /** Moves played automatically after an answer because no other choice is left. They belong to the answer and are undone with it. */
  following?(this: void, state: V['state'], moves: readonly V['move'][]): readonly V['move'][]
  /** Returns whether a move only leads to the next question; the undo button then names another move of the answer. */
  isPassing?(this: void, moment: Moment<V>): boolean
}

export interface RoleBadgeProps<Role extends string = string> {
  readonly role: Role
  /** Width and height in px; medium size by default. */
  readonly size?: number
  /** Adds an accessible name, for badges without visible text. */
  readonly alone?: boolean
  /** Shows the badge as the second colour of a role. */
  readonly second?: boolean
  /** Fades the badge and adds a text below: the role has no player or is about to leave. */
  readonly waits?: boolean
}

/** Texts of a game around the open question, in the language of the page. */
export interface GameSpeech<V extends Vocabulary = Vocabulary> {
  /** Current round and step. */
  where(this: void, state: V['state']): Where
  /** Name of the player of a role; the name of the role if there is none. */
  player(this: void, state: V['state'], role: V['role']): string
  /** Name of a move and its person for the undo button: "mustering", "Petr". */
  action(this: void, moment: Moment<V>): readonly [what: string, who?: string]
  /** Describes revealed information for the dialog that asks for consent to undo. */
  shown(this: void, revealed: Revealed, state: V['state']): string
  /** Name of a rule. */
  rule(this: void, number: string): RuleName
  /** Screens of the game in the bottom bar, between the open question and the log. */
  readonly places: readonly Place[]
  /** Menu rows of screens that only this game has. */
  readonly menu: readonly MenuRow[]
}

export interface Where {
  /** E.g. "Round 3". */
  readonly round: string
  /** E.g. "Marches". */
  readonly step: string
}

export interface Place {
  /** Path within the game. */
  readonly to: string
  readonly label: string
  readonly icon: string
}

export interface MenuRow {
  /** Path within the game. */
  readonly to: string
  readonly icon: string
  readonly title: string
  /** Section of the menu: actions at the table, reference, or settings and information of this game. */
  readonly group: 'table' | 'lookUp' | 'game'
  /** Shown only in stored games, not in practice rounds. */
  readonly keptOnly?: true
}

export interface CompanionProps {
  /** The question renders its own board into the slot. */
  readonly brought: boolean
  readonly slot: (place: HTMLElement | null) => void
}

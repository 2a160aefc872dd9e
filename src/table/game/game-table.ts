import type { ComponentType, ReactNode } from 'react'
import type { Moment, Revealed, Vocabulary } from '../../referee'
import type { BoardProps } from './board-map'
import type { RuleBookProps, RuleName } from './rule-book'
import type { GameReveals } from './game-ballots'
import type { GameNow } from './game-now'
import type { GameQuestions } from './game-questions'
import type { GameOutcomes } from './game-outcomes'

/** The rooms of a game: every screen of its table by its address within the game; that of the open question is empty. */
export type GameRooms = Readonly<Record<string, ComponentType>>

/** The parts that a game provides for the table. No part shows a sealed choice before its reveal. */
export interface GameTable<V extends Vocabulary = Vocabulary> {
  /** Its id in the catalogue; its addresses hold it. */
  readonly id: string
  /** The texts of the game on the screen of the open question. A hook: they are in the language of the page. */
  useSpeech(this: void): GameSpeech<V>
  /** The sign of a role: a shield, a colour. */
  RoleBadge(this: void, props: RoleBadgeProps<V['role']>): ReactNode
  /** Whether a round has just ended and nothing of the next one has happened, or the game is over. */
  isBetweenRounds(this: void, state: V['state']): boolean
  /** Its rooms. The menu lists those that several games have by itself, the others by `places` and `menu` of its speech. */
  readonly rooms: GameRooms
  /** The content beside the question on wide screens. */
  readonly Companion: ComponentType<CompanionProps>
  /** The drawn board, fetched when it is first looked at; a game without one has none. */
  Board?(this: void, props: BoardProps<V['state']>): ReactNode
  /** It has its film, at the address `film`. */
  readonly hasFilm?: true
  /** The rules of the game, fetched when one is first read. */
  RuleBook(this: void, props: RuleBookProps<V['state']>): ReactNode
  readonly questions: GameQuestions<V>
  readonly reveals: GameReveals<V>
  readonly now: GameNow<V>
  /** The automatic consequences of a move; left out where there are none. */
  readonly outcomes?: GameOutcomes<V>
  /** The moves that follow of themselves from an answer, as nobody has another one left; they are part of it, and taken back with it. */
  following?(this: void, state: V['state'], moves: readonly V['move'][]): readonly V['move'][]
  /** Whether a move only leads on to the next question: the button that takes an answer back names another of its moves. */
  isPassing?(this: void, moment: Moment<V>): boolean
}

export interface RoleBadgeProps<Role extends string = string> {
  readonly role: Role
  /** Width and height in px; of middle size by default. */
  readonly size?: number
  /** Names the role for a screen reader, where no written name is beside it. */
  readonly alone?: boolean
  /** It is the second colour of a role. */
  readonly second?: boolean
  /** Faded, with a word beneath that says so: nobody plays it, or it is about to leave. */
  readonly waits?: boolean
}

/** The texts of a game around the open question, in the language of the page. */
export interface GameSpeech<V extends Vocabulary = Vocabulary> {
  /** The current round and step. */
  where(this: void, state: V['state']): Where
  /** Who plays a role; the name of the role where nobody is named. */
  player(this: void, state: V['state'], role: V['role']): string
  /** The name of a move on the button that takes it back, and its person: "mustering", "Petr". */
  action(this: void, moment: Moment<V>): readonly [what: string, who?: string]
  /** The facts that were shown to everybody, for the sheet that asks for consent. */
  shown(this: void, revealed: Revealed, state: V['state']): string
  /** The name of a rule. */
  rule(this: void, number: string): RuleName
  /** Screens of the game in the bottom bar, between the open question and the log. */
  readonly places: readonly Place[]
  /** The menu rows of rooms that only this game has. */
  readonly menu: readonly MenuRow[]
}

export interface Where {
  /** "Round 3" */
  readonly round: string
  /** "Marches" */
  readonly step: string
}

export interface Place {
  /** Its address within the game. */
  readonly to: string
  readonly label: string
  readonly icon: string
}

export interface MenuRow {
  /** Its address within the game. */
  readonly to: string
  readonly icon: string
  readonly title: string
  /** Where it is looked for: what one does at the table, looks up, or asks about this game. */
  readonly group: 'table' | 'lookUp' | 'game'
  /** Only in a game that is kept, not in a practice round. */
  readonly keptOnly?: true
}

export interface CompanionProps {
  /** The question brings a board of its own into the slot. */
  readonly brought: boolean
  readonly slot: (place: HTMLElement | null) => void
}

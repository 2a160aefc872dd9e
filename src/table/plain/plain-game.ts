import type { ComponentType, ReactNode } from 'react'
import type { Addend } from '../../kit/addends'
import type { HiddenEvent } from '../../kit/hidden'
import type { Counts, Payment } from '../../kit/payment'
import type { Vote } from '../../kit/vote'
import type { CoreCode, Vocabulary } from '../../referee'
import type { Language } from '../../ui/words'
import type { QuestionProps } from '../game/game-questions'
import type { MenuRow, Place, RoleBadgeProps, Where } from '../game/game-table'
import type { StepProps } from '../new-game/new-game-spec'
import type { Seating } from '../new-game/seating'

/**
 * An answer to a question of a plain game, or what it grows by: one part a step. From the part follows how it is chosen; the next steps of
 * a draft are all of one part.
 */
export interface PlainAnswer {
  /** An area of the board: chosen on the map or in a list. */
  readonly area?: string
  /** How often each tender is used: counted up from the usual one. */
  readonly payment?: Payment
  /** What dice show that lie on the table: typed in, die by die. */
  readonly faces?: readonly number[]
  /** A number: on a pad where it may be any up to the largest. */
  readonly amount?: number
  readonly yes?: boolean
  /** One of several by their names. */
  readonly option?: string
}

/** A game whose answers are put together of such parts. */
export interface PlainVocabulary extends Vocabulary {
  readonly draft: PlainAnswer
  readonly step: PlainAnswer
}

/** What a game hands in that is played on plain screens: data, and no component. */
export interface PlainGame<V extends PlainVocabulary = PlainVocabulary> {
  /** Its id in the catalogue. */
  readonly id: string
  /** Its roles, in the order of the box; the id of each is also the class that brings its colours. */
  readonly roles: readonly V['role'][]
  /** How many can play. */
  readonly numbers: readonly number[]
  /** It has dice: who rolls them is asked before it begins. */
  readonly hasDice?: true
  readonly texts: Readonly<Record<Language, PlainTexts<V>>>
  /** The kind of the prompt that waits for the choices of a ballot to be turned up; absent where nothing is chosen in secret. */
  readonly reveal?: V['promptKind']
  /** Kinds of prompts that the app answers by chance, where it may. */
  readonly rolled: readonly V['promptKind'][]
  /** Each kind of choice in secret, by the kind of its ballot or of the prompt of a secret that is kept. */
  readonly sealed: Readonly<Record<string, PlainSealed<V>>>
  /** Events that tell what was decided by choices that were turned up. */
  readonly decided: readonly V['event']['e'][]
  readonly board?: PlainBoard<V>
  setup(this: void, seated: Seated<V['role']>): V['setup']
  /** What it draws and asks itself. */
  readonly own?: PlainOwn<V>
  facts(this: void, state: V['state']): PlainFacts<V['role']>
  isOverrulable(this: void, code: V['code']): boolean
}

/** What a game draws and asks itself; all else the table makes of its data. */
export interface PlainOwn<V extends PlainVocabulary = PlainVocabulary> {
  /** Questions that are asked in a way of their own, by kind. */
  readonly questions?: Readonly<Partial<Record<V['promptKind'], ComponentType<QuestionProps>>>>
  /** The sign of a role, in place of a disc with a letter. */
  Badge?(this: void, props: RoleBadgeProps<V['role']>): ReactNode
  /** The board, in place of a drawn one. */
  readonly Board?: ComponentType
  /** What everybody has, in place of lists of it. */
  readonly Lying?: ComponentType
  /** How it ended, in place of points and what they are for. */
  End?(this: void): ReactNode
  /** Screens by their address within the game. */
  readonly screens?: Readonly<Record<string, ComponentType>>
  /** Where play stands, where that is more than a round. */
  where?(this: void, state: V['state'], language: Language): Where
  /** How screens of its own are reached. */
  places?(this: void, language: Language): { readonly places: readonly Place[]; readonly menu: readonly MenuRow[] }
  /** What is settled before it begins. */
  readonly settling?: PlainSettling
}

/** A step of setting up that is a game's own. */
export interface PlainSettling {
  readonly fresh: unknown
  isWhole(this: void, settled: unknown): boolean
  /** What was settled in a game that has begun. */
  of(this: void, state: never): unknown
  /** On the button that leads to it, and its choices. */
  readonly label: Readonly<Record<Language, string>>
  readonly Step: ComponentType<StepProps<PlainDraft>>
}

/** A plain game that is being set up. */
export interface PlainDraft extends Seating {
  readonly dice: Seated['dice']
  /** What the game settles in a step of its own. */
  readonly settled?: unknown
}

/** A number up to what a role has, or one of several by their names. */
export type PlainSealed<V extends PlainVocabulary = PlainVocabulary> =
  | {
      /** What is counted, among the `things` of the texts. */
      readonly of: string
      most(this: void, state: V['state'], role: V['role']): number
    }
  | { readonly oneOf: readonly string[] }

/** The drawn board: three areas are enough. */
export interface PlainBoard<V extends PlainVocabulary = PlainVocabulary> {
  readonly width: number
  readonly height: number
  /** The corners of each area, as a drawing has them: "0,0 90,0 90,50". */
  readonly corners: Readonly<Record<string, string>>
  /** Roles that have a piece in an area, each as often as it has one. */
  pieces(this: void, state: V['state'], area: string): readonly V['role'][]
}

/** Who plays which role, by name, and who rolls. */
export interface Seated<Role extends string = string> {
  readonly roles: readonly Role[]
  /** As they sit round the table, clockwise; what the table runs comes last. */
  readonly seating: readonly Role[]
  readonly names: Readonly<Partial<Record<Role, string>>>
  readonly dice: 'app' | 'table'
  readonly settled?: unknown
}

/** What the screens have to know of a position. */
export interface PlainFacts<Role extends string = string> {
  readonly round: number
  readonly names: Readonly<Partial<Record<Role, string>>>
  readonly playing: readonly Role[]
  /** Chance lies with the app, and not with dice on the table. */
  readonly dice?: 'app' | 'table'
  /** What everybody has, in kinds. */
  readonly holdings?: Readonly<Partial<Record<Role, Counts>>>
  /** The open vote that lasts. */
  readonly vote?: Vote<Role> | undefined
  /** Points at the end, with what they are for; undefined before. */
  readonly points?: Readonly<Partial<Record<Role, readonly Addend[]>>> | undefined
}

/** An event in words. */
interface Teller<Event> {
  tell(event: Event): string
}

/** What a game says, in one language. */
export interface PlainTexts<V extends PlainVocabulary = PlainVocabulary> {
  readonly name: string
  readonly roles: Readonly<Record<V['role'], string>>
  /** The areas of its board, as they stand in a sentence. */
  readonly areas: Readonly<Record<string, string>>
  /** What can be had, and each way to pay, by the names that the rules give them. */
  readonly things: Readonly<Record<string, string>>
  /** Other options by their names. */
  readonly options?: Readonly<Record<string, string>>
  /** What points and votes are for, by the `why` of their addends. */
  readonly addends: Readonly<Record<string, string>>
  readonly events: { readonly [E in Exclude<V['event']['e'], HiddenEvent['e']>]: Teller<Extract<V['event'], { readonly e: E }>>['tell'] }
  readonly questions: Readonly<Record<V['promptKind'], string>>
  /** What answers a question when nothing is chosen: "Build nothing". */
  readonly nothing: Readonly<Partial<Record<V['promptKind'], string>>>
  readonly refusals: Readonly<Record<Exclude<V['code'], CoreCode>, string>>
  /** A kept secret that lies open, where it is neither an area nor a word. */
  shown?(this: void, value: unknown): string
  /** What a printed number is that the rulebook has lost, by the id of its point. */
  pointName?(this: void, point: string): string
  /** By their numbers: what each is about, and what it says. */
  readonly rules: Readonly<Record<string, readonly [title: string, text: string]>>
}

import type { ComponentType, ReactNode } from 'react'
import type { Addend } from '../../kit/addends'
import type { HiddenEvent, HiddenMove } from '../../kit/hidden'
import type { Counts, Payment } from '../../kit/payment'
import type { Vote } from '../../kit/vote'
import type { CoreCode, Moment, Prompt, Revealed, Vocabulary } from '../../referee'
import type { Practice } from '../../session/practice'
import type { Language } from '../../ui/words'
import type { KnownBox } from '../charts/bg-stats'
import type { NowSpeech, TurnSeat } from '../game/game-now'
import type { QuestionProps } from '../game/game-questions'
import type { MenuRow, Place, RoleBadgeProps, Where } from '../game/game-table'
import type { GameOutcomes } from '../game/game-outcomes'
import type { StepProps } from '../new-game/new-game-spec'
import type { Seating } from '../new-game/seating'
import type { WithRule } from '../waiting-for/game-waiting-for'

/**
 * An answer to a question of a plain game, or what it grows by: one part a step. From the part follows how it is chosen; the next steps of
 * a draft are all of one part.
 */
export interface PlainAnswer {
  /** An area of the board: chosen on the map or in a list. */
  readonly area?: string
  /** How often each tender is used: counted up from the usual one. */
  readonly payment?: Payment
  /** The faces of the dice on the table: typed in, die by die. */
  readonly faces?: readonly number[]
  /** A number: on a pad where it may be any up to the largest. */
  readonly amount?: number
  readonly yes?: boolean
  /** One of several by their names. */
  readonly option?: string
  /** A whole answer: one that is offered, or put together by a screen of the game. */
  readonly answer?: unknown
}

/** A game whose answers are put together of such parts. */
export interface PlainVocabulary extends Vocabulary {
  readonly draft: PlainAnswer
  readonly step: PlainAnswer
}

/** The parts that a game on plain screens provides: data, and no component. */
export interface PlainGame<V extends PlainVocabulary = PlainVocabulary> {
  /** Its id in the catalogue. */
  readonly id: string
  /** Its roles, in the order of the box; the id of each is also the class that brings its colours. */
  readonly roles: readonly V['role'][]
  /** How many can play. */
  readonly numbers: readonly number[]
  /** How many a new game is set up for at first; the smallest number by default. */
  readonly bestNumber?: number
  /** The roles that play in a game of so many; without it they are chosen from the whole box. */
  rolesFor?(this: void, number: number): readonly V['role'][]
  /** Which roles go together where so many play and each may have several; without it they are given out one by one. */
  division?(this: void, people: number): readonly (readonly V['role'][])[]
  /** The table may run a role that nobody plays. */
  readonly hasTableSeat?: true
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
  setup(this: void, seated: SeatedRoles<V['role']>): V['setup']
  /** Its own drawings and questions. */
  readonly own?: PlainOwn<V>
  facts(this: void, state: V['state']): PlainFacts<V['role']>
  isOverrulable(this: void, code: V['code']): boolean
}

/** The drawings and questions of a game's own; the table derives everything else from its data. */
export interface PlainOwn<V extends PlainVocabulary = PlainVocabulary> {
  /** Questions that are asked in a way of their own, by kind. */
  readonly questions?: Readonly<Partial<Record<V['promptKind'], ComponentType<QuestionProps>>>>
  /** The sign of a role, in place of a disc with a letter. */
  Badge?(this: void, props: RoleBadgeProps<V['role']>): ReactNode
  /** The class that brings the colours of a role, where that is not its id. */
  colours?(this: void, role: V['role']): string
  /** A question with its figures, in place of the words of its kind. */
  asked?(this: void, question: Prompt<V['promptKind'], V['role']>, state: V['state'], language: Language): QuestionText | undefined
  /** The move of a role that does not seal its secret in the app, and the button on its cover; absent: every secret is sealed. */
  readonly unsealed?: { move(this: void, role: V['role']): V['move']; readonly label: Readonly<Record<Language, string>> }
  /** The subject of a choice in secret, above the seats; undefined: in the words of every game. */
  ballotTitle?(this: void, state: V['state'], language: Language): string | undefined
  /** Names a step of an answer, which holds only the fields that it adds; undefined: by the fields that every game knows. */
  step?(this: void, step: V['draft'], at: StepPlace<V>, language: Language): StepName | undefined
  /** The board, in place of a drawn one. */
  readonly Board?: ComponentType
  /** The holdings of everybody, in place of the lists. */
  readonly Lying?: ComponentType
  /** The state of an open game, for the list of games; in place of the round and the signs. */
  Standing?(this: void, props: { readonly state: V['state'] }): ReactNode
  /** How it ended, in place of points and what they are for. */
  readonly End?: ComponentType
  /** Its rooms by their address within the game, beside those that are made from data, or in place of them. */
  readonly screens?: Readonly<Record<string, ComponentType>>
  /** The current round and step, where that is more than a round. */
  where?(this: void, state: V['state'], language: Language): Where
  /** The ways to rooms of its own; the menu lists those that every table has by itself. */
  places?(this: void, language: Language): { readonly places: readonly Place[]; readonly menu?: readonly MenuRow[] }
  /** The drawing of a move in the log, if the move names no role; the drawing that all games share by default. */
  logIcon?(this: void, move: V['move']): string | undefined
  /** Events that head their entry in the log, before what led to them: the end of a vote. */
  readonly headEvents?: readonly V['event']['e'][]
  /** The phase of a round, as a heading of the log. */
  phase?(this: void, state: V['state'], language: Language): string | undefined
  /** The steps of a turn or a round as a bar, and which of them is here; none by default. */
  steps?(this: void, state: V['state'], language: Language): ReturnType<NowSpeech<V>['phases']>
  /** Roles in the order of the turn, and how far each is; undefined while there is no order. */
  turn?(this: void, state: V['state'], language: Language): readonly TurnSeat<V['role']>[] | undefined
  /** The facts of a rule in an open game, a line for each. */
  ruleFacts?(this: void, state: V['state'] | undefined, number: string, language: Language): readonly string[]
  /** Rules that the table may set for itself. */
  readonly settingRules?: readonly string[]
  /** Rules that no deal changes. */
  readonly never?: readonly string[]
  /** The actions that a role may take now without being asked, each with its rule. */
  may?(this: void, state: V['state'], role: V['role'], language: Language): readonly WithRule[]
  /** The exceptions that hold just now beside the rules. */
  forbidden?(this: void, state: V['state'], language: Language): readonly WithRule[]
  /** The texts of a game with the names that its table gave: the log tells by them. */
  textsOf?(this: void, state: V['state'], language: Language): PlainTexts<V>
  /** The moves that follow of themselves from an answer. */
  following?(this: void, state: V['state'], moves: readonly V['move'][]): readonly V['move'][]
  /** The consequences of a move. */
  readonly outcomes?: GameOutcomes<V>
  /** A fact that the table has seen, for the sheet that asks for consent; undefined: by its label. */
  shown?(this: void, revealed: Revealed, language: Language): string | undefined
  /** The name of a move by its object, for the buttons that undo and redo it: "village"; undefined: by its kind. */
  action?(this: void, move: V['move'], language: Language): string | undefined
  /** Who did a move, where it does not name its role; undefined: the whole table. */
  doer?(this: void, moment: Moment<V>): V['role'] | undefined
  /** Moves that only lead on to the next question: the button that takes an answer back names another of its moves. */
  readonly passing?: readonly V['move']['do'][]
  /** The changes of a correction, each as a sentence. */
  before?(this: void, moment: Moment<V>, language: Language): readonly string[]
  /** Shows the details of an entry, with its moment in the log. */
  detail?(this: void, moment: Moment<V>): ReactNode
  /** The figures of every role in the archive, and how a game ended. */
  archive?(this: void, language: Language): PlainArchive
  /** The extras of its games in the copy of everything, beside the people. */
  backupExtras?(this: void): Promise<{ readonly export: () => unknown; readonly import: (found: unknown) => (() => void) | undefined }>
  /** Fetched with the table, before its first screen: parts that the open question shows beside its component. */
  readonly first?: readonly (() => Promise<unknown>)[]
  /** A practice round. */
  practice?(this: void): Promise<PlainPractice<V>>
  /** The settings before it begins. */
  readonly settling?: PlainSetupStep
}

/** Where a step of an answer is taken. */
export interface StepPlace<V extends PlainVocabulary = PlainVocabulary> {
  /** The draft before the step. */
  readonly draft: V['draft']
  readonly question: Prompt<V['promptKind'], V['role']>
  readonly state: V['state']
}

/** A step of an answer in words. */
export interface StepName {
  readonly title: string
  /** A price, or the consequence. */
  readonly note?: string | undefined
  /** The role whose sign precedes the words. */
  readonly role?: string | undefined
  /** The step ends a list that is put together one by one: it is taken by the button and is no row. */
  readonly closes?: true | undefined
}

/** A question in words. */
export interface QuestionText {
  readonly title: string
  /** One line of context: money, place, pieces left. */
  readonly note?: string | undefined
}

/** How the archive tells games of this kind. */
export interface PlainArchive {
  readonly figures: readonly { readonly id: string; readonly name: string }[]
  how(this: void, how: string): string
  /** The box as it is known beyond this app, and which figure counts most. */
  readonly known?: { readonly box: KnownBox; readonly score: string }
}

/** The facts that steps know beside the game. */
export interface PlainPracticeFacts {
  /** The revealed choices still lie in the middle of the table. */
  readonly laidOut: boolean
  /** The consequences of a move are still to be moved on the board. */
  readonly told: boolean
  /** Address of the screen: `/game/practice-islet/log`. */
  readonly place: string
}

/** A practice round of a plain game: its positions and steps, and what the coach says. */
export interface PlainPractice<V extends PlainVocabulary = PlainVocabulary> {
  of(this: void, name: string, language: Language): Practice<V, PlainPracticeFacts>
  readonly texts: Readonly<Record<Language, PracticeTexts>>
}

export interface PracticeTexts {
  /** By the ids of the steps. The words on the screen replace `{done}` and `{log}`. */
  readonly steps: Readonly<Record<string, string>>
  readonly learnt: readonly string[]
  readonly note: string
}

/** A step of setting up that is a game's own. */
export interface PlainSetupStep {
  readonly fresh: unknown
  isWhole(this: void, settled: unknown): boolean
  /** Reads the choices of the set-up from a game that has begun. */
  of(this: void, state: never): unknown
  /** On the button that leads to it, and its choices. */
  readonly label: Readonly<Record<Language, string>>
  readonly Step: ComponentType<StepProps<PlainDraft>>
  /** A further step with choices of the same kind, from which the game begins. */
  readonly last?: PlainLastStep
  /** A page beside the step from which the game begins, to which that step links; it may be skipped. */
  readonly beside?: PlainBesideStep
}

/** A page beside the last step. */
interface PlainBesideStep {
  readonly path: string
  /** On the button that leads back. */
  readonly done: Readonly<Record<Language, string>>
  readonly Step: ComponentType<StepProps<PlainDraft>>
}

/** The step from which a plain game begins. */
interface PlainLastStep {
  readonly path: string
  readonly label: Readonly<Record<Language, string>>
  /** On the button that begins. */
  readonly begin: Readonly<Record<Language, string>>
  readonly Step: ComponentType<StepProps<PlainDraft>>
}

/** A plain game that is being set up. */
export interface PlainDraft extends Seating {
  readonly dice: SeatedRoles['dice']
  /** The settings that the game takes in a step of its own. */
  readonly settled?: unknown
}

/** The props of a secret choice: who chooses, the choice so far, and where it goes; undefined while it is not whole. */
export interface SealedChoiceProps {
  readonly role: string
  /** The present choice, also the one that was sealed before or left as a draft; undefined while there is none. */
  readonly choice: unknown
  /** The choices lie open on the table: the keys may show what is chosen. */
  readonly isOpen?: boolean
  onChange(this: void, choice: unknown): void
}

/** A number up to what a role has, one of several by their names, yes and no, or a drawing of the game's own. */
export type PlainSealed<V extends PlainVocabulary = PlainVocabulary> = {
  /** Heads the revealed choices: "Hero orders"; absent: in the words of every game. */
  revealed?(this: void, language: Language): string
} & (
  | {
      /** The counted thing, by its key in the `things` of the texts. */
      readonly of: string
      most(this: void, state: V['state'], role: V['role']): number
    }
  | { readonly oneOf: readonly string[] }
  /** Yes or no; the `options` of the texts may name both. */
  | { readonly yesOrNo: true }
  /** A choice that the game draws itself; nothing on it may grow, move or be fetched by what is chosen. */
  | {
      readonly Choice: ComponentType<SealedChoiceProps>
      /** A choice as its role has made it. */
      shown(this: void, choice: unknown, language: Language): string
      /** The choice as its role alone looks at it, where that is more than its words. */
      readonly Chosen?: ComponentType<{ readonly role: string; readonly choice: unknown }>
      /** The name of the button that seals, if `Choice` itself says what is missing; absent: "Seal and cover", or what is missing. */
      sealLabel?(this: void, language: Language): string
    }
)

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
export interface SeatedRoles<Role extends string = string> {
  readonly roles: readonly Role[]
  /** As they sit round the table, clockwise; what the table runs comes last. */
  readonly seating: readonly Role[]
  readonly names: Readonly<Partial<Record<Role, string>>>
  /** Everybody who has a role, as they sit, with all roles of each. */
  readonly people: readonly { readonly name: string; readonly roles: readonly Role[] }[]
  readonly dice: 'app' | 'table'
  readonly settled?: unknown
}

/** The facts of a position for the screens. */
export interface PlainFacts<Role extends string = string> {
  readonly round: number
  readonly names: Readonly<Partial<Record<Role, string>>>
  readonly playing: readonly Role[]
  /** Who plays which roles, where somebody may have several. */
  readonly people?: readonly { readonly seat: string; readonly name: string; readonly roles: readonly Role[] }[]
  /** The app draws and rolls, and not dice on the table. */
  readonly dice?: 'app' | 'table'
  /** The holdings of everybody, by kind. */
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

/** How a game speaks of its roles. */
export interface PlainSeating {
  /** "Merchant" */
  readonly roleWord: string
  readonly note: string
  /** "3 merchants" */
  number(this: void, n: number): string
  readonly draw: string
  readonly giveOut: string
  readonly absent: string
  readonly again: string
}

/** Moves that every game has. */
type SharedMove = HiddenMove['do'] | 'correct' | 'overrule'

/** The texts of a game, in one language. */
export interface PlainTexts<V extends PlainVocabulary = PlainVocabulary> {
  readonly name: string
  readonly roles: Readonly<Record<V['role'], string>>
  /** The areas of its board, by their names within a sentence. */
  readonly areas: Readonly<Record<string, string>>
  /** The names of goods, and of each way to pay, by the keys in the rules. */
  readonly things: Readonly<Record<string, string>>
  /** Other options by their names. */
  readonly options?: Readonly<Record<string, string>>
  /** The names of the addends of points and votes, by their `why`. */
  readonly addends: Readonly<Record<string, string>>
  readonly events: { readonly [E in Exclude<V['event']['e'], HiddenEvent['e']>]: Teller<Extract<V['event'], { readonly e: E }>>['tell'] }
  readonly questions: Readonly<Record<V['promptKind'], string>>
  /** The word for a role where it is drawn by lot and given out; "role" where nothing is said. */
  readonly seating?: PlainSeating
  /** The label that answers a question with no choice: "Build nothing". */
  readonly nothing: Readonly<Partial<Record<V['promptKind'], string>>>
  readonly refusals: Readonly<Record<Exclude<V['code'], CoreCode>, string>>
  /** A kept secret that was revealed, where it is neither an area nor a word. */
  shown?(this: void, value: unknown): string
  /** The name of a printed number that is missing from the rulebook, by the id of its point. */
  pointName?(this: void, point: string): string
  /** By their numbers: what each is about, and what it says. */
  readonly rules: Readonly<Record<string, readonly [title: string, text: string]>>
  /** The game's own moves, as the button that takes them back calls them; without it the first event tells, as of all other moves. */
  readonly actions?: Readonly<Record<Exclude<V['move']['do'], SharedMove>, string>>
  /** Titles of chapters, by the numbers of the rules with which they begin; without them each rule is a chapter of its own. */
  readonly chapters?: Readonly<Record<string, string>>
}

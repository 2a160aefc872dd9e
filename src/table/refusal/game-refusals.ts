import type { ReactNode } from 'react'
import type { MoveOf, Refusal, Vocabulary } from '../../referee'

/** The parts that a game provides for the sheet of its refusals, in the language of the page. */
export interface GameRefusals<V extends Vocabulary = Vocabulary> {
  /** The reason of the refusal, and the allowed alternative. */
  text(this: void, refusal: Refusal<V['code']>, state: V['state']): { readonly wrong: string; readonly allowed: string }
  /** Number of the rule that is shown: another than that of the refusal where it says more. */
  rule(this: void, refusal: Refusal<V['code']>): string
  /** A rule by its number, and the way to its text. */
  RuleLink(this: void, props: { readonly rule: string }): ReactNode
  /** A picture of what is wrong, where there is one. */
  Picture?(this: void, props: RefusalPictureProps<V>): ReactNode
  /** Legal moves that are like a refused one, nearest first. */
  alternatives(this: void, state: V['state'], move: MoveOf<V> | undefined): readonly V['move'][]
  /** Lets a role choose again on this phone, behind its cover, after a reveal that failed. */
  chooseHere(this: void, ballot: string, role: string): void
  /** A legal move as a button: its drawing, and what it does. */
  alternative(this: void, state: V['state'], move: V['move']): { readonly icon: string; readonly title: string }
}

export interface RefusalPictureProps<V extends Vocabulary = Vocabulary> {
  readonly state: V['state']
  readonly refusal: Refusal<V['code']>
  readonly move: MoveOf<V> | undefined
}

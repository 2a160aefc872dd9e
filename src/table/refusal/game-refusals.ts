import type { ReactNode } from 'react'
import type { MoveOf, Refusal, Vocabulary } from '../../referee'

/** Configuration of the refusal sheet by a game, in the language of the page. */
export interface GameRefusals<V extends Vocabulary = Vocabulary> {
  /** Reason of the refusal, and what is allowed instead. */
  text(
    this: void,
    refusal: Refusal<V['code']>,
    state: V['state'],
    move: MoveOf<V> | undefined,
  ): { readonly wrong: string; readonly allowed: string }
  /** Number of the rule to show; may differ from the rule of the refusal if it explains more. */
  rule(this: void, refusal: Refusal<V['code']>): string
  /** Link to a rule by number. */
  RuleLink(this: void, props: { readonly rule: string }): ReactNode
  /** Picture of the problem, if there is one. */
  Picture?(this: void, props: RefusalPictureProps<V>): ReactNode
  /** Legal moves similar to a refused one, nearest first. */
  alternatives(this: void, state: V['state'], move: MoveOf<V> | undefined): readonly V['move'][]
  /** Lets a role choose again on this phone, behind its cover, after a failed reveal. */
  chooseHere(this: void, ballot: string, role: string): void
  /** Icon and label of the button for a legal move. */
  alternative(
    this: void,
    state: V['state'],
    move: V['move'],
  ): { readonly icon: string; readonly title: string; readonly note?: string | undefined }
}

export interface RefusalPictureProps<V extends Vocabulary = Vocabulary> {
  readonly state: V['state']
  readonly refusal: Refusal<V['code']>
  readonly move: MoveOf<V> | undefined
}

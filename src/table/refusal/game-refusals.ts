import type { ReactNode } from 'react'
import type { MoveOf, Refusal, Vocabulary } from '../../referee'

/** Configuration of the dialog for refused moves by a game, in the language of the page. */
export interface GameRefusals<V extends Vocabulary = Vocabulary> {
  /** Returns two texts: the reason of the refusal, and what is allowed instead. */
  text(
    this: void,
    refusal: Refusal<V['code']>,
    state: V['state'],
    move: MoveOf<V> | undefined,
  ): { readonly wrong: string; readonly allowed: string }
  /**
   * Returns the number of the rule to show. This may differ from the rule of the refusal if another rule explains more. Undefined if the
   * rules of the game have no such rule, e.g. for a refusal that is common to all games.
   */
  rule(this: void, refusal: Refusal<V['code']>): string | undefined
  /** Shows a rule number as a link to the text of the rule. */
  RuleLink(this: void, props: { readonly rule: string }): ReactNode
  /** Component that illustrates the cause of a refusal; renders nothing if there is no illustration. */
  Picture?(this: void, props: RefusalPictureProps<V>): ReactNode
  /** Returns legal moves similar to a refused move, the most similar first. */
  alternatives(this: void, state: V['state'], move: MoveOf<V> | undefined): readonly V['move'][]
  /** Called after a failed reveal, when the player of a role wants to choose again on this phone. */
  chooseHere(this: void, ballot: string, role: string): void
  /** Returns the icon and label of the button for a legal move. */
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

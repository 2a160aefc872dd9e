import type { AnyChange } from '../../kit/field'

/** How the shared screens present one kind of change: its text in the log, and its row in the board check. */
export interface ChangeView<Change, Context> {
  /** Describes a change in one line, for example "Anna: 12 florins". `context` contains the texts of the language. */
  text(change: Change, context: Context): string
  /** Returns the id of the row in the board check that contains the change; omitted if the board check has no such row. */
  part?(change: Change): string
}

/** Views of all kinds of changes of a game. The key is the kind of the change. */
export type ChangeViews<Change extends AnyChange, Context> = {
  readonly [Set in Change['set']]: ChangeView<Extract<Change, { readonly set: Set }>, Context>
}

const viewOf = <Change extends AnyChange, Context>(views: ChangeViews<Change, Context>, change: Change): ChangeView<Change, Context> =>
  (views as Readonly<Record<string, ChangeView<Change, Context>>>)[change.set] as ChangeView<Change, Context>

/** Returns the text of the log for one change of a correction. */
export const textOfChange = <Change extends AnyChange, Context>(
  views: ChangeViews<Change, Context>,
  change: Change,
  context: Context,
): string => viewOf(views, change).text(change, context)

/** Returns the id of the row in the board check that contains a change; undefined if the board check has no such row. */
export const partOfChange = <Change extends AnyChange, Context>(views: ChangeViews<Change, Context>, change: Change): string | undefined =>
  viewOf(views, change).part?.(change)

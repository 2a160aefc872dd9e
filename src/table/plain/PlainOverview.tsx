import { useTable } from '../hook'
import { useQuestionSpeech } from '../question/speech'
import type { RoleRow } from '../roles/role-sheet'
import { useTableWords } from '../words'
import { Overview } from '../overview/Overview'
import type { OverviewRole, OverviewSpec } from '../overview/overview-spec'

/** A role of a plain game: its row, and how far it is. */
export interface PlainOverviewRole<Role extends string>
  extends RoleRow<Role>, Pick<OverviewRole<Role>, 'colours' | 'isAmount' | 'goalText'> {
  readonly at: 'done' | 'here' | 'sealed' | 'waits' | undefined
  /** Words and a mark for how far it is, where those of every game do not fit. */
  readonly atText?: string | undefined
  readonly atIcon?: string | undefined
}

export interface PlainOverviewSpec<Role extends string>
  extends Omit<OverviewSpec<Role>, 'asked' | 'roles' | 'ordersLabel' | 'orders' | 'spaces'>, Partial<Pick<OverviewSpec<Role>, 'spaces'>> {
  /** How the game ended, said when nothing is asked any more. */
  readonly ended: string
  /** The open question in one sentence, if several are asked at once; the first of them by default. */
  readonly asked?: string | undefined
  readonly roles: readonly PlainOverviewRole<Role>[]
  /** Tracks of order, with the name of them all. */
  readonly orders?: readonly [label: string, orders: OverviewSpec<Role>['orders']]
}

/** The table view of a game where everybody plays: the first open question, or how the game ended. */
export function PlainOverview<Role extends string>({
  ended,
  asked,
  roles,
  orders = ['', []],
  spaces = [],
  ...spec
}: PlainOverviewSpec<Role>) {
  const { words } = useTableWords()
  const speech = useQuestionSpeech()
  const state = useTable((open) => open.state)
  const prompts = useTable((open) => open.prompts)
  const [first] = prompts
  const [ordersLabel, tracks] = orders
  return (
    <Overview
      spec={{
        ...spec,
        asked: first === undefined ? ended : (asked ?? speech.question(first, state).task),
        roles: roles.map(({ colours, isAmount, goalText, at, atText, atIcon, ...row }) => ({
          row,
          ...(colours !== undefined && { colours }),
          ...(isAmount !== undefined && { isAmount }),
          waits: false,
          progress: at && { at, text: atText ?? words.now[at], icon: atIcon },
          goalText,
        })),
        ordersLabel,
        orders: tracks,
        spaces,
      }}
    />
  )
}

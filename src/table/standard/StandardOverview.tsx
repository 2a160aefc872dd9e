import { useTable } from '../hook'
import * as icons from '../icons'
import { useQuestionSpeech } from '../question/speech'
import type { RoleRow } from '../roles/role-sheet'
import { useTableWords } from '../words'
import { Overview } from '../overview/Overview'
import type { OverviewRole, OverviewSpec } from '../overview/overview-spec'

/** Data about one role in the overview of a game with the shared screens. */
export interface StandardOverviewRole<Role extends string>
  extends RoleRow<Role>, Pick<OverviewRole<Role>, 'colours' | 'isAmount' | 'goalText'> {
  readonly at: 'done' | 'here' | 'sealed' | 'waits' | undefined
  /** Text and icon for the progress of the role, if they differ from those of the progress `at`. */
  readonly atText?: string | undefined
  readonly atIcon?: string | undefined
}

export interface StandardOverviewSpec<Role extends string>
  extends Omit<OverviewSpec<Role>, 'asked' | 'roles' | 'ordersLabel' | 'orders' | 'spaces'>, Partial<Pick<OverviewSpec<Role>, 'spaces'>> {
  /** Text about the end of the game, shown when no question is open. */
  readonly ended: string
  /** Roles that have won; marked after the end of the game. */
  readonly winners?: readonly Role[] | undefined
  /** Text that summarizes several open questions. By default, the text of the first open question is shown. */
  readonly asked?: string | undefined
  readonly roles: readonly StandardOverviewRole<Role>[]
  /** Turn order tracks and the label that they share. */
  readonly orders?: readonly [label: string, orders: OverviewSpec<Role>['orders']]
}

/** Overview of a game with the shared screens, for all players: the roles, and the first open question or the end of the game. */
export function StandardOverview<Role extends string>({
  ended,
  winners = [],
  asked,
  roles,
  orders = ['', []],
  spaces = [],
  ...spec
}: StandardOverviewSpec<Role>) {
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
          progress: winners.includes(row.role)
            ? { at: 'here', text: words.now.winner, icon: icons.trophy }
            : at && { at, text: atText ?? words.now[at], icon: atIcon },
          goalText,
        })),
        ordersLabel,
        orders: tracks,
        spaces,
      }}
    />
  )
}

import './ready-list.css'
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon'
import { useGameSpeech, useGameTable } from '../../../../table/context'
import { useTable } from '../../../../table/hook'
import * as icons from '../../../../table/icons'
import { useAskingWords } from '../../../../table/question/words'
import { useQuestionSpeech } from '../../../../table/question/speech'

export interface ReadyListProps<Role extends string> {
  /** Name of the step for which the roles report that they are ready: "Orders". */
  readonly label: string
  readonly roles: readonly Role[]
  /** Columns of the list: the heading, and a function that returns the number of a role. */
  readonly columns: readonly { readonly name: string; readonly figure: (role: Role) => ReactNode }[]
  readonly ready: readonly string[]
  readonly onReady: (ready: readonly string[]) => void
}

/** Component that lists the roles in turn order with their numbers, such as the power. A tap on a role toggles whether it is ready. */
export function ReadyList<Role extends string>({ label, roles, columns, ready, onReady }: ReadyListProps<Role>) {
  const { RoleBadge } = useGameTable()
  const { player } = useGameSpeech()
  const { role: nameOf } = useQuestionSpeech()
  const { words, say } = useAskingWords()
  const state = useTable((open) => open.state)
  const isReady = (role: Role) => ready.includes(role)
  return (
    <section className="flex flex-col gap-2">
      <ul className="card list" aria-label={label} style={{ '--columns': columns.length } as CSSProperties}>
        <li className="ready-line" data-head="" aria-hidden="true">
          <span />
          {columns.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
          <Icon of={icons.check} size="s" />
        </li>
        {roles.map((role) => (
          <li key={role}>
            <button
              type="button"
              className="ready-line"
              aria-pressed={isReady(role)}
              onClick={() => onReady(isReady(role) ? ready.filter((one) => one !== role) : [...ready, role])}
            >
              <RoleBadge role={role} size={40} />
              <span className="text-start">
                {nameOf(role)}
                <span className="note block">{player(state, role)}</span>
              </span>
              {columns.map(({ name, figure }) => (
                <span key={name} className="figure text-center" data-figure="">
                  <span className="sr-only">{name}: </span>
                  {figure(role)}
                </span>
              ))}
              <span className="ready-ring">{isReady(role) && <Icon of={icons.check} size="s" />}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="note text-center" role="status">
        {ready.length === roles.length ? words.allReady : say(words.ready, { n: ready.length, of: roles.length })}
      </p>
    </section>
  )
}

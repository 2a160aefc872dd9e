import { memo } from 'react'
import { Link } from 'react-router'
import { useTableWords } from '../words'
import { Icon } from '../../ui/Icon'
import { Tag } from '../../ui/Tag'
import { WordsOf } from '../fair/WordsOf'
import * as icons from '../icons'
import { useTable } from '../hook'
import { useLogWords } from './words'
import { useGamePath } from '../paths'
import { useGameSpeech, useGameTable } from '../context'
import { useGameLog } from './context'
import { changeLine } from './change-line'
import { lookAt } from './filter'
import { lineOf, type LogLine } from './lines'
import type { LogMoment } from './rounds'

export interface LogRowProps {
  readonly moment: LogMoment
  /** Whether the row also shows the less important events of the entry, and the digest if the entry ends a round. */
  readonly all: boolean
  /** Whether the entry was undone. */
  readonly takenBack?: boolean
}

/** Maximum number of changes for which a log row of a correction shows the values before; the page of the entry shows all of them. */
const MOST_BEFORE = 3

/** Log row of one entry; links to the position after the entry. */
export const LogRow = memo(function LogRow({ moment, all, takenBack = false }: LogRowProps) {
  const id = useTable((open) => open.id)
  const path = useGamePath()
  const game = useTable((open) => open.game)
  const { words } = useLogWords()
  const { words: table, say } = useTableWords()
  const line = lineOf(moment, game, useGameLog())
  return (
    <li data-mark={line.mark} data-taken={takenBack || undefined}>
      <Link className="log-line" to={path(`moment/${line.seq}`)} data-seq={line.seq} onClick={() => lookAt(id, line.seq)}>
        <LineMark line={line} />
        <span className="words wrap-anywhere">
          {takenBack ? <s>{line.main}</s> : line.main}
          {line.more.length > 0 && <span className="note mt-0.5 block">{line.more.join(' ')}</span>}
          {all && line.quiet.length > 0 && <span className="note mt-0.5 block">{line.quiet.join(' ')}</span>}
          <Sealed line={line} />
          <Before moment={moment} most={MOST_BEFORE} />
          {all && line.ended !== undefined && (
            <span className="note mt-0.5 block">
              {say(table.fair.rounds, { n: line.ended.round })}
              <WordsOf digest={line.ended.digest} />
            </span>
          )}
          {line.mark === 'revealed' && !takenBack && <span className="note barrier mt-0.5 block">{words.barrier}</span>}
          <MarkTag line={line} takenBack={takenBack} />
        </span>
        <Icon of={icons.chevron} size="s" />
      </Link>
    </li>
  )
})

/**
 * Lists the roles whose choices an entry revealed, and the choices that were changed before the reveal: by their roles if the changes
 * name them, otherwise their number.
 */
export function Sealed({ line: { sealed } }: { line: LogLine }) {
  const { words, say, list, count } = useLogWords()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  if (sealed === undefined) return
  const nameOf = (role: string) => {
    const name = player(state, role)
    return sealed.atTable.includes(role) ? say(words.atTable, { name }) : name
  }
  return (
    <span className="note mt-0.5 block">
      {say(words.sealedBy, { roles: list(sealed.roles.map(nameOf)) })} {sealed.anew > 0 && count(words.anew, sealed.anew)}{' '}
      {sealed.anewBy.length > 0 && say(words.anewBy, { roles: list(sealed.anewBy.map((role) => player(state, role))) })}
    </span>
  )
}

/** Lists the changes of a correction, one change per line, each with the state before the correction. */
export function Before({ moment, most }: { moment: LogMoment; most?: number }) {
  const { words, say } = useLogWords()
  const { changed, before } = useGameLog()
  const was = (text: string) => say(words.before, { text })
  const all = [
    ...(changed?.(moment) ?? []).map((value) => changeLine(value, (old, now) => `${now} (${was(old)})`)),
    ...(before?.(moment) ?? []).map(was),
  ]
  const left = all.length - (most ?? all.length)
  const lines = left > 0 ? [...all.slice(0, most), say(words.moreChanges, { n: left })] : all
  return lines.map((text, at) => (
    <span key={at} className="note mt-0.5 block">
      {text}
    </span>
  ))
}

const MARK_ICONS: Readonly<Record<LogLine['mark'], string>> = {
  plain: icons.now,
  begin: icons.castellan,
  cast: icons.seal,
  revealed: icons.seal,
  byHand: icons.adjust,
  overruled: icons.overrule,
  rewound: icons.undo,
}

/** Badge of the role that made a move; an icon if no role made the move. */
export function LineMark({ line }: { line: LogLine }) {
  const { RoleBadge } = useGameTable()
  if (line.role !== undefined) return <RoleBadge role={line.role} size={28} />
  const icon = line.mark === 'plain' || line.mark === 'revealed' ? line.icon : undefined
  return (
    <span className="grid flex-none place-items-center w-7 h-7 text-ink-3">
      <Icon of={icon ?? MARK_ICONS[line.mark]} size="s" />
    </span>
  )
}

/**
 * Badge of a collapsed log row: the icon of the step if the game has one. Otherwise the badge of the role if all entries have the same
 * role, or the icon of the newest entry.
 */
export function FoldMark({ moments }: { moments: readonly LogMoment[] }) {
  const game = useTable((open) => open.game)
  const log = useGameLog()
  const lines = moments.map((moment) => lineOf(moment, game, log))
  const [newest] = lines
  if (newest === undefined) return
  const icon = moments.flatMap((moment) => log.step?.(moment)?.icon ?? [])[0]
  if (icon !== undefined) return <LineMark line={{ ...newest, role: undefined, mark: 'plain', icon }} />
  const isOne = lines.every(({ role }) => role === newest.role)
  return <LineMark line={isOne ? newest : { ...newest, role: undefined }} />
}

/** Tag that marks an unusual log entry, such as a correction. No tag if the text of the entry begins with the same words. */
export function MarkTag({ line, takenBack }: { line: LogLine; takenBack: boolean }) {
  const { words, say } = useLogWords()
  const { rule } = useGameLog()
  const state = useTable((open) => open.state)
  const rules = line.waived.map((code) => rule(code, state)).join('; ')
  return (
    <span className="log-tags">
      {takenBack && <Tag icon={icons.undo}>{words.taken}</Tag>}
      {line.mark === 'overruled' && (
        <Tag kind="warn" icon={icons.overrule}>
          {say(words.overruled, { rules })}
        </Tag>
      )}
      {line.asTold && <Tag icon={icons.redo}>{words.asTold}</Tag>}
      {line.mark === 'byHand' && !line.main.startsWith(words.byHand) && <Tag icon={icons.adjust}>{words.byHand}</Tag>}
      {line.mark === 'rewound' && <Tag icon={icons.undo}>{words.wentBack}</Tag>}
    </span>
  )
}

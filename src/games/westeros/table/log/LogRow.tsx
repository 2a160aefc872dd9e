import { memo } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../../ui/Icon'
import { Tag } from '../../../../ui/Tag'
import { WordsOf } from '../fair/WordsOf'
import * as icons from '../icons'
import { useTable } from '../hook'
import { useMomentWords } from '../moment/words'
import { useGamePath } from '../paths'
import { ruleOf, type Code } from '../../model/refusals'
import { Shield } from '../Shield'
import { useAllSpeech } from '../speech'
import { beforeOf } from './before'
import { lookAt } from './kept'
import { lineOf, type LogLine } from './lines'
import type { LogMoment } from './rounds'

export interface LogRowProps {
  readonly moment: LogMoment
  /** Every step of the order of play is told. */
  readonly all: boolean
  /** The table went back behind it. */
  readonly takenBack?: boolean
}

/** How many values from before a correction stand in the log; all of them stand with the moment itself. */
const MOST_BEFORE = 3

/** One entry: it leads to the moment after it. */
export const LogRow = memo(function LogRow({ moment, all, takenBack = false }: LogRowProps) {
  const id = useTable((open) => open.id)
  const path = useGamePath()
  const { words, say, game } = useAllSpeech()
  const line = lineOf(moment, game)
  return (
    <li data-mark={line.mark} data-taken={takenBack || undefined}>
      <Link className="log-line" to={path(`moment/${line.seq}`)} data-seq={line.seq} onClick={() => lookAt(id, line.seq)}>
        <LineMark line={line} />
        <span className="words">
          {takenBack ? <s>{line.main}</s> : line.main}
          {line.more.length > 0 && <span className="note">{line.more.join(' ')}</span>}
          {all && line.quiet.length > 0 && <span className="note">{line.quiet.join(' ')}</span>}
          <Before moment={moment} most={MOST_BEFORE} />
          {line.ended !== undefined && (
            <span className="note">
              {say(words.fair.rounds, { n: line.ended.round })}
              <WordsOf digest={line.ended.digest} />
            </span>
          )}
          {line.mark === 'revealed' && !takenBack && <span className="note barrier">{words.log.barrier}</span>}
          <MarkTag line={line} takenBack={takenBack} />
        </span>
        <Icon of={icons.chevron} size="s" />
      </Link>
    </li>
  )
})

/** The values that a correction took the place of. */
export function Before({ moment, most }: { moment: LogMoment; most?: number }) {
  const { words, say } = useMomentWords()
  const { game } = useAllSpeech()
  return beforeOf(moment, game)
    .slice(0, most)
    .map((text) => (
      <span key={text} className="note">
        {say(words.before, { text })}
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

/** Deeds of the whole table that have a drawing of their own. */
const DEED_ICONS: Readonly<Record<string, string>> = {
  draw: icons.card,
  resolve: icons.card,
  ordersPlaced: icons.phone,
  endRaids: icons.raid,
  endMarches: icons.march,
  callSupport: icons.support,
  playCards: icons.card,
  ability: icons.card,
  replaceAbility: icons.card,
  tellBattle: icons.sword,
  collect: icons.power,
}

/** The shield of whoever did it, or a drawing of what the table did. */
export function LineMark({ line }: { line: LogLine }) {
  if (line.house !== undefined) return <Shield house={line.house} size={28} />
  const icon = line.mark === 'plain' || line.mark === 'revealed' ? DEED_ICONS[line.deed] : undefined
  return (
    <span className="log-mark">
      <Icon of={icon ?? MARK_ICONS[line.mark]} size="s" />
    </span>
  )
}

/** What is out of the ordinary about an entry. */
export function MarkTag({ line, takenBack }: { line: LogLine; takenBack: boolean }) {
  const { words, say, game } = useAllSpeech()
  const { words: own } = useMomentWords()
  const rules = line.waived.map((code) => game.rules.named(ruleOf(code as Code))).join('; ')
  return (
    <span className="log-tags">
      {takenBack && <Tag icon={icons.undo}>{own.taken}</Tag>}
      {line.mark === 'overruled' && (
        <Tag kind="warn" icon={icons.overrule}>
          {say(words.log.overruled, { rules })}
        </Tag>
      )}
      {line.asTold && <Tag icon={icons.redo}>{own.asTold}</Tag>}
      {line.mark === 'byHand' && <Tag icon={icons.adjust}>{words.log.byHand}</Tag>}
      {line.mark === 'rewound' && <Tag icon={icons.undo}>{words.log.wentBack}</Tag>}
    </span>
  )
}

import { Fragment } from 'react'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { Tag } from '../../../../ui/Tag'
import { ruleOf, type Code } from '../../refusals'
import { FourWords } from '../fair/FourWords'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import type { LogLine } from './lines'

export interface LogListProps {
  /** Newest first. */
  readonly lines: readonly LogLine[]
  readonly onOpen: (line: LogLine) => void
  /** Every step of the order of play is told. */
  readonly all: boolean
}

/** The log, newest first, by round and phase. */
export function LogList({ lines, onOpen, all }: LogListProps) {
  const { words, say, names } = useSpeech()
  const heading = ({ round, phase }: LogLine) =>
    [say(words.log.round, { n: round }), ...(phase === undefined ? [] : [names.phase[phase]])].join(' · ')
  return (
    <ol className="log" reversed>
      {lines.map((line, k) => {
        const before = lines[k - 1]
        const fresh = before === undefined || before.round !== line.round || before.phase !== line.phase
        return (
          <Fragment key={line.id}>
            {fresh && <li className="log-head">{heading(line)}</li>}
            <li data-mark={line.mark}>
              <button type="button" className="log-line" onClick={() => onOpen(line)}>
                <LineMark line={line} />
                <span className="words">
                  {line.main}
                  {line.more.length > 0 && <span className="note">{line.more.join(' ')}</span>}
                  {all && line.quiet.length > 0 && <span className="note">{line.quiet.join(' ')}</span>}
                  {line.ended !== undefined && (
                    <span className="note">
                      {say(words.fair.rounds, { n: line.ended.round })}
                      <FourWords digest={line.ended.digest} />
                    </span>
                  )}
                  {line.mark === 'revealed' && <span className="note barrier">{words.log.barrier}</span>}
                  <MarkTag line={line} />
                </span>
                <Icon of={icons.chevron} size="s" />
              </button>
            </li>
          </Fragment>
        )
      })}
    </ol>
  )
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

function LineMark({ line }: { line: LogLine }) {
  if (line.house !== undefined) return <Shield house={line.house} size={28} />
  const icon = line.mark === 'plain' || line.mark === 'revealed' ? DEED_ICONS[line.deed] : undefined
  return (
    <span className="log-mark">
      <Icon of={icon ?? MARK_ICONS[line.mark]} size="s" />
    </span>
  )
}

function MarkTag({ line }: { line: LogLine }) {
  const { words, say, game } = useSpeech()
  switch (line.mark) {
    case 'overruled':
      return (
        <span className="mt-1 block">
          <Tag kind="warn" icon={icons.overrule}>
            {say(words.log.overruled, { rules: line.waived.map((code) => game.rules.named(ruleOf(code as Code))).join('; ') })}
          </Tag>
        </span>
      )
    case 'byHand':
      return (
        <span className="mt-1 block">
          <Tag icon={icons.adjust}>{words.log.byHand}</Tag>
        </span>
      )
    case 'rewound':
      return (
        <span className="mt-1 block">
          <Tag icon={icons.undo}>{words.log.wentBack}</Tag>
        </span>
      )
    default:
      return
  }
}

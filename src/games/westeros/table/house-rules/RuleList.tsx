import { useMemo, useState } from 'react'
import { TextField } from '../../../../ui/Field'
import { Icon } from '../../../../ui/Icon'
import { List, Row } from '../../../../ui/List'
import { Chip, Tag } from '../../../../ui/Tag'
import * as icons from '../icons'
import { useAllSpeech } from '../speech'
import { BOOK, departs, GROUPS, groupOf, idOf, pointsOf, type Point, type Rules } from './points'
import { sayingOf, searchable, titleOf } from './say'
import { useRulesWords } from './words'

export interface RuleListProps {
  readonly rules: Rules
  /** Opens one of the points. */
  readonly onOpen: (point: Point) => void
}

/** Every open point and number in groups: searched by name, or only what differs from the rulebook. */
export function RuleList({ rules, onOpen }: RuleListProps) {
  const voice = { speech: useAllSpeech(), rules: useRulesWords() }
  const { words, count } = voice.rules
  const [sought, setSought] = useState('')
  const [only, setOnly] = useState(false)
  // Where they depart is not worked out anew with every letter that is typed.
  const points = useMemo(() => pointsOf(rules).map((point) => ({ point, differs: departs(rules, point) })), [rules])
  const all = points.map((one) => ({ ...one, title: titleOf(one.point, rules, voice), here: sayingOf(one.point, rules, voice) }))
  const differing = all.filter(({ differs }) => differs).length
  const key = searchable(sought.trim())
  const shown = all.filter(({ differs, title, here }) => (!only || differs) && (key === '' || searchable(`${title} ${here}`).includes(key)))
  const isOpen = only || key !== ''
  return (
    <>
      <TextField label={words.search} value={sought} maxLength={60} enterKeyHint="search" onChange={setSought} />
      <div className="flex flex-wrap items-center gap-2">
        <Tag kind={differing === 0 ? 'plain' : 'choice'} icon={differing === 0 ? icons.check : icons.adjust}>
          {differing === 0 ? words.none : count(words.ruleNumber, differing)}
        </Tag>
        {(differing > 0 || only) && (
          <Chip on={only} onPress={() => setOnly(!only)}>
            {words.onlyDiffering}
          </Chip>
        )}
      </div>
      {shown.length === 0 && <p className="note">{key === '' ? words.noDepartures : words.nothing}</p>}
      {GROUPS.map((group) => {
        const here = shown.filter(({ point }) => groupOf(point) === group)
        const changed = here.filter(({ differs }) => differs).length
        if (here.length === 0) return
        return (
          // Opened anew when a search begins or ends, and left to the reader in between.
          <details key={`${group} ${isOpen}`} className="more" open={isOpen}>
            <summary>
              <span className="flex-1">{words.groups[group]}</span>
              {changed > 0 && <Tag kind="choice">{count(words.ruleNumber, changed)}</Tag>}
            </summary>
            <List label={words.groups[group]}>
              {here.map(({ point, title, here: said, differs }) => (
                <Row
                  key={idOf(point)}
                  title={title}
                  note={
                    <>
                      {said}
                      {differs && (
                        <>
                          <br />
                          {voice.rules.say(words.bookShort, { value: sayingOf(point, BOOK, voice) })}
                        </>
                      )}
                    </>
                  }
                  trail={
                    differs ? (
                      <Tag kind="choice" icon={icons.adjust}>
                        {words.houseRule}
                      </Tag>
                    ) : (
                      <Icon of={icons.chevron} size="s" />
                    )
                  }
                  onPress={() => onOpen(point)}
                />
              ))}
            </List>
          </details>
        )
      })}
    </>
  )
}

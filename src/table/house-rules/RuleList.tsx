import { useMemo, useState } from 'react'
import { TextField } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import { Chip, Tag } from '../../ui/Tag'
import * as icons from '../icons'
import { searchKey, type HouseRules } from './house-rules'
import { RuleTable } from './RuleTable'
import { useHouseRulesWords } from './words'

export interface RuleListProps<Rules, Point, Change> {
  readonly by: HouseRules<Rules, Point, Change>
  readonly rules: Rules
  /** Called with a rule when the user opens its details. */
  readonly onOpen: (point: Point) => void
}

/** Lists all changeable rules in groups, with a search by name and a filter for rules that differ from the rulebook. */
export function RuleList<Rules, Point, Change>({ by, rules, onOpen }: RuleListProps<Rules, Point, Change>) {
  const { words, count, say } = useHouseRulesWords()
  const [sought, setSought] = useState('')
  const [only, setOnly] = useState(false)
  const { points: pointsOf, departs, isVariant } = by
  // Memoized, so that the differences are not computed again while typing.
  const points = useMemo(
    () => pointsOf(rules).map((point) => ({ point, differs: departs(rules, point) && isVariant?.(point) !== true })),
    [rules, pointsOf, departs, isVariant],
  )
  const all = points.map((one) => ({ ...one, title: by.titleOf(one.point, rules), here: by.sayingOf(one.point, rules) }))
  const differing = all.filter(({ differs }) => differs).length
  const key = searchKey(sought.trim())
  const shown = all.filter(({ differs, title, here }) => (!only || differs) && (key === '' || searchKey(`${title} ${here}`).includes(key)))
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
      {by.groups.map(({ group, title: heading, table }) => {
        const here = shown.filter(({ point }) => by.groupOf(point) === group)
        const changed = here.filter(({ differs }) => differs).length
        if (here.length === 0) return
        return (
          /**
           * When a search begins or ends, a new key resets whether the group is expanded. At other times the user expands and collapses it.
           */
          <details key={`${group} ${isOpen}`} className="more" open={isOpen}>
            <summary>
              <span className="flex-1">{heading}</span>
              {changed > 0 && <Tag kind="choice">{count(words.ruleNumber, changed)}</Tag>}
            </summary>
            {table !== undefined && !isOpen ? (
              <RuleTable label={heading} table={table} cells={here} idOf={by.idOf} onOpen={onOpen} />
            ) : (
              <List label={heading}>
                {here.map(({ point, title, here: valueLabel, differs }) => (
                  <Row
                    key={by.idOf(point)}
                    title={title}
                    note={
                      <>
                        {valueLabel}
                        {differs && (
                          <>
                            <br />
                            {say(words.bookShort, { value: by.sayingOf(point, by.bookFor(rules)) })}
                          </>
                        )}
                      </>
                    }
                    trail={
                      by.isUnknown?.(rules, point) === true ? (
                        <Tag kind="warn">{words.unknown}</Tag>
                      ) : differs ? (
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
            )}
          </details>
        )
      })}
    </>
  )
}

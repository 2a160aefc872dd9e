import './check.css'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Question } from '../../../../ui/Screen'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { tell } from '../../../../ui/status'
import { Chip, Tag } from '../../../../ui/Tag'
import * as icons from '../icons'
import type { AreaId } from '../../box/box'
import type { Change } from '../../model/moves'
import { withChanges } from '../corrections/collect'
import { useCollected } from '../corrections/collected'
import { judge } from '../corrections/verdict'
import { useTable } from '../hook'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { useAllSpeech } from '../speech'
import { AreaLists } from './AreaLists'
import { BesideRows } from './BesideRows'
import { Differences } from './Differences'
import { Several } from './Several'
import { besideIn, comparedAt, tickOf, tickOfChange, useTicks, type Tick } from './ticks'
import { useCheckWords } from './words'

const WAYS = ['board', 'houses', 'beside'] as const
export type Way = (typeof WAYS)[number]

/**
 * The board check: everything the app has of the position, to be compared with the board part by part. What agrees is ticked; what
 * differs is set right where it stands, collected, and set together with a reason. The way round the board stands in the address.
 */
export function CheckPage() {
  const { words: check, say } = useCheckWords()
  const { game } = useAllSpeech()
  const { state, ballot, ledger } = useTable((open) => open)
  const [search, setSearch] = useSearchParams()
  const [changes, setChanges] = useCollected(ledger.head.entry.digest)
  const [ticked, tick] = useTicks(comparedAt(ledger))
  const [left, onlyLeft] = useState(false)
  const [chosen, choose] = useState<readonly AreaId[] | undefined>()
  const [way, go] = useState<Way>(WAYS.find((one) => one === search.get('by')) ?? (search.has('house') ? 'houses' : 'board'))
  const verdict = judge(state, changes)
  const { preview } = verdict
  const all: readonly Tick[] = [...Object.keys(state.box.areas).map(tickOf), ...besideIn(preview)]
  const done = all.filter((one) => ticked.has(one)).length
  const locked = ballot !== undefined
  const put = (more: readonly Change[]) => setChanges(withChanges(state, changes, more))
  const onTick = (one: Tick, on: boolean) => tick({ [one]: on })
  const agree = () => {
    tick(Object.fromEntries(changes.flatMap((change) => tickOfChange(change) ?? []).map((one) => [one, true])))
    setChanges([])
    tell(check.set)
  }
  return (
    <TableScreen
      where={check.title}
      back=""
      answer={
        !locked &&
        (chosen !== undefined && chosen.length > 0 ? (
          <Several
            state={preview}
            chosen={chosen}
            put={(more) => {
              put(more)
              choose([])
            }}
            onAgree={() => {
              tick(Object.fromEntries(chosen.map((area) => [tickOf(area), true])))
              choose([])
            }}
          />
        ) : (
          <Differences
            changes={changes}
            verdict={verdict}
            onDrop={(change) => setChanges(changes.filter((other) => other !== change))}
            onSet={agree}
          />
        ))
      }
    >
      <Question>{check.question}</Question>
      <p className="note">{locked ? game.changes.waits : check.note}</p>
      <SegmentedChoice
        label={check.how}
        labelHidden
        options={WAYS.map((value) => ({ value, label: check.ways[value] }))}
        value={way}
        onChange={(value) => {
          choose(undefined)
          go(value)
          setSearch({ by: value }, { replace: true })
        }}
      />
      <div className="compare-bar">
        <span className="flex-1">
          <Tag icon={icons.check}>{done === all.length ? check.allAgree : say(check.agreed, { done, all: all.length })}</Tag>
        </span>
        <Chip on={left} onPress={() => onlyLeft(!left)}>
          {check.left}
        </Chip>
        {way !== 'beside' && !locked && (
          <Chip on={chosen !== undefined} onPress={() => choose(chosen === undefined ? [] : undefined)}>
            {check.several}
          </Chip>
        )}
      </div>
      {way === 'beside' ? (
        <BesideRows state={preview} set={(change) => put([change])} ticked={ticked} left={left} onTick={onTick} locked={locked} />
      ) : (
        <AreaLists
          before={state}
          state={preview}
          way={way}
          changes={changes}
          put={put}
          ticked={ticked}
          left={left}
          onTick={onTick}
          chosen={chosen}
          onChoose={choose}
          locked={locked}
        />
      )}
    </TableScreen>
  )
}

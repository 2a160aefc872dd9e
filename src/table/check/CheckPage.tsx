import './check.css'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/Button'
import { Question } from '../../ui/Screen'
import { SegmentedChoice } from '../../ui/SegmentedChoice'
import { showToast } from '../../ui/status'
import { Chip, Tag } from '../../ui/Tag'
import { judge, type SetVocabulary } from '../corrections/by-hand'
import { useCollected } from '../corrections/collected'
import { useIsCorrectionBlocked, CorrectionBlocked } from '../corrections/CorrectionBlocked'
import { useCorrectionWords } from '../corrections/words'
import { useTable } from '../hook'
import { beforeSealing } from '../moments'
import * as icons from '../icons'
import { TableScreen } from '../shell/TableScreen'
import { AreaLists } from './AreaLists'
import { OffBoardRows } from './OffBoardRows'
import { CheckWalk } from './CheckWalk'
import { tickOf, type BoardCheck, type Tick } from './board-check'
import { Differences } from './Differences'
import { Several } from './Several'
import { comparedAt, useTicks } from './ticks'
import { useCheckWords } from './words'

export interface CheckPageProps<V extends SetVocabulary> {
  readonly check: BoardCheck<V>
  /** Current position of the game in the app. */
  readonly state: V['state']
}

/**
 * Page that compares the position in the app with the physical board. Shows one area at a time if the game provides texts for this;
 * otherwise, or if the URL requests lists, shows lists.
 */
export function CheckPage<V extends SetVocabulary>({ check, state }: CheckPageProps<V>) {
  // Loads the texts of corrections together with the page. If the first change loaded them, the page would be replaced by its loading
  // state, scroll to its top and lose the focus.
  useCorrectionWords()
  const [search] = useSearchParams()
  const { walk, roles } = check
  return walk === undefined || search.has('by') || search.has(roles.param) ? (
    <CheckLists check={check} state={state} />
  ) : (
    <CheckWalk check={check} walk={walk} state={state} />
  )
}

/**
 * Lists the whole position for comparison with the physical board. The user ticks matching areas and pieces, corrects the others in the
 * list, and submits all corrections together with a reason. The URL contains the current view.
 */
function CheckLists<V extends SetVocabulary>({ check, state }: CheckPageProps<V>) {
  const { words } = useCheckWords()
  const { by, roles } = check
  const ledger = useTable((open) => open.ledger)
  const [search, setSearch] = useSearchParams()
  const [changes, setChanges] = useCollected<V['change']>(beforeSealing(ledger.head).entry.digest)
  const [ticked, tick] = useTicks(comparedAt(ledger))
  const [left, onlyLeft] = useState(false)
  const [chosen, choose] = useState<readonly string[] | undefined>()
  // A game that does not track the board has no areas, e.g. Mafia City without Mafiosi.
  const hasAreas = check.areas(state).length > 0
  const modes = hasAreas ? ['board', roles.way, 'beside'] : ['beside']
  const [way, go] = useState(
    modes.find((one) => one === search.get('by')) ?? (hasAreas ? (search.has(roles.param) ? roles.way : 'board') : 'beside'),
  )
  const verdict = judge(by, state, changes)
  const { preview } = verdict
  const all: readonly Tick[] = [...check.areas(state).map(tickOf), ...check.beside(preview).map(({ part }) => part)]
  const done = all.filter((one) => ticked.has(one)).length
  const locked = useIsCorrectionBlocked()
  const put = (more: readonly V['change'][]) => setChanges(by.fields.withChanges(state, changes, more))
  const onTick = (one: Tick, on: boolean) => tick({ [one]: on })
  const tickAll = (ticks: readonly Tick[], on = true) => tick(Object.fromEntries(ticks.map((one) => [one, on])))
  const agree = () => {
    tickAll(changes.flatMap((change) => check.tickOf(change) ?? []))
    setChanges([])
    showToast(words.set)
  }
  const together = (work: () => void) => {
    work()
    choose([])
  }
  const goRound = (value: string) => {
    choose(undefined)
    go(value)
    setSearch({ by: value }, { replace: true })
  }
  const shared = { check, ticked, left, onTick, locked, state: preview }
  return (
    <TableScreen
      where={words.title}
      back=""
      answer={
        !locked &&
        (chosen !== undefined && chosen.length > 0 ? (
          <Several
            check={check}
            state={preview}
            chosen={chosen}
            put={(more) => together(() => put(more))}
            onAgree={() => together(() => tickAll(chosen.map(tickOf)))}
          />
        ) : (
          <Differences
            by={by}
            state={state}
            changes={changes}
            verdict={verdict}
            onDrop={(change) => setChanges(changes.filter((other) => other !== change))}
            onSet={agree}
          />
        ))
      }
    >
      <Question>{words.question}</Question>
      {locked ? <CorrectionBlocked /> : <p className="note">{words.note}</p>}
      {check.walk !== undefined && (
        <Button kind="quiet" onClick={() => setSearch({}, { replace: true })}>
          {words.oneByOne}
        </Button>
      )}
      {hasAreas && <Ways byArea={check.byArea} roles={roles} way={way} onGo={goRound} />}
      <Progress
        done={done}
        all={all.length}
        left={left}
        onLeft={onlyLeft}
        several={way === 'beside' || locked ? undefined : chosen !== undefined}
        onSeveral={(on) => choose(on ? [] : undefined)}
      />
      {way === 'beside' ? (
        <OffBoardRows {...shared} set={(...added) => put(added)} />
      ) : (
        <AreaLists
          {...shared}
          onTickAll={tickAll}
          put={put}
          before={state}
          byRole={way === roles.way}
          changes={changes}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </TableScreen>
  )
}

interface WaysProps {
  readonly byArea: string | undefined
  readonly roles: { readonly way: string; readonly title: string }
  readonly way: string
  readonly onGo: (way: string) => void
}

/** Switch between the views of the board check: areas by region, areas by role, and pieces outside the areas. */
function Ways({ byArea, roles, way, onGo }: WaysProps) {
  const { words } = useCheckWords()
  const options = [
    { value: 'board', label: byArea ?? words.modes.board },
    { value: roles.way, label: roles.title },
    { value: 'beside', label: words.modes.beside },
  ]
  return <SegmentedChoice label={words.how} labelHidden options={options} value={way} onChange={onGo} />
}

interface ProgressProps {
  readonly done: number
  readonly all: number
  /** Whether the page shows only areas and pieces that the user has not ticked. */
  readonly left: boolean
  readonly onLeft: (left: boolean) => void
  /** Whether several areas can be selected; undefined if the view does not support it. */
  readonly several: boolean | undefined
  readonly onSeveral: (several: boolean) => void
}

/** Progress of the board check, and its filters. */
function Progress({ done, all, left, onLeft, several, onSeveral }: ProgressProps) {
  const { words, say } = useCheckWords()
  return (
    <div className="compare-bar">
      <span className="flex-1">
        {done === 0 && all > 0 ? (
          <Tag>{words.notCompared}</Tag>
        ) : (
          <Tag icon={icons.check}>{done === all ? words.allAgree : say(words.agreed, { done, all })}</Tag>
        )}
      </span>
      <div className="compare-filters">
        <Chip on={left} onPress={() => onLeft(!left)}>
          {words.left}
        </Chip>
        {several !== undefined && (
          <Chip on={several} onPress={() => onSeveral(!several)}>
            {words.several}
          </Chip>
        )}
      </div>
    </div>
  )
}

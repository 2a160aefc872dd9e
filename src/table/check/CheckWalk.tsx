import './check.css'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button, IconButton } from '../../ui/Button'
import { Question } from '../../ui/Screen'
import { showToast } from '../../ui/status'
import { Tag } from '../../ui/Tag'
import { judge, type SetVocabulary } from '../corrections/by-hand'
import { useCollected } from '../corrections/collected'
import { useIsCorrectionBlocked, CorrectionBlocked } from '../corrections/CorrectionBlocked'
import { useTable } from '../hook'
import { beforeSealing } from '../moments'
import * as icons from '../icons'
import { useGamePath } from '../paths'
import { TableScreen } from '../shell/TableScreen'
import { OffBoardRows } from './OffBoardRows'
import { tickOf, type BoardCheck, type CheckWalkTexts, type Tick } from './board-check'
import { Differences } from './Differences'
import { comparedAt, useTicks } from './ticks'
import { stepsBeside, OFF_BOARD, stepAt, stepsOf } from './walk'
import { useCheckWords } from './words'
import { useReturnTo } from '../../ui/return-to'

/** Name of the URL parameter that contains the step of the board check. */
const AT = 'at'

export interface CheckWalkProps<V extends SetVocabulary> {
  readonly check: BoardCheck<V>
  readonly walk: CheckWalkTexts<V>
  /** Current position of the game in the app. */
  readonly state: V['state']
}

/**
 * Board check in steps: one area per screen, then all pieces outside the areas. The primary button confirms that all pieces match the
 * physical board. The differences are collected and submitted together on the last screen. The URL contains the step.
 */
export function CheckWalk<V extends SetVocabulary>({ check, walk, state }: CheckWalkProps<V>) {
  const { words, say } = useCheckWords()
  const { by } = check
  const ledger = useTable((open) => open.ledger)
  const returnTo = useReturnTo()
  const path = useGamePath()
  const [search, setSearch] = useSearchParams()
  const [changes, setChanges] = useCollected<V['change']>(beforeSealing(ledger.head).entry.digest)
  const [ticked, tick] = useTicks(comparedAt(ledger))
  const locked = useIsCorrectionBlocked()
  const verdict = judge(by, state, changes)
  const { preview } = verdict
  const areas = check.areas(state)
  const parts = check.beside(preview).map(({ part }) => part)
  const steps = stepsOf(areas, tickOf, parts)
  const here = stepAt(steps, search.get(AT), ticked)
  const { before, next } = stepsBeside(steps, here)
  const area = here?.step === OFF_BOARD ? undefined : here?.step
  const nameOf = (step: string) => (step === OFF_BOARD ? words.modes.beside : check.areaName(preview, step))
  const go = (step: string) => setSearch({ [AT]: step }, { replace: true })
  const tickAll = (ticks: readonly Tick[]) => tick(Object.fromEntries(ticks.map((one) => [one, true])))
  const put = (more: readonly V['change'][]) => setChanges(by.fields.withChanges(state, changes, more))
  const all = steps.flatMap(({ ticks }) => ticks)
  const done = all.filter((one) => ticked.has(one)).length
  const isChanged = changes.some((change) => here?.ticks.some((one) => one === check.tickOf(change)))
  const agree = () => {
    const ticks = here?.ticks ?? []
    tickAll(ticks)
    if (next !== undefined) return go(next.step)
    const now = all.filter((one) => ticked.has(one) || ticks.includes(one)).length
    showToast(now === all.length ? words.allAgree : say(words.agreed, { done: now, all: all.length }))
    returnTo(path(''))
  }
  const agreeAll = () => {
    tickAll(areas.map(tickOf))
    go(steps.at(-1)?.step ?? OFF_BOARD)
  }
  const onSet = () => {
    tickAll([...changes.flatMap((change) => check.tickOf(change) ?? []), ...(next === undefined ? parts : [])])
    setChanges([])
    showToast(words.set)
  }
  const isLast = next === undefined
  const answer = (
    <>
      <Differences
        by={by}
        state={state}
        changes={changes}
        verdict={verdict}
        isBrief
        isFolded={!isLast}
        onDrop={(change) => setChanges(changes.filter((other) => other !== change))}
        onSet={onSet}
      />
      {(!isLast || changes.length === 0) && (
        <Button kind="do" onClick={agree}>
          {isLast ? words.yesDone : say(isChanged ? words.changedNext : words.yesNext, { next: nameOf(next.step) })}
        </Button>
      )}
    </>
  )
  const countOf = (n: number) => walk.count?.(n, areas.length) ?? say(words.area, { n, all: areas.length })
  return (
    <TableScreen
      where={words.title}
      note={area === undefined ? words.modes.beside : countOf(areas.indexOf(area) + 1)}
      back=""
      about={here?.step ?? ''}
      answer={!locked && answer}
    >
      <Question>{area === undefined ? walk.beside : walk.title(preview, area)}</Question>
      {locked && <CorrectionBlocked />}
      {!locked && area !== undefined && <check.AreaSteps key={area} before={state} state={preview} area={area} put={put} />}
      {verdict.refusal !== undefined && <p className="note">{by.wrong(verdict.refusal, preview)}</p>}
      {area === undefined && (
        <OffBoardRows
          {...{ check, ticked, locked, state: preview, left: false }}
          set={(...added) => put(added)}
          onTick={(one, on) => tick({ [one]: on })}
        />
      )}
      <WalkBar
        before={before?.step}
        next={next?.step}
        nameOf={nameOf}
        onGo={go}
        onList={() => setSearch({ by: 'board' }, { replace: true })}
      >
        {done > 0 && <Tag icon={icons.check}>{say(words.agreed, { done, all: all.length })}</Tag>}
        {before === undefined && next !== undefined && (
          <Button kind="quiet" onClick={agreeAll}>
            {walk.all(areas.length)}
          </Button>
        )}
      </WalkBar>
    </TableScreen>
  )
}

interface WalkBarProps {
  /** Previous and next step of the board check; undefined at the first and at the last step. */
  readonly before: string | undefined
  readonly next: string | undefined
  readonly nameOf: (step: string) => string
  readonly onGo: (step: string) => void
  readonly onList: () => void
  readonly children: ReactNode
}

/** Buttons that go to the previous or next step without confirming the current step, and to the lists. */
function WalkBar({ before, next, nameOf, onGo, onList, children }: WalkBarProps) {
  const { words, say } = useCheckWords()
  return (
    <div className="compare-bar" data-walk role="group" aria-label={words.how}>
      {before !== undefined && (
        <IconButton icon={icons.back} label={say(words.stepBack, { step: nameOf(before) })} onClick={() => onGo(before)} />
      )}
      {children}
      <Button kind="quiet" onClick={onList}>
        {words.asList}
      </Button>
      {next !== undefined && (
        <IconButton icon={icons.chevron} label={say(words.stepOn, { step: nameOf(next) })} onClick={() => onGo(next)} />
      )}
    </div>
  )
}

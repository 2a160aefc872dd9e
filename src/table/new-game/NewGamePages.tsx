import { Suspense } from 'react'
import { Navigate, Route, Routes, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../ui/Button'
import { TextField } from '../../ui/Field'
import { Screen } from '../../ui/Screen'
import { peopleOf, usePeople } from '../../session/people'
import { spokenName } from '../../session/spoken-name'
import * as icons from '../icons'
import { Trouble, useBegin, useDefaultName } from './begin'
import { byChance } from './chance'
import type { GameUnderWay, NewGameSpec, NewGameStep } from './new-game-spec'
import { PeopleStep } from './PeopleStep'
import { Rematch } from './Rematch'
import { playsAsThen, withoutRole, type Seating } from './seating'
import { useNewGameWords } from './words'
import { useReturnTo } from '../../ui/return-to'

interface PageProps<Draft extends Seating> {
  readonly spec: NewGameSpec<Draft>
}

/**
 * Pages that set up a new game: first the people and their roles, then the settings of the game. The game begins with the printed set-up or
 * with a position entered from the physical board.
 */
export function NewGamePages<Draft extends Seating>(spec: NewGameSpec<Draft>) {
  const { steps, rules, asItLies } = spec
  return (
    <Routes>
      <Route index element={<People spec={spec} />} />
      {steps.map((step, k) => (
        <Route key={step.path} path={step.path} element={<Step spec={spec} step={step} at={k} />} />
      ))}
      {asItLies !== undefined && <Route path={asItLies.path} element={<Board spec={spec} board={asItLies} />} />}
      {rules !== undefined && <Route path={rules.path} element={<Rules spec={spec} />} />}
      <Route path="again/:id" element={<Rematch spec={spec} />} />
      <Route path="*" element={<Navigate to={homeOf(spec)} replace />} />
    </Routes>
  )
}

/** Returns the URL path of the first page of the set-up. */
const homeOf = <Draft extends Seating>({ game }: NewGameSpec<Draft>): string => `/new/${game}`

/** Returns the URL path of a step of the set-up. `at` counts from 0; if no step has this number, returns the path of the first page. */
const stepAt = <Draft extends Seating>(spec: NewGameSpec<Draft>, at: number): string => {
  const step = spec.steps[at]
  return step === undefined ? homeOf(spec) : `${homeOf(spec)}/${step.path}`
}

/** Returns the title of a page of the set-up: "New game · 2 of 3". */
function useWhere<Draft extends Seating>({ steps }: NewGameSpec<Draft>, step: number): string {
  const { words, say } = useNewGameWords()
  return say(words.where, { step, of: steps.length + 1 })
}

function Leave() {
  const { words } = useNewGameWords()
  const returnTo = useReturnTo()
  return <IconButton icon={icons.close} label={words.leave} onClick={() => returnTo('/')} />
}

function People<Draft extends Seating>({ spec }: PageProps<Draft>) {
  const { words, say, list } = useNewGameWords()
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const draft = useStore(spec.store.draft)
  const { seats, texts, store, steps, asItLies } = spec
  const { last } = peopleOf(usePeople(), spec.game)
  const { begins, failed, begin } = useBegin(spec, asItLies?.close(draft) ?? draft)
  // If the user has made the same choices as for the last game, a button skips the remaining steps of the set-up.
  const isAgain = begins || (last !== undefined && seats.isGivenOut(draft) && playsAsThen(draft, last))
  const next = () => void navigate(stepAt(spec, 0))
  const waiting = withoutRole(draft).map(([{ name }, at]) => spokenName(name) || say(words.player, { n: at + 1 }))
  const missing = waiting.length === 0 ? texts.giveOut : say(words.missing, { who: list(waiting) })
  return (
    <Screen
      where={useWhere(spec, 1)}
      onBack={() => returnTo('/')}
      answer={
        seats.isUntouched(draft) ? (
          <Button kind="do" icon={icons.dice} onClick={() => store.change((before) => seats.drawnByLot(before, byChance))}>
            {texts.draw}
          </Button>
        ) : (
          <>
            {isAgain && (
              <Button kind="do" notYet={begins ? words.begins : undefined} onClick={begin}>
                {words.begin}
              </Button>
            )}
            <Button kind={isAgain ? 'quiet' : 'do'} notYet={seats.isGivenOut(draft) ? undefined : missing} onClick={next}>
              {steps[0]?.label}
            </Button>
          </>
        )
      }
    >
      {failed && <Trouble spec={spec} draft={draft} />}
      <PeopleStep spec={spec} game={draft} change={store.change} />
    </Screen>
  )
}

interface StepPageProps<Draft extends Seating> extends PageProps<Draft> {
  readonly step: NewGameStep<Draft>
  readonly at: number
}

function Step<Draft extends Seating>({ spec, step, at }: StepPageProps<Draft>) {
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const draft = useStore(spec.store.draft)
  const where = useWhere(spec, at + 2)
  const next = spec.steps[at + 1]
  if (next === undefined) return <LastStep spec={spec} step={step} at={at} />
  return (
    <Screen
      where={where}
      onBack={() => returnTo(stepAt(spec, at - 1))}
      actions={<Leave />}
      answer={
        <Button kind="do" onClick={() => void navigate(stepAt(spec, at + 1))}>
          {next.label}
        </Button>
      }
    >
      <step.Step game={draft} change={spec.store.change} />
    </Screen>
  )
}

/** Last step of the set-up; its button begins the game. */
function LastStep<Draft extends Seating>({ spec, step, at }: StepPageProps<Draft>) {
  const { words } = useNewGameWords()
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const draft = useStore(spec.store.draft)
  const name = useDefaultName(spec, draft)
  const where = useWhere(spec, at + 2)
  const { store, seats, asItLies } = spec
  const { begins, failed, begin } = useBegin(spec, asItLies?.close(draft) ?? draft)
  if (!begins && !seats.isGivenOut(draft)) return <Navigate to={homeOf(spec)} replace />
  return (
    <Screen
      where={where}
      onBack={() => returnTo(stepAt(spec, at - 1))}
      actions={<Leave />}
      answer={
        <>
          <Button kind="do" notYet={begins ? words.begins : undefined} onClick={begin}>
            {step.begin?.(draft) ?? words.begin}
          </Button>
          {asItLies !== undefined && (
            <Button
              kind="quiet"
              icon={icons.adjust}
              onClick={() => {
                store.change((before) => asItLies.open(before))
                void navigate(`${homeOf(spec)}/${asItLies.path}`)
              }}
            >
              {asItLies.label}
            </Button>
          )}
        </>
      }
    >
      {failed && <Trouble spec={spec} draft={draft} />}
      <step.Step game={draft} change={store.change} />
      <TextField
        label={words.name}
        placeholder={name}
        value={draft.name}
        maxLength={80}
        onChange={(typed) => store.change((before) => ({ ...before, name: typed }))}
      />
    </Screen>
  )
}

function Rules<Draft extends Seating>({ spec }: PageProps<Draft>) {
  const returnTo = useReturnTo()
  const draft = useStore(spec.store.draft)
  const where = useWhere(spec, spec.steps.length + 1)
  const last = stepAt(spec, spec.steps.length - 1)
  return (
    <Screen
      where={where}
      onBack={() => returnTo(last)}
      actions={<Leave />}
      answer={
        <Button kind="do" onClick={() => returnTo(last)}>
          {spec.rules?.done}
        </Button>
      }
    >
      <Suspense fallback={<p className="min-h-28" aria-busy="true" />}>
        {spec.rules !== undefined && <spec.rules.Step game={draft} change={spec.store.change} />}
      </Suspense>
    </Screen>
  )
}

function Board<Draft extends Seating>({ spec, board }: PageProps<Draft> & { readonly board: GameUnderWay<Draft> }) {
  const { words } = useNewGameWords()
  const returnTo = useReturnTo()
  const draft = useStore(spec.store.draft)
  const { begins, failed, begin } = useBegin(spec, draft)
  const { seats, store, steps } = spec
  const last = stepAt(spec, steps.length - 1)
  if (begins) return <main className="screen" aria-busy="true" />
  const look = seats.isGivenOut(draft) ? board.look({ game: draft, change: store.change }) : undefined
  if (look === undefined) return <Navigate to={last} replace />
  return (
    <Screen
      where={board.label}
      onBack={() => {
        store.change((before) => board.close(before))
        returnTo(last)
      }}
      actions={<Leave />}
      answer={
        <Button kind="do" notYet={begins ? words.begins : look.notYet} onClick={begin}>
          {look.begin}
        </Button>
      }
    >
      {failed && <Trouble spec={spec} draft={draft} />}
      {look.body}
    </Screen>
  )
}

import '../styles'
import { Suspense } from 'react'
import { Navigate, Route, Routes, useNavigate } from 'react-router'
import { Button, IconButton } from '../../../../ui/Button'
import { TextField } from '../../../../ui/Field'
import { GameTableProvider } from '../../../../table/context'
import { gameTable } from '../game-table'
import * as icons from '../icons'
import { part } from '../../../../ui/part'
import { Screen } from '../../../../ui/Screen'
import { useAllSpeech } from '../speech'
import { Trouble, useBegin, useDefaultName, useSetup, useStart } from './begin'
import { BoardStep, FIRST_CHANGES } from './BoardStep'
import { BoxStep } from './BoxStep'
import { CountingStep } from './CountingStep'
import { byChance } from './chance'
import { drawnByLot, isGivenOut, isUntouched } from './draft'
import { changeNewGame, useNewGame } from './kept'
import { PeopleStep } from './PeopleStep'
import { judgeSetup } from './verdict'

const HERE = '/new/westeros'

/** What few new games pass through is fetched when it is opened. */
const RulesStep = part(() => import('../house-rules/RulesStep').then((step) => step.default))
const Rematch = part(() => import('./Rematch').then((page) => page.default))
export const NEXT: readonly (() => Promise<unknown>)[] = [RulesStep.fetch, Rematch.fetch]

// What a new game begins with goes to another device from here: the names of people, and the group's own rules.
export { given, news } from './along'

/** The way to a new game: people and houses, what is counted, the numbers of the box; then from the start, or as the board lies. */
export default function NewGame() {
  return (
    <GameTableProvider value={gameTable}>
      <Routes>
        <Route index element={<People />} />
        <Route path="counting" element={<Counting />} />
        <Route path="box" element={<LastStep />} />
        <Route path="board" element={<Board />} />
        <Route path="rules" element={<Rules />} />
        <Route path="again/:id" element={<Rematch />} />
        <Route path="*" element={<Navigate to={HERE} replace />} />
      </Routes>
    </GameTableProvider>
  )
}

/** "New game · 2 of 3" */
function useWhere(step: 1 | 2 | 3): string {
  const { words, say } = useAllSpeech()
  return say(words.newGame.where, { step, of: 3 })
}

function Leave() {
  const { words } = useAllSpeech()
  const navigate = useNavigate()
  return <IconButton icon={icons.close} label={words.newGame.leave} onClick={() => void navigate('/')} />
}

function People() {
  const { words, game: spoken } = useAllSpeech()
  const navigate = useNavigate()
  const game = useNewGame()
  return (
    <Screen
      where={useWhere(1)}
      onBack={() => void navigate('/')}
      answer={
        isUntouched(game) ? (
          <Button kind="do" icon={icons.dice} onClick={() => changeNewGame((before) => drawnByLot(before, byChance))}>
            {spoken.newGame.draw}
          </Button>
        ) : (
          <Button kind="do" notYet={isGivenOut(game) ? undefined : words.newGame.giveOut} onClick={() => void navigate(`${HERE}/counting`)}>
            {words.newGame.toCounting}
          </Button>
        )
      }
    >
      <PeopleStep game={game} change={changeNewGame} />
    </Screen>
  )
}

function Counting() {
  const { words } = useAllSpeech()
  const navigate = useNavigate()
  const game = useNewGame()
  return (
    <Screen
      where={useWhere(2)}
      onBack={() => void navigate(HERE)}
      actions={<Leave />}
      answer={
        <Button kind="do" onClick={() => void navigate(`${HERE}/box`)}>
          {words.newGame.toBox}
        </Button>
      }
    >
      <CountingStep game={game} change={changeNewGame} />
    </Screen>
  )
}

function Rules() {
  const { words } = useAllSpeech()
  const navigate = useNavigate()
  const game = useNewGame()
  return (
    <Screen
      where={useWhere(3)}
      onBack={() => void navigate(`${HERE}/box`)}
      actions={<Leave />}
      answer={
        <Button kind="do" onClick={() => void navigate(`${HERE}/box`)}>
          {words.correct.done}
        </Button>
      }
    >
      <Suspense fallback={<p className="min-h-28" aria-busy="true" />}>
        <RulesStep game={game} change={changeNewGame} />
      </Suspense>
    </Screen>
  )
}

function LastStep() {
  const { words, game: spoken } = useAllSpeech()
  const navigate = useNavigate()
  const game = useNewGame()
  const name = useDefaultName()
  const where = useWhere(3)
  const { changes: _changes, ...fromStart } = game
  const { begins, failed, begin } = useBegin(fromStart)
  if (!begins && !isGivenOut(game)) return <Navigate to={HERE} replace />
  return (
    <Screen
      where={where}
      onBack={() => void navigate(`${HERE}/counting`)}
      actions={<Leave />}
      answer={
        <>
          <Button kind="do" notYet={begins ? words.newGame.begins : undefined} onClick={begin}>
            {spoken.newGame.begin}
          </Button>
          <Button
            kind="quiet"
            icon={icons.adjust}
            onClick={() => {
              changeNewGame((before) => ({ ...before, changes: before.changes ?? FIRST_CHANGES }))
              void navigate(`${HERE}/board`)
            }}
          >
            {spoken.newGame.asItLies}
          </Button>
        </>
      }
    >
      {failed && <Trouble game={game} />}
      <BoxStep game={game} change={changeNewGame} />
      <TextField
        label={words.newGame.name}
        placeholder={name}
        value={game.name}
        maxLength={80}
        onChange={(typed) => changeNewGame((before) => ({ ...before, name: typed }))}
      />
    </Screen>
  )
}

function Board() {
  const { words, game: spoken } = useAllSpeech()
  const navigate = useNavigate()
  const game = useNewGame()
  const setup = useSetup(game)
  const start = useStart(game)
  const { begins, failed, begin } = useBegin(game)
  if (begins) return <main className="screen" aria-busy="true" />
  if (!isGivenOut(game) || game.changes === undefined || start === undefined) return <Navigate to={`${HERE}/box`} replace />
  const verdict = judgeSetup(setup, start)
  const back = () => {
    changeNewGame(({ changes: _changes, ...before }) => before)
    void navigate(`${HERE}/box`)
  }
  return (
    <Screen
      where={spoken.newGame.asItLies}
      onBack={back}
      actions={<Leave />}
      answer={
        <Button
          kind="do"
          notYet={begins ? words.newGame.begins : verdict.refusal === undefined ? undefined : spoken.newGame.notYet}
          onClick={begin}
        >
          {spoken.newGame.inRound(verdict.preview.round)}
        </Button>
      }
    >
      {failed && <Trouble game={game} />}
      <BoardStep game={game} change={changeNewGame} verdict={verdict} />
    </Screen>
  )
}

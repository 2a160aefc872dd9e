import '../styles'
import { useEffect, useState } from 'react'
import { Navigate, Route, Routes, useNavigate } from 'react-router'
import type { Refusal } from '../../../../referee'
import { useOpenGame } from '../../../../play'
import { Button, IconButton } from '../../../../ui/Button'
import { TextField } from '../../../../ui/Field'
import * as icons from '../icons'
import { Screen } from '../../../../ui/Screen'
import { Notice } from '../../../../ui/status'
import type { Code } from '../../refusals'
import { useSpeech } from '../speech'
import { BoardStep, FIRST_CHANGES } from './BoardStep'
import { BoxStep } from './BoxStep'
import { CountingStep } from './CountingStep'
import { isGivenOut, positionOf, setupOf, type NewGame as Draft } from './draft'
import { changeNewGame, startNextGame, useNewGame } from './kept'
import { PeopleStep } from './PeopleStep'
import { judgeSetup } from './verdict'

const HERE = '/new/westeros'

/** The way to a new game: people and houses, what is counted, the numbers of the box; then from the start, or as the board lies. */
export default function NewGame() {
  return (
    <Routes>
      <Route index element={<People />} />
      <Route path="counting" element={<Counting />} />
      <Route path="box" element={<LastStep />} />
      <Route path="board" element={<Board />} />
      <Route path="*" element={<Navigate to={HERE} replace />} />
    </Routes>
  )
}

/** "New game · 2 of 3" */
function useWhere(step: 1 | 2 | 3): string {
  const { words, say } = useSpeech()
  return say(words.newGame.where, { step, of: 3 })
}

function Leave() {
  const { words } = useSpeech()
  const navigate = useNavigate()
  return <IconButton icon={icons.close} label={words.newGame.leave} onClick={() => void navigate('/')} />
}

function People() {
  const { words } = useSpeech()
  const navigate = useNavigate()
  const game = useNewGame()
  return (
    <Screen
      where={useWhere(1)}
      onBack={() => void navigate('/')}
      answer={
        <Button kind="do" notYet={isGivenOut(game) ? undefined : words.newGame.giveOut} onClick={() => void navigate(`${HERE}/counting`)}>
          {words.newGame.toCounting}
        </Button>
      }
    >
      <PeopleStep game={game} change={changeNewGame} />
    </Screen>
  )
}

function Counting() {
  const { words } = useSpeech()
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

/** What the game is called if nobody calls it anything. */
function useDefaultName(): string {
  const { words, say, date } = useSpeech()
  const [today] = useState(() => Date.now())
  return say(words.newGame.named, { date: date(today) })
}

/** What begins the game, with people called by numbers where they have no name. */
function useSetup(game: Draft) {
  const { words, say } = useSpeech()
  return setupOf(game, (n) => say(words.newGame.player, { n }))
}

/** Begins the game once and goes to its table. */
function useBegin(game: Draft): { readonly begins: boolean; readonly failed: boolean; readonly begin: () => void } {
  const navigate = useNavigate()
  const createGame = useOpenGame((play) => play.createGame)
  const name = useDefaultName()
  const setup = useSetup(game)
  const [begins, setBegins] = useState(false)
  const [failed, setFailed] = useState(false)
  const opened = useOpenGame((play) => play.open?.id)
  const [before, setBefore] = useState(opened)
  /** Begun after all: tried again, or begun unsaved. */
  const late = failed && opened !== before ? opened : undefined
  useEffect(() => {
    if (late === undefined) return
    startNextGame()
    void navigate(`/game/${late}`, { replace: true })
  }, [late, navigate])
  const start = async () => {
    setBegins(true)
    setBefore(opened)
    const id = await createGame({ game: 'westeros', name: game.name.trim() || name, setup })
    if (id === undefined) {
      setFailed(true)
      return setBegins(false)
    }
    startNextGame()
    await navigate(`/game/${id}`, { replace: true })
  }
  return { begins: begins || late !== undefined, failed, begin: () => void (begins || start()) }
}

/** Why the game could not be begun. */
function Trouble() {
  const { words, game } = useSpeech()
  const refused = useOpenGame((play) => play.refused)
  const unsaved = useOpenGame((play) => play.unsaved)
  const retry = useOpenGame((play) => play.retry)
  const playOn = useOpenGame((play) => play.playOn)
  const state = useStart()
  if (unsaved !== undefined)
    return (
      <Notice
        kind="warn"
        action={
          <span className="flex flex-wrap gap-2">
            <Button onClick={() => void retry()}>{words.saved.retry}</Button>
            <Button onClick={() => void playOn()}>{words.saved.playOn}</Button>
          </span>
        }
      >
        {words.newGame.notBegun} {words.saved.why[unsaved]}
      </Notice>
    )
  if (refused !== undefined && state !== undefined) {
    return <Notice kind="warn">{game.refusal(refused.refusal as Refusal<Code>, state).wrong}</Notice>
  }
  return <Notice kind="warn">{words.newGame.notBegun}</Notice>
}

/** The position of a fresh game, with everything as at the start. */
function useStart() {
  const game = useNewGame()
  return positionOf({ ...useSetup(game), changes: [] })
}

function LastStep() {
  const { words, game: spoken } = useSpeech()
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
      {failed && <Trouble />}
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
  const { words, game: spoken } = useSpeech()
  const navigate = useNavigate()
  const game = useNewGame()
  const setup = useSetup(game)
  const start = useStart()
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
      {failed && <Trouble />}
      <BoardStep game={game} change={changeNewGame} verdict={verdict} />
    </Screen>
  )
}

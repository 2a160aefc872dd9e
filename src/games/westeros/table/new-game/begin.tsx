import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Refusal } from '../../../../referee'
import { useOpenGame } from '../../../../session'
import { Notice } from '../../../../ui/status'
import type { Code } from '../../model/refusals'
import { UnsavedNotice } from '../../../../table/shell/UnsavedNotice'
import { useAllSpeech } from '../speech'
import { positionOf, setupOf, type NewGame } from './draft'
import { startNextGame } from './kept'

/** What the game is called if nobody calls it anything. */
export function useDefaultName(): string {
  const { words, say, date } = useAllSpeech()
  const [today] = useState(() => Date.now())
  return say(words.newGame.named, { date: date(today) })
}

/** What begins the game, with people called by numbers where they have no name. */
export function useSetup(game: NewGame) {
  const { words, say } = useAllSpeech()
  return setupOf(game, (n) => say(words.newGame.player, { n }))
}

/** The position of a fresh game, with everything as at the start. */
export function useStart(game: NewGame) {
  return positionOf({ ...useSetup(game), changes: [] })
}

/** Begins the game once and goes to its table. */
export function useBegin(game: NewGame): { readonly begins: boolean; readonly failed: boolean; readonly begin: () => void } {
  const navigate = useNavigate()
  const createGame = useOpenGame((play) => play.createGame)
  const { language } = useAllSpeech()
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
    const id = await createGame({ game: 'westeros', name: game.name.trim() || name, setup, words: language })
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
export function Trouble({ game }: { game: NewGame }) {
  const { words, game: spoken } = useAllSpeech()
  const refused = useOpenGame((play) => play.refused)
  const unsaved = useOpenGame((play) => play.unsaved)
  const state = useStart(game)
  if (unsaved !== undefined) return <UnsavedNotice says={words.newGame.notBegun} why={unsaved} />
  if (refused !== undefined && state !== undefined) {
    return <Notice kind="warn">{spoken.wrong(refused.refusal as Refusal<Code>, state)}</Notice>
  }
  return <Notice kind="warn">{words.newGame.notBegun}</Notice>
}

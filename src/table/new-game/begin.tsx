import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOpenGame } from '../../session'
import { spokenName } from '../../session/spoken-name'
import { Notice } from '../../ui/status'
import { UnsavedNotice } from '../shell/UnsavedNotice'
import { wordListIn } from '../words/word-list'
import type { NewGameSpec } from './new-game-spec'
import type { Seating } from './seating'
import { useNewGameWords } from './words'

/** Maximum length of the name of a game, in characters. */
const LONGEST = 80

/** Returns the default name of a game: the names of its players, or the date if no player has a name. */
export function useDefaultName<Draft extends Seating>({ texts }: NewGameSpec<Draft>, { people, plays }: Draft): string {
  const { date } = useNewGameWords()
  const [today] = useState(() => Date.now())
  const playing = people.filter(({ id }) => Object.values(plays).includes(id))
  const names = playing.map(({ name }) => spokenName(name)).filter((name) => name !== '')
  return names.length === 0 ? texts.name(date(today)) : names.join(', ').slice(0, LONGEST)
}

/** Returns a function that begins the game once and opens it. */
export function useBegin<Draft extends Seating>(spec: NewGameSpec<Draft>, draft: Draft) {
  const navigate = useNavigate()
  const createGame = useOpenGame((play) => play.createGame)
  const { words, say, language } = useNewGameWords()
  const name = useDefaultName(spec, draft)
  const [begins, setBegins] = useState(false)
  const [failed, setFailed] = useState(false)
  const opened = useOpenGame((play) => play.open?.id)
  const [before, setBefore] = useState(opened)
  const { startNext } = spec.store
  const [created, setCreated] = useState<string | undefined>()
  /** Game that has begun after an error: created when the user retried, or opened without being saved. */
  const begun = created ?? (failed && opened !== before ? opened : undefined)
  useEffect(() => {
    if (begun === undefined) return
    startNext()
    // Replaces the set-up in the browser history by the home page, so that Back from the game does not lead to the finished set-up.
    void navigate('/', { replace: true })
    void navigate(`/game/${begun}`)
  }, [begun, navigate, startNext])
  const start = async () => {
    setBegins(true)
    setBefore(opened)
    const setup = spec.setup(draft, (n) => say(words.player, { n }))
    const id = await createGame({ game: spec.game, name: draft.name.trim() || name, setup, words: wordListIn(language) })
    setCreated(id)
    if (id !== undefined) return
    setFailed(true)
    setBegins(false)
  }
  return { begins: begins || begun !== undefined, failed, begin: () => void (begins || start()) }
}

/** Error message that says why the game could not begin. */
export function Trouble<Draft extends Seating>({ spec, draft }: { readonly spec: NewGameSpec<Draft>; readonly draft: Draft }) {
  const { words } = useNewGameWords()
  const refused = useOpenGame((play) => play.refused)
  const unsaved = useOpenGame((play) => play.unsaved)
  if (unsaved !== undefined) return <UnsavedNotice says={words.notBegun} why={unsaved} />
  const wrong = refused === undefined ? undefined : spec.wrong(refused.refusal, draft)
  return <Notice kind="warn">{wrong ?? words.notBegun}</Notice>
}

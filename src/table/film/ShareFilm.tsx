import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button, IconButton } from '../../ui/Button'
import { useShareFile } from '../../ui/share-file'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useLogWords } from '../log/words'
import type { GameFilm } from './game-film'
import { endingOf, filmType } from './record-canvas'
import type { Film } from './film-renderer'
import type { StageHandle } from './Stage'
import { lastPicture, recordFilm, type FilmRecording, type RecordingSource } from './recording'
import { useFilmWords } from './words'

export interface ShareFilmProps {
  readonly film: Film
  readonly game: GameFilm
  readonly stage: { readonly current: StageHandle | null }
  /** Called before a recording begins, so that the film on the page can be paused. */
  readonly onBegin: () => void
  /**
   * Renders the player with the share button. While a film is recorded or ready to share, other content is shown instead of the
   * player.
   */
  readonly children: (share: ReactNode) => ReactNode
}

type Step = { readonly is: 'idle' } | { readonly is: 'recording'; readonly left: number } | { readonly is: 'ready'; readonly file: Blob }

/**
 * Exports the film as a video file, which is recorded while the film plays once. If the browser cannot record videos, exports the
 * final board as a picture.
 */
export function ShareFilm({ film, game, stage, onBegin, children }: ShareFilmProps) {
  const { words, say, language } = useFilmWords()
  const { words: log, say: sayLog } = useLogWords()
  const { name, ledger } = useTable((open) => open)
  const shareFile = useShareFile()
  const [step, setStep] = useState<Step>({ is: 'idle' })
  const [status, setStatus] = useState('')
  const take = useRef<FilmRecording>(undefined)
  useEffect(() => () => take.current?.callOff(), [])
  const type = useMemo(() => filmType(), [])
  const day = new Date(ledger.last.entry.time).toISOString().slice(0, 10)
  const nameOf = (ending: string) => `castellan-${day}.${ending}`
  const taking = (): RecordingSource => ({
    film,
    sources: ({ moment }) => stage.current?.show(moment.state),
    words: { title: name, round: (n) => (n === 0 ? log.setUp : sayLog(log.round, { n })) },
    badge: (role) => stage.current?.badge(role),
    icon: game.count.icon,
  })

  const picture = async () => {
    const made = await lastPicture(taking())
    if (made === undefined) return setStatus(words.nothing)
    await shareFile(made, nameOf('png'), 'image/png')
  }
  const record = async () => {
    setStatus('')
    onBegin()
    if (type === undefined) return picture()
    take.current = recordFilm(taking(), (left) =>
      setStep((now) => (now.is === 'recording' && now.left === left ? now : { is: 'recording', left })),
    )
    if (take.current === undefined) return picture()
    const file = await take.current.file
    take.current = undefined
    setStep(file === undefined ? { is: 'idle' } : { is: 'ready', file })
  }
  const handOut = async (file: Blob) => {
    const how = await shareFile(file, nameOf(endingOf(file.type)), file.type)
    if (how !== 'cancelled') setStep({ is: 'idle' })
  }

  if (step.is === 'recording')
    return (
      <div className="film-share">
        <p role="timer">{say(words.recording, { n: step.left })}</p>
        <Button icon={icons.close} onClick={() => take.current?.callOff()}>
          {words.stop}
        </Button>
      </div>
    )
  if (step.is === 'ready') {
    const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(step.file.size / 1_000_000)
    return (
      <div className="film-share">
        <p role="status">{say(words.ready, { n: size })}</p>
        <Button kind="do" icon={icons.share} onClick={() => void handOut(step.file)}>
          {words.hand}
        </Button>
        <Button kind="quiet" onClick={() => setStep({ is: 'idle' })}>
          {words.drop}
        </Button>
      </div>
    )
  }
  return (
    <>
      {children(
        <IconButton icon={icons.share} label={type === undefined ? words.sharePicture : words.shareFilm} onClick={() => void record()} />,
      )}
      {status !== '' && (
        <p role="status" className="note">
          {status}
        </p>
      )}
    </>
  )
}

import '../log/log.css'
import './film.css'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/Icon'
import { movesLittle } from '../../ui/motion'
import { useGameTable } from '../context'
import { firstSentence } from '../first-sentence'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useGameLog } from '../log/context'
import { lineOf, type LogLine } from '../log/lines'
import { LineMark } from '../log/LogRow'
import { useLogWords } from '../log/words'
import { useGamePath } from '../paths'
import { TableScreen } from '../shell/TableScreen'
import { useWide } from '../shell/wide'
import { evenSchedule, framesOf, scheduleOf, stillsOf, type FilmFrame } from './frames'
import type { GameFilm } from './game-film'
import { Player } from './Player'
import { openPlayback, type Playback } from './playback'
import { ShareFilm } from './ShareFilm'
import { openFilmRenderer, type Film, type FilmRenderer } from './film-renderer'
import { Stage, type StageHandle } from './Stage'
import { useFilmWords } from './words'
import { useFills } from '../../ui/map/fills'

/**
 * Page that plays the whole game as a film on its board. The film marks each area that passes to another role, and each contest, e.g. a
 * battle. It also shows the round and a count for each role, e.g. castles.
 */
export function FilmPage({ film: game }: { film: GameFilm }) {
  const { words, say } = useFilmWords()
  const { words: logWords, say: sayLog } = useLogWords()
  const log = useGameLog()
  const open = useTable((now) => now)
  const wide = useWide()
  const [still] = useState(movesLittle)
  const stage = useRef<StageHandle>(null)
  const filling = useFills('page')
  const film = useMemo((): Film => {
    const all = framesOf(open.ledger, game, log.round)
    const frames = still ? stillsOf(all) : all
    const schedule = still ? evenSchedule(frames) : scheduleOf(frames)
    return { frames, schedule, contest: game.contest, still, isWhole: game.isWhole ?? false }
  }, [open.ledger, game, log, still])
  const { canvas, at, playing, projector } = useProjection(film, stage)
  const lines = useSteady(at)
  const frame = film.frames[at] ?? film.frames[0]
  if (frame === undefined) return undefined
  const entry = { n: frame.entry, all: film.frames.at(-1)?.entry ?? 0 }
  // The title names the phase too, in a game whose rounds begin with 1 in each phase.
  const roundText = log.roundTitle?.(frame.moment.state) ?? sayLog(logWords.round, { n: frame.round })
  const round = frame.round === 0 ? logWords.setUp : roundText
  const text = textOf(frame, lineOf(frame.moment, open.game, log), logWords.wentBack)
  return (
    <TableScreen where={words.player} note={round} back="log">
      <h1 className="sr-only">{words.title}</h1>
      <div ref={filling} className="film" data-fills="page">
        <div className="film-picture">
          <canvas ref={canvas} aria-hidden="true" />
          <Counts game={game} frame={frame} />
        </div>
        <Stage ref={stage} state={frame.moment.state} roles={frame.counts.map(([role]) => role)} Board={game.Board} />
        <div className="film-below">
          {game.legend !== undefined && <p className="note film-legend">{game.legend}</p>}
          <ShareFilm film={film} game={game} stage={stage} onBegin={() => projector.current?.pause()}>
            {(share) => (
              <Player
                film={film}
                at={at}
                playing={playing}
                valueText={[say(words.at, entry), round, text].join(', ')}
                projector={projector}
              >
                {share}
              </Player>
            )}
          </ShareFilm>
          <ul ref={lines} className="card list film-lines">
            {film.frames
              .slice(Math.max(0, at + 1 - (wide ? LINES : 1)), at + 1)
              .toReversed()
              .map((one) => (
                <FilmLine key={one.entry} frame={one} now={one === frame} note={say(words.at, { ...entry, n: one.entry })} />
              ))}
          </ul>
        </div>
      </div>
    </TableScreen>
  )
}

/**
 * Returns a ref for a list whose height does not shrink while the width of the list is unchanged. Otherwise each new height would resize
 * the canvas and repaint the whole board.
 */
const useSteady = (at: number) => {
  const list = useRef<HTMLUListElement>(null)
  const size = useRef({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (list.current === null) return
    const { offsetWidth: width, offsetHeight, style } = list.current
    if (width === size.current.width && offsetHeight <= size.current.height) return
    // The width or text size has changed: reset the minimum height.
    if (width !== size.current.width) style.minHeight = ''
    size.current = { width, height: list.current.offsetHeight }
    style.minHeight = `${size.current.height}px`
  }, [at])
  return list
}

/** Maximum number of entries listed next to the film. */
const LINES = 6

/** Returns the caption of a frame. The log shows an undo only with a tag and no text, so the caption then is the text of the tag. */
export const textOf = ({ flash }: Pick<FilmFrame, 'flash'>, { main, mark }: Pick<LogLine, 'main' | 'mark'>, wentBack: string): string =>
  firstSentence(flash?.text ?? (main === '' && mark === 'rewound' ? wentBack : main))

interface FilmLineProps {
  readonly frame: FilmFrame
  readonly now: boolean
  /** Number of the entry as text, e.g. "Entry 57 of 320". */
  readonly note: string
}

/** List row with the text of one entry of the game; links to the position after the entry. */
const FilmLine = memo(function FilmLine({ frame, now, note }: FilmLineProps) {
  const game = useTable((open) => open.game)
  const path = useGamePath()
  const line = lineOf(frame.moment, game, useGameLog())
  const { words } = useLogWords()
  return (
    <li aria-current={now || undefined}>
      <Link className="row" to={path(`moment/${frame.moment.entry.seq}`)}>
        <LineMark line={line} />
        <span className="words">
          <span className="film-text">{textOf(frame, line, words.wentBack)}</span>
          <span className="note">{note}</span>
        </span>
        <Icon of={icons.chevron} size="s" />
      </Link>
    </li>
  )
})

/** Shows the count of every role (e.g. castles) above the picture. */
function Counts({ game: { count }, frame: { counts } }: { game: GameFilm; frame: FilmFrame }) {
  const { RoleBadge } = useGameTable()
  return (
    <ul className="film-counts" aria-label={count.name}>
      {counts.map(([role, n]) => (
        <li key={role}>
          <RoleBadge role={role} size={24} alone />
          <b>{n}</b>
        </li>
      ))}
    </ul>
  )
}

/** Delay in ms before the film tries again to draw a board that is still loading. */
const AGAIN = 60

/** Height in px of the counts above the film, including margins. A board that is always entirely visible starts below the counts. */
const COUNTS = 56

/** Hook that plays the film on a canvas, which fills the available space. */
function useProjection(film: Film, stage: { readonly current: StageHandle | null }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const projector = useRef<Playback>(undefined)
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const begin = useCallback(() => {
    const on = canvas.current
    if (on === null || stage.current === null) return undefined
    let show: FilmRenderer | undefined
    let time = 0
    let waiting: number | undefined
    const running = openPlayback({
      length: film.schedule.length,
      onFrame: (now, ms) => {
        time = now
        const next = show?.paint(now, ms)
        if (next !== undefined && next >= 0) setAt(next)
      },
      onPlaying: setPlaying,
    })
    projector.current = running
    let isBegun = false
    let colours = ''
    const fit = () => {
      const fine = Math.min(2, window.devicePixelRatio)
      const { width, height } = on.getBoundingClientRect()
      if (width === 0 || height === 0) return
      const scheme = getComputedStyle(document.documentElement).colorScheme
      const isSized = on.width === Math.round(width * fine) && on.height === Math.round(height * fine)
      if (show !== undefined && isSized && scheme === colours) return
      colours = scheme
      on.width = Math.round(width * fine)
      on.height = Math.round(height * fine)
      show = openFilmRenderer(on, film, ({ moment }) => stage.current?.show(moment.state), fine, film.isWhole ? COUNTS * fine : 0)
      if (show === undefined) {
        waiting = window.setTimeout(fit, AGAIN)
        return
      }
      running.seek(time)
      if (!isBegun && !film.still) running.play()
      isBegun = true
    }
    // Resize after the fonts have loaded, since names are painted in the fonts of the page.
    void document.fonts.ready.then(fit)
    const observer = new ResizeObserver(fit)
    observer.observe(on)
    // A change of the theme changes all colours of the picture.
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', fit)
    const theme = new MutationObserver(fit)
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      clearTimeout(waiting)
      observer.disconnect()
      dark.removeEventListener('change', fit)
      theme.disconnect()
      running.close()
    }
  }, [film, stage])
  useEffect(begin, [begin])
  return { canvas, at, playing, projector }
}

import '../log/log.css'
import './history.css'
import { Suspense, useMemo, type ComponentType } from 'react'
import { Navigate } from 'react-router'
import { SessionProvider, useSession, type OpenGame } from '../../session'
import { pastSession } from '../../session/past'
import { losesSealed } from '../../referee'
import { builtInIn } from '../../ui/built-in/words'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { showToast } from '../../ui/status'
import { firstSentence } from '../first-sentence'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useGameLog } from '../log/context'
import { lookAt } from '../log/filter'
import { lineOf } from '../log/lines'
import { Before, LineMark, MarkTag, Sealed } from '../log/LogRow'
import type { LogMoment } from '../log/rounds'
import { RestoreButton, useGoBack } from '../undo/UndoRedo'
import { useGamePath } from '../paths'
import { TableScreen } from '../shell/TableScreen'
import { useWide } from '../shell/wide'
import { useMomentAddress } from './address'
import { canGoTo, placeOf, type Place } from './place'
import { Steps } from './Steps'
import { useTableWords } from '../words'
import { useLogWords } from '../log/words'
import { useHistoryWords } from './words'
import { useReturnTo } from '../../ui/return-to'

export interface HappenedProps {
  /** Areas of the board that the entry changed. */
  readonly happened: readonly string[] | undefined
}

export interface BoardSlots {
  /**
   * Component that shows the position of the board as a map, as tables or as text. On a wide screen, the page shows the map separately, and
   * this component omits the map.
   */
  readonly Board: ComponentType<HappenedProps & { readonly wide: boolean }>
  /** Component that shows only the map of the displayed position. */
  readonly BoardMap: ComponentType<HappenedProps>
}

/** Screen that shows the board after an earlier entry, read-only, with a button to rewind the game to this position. */
export function MomentPage(slots: BoardSlots) {
  const open = useTable((now) => now)
  const path = useGamePath()
  const [seq, show] = useMomentAddress()
  const place = useMemo(() => placeOf(open.ledger, seq), [open.ledger, seq])
  if (place === undefined) return <Navigate to={path('log')} replace />
  const onGo = (at: number) => {
    const next = place.way[at]
    if (next === undefined) return
    lookAt(open.id, next.entry.seq)
    show(next.entry.seq)
  }
  return <MomentScreen {...slots} open={open} place={place} onGo={onGo} />
}

interface MomentScreenProps extends BoardSlots {
  readonly open: OpenGame
  readonly place: Place
  readonly onGo: (at: number) => void
}

function MomentScreen({ Board, BoardMap, open, place, onGo }: MomentScreenProps) {
  const { words, say } = useHistoryWords()
  const { words: logWords } = useLogWords()
  const log = useGameLog()
  const session = useSession()
  const wide = useWide()
  const { moment, way, at, takenBack } = place
  const phase = log.phase(moment.state)
  const happened = useMemo(() => log.areas?.(moment), [log, moment])
  const isNow = moment === open.ledger.head
  const after = takenBack ? words.afterTaken : `${say(words.after, { n: at + 1, all: way.length })}.`
  const round = log.round(moment.state)
  const roundText = log.roundTitle?.(moment.state) ?? say(logWords.round, { n: round })
  // Some games begin the name of the phase with the round.
  const when =
    phase?.startsWith(roundText) === true ? [phase] : [round === 0 ? logWords.setUp : roundText, ...(phase === undefined ? [] : [phase])]
  const past = useMemo(() => pastSession(session, open, moment), [session, open, moment])
  return (
    <TableScreen
      where={words.title}
      note={when.join(' · ')}
      back="log"
      column={wide ? 1240 : undefined}
      steps={
        <div className="past-notice" role="status" data-now={isNow || undefined}>
          <Icon of={takenBack ? icons.undo : icons.history} size="s" />
          <p>
            <b>{after}</b> <span>{isNow ? words.now : takenBack ? words.left : words.past}</span>
          </p>
        </div>
      }
      answer={
        <>
          <Steps place={place} valueText={[after.replace(/\.$/, ''), ...when].join(', ')} onGo={onGo} />
          <Ways open={open} place={place} />
        </>
      }
    >
      <div className="moment" data-wide={wide || undefined}>
        <div className="told">
          <Events moment={moment} takenBack={takenBack} />
          <Suspense>{log.detail?.(moment)}</Suspense>
          <SessionProvider value={past}>
            <Board wide={wide} happened={happened} />
          </SessionProvider>
        </div>
        {wide && (
          <SessionProvider value={past}>
            <BoardMap happened={happened} />
          </SessionProvider>
        )}
      </div>
    </TableScreen>
  )
}

/** Lists all events of an entry of the game. */
function Events({ moment, takenBack }: { moment: LogMoment; takenBack: boolean }) {
  const game = useTable((open) => open.game)
  const { language } = useHistoryWords()
  const line = lineOf(moment, game, useGameLog())
  const Text = takenBack ? 's' : 'span'
  return (
    <section className="happened">
      <LineMark line={line} />
      <div className="words wrap-anywhere">
        <h1>
          <Text className="whole">{line.main}</Text>
          <Text className="short">{firstSentence(line.main)}</Text>
        </h1>
        {[...line.more, ...line.quiet].map((text) => (
          <p key={text} className="note moment-rest mt-0.5">
            {text}
          </p>
        ))}
        <Sealed line={line} />
        <Before moment={moment} />
        <MarkTag line={line} takenBack={takenBack} />
        <p className="label moment-rest mt-1">
          {new Intl.DateTimeFormat(builtInIn(language).locale, { dateStyle: 'medium', timeStyle: 'short' }).format(line.time)}
        </p>
      </div>
    </section>
  )
}

/** Buttons to return to the present, and to continue the game from the displayed position. Only the second button changes the game. */
function Ways({ open, place }: { open: OpenGame; place: Place }) {
  const { words } = useHistoryWords()
  const { words: table } = useTableWords()
  const writes = useTable((_, play) => play.writes)
  const path = useGamePath()
  const returnTo = useReturnTo()
  const toNow = () => returnTo(path())
  const { go, sheet } = useGoBack(() => {
    showToast(words.done)
    toNow()
  })
  const { ledger } = open
  const isSealed = losesSealed(ledger, place.moment.entry.id)
  const mayGo = writes && canGoTo(ledger, place)
  return (
    <>
      <div className="moment-ways flex gap-2">
        {mayGo && !isSealed && (
          <Button icon={place.takenBack ? icons.redo : icons.undo} onClick={() => go(place.moment.entry.id)}>
            {place.takenBack ? words.redo : words.rewind}
          </Button>
        )}
        <Button icon={icons.now} onClick={toNow}>
          {words.toNow}
        </Button>
      </div>
      {place.moment === ledger.head && <RestoreButton onDone={toNow} />}
      {mayGo && isSealed && <p className="note text-center">{table.undo.onlyCallOff}</p>}
      {sheet}
    </>
  )
}

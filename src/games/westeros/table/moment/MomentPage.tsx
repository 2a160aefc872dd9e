import '../log/log.css'
import './moment.css'
import { useMemo } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { HereProvider, useHere, type Here, type OpenGame } from '../../../../session'
import { pastTable } from '../../../../session/past'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { tell } from '../../../../ui/status'
import type { WesterosVocabulary } from '../../index'
import { useTable } from '../hook'
import * as icons from '../icons'
import { lookAt } from '../log/kept'
import { inShort } from '../log/deeds'
import { lineOf } from '../log/lines'
import { Before, LineMark, MarkTag } from '../log/LogRow'
import type { LogMoment } from '../log/rounds'
import { useGoBack } from '../log/UndoRedo'
import { phaseOf } from '../now/progress'
import { useGamePath } from '../paths'
import { TableScreen } from '../shell/TableScreen'
import { useWide } from '../shell/wide'
import { useAllSpeech, useSpeech } from '../speech'
import { useMomentAddress } from './address'
import { Board, BoardMap } from './Board'
import { canGoTo, placeOf, type Place } from './place'
import { Steps } from './Steps'
import { useMomentWords } from './words'

/** A moment of the game that is over: the whole board as it lay then, to be looked at; and the way back there. */
export function MomentPage() {
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
  return <MomentScreen open={open} place={place} onGo={onGo} />
}

interface MomentScreenProps {
  readonly open: OpenGame<WesterosVocabulary>
  readonly place: Place
  readonly onGo: (at: number) => void
}

function MomentScreen({ open, place, onGo }: MomentScreenProps) {
  const { words, say } = useMomentWords()
  const { words: table, names } = useAllSpeech()
  const here = useHere()
  const wide = useWide()
  const { moment, way, at, takenBack } = place
  const { round, stage } = moment.state
  const phase = phaseOf(stage)
  const isNow = moment === open.ledger.head
  const after = takenBack ? words.afterTaken : `${say(words.after, { n: at + 1, all: way.length })}.`
  const when = [say(table.log.round, { n: round }), ...(phase === undefined ? [] : [names.phase[phase]])]
  const past = useMemo((): Here => ({ ...here, play: pastTable(open, moment) as unknown as Here['play'] }), [here, open, moment])
  return (
    <TableScreen
      where={words.title}
      note={when.join(' · ')}
      back="log"
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
          <Steps place={place} said={[after.replace(/\.$/, ''), ...when].join(', ')} onGo={onGo} />
          <Ways open={open} place={place} />
        </>
      }
    >
      <div className="moment" data-wide={wide || undefined}>
        <div className="told">
          <Told moment={moment} takenBack={takenBack} />
          <HereProvider value={past}>
            <Board wide={wide} />
          </HereProvider>
        </div>
        {wide && (
          <HereProvider value={past}>
            <BoardMap />
          </HereProvider>
        )}
      </div>
    </TableScreen>
  )
}

/** What happened then, in full. */
function Told({ moment, takenBack }: { moment: LogMoment; takenBack: boolean }) {
  const { game } = useAllSpeech()
  const line = lineOf(moment, game)
  const Text = takenBack ? 's' : 'span'
  return (
    <section className="happened">
      <LineMark line={line} />
      <div className="words">
        <h1>
          <Text className="whole">{line.main}</Text>
          <Text className="short">{inShort(line.main)}</Text>
        </h1>
        {[...line.more, ...line.quiet].map((text) => (
          <p key={text} className="note rest">
            {text}
          </p>
        ))}
        <Before moment={moment} />
        <MarkTag line={line} takenBack={takenBack} />
        <p className="label rest">
          {new Intl.DateTimeFormat(game.language, { dateStyle: 'medium', timeStyle: 'short' }).format(line.time)}
        </p>
      </div>
    </section>
  )
}

/** Back to the present, and the way to set play to go on from here: the only thing on this screen that changes the game. */
function Ways({ open, place }: { open: OpenGame<WesterosVocabulary>; place: Place }) {
  const { words } = useMomentWords()
  const { game } = useSpeech()
  const writes = useTable((_, play) => play.writes)
  const path = useGamePath()
  const navigate = useNavigate()
  const toNow = () => void navigate(path())
  const { go, sheet } = useGoBack(() => {
    tell(words.done)
    toNow()
  })
  const { ballot, ledger } = open
  const cast = ballot !== undefined && Object.keys(ballot.cast).length > 0
  const mayGo = writes && canGoTo(ledger, place)
  return (
    <>
      <div className="moment-ways">
        {mayGo && !cast && (
          <Button icon={place.takenBack ? icons.redo : icons.undo} onClick={() => go(place.moment.entry.id)}>
            {place.takenBack ? words.redo : words.rewind}
          </Button>
        )}
        <Button icon={icons.now} onClick={toNow}>
          {words.toNow}
        </Button>
      </div>
      {mayGo && cast && <p className="note text-center">{game.ballots.onlyCallOff}</p>}
      {sheet}
    </>
  )
}

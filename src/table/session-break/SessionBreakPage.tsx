import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button'
import { needsManualInstall, isInstalled, isStoragePersistent } from '../../ui/home-screen'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import { Question } from '../../ui/Screen'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useTableWords } from '../words'
import { useGamePath } from '../paths'
import { useRolesSealedElsewhere } from '../sealed-here'
import { useExport } from '../shell/export'
import { TableScreen } from '../shell/TableScreen'
import { printer } from './icons'
import { box, shelf } from '../shell/icons'
import type { GameSessionBreak } from './game-session-break'
import { PositionSheet } from './PositionSheet'
import { useSessionBreakWords } from './words'

/**
 * Page for interrupting a game: the complete position to read and print, a backup file to save, and a note on how long the browser keeps
 * the data.
 */
export function SessionBreakPage({ sheet, rest }: GameSessionBreak) {
  const { words: own } = useSessionBreakWords()
  const { words } = useTableWords()
  const path = useGamePath()
  const keepCopy = useExport()
  return (
    <TableScreen
      where={own.title}
      back=""
      answer={
        <>
          <Button kind="do" icon={icons.share} onClick={keepCopy}>
            {words.saved.export}
          </Button>
          <Button icon={printer} onClick={() => window.print()}>
            {own.print}
          </Button>
        </>
      }
    >
      <Question>{own.question}</Question>
      <p className="note">{own.note}</p>
      <OpenChoices />
      <Pause />
      <List>
        <Row lead={<Icon of={box} />} title={own.unpack} note={own.unpackNote} to={path('pack/unpack')} />
        <Row lead={<Icon of={shelf} />} title={own.end} note={own.endNote} to="/archive" />
      </List>
      <PositionSheet sheet={sheet} rest={rest} />
    </TableScreen>
  )
}

/** Warning that a secret choice is open. Names the players whose choices are sealed on their own phones. */
function OpenChoices() {
  const { words, count, list } = useSessionBreakWords()
  const { player } = useGameSpeech()
  const { state, ballots } = useTable((open) => open)
  const elsewhere = useRolesSealedElsewhere()
  const players = [...new Set(elsewhere?.map((role) => player(state, role)))]
  const sealed = ballots.reduce((sum, { cast }) => sum + Object.keys(cast).length, 0)
  if (ballots.length === 0 || elsewhere === undefined) return
  return (
    <>
      {(sealed === 0 || sealed > elsewhere.length) && <p className="text-warn">{words.open}</p>}
      {players.length > 0 && <p className="text-warn">{count(words.openPhones, players.length, { players: list(players) })}</p>}
    </>
  )
}

/**
 * Component that warns if the browser may delete the game before the players continue. Links to a page that explains how to prevent this.
 */
function Pause() {
  const { words } = useSessionBreakWords()
  const [kept, setKept] = useState(false)
  useEffect(() => {
    void isStoragePersistent().then((is) => setKept(is === true))
  }, [])
  const { installed, kept: isSafe, safari, mayGo } = words.pause
  return (
    <section className="flex flex-col gap-2" aria-label={words.pauseTitle}>
      <h2 className="label px-1">{words.pauseTitle}</h2>
      <p className="px-1">{isInstalled() ? installed : kept ? isSafe : needsManualInstall() ? safari : mayGo}</p>
      <List>
        <Row lead={<Icon of={icons.phone} />} title={words.phone} note={words.phoneNote} to="/phone" />
      </List>
    </section>
  )
}

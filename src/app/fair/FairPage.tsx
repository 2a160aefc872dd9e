import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useFingerprints, useGames, useOpenGame, type VerifyAnswer } from '../../play'
import { line, roundEnds, type Ledger, type Vocabulary } from '../../referee'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import { List, Row } from '../../ui/List'
import { Question, Screen } from '../../ui/Screen'
import { Notice } from '../../ui/status'
import { AddChance } from './AddChance'
import { reportOf } from './report'
import { useFairWords } from './words'

/** Everything about fair play in an open game: its verification, the words of its rounds, and chance of the players' own. */
export default function FairPage() {
  const { id = '' } = useParams()
  const { words } = useFairWords()
  const navigate = useNavigate()
  const ledger = useOpenGame((play) => (play.open?.id === id ? play.open.ledger : undefined))
  const openGame = useOpenGame((play) => play.openGame)
  const isOpen = ledger !== undefined
  useEffect(() => {
    if (!isOpen) void openGame(id)
  }, [id, isOpen, openGame])
  const over = useOpenGame((play) => play.open?.prompts.length === 0)
  const canSeal = useOpenGame((play) => play.canSeal)
  return (
    <Screen where={words.title} onBack={() => void navigate(`/game/${id}`)}>
      <Question>{words.question}</Question>
      <p className="note">{words.note}</p>
      <Verify id={id} />
      {!canSeal && <Notice kind="warn">{words.canSealNot}</Notice>}
      {ledger !== undefined && <Rounds ledger={ledger} />}
      {ledger !== undefined && !over && <AddChance />}
      <List>
        <Row lead={<Icon of={icons.hidden} />} title={words.help} onPress={() => void navigate('/help')} />
      </List>
    </Screen>
  )
}

/** Looks through the game when asked, and says what was found. */
function Verify({ id }: { id: string }) {
  const speech = useFairWords()
  const { words } = speech
  const { verifyGame } = useGames()
  const layOpen = useOpenGame((play) => play.layOpen)
  const [answer, tell] = useState<VerifyAnswer | 'looking' | undefined>()
  const look = async () => {
    tell('looking')
    await layOpen()
    tell(await verifyGame(id))
  }
  return (
    <section className="flex flex-col gap-3" aria-label={words.verify}>
      <Button kind="do" icon={icons.check} onClick={() => void look()}>
        {words.verify}
      </Button>
      <div role="status">
        {answer === 'looking' && <p className="note">{words.verifying}</p>}
        {typeof answer === 'object' && !answer.ok && <Notice kind="warn">{words.verdict.unreadable}</Notice>}
        {typeof answer === 'object' && answer.ok && <Findings report={reportOf(answer.value, speech)} />}
      </div>
    </section>
  )
}

function Findings({ report }: { report: ReturnType<typeof reportOf> }) {
  return (
    <div className="flex flex-col gap-3">
      <p className={report.good ? 'type-row' : 'type-row text-warn'}>{report.verdict}</p>
      <ul className="card list">
        {report.checks.map(({ what, title, counts, skipped, ok }) => (
          <li key={what} className="row items-start">
            <Icon of={ok ? icons.check : icons.close} size="s" />
            <span className="words">
              <span>{title}</span>
              <span className="note block">{counts}</span>
              {skipped.map((text) => (
                <span key={text} className="note block">
                  {text}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="note">{report.entries}</p>
    </div>
  )
}

/** The words of every round that has ended, for the notebook of somebody who trusts nobody. */
function Rounds({ ledger }: { ledger: Ledger<Vocabulary> }) {
  const { words, say, language } = useFairWords()
  const fingerprint = useFingerprints(language)
  const onLine = new Set(line(ledger).map(({ entry }) => entry.seq))
  const ends = roundEnds(ledger)
  return (
    <section className="flex flex-col gap-2" aria-label={words.rounds}>
      <h2 className="label px-1">{words.rounds}</h2>
      <p className="note">{ends.length === 0 ? words.noRounds : words.roundsNote}</p>
      {ends.length > 0 && (
        <ol className="card list">
          {ends.map(({ round, at, digest }) => (
            <li key={at} className="row">
              <span className="words">
                <span className="note block">
                  {say(words.round, { n: round })}
                  {!onLine.has(at) && ` · ${words.leftBehind}`}
                </span>
                <span>{fingerprint(digest)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

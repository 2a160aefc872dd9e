import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useGames, useOpenGame, type VerifyAnswer } from '../../session'
import { useFingerprint } from '../../session/fingerprints'
import { line, roundEnds, type Ledger, type Verdict, type Vocabulary, type WordList } from '../../referee'
import { Button } from '../../ui/Button'
import { Fingerprint } from '../../ui/Fingerprint'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import { List, Row } from '../../ui/List'
import { Question, Screen } from '../../ui/Screen'
import { Notice } from '../../ui/status'
import { useExport } from '../../table/shell/export'
import { useTableWords } from '../../table/words'
import { AddChance } from './AddChance'
import { drawnIn, type Drawn } from './seats'
import { reportOf } from './report'
import { useRoundTitles } from './round-titles'
import { useFairWords } from './words'
import { useReturnTo } from '../../ui/return-to'

/**
 * Page about the fairness of an open game. With `?chance` in the URL, players add random numbers; otherwise the page shows
 * verification and help.
 */
export default function FairPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const ledger = useOpenGame((play) => (play.open?.id === id ? play.open.ledger : undefined))
  const openGame = useOpenGame((play) => play.openGame)
  const isOpen = ledger !== undefined
  useEffect(() => {
    if (!isOpen) void openGame(id)
  }, [id, isOpen, openGame])
  // Players can add random numbers only in the window that plays, and not after the end of the game.
  const closed = useOpenGame(({ open, writes }) => open?.prompts.length === 0 || !writes || open?.followed === true)
  const drawn = ledger && drawnIn(ledger)
  if (ledger !== undefined && !closed && drawn !== undefined && search.has('chance')) return <AddChance ledger={ledger} drawn={drawn} />
  return <Looked id={id} ledger={ledger} drawn={closed ? undefined : drawn} />
}

interface LookedProps {
  readonly id: string
  readonly ledger: Ledger<Vocabulary> | undefined
  /** Undefined if the players cannot add random numbers now. */
  readonly drawn: Drawn | undefined
}

/** Shows the verification of an open game, the digests of its rounds as words, and links for adding random numbers and to the help. */
function Looked({ id, ledger, drawn }: LookedProps) {
  const { words } = useFairWords()
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const canSeal = useOpenGame((play) => play.canSeal)
  const { verifyGame } = useGames()
  const layOpen = useOpenGame((play) => play.layOpen)
  const [answer, say] = useState<VerifyAnswer | 'looking' | undefined>()
  const look = async () => {
    say('looking')
    await layOpen()
    say(await verifyGame(id))
  }
  const goesOn = useOpenGame(({ open }) => open !== undefined && open.prompts.length > 0)
  const isGoing = ledger?.rounds.open !== undefined
  return (
    <Screen
      where={words.title}
      onBack={() => returnTo(`/game/${id}`)}
      answer={
        <Button kind="do" icon={icons.check} notYet={answer === 'looking' ? words.verifying : undefined} onClick={() => void look()}>
          {words.verify}
        </Button>
      }
    >
      <Question>{words.question}</Question>
      <Verdict answer={answer} goesOn={goesOn} />
      {!canSeal && <Notice kind="warn">{words.canSealNot}</Notice>}
      {ledger !== undefined && <Rounds ledger={ledger} />}
      <List>
        {drawn !== undefined && (
          <Row
            lead={<Icon of={icons.dice} />}
            title={words.chance}
            note={isGoing ? words.drawn[drawn].rowOpen : words.drawn[drawn].row}
            to={`/fair/${id}?chance`}
          />
        )}
        <Row lead={<Icon of={icons.hidden} />} title={words.help} onPress={() => void navigate('/help')} />
      </List>
    </Screen>
  )
}

/** Result of the verification; before the verification has run, a description of it. */
function Verdict({ answer, goesOn }: { answer: VerifyAnswer | 'looking' | undefined; goesOn: boolean }) {
  const speech = useFairWords()
  const { words } = speech
  return (
    <div role="status">
      {(answer === undefined || answer === 'looking') && <p className="note">{words.note}</p>}
      {typeof answer === 'object' && !answer.ok && <Notice kind="warn">{words.verdict.unreadable}</Notice>}
      {typeof answer === 'object' && answer.ok && <Findings report={reportOf(answer.value, speech, goesOn)} />}
    </div>
  )
}

const VERDICT_ICONS: Readonly<Record<Verdict, string>> = { right: icons.check, unchecked: icons.hidden, wrong: icons.portcullis }
/** Icons of the kinds of checks. The key is the verdict. The icon of `right` is used only if nothing was checked. */
const CHECK_ICONS: Readonly<Record<Verdict, string>> = { right: icons.minus, unchecked: icons.hidden, wrong: icons.close }

function Findings({ report }: { report: ReturnType<typeof reportOf> }) {
  const { words } = useFairWords()
  return (
    <div className="flex flex-col gap-3">
      <p className={`flex items-start gap-3 type-title ${report.verdict === 'wrong' ? 'text-warn' : ''}`}>
        <Icon of={VERDICT_ICONS[report.verdict]} />
        <span className="min-w-0 flex-1">{report.says}</span>
      </p>
      <h2 className="label px-1">{words.entriesWord}</h2>
      <ul className="card list">
        {report.checks.map(({ what, title, counts, skipped, verdict, some }) => (
          <li key={what} className="row items-start">
            <Icon of={verdict === 'right' && some ? icons.check : CHECK_ICONS[verdict]} size="s" />
            <span className={`words ${verdict === 'wrong' ? 'text-warn' : ''}`}>
              <span>{title}</span>
              {[counts, ...skipped]
                .filter((text) => text !== '')
                .map((text) => (
                  <span key={text} className="note block">
                    {text}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="note px-1">{report.entries}</p>
    </div>
  )
}

/** Lists the digest of each finished round as words. A player can write the words down and compare them later. */
function Rounds({ ledger }: { ledger: Ledger<Vocabulary> }) {
  const { words: table } = useTableWords()
  const keepCopy = useExport()
  const { words, say } = useFairWords()
  const onLine = new Set(line(ledger).map(({ entry }) => entry.seq))
  const ends = roundEnds(ledger)
  const titleOf = useRoundTitles(ledger)
  return (
    <section className="flex flex-col gap-2" aria-label={words.rounds}>
      <h2 className="label px-1">{words.rounds}</h2>
      {ends.length > 0 && (
        <ol className="card list">
          {ends.map(({ round, at, digest }) => (
            <li key={at} className="row">
              <span className="words">
                <span className="note block">
                  {titleOf(at) ?? say(words.roundOf, { n: round })}
                  {!onLine.has(at) && ` · ${words.leftBehind}`}
                </span>
                <WordsOf list={ledger.words} digest={digest} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="note px-1">{ends.length === 0 ? words.noRounds : words.roundsNote}</p>
      {ends.length > 0 && (
        <Button kind="quiet" icon={icons.share} onClick={keepCopy}>
          {table.saved.export}
        </Button>
      )}
    </section>
  )
}

function WordsOf({ list, digest }: { list: WordList; digest: string }) {
  return <Fingerprint list={list} words={useFingerprint(list, digest)} />
}

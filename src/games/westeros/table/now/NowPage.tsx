import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { List, Row } from '../../../../ui/List'
import { idle } from '../../../../ui/idle'
import { part } from '../../../../ui/part'
import { RoundWords } from '../../../../table/fair/RoundWords'
import { useTable } from '../hook'
import * as icons from '../icons'
import { UndoButton } from '../../../../table/undo/UndoRedo'
import { useGamePath } from '../../../../table/paths'
import { QuestionView, questionsToShow } from '../questions'
import { useBegun } from '../questions/play'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { DoneLine } from './DoneLine'
import { RoundCards } from './RoundCards'
import { StepBar, TurnOrder } from './RoundParts'

/** How the game ended: once in an evening. */
export const EndOfGame = part(() => import('../end/EndOfGame').then((end) => end.EndOfGame))

/** What is seldom to be said is fetched when the question stands. */
const Notices = lazy(() => idle().then(() => import('../../../../table/session-break/Notices')))

/** The main screen: the cards of the round, the open question, and who is done. */
export function NowPage() {
  const { words, game } = useSpeech()
  const { state, prompts, ledger } = useTable((open) => open)
  const [chosen, setChosen] = useState<string | undefined>()
  const path = useGamePath()
  const question = prompts.find(({ key }) => key === chosen) ?? prompts[0]
  const begun = useBegun(question)
  if (question === undefined) return <OverPage />
  // Who else chooses in secret, the question itself says.
  const others = questionsToShow(prompts).filter((other) => other !== question)
  return (
    <TableScreen
      accompanied
      steps={
        <>
          <Suspense>
            <Notices underWay={state.stage.at !== 'setup' && state.stage.at !== 'over'} />
          </Suspense>
          <StepBar state={state} />
        </>
      }
      about={`${ledger.last.entry.id} ${question.key}`}
      answer={!begun && <UndoButton />}
    >
      {state.battle === undefined && <RoundCards state={state} />}
      <QuestionView question={question} />
      {/* A battle names on its balance what they change; it begins at the top of the screen. */}
      {state.battle !== undefined && <RoundCards state={state} />}
      {state.stage.at !== 'setup' && (
        <div className="flex flex-col gap-1">
          <TurnOrder state={state} questions={prompts} />
          <Link className="quiet" to={path('who')}>
            <Icon of={icons.users} size="s" />
            {words.now.who}
          </Link>
        </div>
      )}
      {others.length > 0 && (
        <section aria-label={words.now.alsoOpen}>
          <h2 className="label mb-2 px-1">{words.now.alsoOpen}</h2>
          <List>
            {others.map((other) => (
              <Row
                key={other.key}
                lead={other.roles.map((house) => (
                  <Shield key={house} house={house} size={28} />
                ))}
                title={game.question(other, state).task}
                onPress={() => setChosen(other.key)}
              />
            ))}
          </List>
        </section>
      )}
      <DoneLine />
      <RoundWords />
    </TableScreen>
  )
}

/** The game is over: how it ended, and the ways on. Everything stays open to be looked at, and the end can be undone. */
function OverPage() {
  const { words } = useSpeech()
  const { id, state } = useTable((open) => open)
  const navigate = useNavigate()
  return (
    <TableScreen
      accompanied
      answer={
        <>
          <Button kind="do" onClick={() => void navigate(`/new/westeros/again/${id}`)}>
            {words.end.again}
          </Button>
          <UndoButton />
        </>
      }
    >
      <Suspense fallback={<p className="min-h-28" aria-busy="true" />}>
        <EndOfGame state={state} />
      </Suspense>
      <RoundWords />
    </TableScreen>
  )
}

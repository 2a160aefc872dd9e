import { Button } from '../../ui/Button'
import type { Ballot } from '../../referee'
import { useGameSpeech } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { usePlay } from '../question/answering'
import { useEntered } from './entered'
import { QuestionFrame } from '../question/QuestionFrame'
import type { QuestionProps } from '../game/game-questions'
import { useBallotSpeech, useSealedKind } from './context'
import { useBallotWords } from './words'

const NOTHING: Readonly<Record<string, unknown>> = {}

const alike = (roles: readonly string[], choice: unknown) => Object.fromEntries(roles.map((role) => [role, choice]))

export interface ByHandProps extends QuestionProps {
  readonly ballot: Ballot
  /** Called when the players want to seal the choices in the app again. Undefined if the browser cannot seal choices. */
  readonly onBack?: () => void
}

/**
 * Form for a ballot that the players reveal by hand. Shown if the browser cannot seal choices, or if the players prefer to reveal by hand.
 */
export function ByHand({ question, ballot, onBack }: ByHandProps) {
  const speech = useBallotSpeech()
  const { words, say } = useBallotWords()
  const { player } = useGameSpeech()
  const state = useTable((open) => open.state)
  const { revealByHand, canSeal } = usePlay()
  const kind = useSealedKind(ballot.kind)
  const { roles } = ballot
  const [entered = NOTHING, tell] = useEntered(question)
  const choices = Object.fromEntries(roles.map((role) => [role, entered[role] ?? kind.untold]))
  const missing = roles.find((role) => choices[role] === undefined)
  // Preset choices are not confirmed by accident: at least one choice has to be entered.
  const untyped = Object.keys(entered).length === 0 ? words.ballot.nothing : undefined
  return (
    <QuestionFrame
      question={{ ...question, roles: [] }}
      title={speech.title(state)}
      note={canSeal ? words.ballot.handNote : words.ballot.cannotSeal}
      answer={
        <>
          <Button
            kind="do"
            notYet={missing === undefined ? untyped : say(words.ballot.missing, { role: player(state, missing) })}
            onClick={() => void revealByHand(choices, undefined, ballot.id)}
          >
            {words.ballot.tell}
          </Button>
          {kind.AllAlike !== undefined && (
            <kind.AllAlike onPress={(choice) => void revealByHand(alike(roles, choice), undefined, ballot.id)} />
          )}
        </>
      }
      more={
        onBack !== undefined && (
          <Button
            kind="quiet"
            icon={icons.phone}
            onClick={() => {
              tell(undefined)
              onBack()
            }}
          >
            {words.ballot.inApp}
          </Button>
        )
      }
    >
      {kind.Stakes !== undefined && <kind.Stakes ballot={ballot} power />}
      {speech.notes(state, ballot).map((line) => (
        <p key={line} className="note">
          {line}
        </p>
      ))}
      <kind.ByHand roles={roles} entered={entered} onChange={(role, choice) => tell({ ...entered, [role]: choice })} />
    </QuestionFrame>
  )
}

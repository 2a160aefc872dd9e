import { useCallback, useState } from 'react'
import { SureButton } from '../../ui/SureButton'
import { Question as Heading } from '../../ui/Screen'
import type { Ballot, Prompt } from '../../referee'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useQuestionSpeech } from '../question/speech'
import { useTableWords } from '../words'
import { useBallotSpeech, useSealedKind } from './context'
import { SealedFrame } from './SealedFrame'
import { useCast, useSealedDraft } from './sealing'
import { useBallotWords } from './words'

export interface ChooserProps {
  readonly ballot: Ballot
  readonly question: Prompt
  readonly role: string
  readonly anew: boolean
  readonly onSealed: () => void
  readonly onCover: () => void
  /** The seat sets its PIN. */
  readonly onPin: () => void
}

/** What one role sees alone. Nothing on it grows with what is chosen, and nothing of it is left behind. */
export function Chooser({ ballot, question, role, anew, onSealed, onCover, onPin }: ChooserProps) {
  const speech = useQuestionSpeech()
  const { words: table } = useTableWords()
  const { words } = useBallotWords()
  const state = useTable((open) => open.state)
  const kind = useSealedKind(ballot.kind)
  const { unfinished } = useBallotSpeech()
  const cast = useCast(ballot.id)
  const beneath = useCallback(
    (draft: unknown, latest: unknown, before: readonly unknown[]) => kind.beneath?.(state, role, draft, latest, before) ?? latest,
    [kind, state, role],
  )
  const [choice, change] = useSealedDraft(question, kind.empty, beneath)
  const [wrong, setWrong] = useState<string | undefined>()
  const [sealing, setSealing] = useState(false)
  const text = speech.question(question, state)
  // From the tap on, nothing of the choice stands on the screen: while it is being sealed the pad looks as if untouched, as far as it
  // was scrolled and what was touched last too.
  const seen = sealing ? undefined : choice
  const less = seen === undefined ? undefined : unfinished?.(state, role, seen)
  const choose = (next: unknown) => {
    if (sealing) return
    change(next)
    setWrong(undefined)
  }
  /**
   * Between this tap and the next cover there is, whatever was chosen: one check against the rules, one commitment, one encryption of
   * one padded length and one write of the same rows. The cover waits for that write and for nothing else, so neither the number of
   * steps nor their sizes hang on the choice.
   */
  const seal = async () => {
    if (choice === undefined || sealing) return
    setSealing(true)
    const outcome = await cast(role, choice, anew)
    setSealing(false)
    if (outcome.how === 'refused') setWrong(speech.wrong(outcome.refusal, state))
    else if (outcome.how === 'unsaved') setWrong(table.saved.not)
    else onSealed()
  }
  return (
    <SealedFrame role={role} kind={ballot.kind} cover={words.ballot.coverAgain} onCover={onCover} onPin={onPin}>
      <div className="body sealed-body" key={sealing ? 'sealing' : 'open'}>
        {kind.Stakes !== undefined && <kind.Stakes ballot={ballot} power />}
        <Heading>{text.title}</Heading>
        <p className="note sealed-note">{text.note}</p>
        <kind.Chooser role={role} label={text.title} choice={seen} onChange={choose} />
      </div>
      <div className="answer sealed-answer">
        {wrong !== undefined && (
          <p className="note text-warn" role="alert">
            {wrong}
          </p>
        )}
        <SureButton
          kind="do"
          icon={icons.seal}
          notYet={choice === undefined ? words.ballot.choose : undefined}
          sure={less}
          subject={choice}
          onClick={() => void seal()}
        >
          {words.ballot.sealAndCover}
        </SureButton>
      </div>
    </SealedFrame>
  )
}

import { useState, type ReactNode } from 'react'
import type { Prompt } from '../../referee'
import type { Outcome } from '../../session'
import { Button } from '../../ui/Button'
import { Question as Heading } from '../../ui/Screen'
import { SureButton } from '../../ui/SureButton'
import { useLanguage } from '../../ui/words'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useLinkFault } from '../own-phone'
import { useGoLink } from '../paths'
import { useQuestionSpeech } from '../question/speech'
import { useTableWords } from '../words'
import { useSealedKind } from './context'
import { SealedFrame } from './SealedFrame'
import { useSealedDraft, type Beneath } from './sealing'
import { useBallotWords } from './words'

export interface SealedPadProps {
  readonly question: Prompt
  readonly role: string
  /** Kind of ballot or secret for which the role chooses. */
  readonly kind: string
  readonly beneath: Beneath
  /** Returns the sealed choice that the role is changing, as the initial input. */
  readonly sealed?: (() => Promise<unknown>) | undefined
  /** Returns the button label for a choice that needs a second tap because the choice is incomplete; undefined for other choices. */
  readonly unusual?: (choice: unknown) => string | undefined
  /** Called with each unfinished choice, also one that was stored before. */
  readonly onChoice?: ((choice: unknown) => void) | undefined
  /** Called with the choice when the player seals it. */
  readonly send: (choice: unknown) => Promise<Outcome>
  /** Content shown above the question about the choice. */
  readonly children?: ReactNode
  readonly onSealed: () => void
  readonly onCover: () => void
  /** Called when the player wants to set the PIN of the seat. */
  readonly onPin: () => void
}

/**
 * Input in which one role chooses alone. The size of the input does not depend on the choice, and the input leaves no trace of the choice
 * on the screen.
 */
export function SealedPad({
  question,
  role,
  kind: name,
  beneath,
  sealed,
  unusual,
  onChoice,
  send,
  children,
  onSealed,
  onCover,
  onPin,
}: SealedPadProps) {
  const speech = useQuestionSpeech()
  const { words: table } = useTableWords()
  const { words } = useBallotWords()
  const { state, followed: isFollowed } = useTable((open) => open)
  const kind = useSealedKind(name)
  const language = useLanguage()
  const sealLabel = kind.sealLabel?.(language)
  const [choice, change] = useSealedDraft(question, kind.empty, beneath, sealed, onChoice)
  const [wrong, setWrong] = useState<string | undefined>()
  const scan = useGoLink(true)
  const [sealing, setSealing] = useState(false)
  const text = speech.question(question, state)
  const canBeSealed = (chosen: unknown): boolean => chosen !== undefined && kind.isWhole?.(chosen) !== false
  const isWhole = canBeSealed(choice)
  const blocked = useLinkFault()
  const missing = !isWhole && sealLabel === undefined ? (kind.chooseLabel?.(language) ?? words.ballot.choose) : undefined
  /**
   * While the choice is being sealed, the input is reset to its initial state, including scroll position and focus, so that the choice is
   * hidden.
   */
  const seen = sealing ? undefined : choice
  const choose = (next: unknown) => {
    if (sealing) return
    change(next)
    setWrong(undefined)
  }
  /**
   * The time to seal must not depend on the choice. Between the tap and the next hidden screen there are always one validation, one
   * commitment, one encryption of a padded length and one write of the same rows. The app waits for that write only.
   */
  const seal = async (chosen: unknown) => {
    if (!canBeSealed(chosen) || sealing) return
    setSealing(true)
    const outcome = await send(chosen)
    setSealing(false)
    if (outcome.how === 'refused') setWrong(speech.wrong(outcome.refusal, state))
    else if (outcome.how === 'unsaved') setWrong(table.saved.not)
    else if (outcome.how === 'unlinked') setWrong(words.ownPhone.unlinked)
    else if (outcome.how === 'done') onSealed()
    else setWrong(isFollowed ? words.ownPhone.notSeated : words.ballot.notSealed[outcome.how])
  }
  return (
    <SealedFrame role={role} kind={name} cover={words.ballot.coverAgain} onCover={onCover} onPin={onPin}>
      <div className="body sealed-body" key={sealing ? 'sealing' : 'open'}>
        {children}
        <Heading>{text.title}</Heading>
        {text.note !== undefined && <p className="note sealed-note">{text.note}</p>}
        <kind.Chooser
          role={role}
          label={text.title}
          choice={seen}
          onChange={choose}
          {...(isFollowed && blocked === undefined ? { onSeal: (chosen: unknown) => void seal(chosen) } : {})}
        />
      </div>
      <div className="answer sealed-answer">
        {/* Without a link, the notice above the input already says so and offers the code. */}
        {wrong !== undefined && !(wrong === words.ownPhone.unlinked && blocked !== undefined) && (
          <p className="note text-warn" role="alert">
            {wrong}
          </p>
        )}
        {wrong === words.ownPhone.unlinked && blocked === undefined && <Button onClick={scan}>{table.saved.scan}</Button>}
        <SureButton
          kind="do"
          icon={icons.seal}
          blocked={!isWhole && sealLabel !== undefined}
          notYet={blocked === undefined ? missing : words.ownPhone[blocked === 'linkLost' ? 'noLink' : blocked]}
          sure={seen === undefined ? undefined : unusual?.(seen)}
          subject={choice}
          onClick={() => void seal(choice)}
        >
          {sealLabel ?? words.ballot.sealAndCover}
        </SureButton>
      </div>
    </SealedFrame>
  )
}

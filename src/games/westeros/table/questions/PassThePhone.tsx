import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../../ui/Button'
import { Cover, useOutOfSight } from '../../../../ui/Cover'
import { HoldButton } from '../../../../ui/HoldButton'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import type { Ballot } from '../../../../referee'
import type { HouseId } from '../../box/box'
import type { Question } from '../../questions'
import type { BallotKind } from '../../state'
import { LastReceipt } from '../fair/Receipts'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useTable } from '../hook'
import { Chooser } from './Chooser'
import { pass } from './passing'
import { useGameState } from './play'
import { useQuestionWords } from './words'

export interface PassThePhoneProps {
  readonly ballot: Ballot<BallotKind, HouseId>
  /** Whose turn it is with the phone. */
  readonly house: HouseId
  readonly anew: boolean
}

/** The phone goes to one house: a cover that may lie face up on the table, held to open; then the choice; then covered again. */
export function PassThePhone({ ballot, house, anew }: PassThePhoneProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const [open, setOpen] = useState(false)
  const question = useSealedQuestion(ballot, house)
  useOutOfSight(() => setOpen(false))
  const sealed = () => {
    const next = ballot.roles.find((other) => other !== house && ballot.cast[other] === undefined)
    pass(anew || next === undefined ? undefined : { ballot: ballot.id, house: next, anew: false })
  }
  if (open) {
    return (
      <WholeScreen>
        <Chooser ballot={ballot} question={question} house={house} anew={anew} onSealed={sealed} onCover={() => setOpen(false)} />
      </WholeScreen>
    )
  }
  return (
    <WholeScreen>
      <Cover
        colours={house}
        shield={<Shield house={house} size={200} />}
        name={game.names.player(state, house)}
        note={game.ballots.cover(state, house).split(' · ').at(-1) ?? ''}
      >
        <Seats ballot={ballot} house={house} anew={anew} />
        <LastReceipt ballot={ballot} />
        <HoldButton icon={icons.hidden} onHold={() => setOpen(true)}>
          {game.ballots.hold}
        </HoldButton>
        <BackToTable />
      </Cover>
    </WholeScreen>
  )
}

function BackToTable() {
  const { words } = useQuestionWords()
  return (
    <Button kind="quiet" onClick={() => pass(undefined)}>
      {words.ballot.backToTable}
    </Button>
  )
}

/** Who has sealed and who waits; another one who waits may take the phone instead. */
function Seats({ ballot, house, anew }: PassThePhoneProps) {
  const { words: table } = useSpeech()
  const state = useGameState()
  const { game } = useSpeech()
  return (
    <ul className="seats" aria-label={table.now.turnOrder}>
      {ballot.roles.map((other) => {
        const sealed = ballot.cast[other] !== undefined
        const here = other === house
        const word = here ? table.now.here : sealed ? table.now.sealed : table.now.waits
        return (
          <li key={other}>
            <button
              type="button"
              aria-current={here ? 'step' : undefined}
              aria-disabled={here || sealed || anew || undefined}
              aria-label={`${game.names.player(state, other)}: ${word}`}
              onClick={() => !here && !sealed && !anew && pass({ ballot: ballot.id, house: other, anew: false })}
            >
              <Shield house={other} size={40} waits={!here && !sealed} />
              {sealed && (
                <span className="mark">
                  <Icon of={icons.seal} size="xs" />
                </span>
              )}
              {word}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The sealed question of a house; one that chooses anew is not asked any more, so its question is made for it. */
const useSealedQuestion = (ballot: Ballot<BallotKind, HouseId>, house: HouseId): Question => {
  const prompts = useTable((open) => open.prompts)
  const { threat } = useGameState()
  const { id, kind } = ballot
  return useMemo(() => {
    const asked = prompts.find((prompt) => prompt.kind === kind && prompt.roles.includes(house))
    const key = `${kind}:${id}:${house}:anew`
    return asked ?? { key, kind, roles: [house], must: true, sealed: true, rule: '', params: { house, threat } }
  }, [prompts, threat, id, kind, house])
}

/** Over everything, the bar at the bottom too: what is behind cannot be seen or reached. */
function WholeScreen({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return createPortal(
    <dialog ref={box} className="whole-screen" onCancel={(event) => event.preventDefault()} onClose={() => box.current?.showModal()}>
      {children}
    </dialog>,
    document.body,
  )
}

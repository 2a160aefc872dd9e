import { Suspense } from 'react'
import { playedMove } from '../../referee'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { useCorrectPage } from '../correct-page'
import { useTable } from '../hook'
import * as icons from '../icons'
import { Alternatives } from './Alternatives'
import { afterAllowed } from './allowed'
import type { GameRefusals } from './game-refusals'
import { failedReveal, SealRefusal, useSealText } from './SealRefusal'
import { useRefusalWords } from './words'

/**
 * Dialog shown after a refusal: the reason, an illustration if the game has one, the rule, and buttons for legal moves. The players can
 * choose again or overrule the rule. If the number of pieces would be invalid, they can correct the position.
 */
export function RefusalSheet({ RuleLink, Picture, ...game }: GameRefusals) {
  const { words } = useRefusalWords()
  const refused = useTable((_, play) => play.refused)
  const { dismiss, overrule } = useTable((_, play) => play)
  const state = useTable((open) => open.state)
  const byHand = useCorrectPage()
  const sealText = useSealText()
  if (refused === undefined) return
  const { refusal, overrulable } = refused
  const move = refused.move && playedMove(refused.move)
  const goOn = afterAllowed(refused.move)
  const allow = () => {
    if (goOn === undefined) return void overrule()
    dismiss()
    goOn(refusal.code)
  }
  const failed = failedReveal(refusal)
  const rule = failed === undefined ? game.rule(refusal) : undefined
  const text = failed === undefined ? game.text(refusal, state, move) : sealText(failed)
  return (
    <Sheet
      open
      title={text.wrong}
      lead={
        <span className="portcullis grid flex-none place-items-center w-13 h-13 rounded-m bg-warn-wash text-warn">
          <Icon of={icons.portcullis} />
        </span>
      }
      onClose={dismiss}
    >
      {Picture !== undefined && (
        <Suspense>
          <Picture state={state} refusal={refusal} move={move} />
        </Suspense>
      )}
      <p>{text.allowed}</p>
      {rule !== undefined && <RuleLink rule={rule} />}
      <Alternatives moves={game.alternatives(state, move)} labelOf={(one) => game.alternative(state, one)} />
      {failed === undefined ? (
        <Button kind="do" onClick={dismiss}>
          {words.chooseAgain}
        </Button>
      ) : (
        <SealRefusal {...failed} chooseHere={game.chooseHere} />
      )}
      {overrulable ? (
        <Button kind="quiet" icon={icons.overrule} onClick={allow}>
          {words.overrule}
        </Button>
      ) : (
        byHand !== undefined &&
        move !== undefined &&
        move.do !== 'correct' && (
          <Button
            kind="quiet"
            icon={icons.adjust}
            onClick={() => {
              dismiss()
              byHand.open()
            }}
          >
            {byHand.title}
          </Button>
        )
      )}
    </Sheet>
  )
}

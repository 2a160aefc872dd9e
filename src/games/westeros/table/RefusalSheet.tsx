import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/Button'
import { Sheet } from '../../../ui/Dialog'
import { Icon } from '../../../ui/Icon'
import * as icons from './icons'
import { useTable } from './hook'
import { useGamePath } from '../../../table/paths'
import { ArmiesBroken } from './refusal/ArmiesBroken'
import { LegalWays } from './refusal/LegalWays'
import { refusing } from './rules/governing'
import { RuleLink } from '../../../table/rules/RuleLink'
import { useAllSpeech } from './speech'

/**
 * Why not: what is wrong, the picture of it where the supply is overdrawn, which rule says so, and what would be allowed, ready to be
 * played. The table may choose again or play it all the same; where the count of the pieces would break, it can set the pieces right
 * by hand. It comes up by itself with every refusal.
 */
export function RefusalSheet() {
  const { words, game } = useAllSpeech()
  const refused = useTable((_, play) => play.refused)
  const { dismiss, overrule } = useTable((_, play) => play)
  const state = useTable((open) => open.state)
  const navigate = useNavigate()
  const path = useGamePath()
  if (refused === undefined) return
  const { refusal, overrulable } = refused
  const text = game.refusal(refusal, state)
  return (
    <Sheet
      open
      title={text.wrong}
      lead={
        <span className="portcullis">
          <Icon of={icons.portcullis} />
        </span>
      }
      onClose={dismiss}
    >
      <Suspense>
        <ArmiesBroken state={state} refused={refused} />
      </Suspense>
      <p>{text.allowed}</p>
      <RuleLink rule={refusing(refusal)} />
      <LegalWays state={state} move={refused.move} />
      <Button kind="do" onClick={dismiss}>
        {game.changes.overrule.back}
      </Button>
      {overrulable ? (
        <Button kind="quiet" icon={icons.overrule} onClick={() => void overrule()}>
          {game.changes.overrule.button}
        </Button>
      ) : (
        refused.move !== undefined &&
        refused.move.do !== 'correct' && (
          <Button
            kind="quiet"
            icon={icons.adjust}
            onClick={() => {
              dismiss()
              void navigate(path('correct'))
            }}
          >
            {words.correct.title}
          </Button>
        )
      )}
    </Sheet>
  )
}

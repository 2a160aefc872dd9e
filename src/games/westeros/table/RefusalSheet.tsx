import { useNavigate } from 'react-router'
import { Button } from '../../../ui/Button'
import { Sheet } from '../../../ui/Dialog'
import { Icon } from '../../../ui/Icon'
import * as icons from '../../../ui/icons'
import { RuleChip } from '../../../ui/Tag'
import { useTable } from './hook'
import { useGamePath } from './paths'
import { useSpeech } from './speech'

/**
 * Why not: what is wrong, which rule says so, and what would be allowed. The table may choose again or play it all the same; where
 * the count of the pieces would break, it can set the pieces right by hand. It comes up by itself with every refusal.
 */
export function RefusalSheet() {
  const { words, game } = useSpeech()
  const refused = useTable((_, play) => play.refused)
  const { dismiss, overrule } = useTable((_, play) => play)
  const state = useTable((open) => open.state)
  const navigate = useNavigate()
  const path = useGamePath()
  if (refused === undefined) return
  const { refusal, overrulable } = refused
  const text = game.refusal(refusal, state)
  return (
    <Sheet open title={text.wrong} onClose={dismiss}>
      <p className="flex items-start gap-3">
        <span className="portcullis">
          <Icon of={icons.portcullis} />
        </span>
        <span className="type-row pt-1">{text.allowed}</span>
      </p>
      <p>
        <RuleChip number={refusal.rule} text={game.rules.title(refusal.rule)} />
      </p>
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

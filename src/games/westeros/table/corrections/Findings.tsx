import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { refusing, WARNING_RULES } from '../rules/governing'
import { RuleLink } from '../../../../table/rules/RuleLink'
import { useAllSpeech } from '../speech'
import type { Verdict } from './verdict'

/** Whether the count of the pieces holds, said as one goes along; what is only out of the ordinary is a warning. */
export function Findings({ verdict }: { verdict: Verdict }) {
  const { words, game } = useAllSpeech()
  const { refusal, warnings, preview } = verdict
  return (
    <div role="status" className="flex flex-col gap-2">
      {refusal === undefined ? (
        <p className="finding">
          <Icon of={icons.check} size="s" />
          {words.correct.countHolds}
        </p>
      ) : (
        <div className="finding" data-kind="warn">
          <Icon of={icons.portcullis} size="s" />
          <div>
            <p>{game.wrong(refusal, preview)}</p>
            <RuleLink rule={refusing(refusal)} />
          </div>
        </div>
      )}
      {warnings.length > 0 && (
        <div className="finding" data-kind="warn">
          <Icon of={icons.adjust} size="s" />
          <div>
            <p>{game.changes.warningsTitle}</p>
            <ul>
              {warnings.map((warning) => (
                <li key={warning} className="note">
                  {game.changes.warning(warning)}
                  {WARNING_RULES[warning] !== undefined && <RuleLink rule={WARNING_RULES[warning]} />}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}

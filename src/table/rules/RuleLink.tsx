import { Suspense, useState } from 'react'
import { Sheet } from '../../ui/Dialog'
import { RuleChip } from '../../ui/Tag'
import { useGameSpeech } from '../context'
import { lazyPart } from '../../ui/lazy-part'

const RuleText = lazyPart(() => import('./RuleText').then((part) => part.default))

export interface RuleLinkProps {
  readonly rule: string
  /** `false` if the dialog must not link to the chapter, because the user must not leave the current screen. */
  readonly leads?: boolean
}

/** Shows a rule number and title as a link. The link opens the text of the rule in a dialog with links to related rules. */
export function RuleLink({ rule, leads = true }: RuleLinkProps) {
  const { rule: named } = useGameSpeech()
  const [shown, setShown] = useState<string | undefined>()
  return (
    <span>
      <RuleChip number={rule} text={named(rule).title} onOpen={() => setShown(rule)} />
      <Sheet open={shown !== undefined} title={named(shown ?? rule).name} onClose={() => setShown(undefined)}>
        <Suspense fallback={<p className="min-h-16" aria-busy="true" />}>
          <RuleText rule={shown ?? rule} onOpen={setShown} leads={leads} />
        </Suspense>
      </Sheet>
    </span>
  )
}

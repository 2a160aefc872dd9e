import { Suspense, useState } from 'react'
import { Sheet } from '../../ui/Dialog'
import { RuleChip } from '../../ui/Tag'
import { useGameSpeech } from '../context'
import { lazyPart } from '../../ui/lazy-part'

const RuleText = lazyPart(() => import('./RuleText').then((part) => part.default))

export interface RuleLinkProps {
  readonly rule: string
  /** `false`: the sheet has no way to the whole chapter, because what is being done must not be left. */
  readonly leads?: boolean
}

/** The rule that something rests on: its number and half a sentence, and its text in a sheet, from where one gets to those beside it. */
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

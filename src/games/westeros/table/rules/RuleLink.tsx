import { lazy, Suspense, useState } from 'react'
import { Sheet } from '../../../../ui/Dialog'
import { RuleChip } from '../../../../ui/Tag'
import { useSpeech } from '../speech'

const RuleText = lazy(() => import('./RuleText'))

/** The rule that something rests on: its number and half a sentence, and its text in a sheet. */
export function RuleLink({ rule }: { rule: string }) {
  const { game } = useSpeech()
  const [open, setOpen] = useState(false)
  return (
    <span className="rule-link">
      <RuleChip number={rule} text={game.rules.title(rule)} onOpen={() => setOpen(true)} />
      <Sheet open={open} title={game.rules.named(rule)} onClose={() => setOpen(false)}>
        <Suspense fallback={<p className="min-h-16" aria-busy="true" />}>
          <RuleText rule={rule} />
        </Suspense>
      </Sheet>
    </span>
  )
}

import type { ReactNode } from 'react'
import { Question } from '../../ui/Screen'
import type { ByHand, SetVocabulary } from '../corrections/by-hand'
import { QuickCorrection } from '../corrections/QuickCorrection'
import { SetRows, type SetRow } from '../corrections/rows'
import { useGoNow } from '../paths'
import { TableScreen } from '../shell/TableScreen'

export interface OptionsPageProps<V extends SetVocabulary, Section extends string> {
  readonly by: ByHand<V, Section>
  readonly state: V['state']
  readonly texts: { readonly title: string; readonly question: string; readonly parts: string; readonly note: string }
  /** The ways of playing, one of which is chosen. */
  readonly children: (this: void, preview: V['state'], set: (change: V['change']) => void) => ReactNode
  /** Each part of what is followed. */
  readonly rows: (this: void, preview: V['state']) => readonly SetRow<V['change']>[]
}

/** How much the app follows, in the middle of a game. */
export function OptionsPage<V extends SetVocabulary, Section extends string>(props: OptionsPageProps<V, Section>) {
  const { by, state, texts, children, rows } = props
  const goNow = useGoNow()
  return (
    <TableScreen where={texts.title} back="">
      <Question>{texts.question}</Question>
      <QuickCorrection by={by} state={state} onDone={goNow}>
        {(preview, set) => (
          <>
            {children(preview, set)}
            <details className="more">
              <summary>{texts.parts}</summary>
              <p className="note mb-3">{texts.note}</p>
              <SetRows rows={rows(preview)} set={set} />
            </details>
          </>
        )}
      </QuickCorrection>
    </TableScreen>
  )
}

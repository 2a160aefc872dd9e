import { Question } from '../../ui/Screen'
import type { ByHand, SetVocabulary } from '../corrections/by-hand'
import { QuickCorrection } from '../corrections/QuickCorrection'
import { SetRows, type SetRow } from '../corrections/rows'
import { useGoNow } from '../paths'
import { Options, optionsOf, type NamedValues } from '../question/Options'
import { TableScreen } from '../shell/TableScreen'

/** A game whose settings are set by hand all at once. */
type SettingsVocabulary = SetVocabulary & { readonly state: { readonly settings: object } }
type SettingsOf<V extends SettingsVocabulary> = V['state']['settings']

export interface OptionsPageProps<V extends SettingsVocabulary, Section extends string, Way extends string> {
  readonly by: ByHand<V, Section>
  readonly state: V['state']
  readonly texts: { readonly title: string; readonly question: string; readonly parts: string; readonly note: string }
  /** The ways of playing, with a heading of their own where the question is not enough. */
  readonly ways: NamedValues<Way>
  readonly waysLabel?: string
  /** The settings of each way. */
  readonly followed: Readonly<Record<Way, Partial<SettingsOf<V>>>>
  /** The way that settings follow; undefined where they are a mixture. */
  readonly wayOf: (this: void, settings: SettingsOf<V>) => Way | undefined
  /** A note below the ways of playing. */
  readonly note?: (this: void, preview: V['state']) => string | undefined
  /** Each part of what is followed. */
  readonly rows: (this: void, preview: V['state']) => readonly SetRow<V['change']>[]
}

/** How much the app follows, in the middle of a game. */
export function OptionsPage<V extends SettingsVocabulary, Section extends string, Way extends string>({
  by,
  state,
  texts,
  ways,
  waysLabel,
  followed,
  wayOf,
  note,
  rows,
}: OptionsPageProps<V, Section, Way>) {
  const goNow = useGoNow()
  return (
    <TableScreen where={texts.title} back="">
      <Question>{texts.question}</Question>
      <QuickCorrection by={by} state={state} onDone={goNow}>
        {(preview, set) => {
          const settings: SettingsOf<V> = preview.settings
          const follow = (way: Way) => {
            const change = { set: 'settings', settings: { ...settings, ...followed[way] } }
            set(change)
          }
          const said = note?.(preview)
          return (
            <>
              <Options
                label={waysLabel ?? texts.question}
                labelHidden={waysLabel === undefined}
                options={optionsOf(ways)}
                value={wayOf(settings)}
                onChange={follow}
              />
              {said !== undefined && <p className="note">{said}</p>}
              <details className="more">
                <summary>{texts.parts}</summary>
                <p className="note mb-3">{texts.note}</p>
                <SetRows rows={rows(preview)} set={set} />
              </details>
            </>
          )
        }}
      </QuickCorrection>
    </TableScreen>
  )
}

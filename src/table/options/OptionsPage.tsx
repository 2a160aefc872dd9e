import { Question } from '../../ui/Screen'
import type { ByHand, SetVocabulary } from '../corrections/by-hand'
import { QuickCorrection } from '../corrections/QuickCorrection'
import { SetRows, type SetRow } from '../corrections/rows'
import { useGoNow } from '../paths'
import { Options, optionsOf, type NamedValues } from '../question/Options'
import { TableScreen } from '../shell/TableScreen'

/** Types of a game in which a correction replaces all settings at once. */
type SettingsVocabulary = SetVocabulary & { readonly state: { readonly settings: object } }
type SettingsOf<V extends SettingsVocabulary> = V['state']['settings']

export interface OptionsPageProps<V extends SettingsVocabulary, Section extends string, Way extends string> {
  readonly by: ByHand<V, Section>
  readonly state: V['state']
  readonly texts: { readonly title: string; readonly question: string; readonly parts: string; readonly note: string }
  /** Presets of the settings, with a heading if the question alone is not clear. */
  readonly presets: NamedValues<Way>
  readonly presetsLabel?: string
  /** Settings that each preset sets. The key is the preset. */
  readonly followed: Readonly<Record<Way, Partial<SettingsOf<V>>>>
  /** Returns the preset that matches the settings; undefined if no preset matches. */
  readonly wayOf: (this: void, settings: SettingsOf<V>) => Way | undefined
  /** Returns the note shown below the presets; undefined if there is none. */
  readonly note?: (this: void, preview: V['state']) => string | undefined
  /** Returns the form rows of the individual settings. */
  readonly rows: (this: void, preview: V['state']) => readonly SetRow<V['change']>[]
}

/** Page that changes, during a game, how much of the game the app tracks. */
export function OptionsPage<V extends SettingsVocabulary, Section extends string, Way extends string>({
  by,
  state,
  texts,
  presets,
  presetsLabel,
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
          const noteText = note?.(preview)
          return (
            <>
              <Options
                label={presetsLabel ?? texts.question}
                labelHidden={presetsLabel === undefined}
                options={optionsOf(presets)}
                value={wayOf(settings)}
                onChange={follow}
              />
              {noteText !== undefined && <p className="note">{noteText}</p>}
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

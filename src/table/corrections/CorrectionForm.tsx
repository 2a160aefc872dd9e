import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import type { ByHand, SetVocabulary, Verdict } from './by-hand'
import { ChangeList } from './ChangeList'
import { Findings } from './Findings'
import { useCorrectionWords } from './words'

export interface CorrectionFormProps<V extends SetVocabulary, Section extends string> {
  readonly by: ByHand<V, Section>
  /** Position before the changes; if present, the list of changes shows the values before. */
  readonly state?: V['state']
  readonly changes: readonly V['change'][]
  readonly onChange: (changes: readonly V['change'][]) => void
  readonly verdict: Verdict<V>
  /** Sections of the form; by default all sections that apply to the position. */
  readonly sections?: readonly Section[]
  /** Fields that can be edited; by default all fields. */
  readonly only?: readonly V['change']['set'][] | undefined
}

/** Form of a correction: the editable sections of the position, and the list of changes entered so far. */
export function CorrectionForm<V extends SetVocabulary, Section extends string>({
  by,
  state,
  changes,
  onChange,
  verdict,
  sections,
  only,
}: CorrectionFormProps<V, Section>) {
  const { words, count } = useCorrectionWords()
  const { fields, SectionEditor } = by
  const all = by.sections(verdict.preview)
  // A link to this page may open a section at once.
  const [search] = useSearchParams()
  const [open, setOpen] = useState<Section | undefined>(() => all.find(({ section }) => section === search.get('section'))?.section)
  const shown = sections === undefined ? all : sections.flatMap((wanted) => all.filter(({ section }) => section === wanted))
  return (
    <>
      <List label={words.parts}>
        {shown.map(({ section, title, icon }) => {
          const number = changes.filter((change) => fields.sectionOf(change) === section).length
          return (
            <Row
              key={section}
              lead={<Icon of={icon} />}
              title={title}
              {...(number === 0 ? {} : { note: count(words.changed, number) })}
              onPress={() => setOpen(section)}
            />
          )
        })}
      </List>
      {changes.length > 0 && (
        <ChangeList
          by={by}
          state={verdict.preview}
          before={state}
          changes={changes}
          onDrop={(change) => onChange(changes.filter((other) => other !== change))}
        />
      )}
      {changes.length > 0 && <Findings by={by} verdict={verdict} />}
      <Sheet open={open !== undefined} title={all.find(({ section }) => section === open)?.title ?? ''} onClose={() => setOpen(undefined)}>
        {open !== undefined && (
          <>
            <SectionEditor
              section={open}
              state={verdict.preview}
              set={(...added) =>
                onChange(state === undefined ? added.reduce(fields.withChange, changes) : fields.withChanges(state, changes, added))
              }
              only={only}
            />
            <Button onClick={() => setOpen(undefined)}>{words.done}</Button>
          </>
        )}
      </Sheet>
    </>
  )
}

import { useState } from 'react'
import { Button, IconButton } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import { TextField } from '../../../../ui/Field'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { List, Row } from '../../../../ui/List'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { useAllSpeech } from '../speech'
import { targetOf, withChange } from './collect'
import { Findings } from './Findings'
import { SECTION_ICONS, SectionEditor, SECTIONS, sectionOf, type Section } from './sections'
import type { Verdict } from './verdict'

export interface CorrectionFormProps {
  readonly changes: readonly Change[]
  readonly onChange: (changes: readonly Change[]) => void
  readonly verdict: Verdict
  /** Parts that can be set; all that make sense in this position by default. */
  readonly sections?: readonly Section[]
  /** What can be set at all; everything by default. */
  readonly only?: readonly Change['set'][] | undefined
}

/** Where things are set by hand: the parts of the position, and the list of what was changed so far. */
export function CorrectionForm({ changes, onChange, verdict, sections = SECTIONS, only }: CorrectionFormProps) {
  const { words, count } = useAllSpeech()
  const [open, setOpen] = useState<Section | undefined>()
  const text = words.correct
  const shown = sections.filter((section) => section !== 'battle' || verdict.preview.battle !== undefined)
  return (
    <>
      <List label={text.parts}>
        {shown.map((section) => {
          const number = changes.filter((change) => sectionOf(change) === section).length
          return (
            <Row
              key={section}
              lead={<Icon of={SECTION_ICONS[section]} />}
              title={text.sections[section]}
              {...(number === 0 ? {} : { note: count(text.changed, number) })}
              onPress={() => setOpen(section)}
            />
          )
        })}
      </List>
      <ChangeList state={verdict.preview} changes={changes} onDrop={(change) => onChange(changes.filter((other) => other !== change))} />
      {changes.length > 0 && <Findings verdict={verdict} />}
      <Sheet open={open !== undefined} title={open === undefined ? '' : text.sections[open]} onClose={() => setOpen(undefined)}>
        {open !== undefined && (
          <>
            <SectionEditor section={open} state={verdict.preview} set={(change) => onChange(withChange(changes, change))} only={only} />
            <Button onClick={() => setOpen(undefined)}>{text.done}</Button>
          </>
        )}
      </Sheet>
    </>
  )
}

/** What was changed so far, in words; each can be dropped. */
export function ChangeList({ state, changes, onDrop }: { state: State; changes: readonly Change[]; onDrop: (change: Change) => void }) {
  const { game } = useAllSpeech()
  if (changes.length === 0) return <p className="note">{game.changes.none}</p>
  return (
    <ul className="card list" aria-label={game.changes.title}>
      {changes.map((change) => {
        const text = game.changes.text(change, state)
        return (
          <li key={targetOf(change)} className="row">
            <span className="words first-letter:uppercase">{text}</span>
            <IconButton icon={icons.close} label={`${game.changes.remove}: ${text}`} onClick={() => onDrop(change)} />
          </li>
        )
      })}
    </ul>
  )
}

/** Why the table sets something by hand; goes into the log. */
export function ReasonField({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  const { game } = useAllSpeech()
  return <TextField label={game.changes.reason} value={reason} maxLength={200} onChange={onChange} />
}

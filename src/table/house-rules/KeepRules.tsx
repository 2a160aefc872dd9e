import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { TextField } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { List, Row } from '../../ui/List'
import { showToast } from '../../ui/status'
import * as icons from '../icons'
import { cleanName, LONGEST_NAME, type SavedRules } from './own-rules'
import { useHouseRulesWords } from './words'

/** Form that saves the current rules under a name, for use in further games. */
export function KeepRules<Rules>({ saved, rules }: { saved: SavedRules<Rules>; rules: Rules }) {
  const { words, say } = useHouseRulesWords()
  const taken = useStore(saved.store, ({ list }) => list)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const name = cleanName(typed)
  const keep = () => {
    saved.keepRules({ ...rules, name })
    setOpen(false)
    setTyped('')
    showToast(say(words.kept, { name }))
  }
  return (
    <>
      <List>
        <Row lead={<Icon of={icons.book} />} title={words.keep} note={words.keepNote} onPress={() => setOpen(true)} />
      </List>
      <Sheet open={open} title={words.keepTitle} onClose={() => setOpen(false)}>
        <TextField label={words.name} value={typed} maxLength={LONGEST_NAME} onChange={setTyped} />
        {taken.some((one) => one.name === name) && <p className="note">{words.replaces}</p>}
        <Button kind="do" notYet={name === '' ? words.needsName : undefined} onClick={keep}>
          {words.keepNow}
        </Button>
      </Sheet>
    </>
  )
}

import { useState } from 'react'
import { useStore } from 'zustand'
import { spokenName } from '../../session/spoken-name'
import { Button, IconButton } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { TextField } from '../../ui/Field'
import { FileButton } from '../../ui/FileButton'
import { useShareFile } from '../../ui/share-file'
import { more } from '../../ui/icons'
import { Notice, showToast } from '../../ui/status'
import * as icons from '../icons'
import { cleanName, LONGEST_NAME, MOST_CHARACTERS, type Named, type SavedRules } from './own-rules'
import { useHouseRulesWords } from './words'

export interface OwnRulesChoiceProps<Rules> {
  readonly saved: SavedRules<Rules>
  /** House rules currently selected for the new game. */
  readonly rules: Rules
  /** Rules of the rulebook, in the same format as house rules. */
  readonly book: Rules
  /** Returns how many of the changeable rules differ from the rulebook. */
  readonly departures: (rules: Rules) => number
  /** Number and names of the current house rules; by default their number and the names of `namesOf`. */
  readonly label?: string | undefined
  /** Returns the names of the rules that differ from the rulebook. If omitted, only their number is shown. */
  readonly namesOf?: (rules: Rules) => readonly string[]
  readonly onChoose: (rules: Rules) => void
}

/** Number of house rules that the form names. */
const MOST_RULES = 3

/** Form part in which the user selects the rules of a new game: the rulebook, or saved house rules. */
export function OwnRulesChoice<Rules>({ saved, rules, book, departures, label, namesOf, onChoose }: OwnRulesChoiceProps<Rules>) {
  const { words, count, say } = useHouseRulesWords()
  const list = useStore(saved.store, (own) => own.list)
  const [open, setOpen] = useState<string | undefined>()
  const text = words.own
  const isBook = saved.playsBy(book, rules)
  const chosen = isBook ? undefined : list.find((own) => saved.playsBy(own, rules))
  // Settings that are not house rules, such as the drawn card of a Thief, do not make the rules differ from the rulebook.
  const byBook = isBook || (chosen === undefined && departures(rules) === 0)
  const described = (own: Rules) => {
    const number = count(words.ruleNumber, departures(own))
    const names = namesOf?.(own) ?? []
    if (names.length === 0) return number
    return `${number}: ${names.slice(0, MOST_RULES).join(', ')}${names.length > MOST_RULES ? '\u00a0…' : ''}`
  }
  const opened = list.find(({ name }) => name === open)
  return (
    <section className="flex flex-col gap-2" aria-label={text.title}>
      <h2 className="type-title">{text.title}</h2>
      <fieldset>
        <legend className="sr-only">{text.title}</legend>
        <div className="flex flex-col gap-2">
          <RulesCard title={text.book} note={text.bookNote} on={byBook} onChoose={() => onChoose(book)} />
          {list.map((own) => {
            const otherwise = departures(own)
            return (
              <div key={own.name} className="flex items-center gap-1">
                <div className="min-w-0 flex-1">
                  <RulesCard
                    title={spokenName(own.name)}
                    note={otherwise === 0 ? words.none : ((own === chosen ? label : undefined) ?? described(own))}
                    on={own === chosen}
                    onChoose={() => onChoose(own)}
                  />
                </div>
                <IconButton icon={more} label={say(text.more, { name: spokenName(own.name) })} onClick={() => setOpen(own.name)} />
              </div>
            )
          })}
          {!byBook && chosen === undefined && <Notice kind="warn">{`${text.adjusted}: ${label ?? described(rules)}`}</Notice>}
        </div>
      </fieldset>
      <ImportRules saved={saved} />
      {opened !== undefined && (
        <Actions key={opened.name} saved={saved} own={opened} title={spokenName(opened.name)} onClose={() => setOpen(undefined)} />
      )}
    </section>
  )
}

interface RulesCardProps {
  readonly title: string
  readonly note: string
  readonly on: boolean
  readonly onChoose: () => void
}

function RulesCard({ title, note, on, onChoose }: RulesCardProps) {
  return (
    <label className="choice-card">
      <input type="radio" className="sr-only" name="own-rules" checked={on} onChange={onChoose} />
      <span className="type-title break-words">{title}</span>
      <span className="note">{note}</span>
    </label>
  )
}

interface ActionsProps<Rules> {
  readonly saved: SavedRules<Rules>
  readonly own: Named<Rules>
  readonly title: string
  readonly onClose: () => void
}

/** Buttons that rename, export and delete saved house rules. */
function Actions<Rules>({ saved, own, title, onClose }: ActionsProps<Rules>) {
  const { words } = useHouseRulesWords()
  const shareFile = useShareFile()
  const list = useStore(saved.store, (all) => all.list)
  const [typed, setTyped] = useState(own.name)
  const name = cleanName(typed)
  const isTaken = list.some((other) => other !== own && other.name === name)
  const close = (work: () => void) => () => {
    work()
    onClose()
  }
  const share = () => {
    const { text, fileName } = saved.rulesFile(own)
    void shareFile(text, fileName)
  }
  return (
    <Sheet open title={title} onClose={onClose}>
      <TextField label={words.name} value={typed} maxLength={LONGEST_NAME} onChange={setTyped} />
      <Button
        notYet={name === '' ? words.needsName : isTaken ? words.taken : undefined}
        onClick={close(() => saved.renameRules(own.name, name))}
      >
        {words.own.rename}
      </Button>
      <Button icon={icons.share} onClick={share}>
        {words.own.share}
      </Button>
      <Button kind="quiet" icon={icons.close} onClick={close(() => saved.forgetRules(own.name))}>
        {words.own.forget}
      </Button>
    </Sheet>
  )
}

/** Button that imports house rules from a file. */
function ImportRules<Rules>({ saved }: { saved: SavedRules<Rules> }) {
  const { words, say } = useHouseRulesWords()
  const read = async (file: File) => {
    const rules = file.size > 4 * MOST_CHARACTERS ? undefined : saved.rulesIn(await file.text())
    showToast(rules === undefined ? words.own.noFile : say(words.own.takenIn, { name: saved.takeInRules(rules) }))
  }
  return <FileButton kind="quiet" icon={icons.plus} label={words.own.importRules} onFile={(file) => void read(file)} />
}

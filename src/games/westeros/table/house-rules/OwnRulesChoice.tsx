import { useState } from 'react'
import { Button, IconButton } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import { TextField } from '../../../../ui/Field'
import { FileButton } from '../../../../ui/FileButton'
import { handOver } from '../../../../ui/files'
import { tell } from '../../../../ui/status'
import { Tag } from '../../../../ui/Tag'
import { spokenName } from '../../words/lookup'
import * as icons from '../icons'
import { more } from '../../../../ui/icons'
import type { StepProps } from '../new-game/step'
import {
  cleanName,
  forgetRules,
  LONGEST_NAME,
  MOST_CHARACTERS,
  playsBy,
  renameRules,
  rulesFile,
  rulesIn,
  takeInRules,
  useOwnRules,
  type OwnRules,
} from './own-rules'
import { BOOK, departures } from './points'
import { useRulesWords } from './words'

/** By whose rules the new game is played: the rulebook's, or those that a group has kept under a name. */
export function OwnRulesChoice({ game, change }: StepProps) {
  const { words, count, say } = useRulesWords()
  const list = useOwnRules((own) => own.list)
  const [open, setOpen] = useState<string | undefined>()
  const text = words.own
  const byBook = playsBy({ ...game, ...BOOK }, game)
  const chosen = byBook ? undefined : list.find((own) => playsBy(own, game))
  const opened = list.find(({ name }) => name === open)
  return (
    <section className="flex flex-col gap-2" aria-label={text.title}>
      <h2 className="type-title">{text.title}</h2>
      <fieldset>
        <legend className="sr-only">{text.title}</legend>
        <div className="flex flex-col gap-2">
          <RulesCard title={text.book} note={text.bookNote} on={byBook} onChoose={() => change((before) => ({ ...before, ...BOOK }))} />
          {list.map((own) => (
            <div key={own.name} className="flex items-center gap-1">
              <div className="min-w-0 flex-1">
                <RulesCard
                  title={spokenName(own.name)}
                  note={departures(own).length === 0 ? words.none : count(words.ruleNumber, departures(own).length)}
                  on={own === chosen}
                  onChoose={() => change((before) => ({ ...before, settings: own.settings, tracking: own.tracking, box: own.box }))}
                />
              </div>
              <IconButton icon={more} label={say(text.more, { name: spokenName(own.name) })} onClick={() => setOpen(own.name)} />
            </div>
          ))}
          {!byBook && chosen === undefined && (
            <p>
              <Tag kind="choice">{text.adjusted}</Tag>
            </p>
          )}
        </div>
      </fieldset>
      <TakeIn />
      {opened !== undefined && <Deeds key={opened.name} own={opened} onClose={() => setOpen(undefined)} />}
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

/** What can be done with kept rules: another name, a file to hand on, gone. */
function Deeds({ own, onClose }: { own: OwnRules; onClose: () => void }) {
  const { words } = useRulesWords()
  const list = useOwnRules((all) => all.list)
  const [typed, setTyped] = useState(own.name)
  const name = cleanName(typed)
  const isTaken = list.some((other) => other !== own && other.name === name)
  const close = (work: () => void) => () => {
    work()
    onClose()
  }
  return (
    <Sheet open title={spokenName(own.name)} onClose={onClose}>
      <TextField label={words.name} value={typed} maxLength={LONGEST_NAME} onChange={setTyped} />
      <Button notYet={name === '' ? words.needsName : isTaken ? words.taken : undefined} onClick={close(() => renameRules(own.name, name))}>
        {words.own.rename}
      </Button>
      <Button
        icon={icons.share}
        onClick={() => {
          const { text, fileName } = rulesFile(own)
          void handOver(text, fileName)
        }}
      >
        {words.own.share}
      </Button>
      <Button kind="quiet" icon={icons.close} onClick={close(() => forgetRules(own.name))}>
        {words.own.forget}
      </Button>
    </Sheet>
  )
}

/** Takes in rules from a file that somebody has handed on. */
function TakeIn() {
  const { words, say } = useRulesWords()
  const read = async (file: File) => {
    const rules = file.size > 4 * MOST_CHARACTERS ? undefined : rulesIn(await file.text())
    tell(rules === undefined ? words.own.noFile : say(words.own.takenIn, { name: takeInRules(rules) }))
  }
  return <FileButton kind="quiet" icon={icons.plus} label={words.own.takeIn} onFile={(file) => void read(file)} />
}

import { useState } from 'react'
import { forgetEverybody, forgetName, usePeople } from '../../session/people'
import { spokenName } from '../../session/spoken-name'
import { Button, IconButton } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { List, Row } from '../../ui/List'
import * as icons from '../icons'
import type { PeopleStepProps } from './new-game-spec'
import type { Seating } from './seating'
import { useNewGameWords } from './words'

/** Dialog that lists all player names stored on this device and can delete them. */
export function KnownNames<Draft extends Seating>({ change }: Pick<PeopleStepProps<Draft>, 'change'>) {
  const { words, say } = useNewGameWords()
  const names = usePeople((people) => people.names)
  const [open, setOpen] = useState(false)
  return (
    <section className="flex flex-col gap-1" aria-label={words.names}>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {words.names}
      </Button>
      <Sheet open={open} title={words.names} onClose={() => setOpen(false)}>
        <p className="note">{words.namesNote}</p>
        <List label={words.names}>
          {names.map((name) => (
            <Row
              key={name}
              title={spokenName(name)}
              trail={
                <IconButton icon={icons.close} label={say(words.forget, { name: spokenName(name) })} onClick={() => forgetName(name)} />
              }
            />
          ))}
        </List>
        <Button
          onClick={() => {
            forgetEverybody()
            change((before) => ({ ...before, people: before.people.map((person) => ({ ...person, name: '' })) }))
            setOpen(false)
          }}
        >
          {words.forgetAll}
        </Button>
      </Sheet>
    </section>
  )
}

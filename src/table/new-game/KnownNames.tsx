import { useState } from 'react'
import { forgetEverybody, forgetName, peopleOf, usePeople, type Group } from '../../session/people'
import { spokenName } from '../../session/spoken-name'
import { Button, IconButton } from '../../ui/Button'
import { Sheet } from '../../ui/Dialog'
import { List, Row } from '../../ui/List'
import * as icons from '../icons'
import type { PeopleStepProps } from './new-game-spec'
import type { Seating } from './seating'
import { useNewGameWords } from './words'

/** Who had which role last time, and all names that this phone knows, to be forgotten one by one or all at once. */
export function KnownNames<Draft extends Seating>({ spec, change }: Omit<PeopleStepProps<Draft>, 'game'>) {
  const { words, say } = useNewGameWords()
  const { names, last } = peopleOf(usePeople(), spec.game)
  const [open, setOpen] = useState(false)
  return (
    <section className="flex flex-col gap-1" aria-label={words.names}>
      {last !== undefined && <LastTime spec={spec} last={last} />}
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

/** "Last time: Anna Stark, Petr Lannister" */
function LastTime<Draft extends Seating>({
  spec: { seats, texts, numbers },
  last,
}: Pick<PeopleStepProps<Draft>, 'spec'> & { readonly last: Group }) {
  const { words, say } = useNewGameWords()
  const who = seats.roles(Math.max(...numbers)).flatMap((role) => {
    const name = last.plays[role]
    return name === undefined ? [] : [`${spokenName(name)} – ${texts.role(role)}`]
  })
  return who.length > 0 && <p className="note px-1">{say(words.lastTime, { who: who.join(', ') })}</p>
}

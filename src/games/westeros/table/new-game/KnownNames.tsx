import { useState } from 'react'
import { Button, IconButton } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import { List, Row } from '../../../../ui/List'
import { HOUSES } from '../../box/box'
import { spokenName } from '../../words/lookup'
import * as icons from '../icons'
import { useSpeech } from '../speech'
import type { StepProps } from './step'
import { forgetEverybody, forgetName, useRemembered, type Group } from './people'
import { useNewGameWords } from './words'

/** Who had which house last time, and all names that this phone knows, to be forgotten one by one or all at once. */
export function KnownNames({ change }: Pick<StepProps, 'change'>) {
  const { words, say } = useNewGameWords()
  const { names, last } = useRemembered()
  const [open, setOpen] = useState(false)
  return (
    <section className="flex flex-col gap-1" aria-label={words.names}>
      {last !== undefined && <LastTime last={last} />}
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
function LastTime({ last }: { last: Group }) {
  const { words, say } = useNewGameWords()
  const { names } = useSpeech()
  const who = HOUSES.flatMap((house) => {
    const name = last.houses[house]
    return name === undefined ? [] : [`${spokenName(name)} – ${names.house.plain(house)}`]
  })
  return who.length > 0 && <p className="note px-1">{say(words.lastTime, { who: who.join(', ') })}</p>
}

import { peopleOf, usePeople } from '../../session/people'
import { spokenName } from '../../session/spoken-name'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Tag'
import * as icons from '../icons'
import type { PeopleStepProps } from './new-game-spec'
import { sitsHere, type Seating } from './seating'
import { useNewGameWords } from './words'

/** How many names are offered to be tapped; all of them lie behind "Names on this phone". */
const OFFERED = 8

/** Who has played on this phone, to sit down again: the last group in one tap, each name in one. */
export function Remembered<Draft extends Seating>({ spec: { game: id, numbers, seats }, game, change }: PeopleStepProps<Draft>) {
  const { words, say, count } = useNewGameWords()
  const { names, last } = peopleOf(usePeople(), id)
  const away = names.filter((name) => game.people.every((person) => person.name.trim() !== name))
  const hasRoom = game.people.length < game.number || game.people.some(({ name }) => name.trim() === '')
  const knowsGroup = last !== undefined && numbers.includes(last.number) && !sitsHere(game, last)
  const offersNames = hasRoom && away.length > 0
  if (!knowsGroup && !offersNames) return
  return (
    <section className="flex flex-col gap-2" aria-label={words.known}>
      {knowsGroup && (
        <Button icon={icons.users} onClick={() => change((before) => seats.withGroup(before, last))}>
          {count(words.same, last.names.length)}
        </Button>
      )}
      {offersNames && (
        <div className="flex flex-wrap gap-2" role="group" aria-label={words.known}>
          {away.slice(0, OFFERED).map((name) => (
            <Chip key={name} on={false} onPress={() => change((before) => seats.withNamed(before, name))}>
              <span className="sr-only">{say(words.seat, { name: spokenName(name) })}</span>
              <span aria-hidden>{spokenName(name)}</span>
            </Chip>
          ))}
        </div>
      )}
    </section>
  )
}

import { peopleOf, usePeople, type Group } from '../../session/people'
import { personKey, spokenName } from '../../session/spoken-name'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Tag'
import * as icons from '../icons'
import type { PeopleStepProps } from './new-game-spec'
import { playsAsThen, type Seating } from './seating'
import { useNewGameWords } from './words'

/** Maximum number of names offered as buttons; all names are in the dialog of `KnownNames`. */
const OFFERED = 8

/** Buttons that add players stored on this device: one button for the last group, and one for each name. */
export function Remembered<Draft extends Seating>({ spec, game, change }: PeopleStepProps<Draft>) {
  const { game: id, numbers, seats } = spec
  const { words, say } = useNewGameWords()
  const { names, last } = peopleOf(usePeople(), id)
  const here = new Set(game.people.map(({ name }) => personKey(name)))
  const away = names.filter((name) => !here.has(personKey(name)))
  const hasRoom = game.people.length < game.number || here.has('')
  const knowsGroup = last !== undefined && numbers.includes(last.number) && !playsAsThen(game, last)
  const offersNames = hasRoom && away.length > 0
  if (!knowsGroup && !offersNames) return
  return (
    <section className="flex flex-col gap-2" aria-label={words.known}>
      {knowsGroup && (
        <>
          <Button icon={icons.users} onClick={() => change((before) => seats.withGroup(before, last))}>
            {words.same}
          </Button>
          <LastTime spec={spec} last={last} />
        </>
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

/** Button that adds the last group of players with their roles: "Anna – Stark, Petr – Lannister". */
function LastTime<Draft extends Seating>({
  spec: { seats, texts, numbers },
  last,
}: Pick<PeopleStepProps<Draft>, 'spec'> & { readonly last: Group }) {
  const played = seats.roles(Math.max(...numbers)).flatMap((role) => {
    const name = last.plays[role]
    return name === undefined ? [] : [{ name, role }]
  })
  // In the order of the seats, as the button restores them.
  const who = played
    .toSorted((one, other) => last.names.indexOf(one.name) - last.names.indexOf(other.name))
    .map(({ name, role }) => `${spokenName(name)} – ${texts.role(role)}`)
  return who.length > 0 && <p className="note px-1">{who.join(', ')}</p>
}

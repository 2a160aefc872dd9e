import './new-game.css'
import type { ReactNode } from 'react'
import { usePeople } from '../../session/people'
import { personKey, spokenName } from '../../session/spoken-name'
import { Button, IconButton } from '../../ui/Button'
import { TextField } from '../../ui/Field'
import { Question } from '../../ui/Screen'
import { SegmentedChoice } from '../../ui/SegmentedChoice'
import { Notice } from '../../ui/status'
import * as icons from '../icons'
import { byChance } from './chance'
import { KnownNames } from './KnownNames'
import type { PeopleStepProps } from './new-game-spec'
import { Remembered } from './Remembered'
import { BY_TABLE, type Person, type Seating } from './seating'
import { useNewGameWords } from './words'

/** Set-up step in which the user enters the people and assigns their roles, by lot or by choice. */
export function PeopleStep<Draft extends Seating>({ spec, game, change }: PeopleStepProps<Draft>) {
  const { words, say } = useNewGameWords()
  const { seats, texts, numbers } = spec
  const knowsSomebody = usePeople(({ names }) => names.length > 0)
  const called = (name: string, k: number) => spokenName(name) || say(words.player, { n: k + 1 })
  const twice = nameOfTwo(game.people)
  const absent = texts.absent(game.number)
  const several = game.people.flatMap(({ id, name }, k) => {
    const count = Object.values(game.plays).filter((player) => player === id).length
    return count > 1 && texts.several !== undefined ? [texts.several(called(name, k), count)] : []
  })
  return (
    <>
      <Question>{words.title}</Question>
      <p className="note">
        {words.inOrder} {spec.hasSecrets ? words.ownPhones : words.follow} {texts.note}
      </p>
      <SegmentedChoice
        label={texts.numbers}
        labelHidden
        options={numbers.map((number) => ({ value: `${number}`, label: texts.number(number) }))}
        value={`${game.number}`}
        onChange={(value) => change((before) => seats.withNumber(before, Number(value)))}
      />
      {knowsSomebody && <Remembered spec={spec} game={game} change={change} />}
      <RoleNames spec={spec} game={game} />
      <section className="flex flex-col gap-1" aria-label={words.players}>
        <ul className="card list people">
          {game.people.map((person, k) => (
            <PersonRow
              key={person.id}
              person={person}
              called={called('', k)}
              name={called(person.name, k)}
              spec={spec}
              game={game}
              change={change}
              onName={(typed) => change((before) => named(before, person.id, typed))}
            >
              {game.people.length > 1 && (
                <IconButton
                  icon={icons.close}
                  label={say(words.removePlayer, { name: called(person.name, k) })}
                  onClick={() => change((before) => seats.withoutPerson(before, person.id))}
                />
              )}
            </PersonRow>
          ))}
          {texts.runByTable !== undefined && (
            <li className="seat-roles flex flex-col gap-0.5 pt-2 pr-1 pb-2 pl-3">
              <h2 className="type-row">{texts.runByTable}</h2>
              <RoleStrip label={texts.runByTable} player={BY_TABLE} spec={spec} game={game} change={change} />
            </li>
          )}
        </ul>
        {twice !== undefined && <Notice kind="warn">{say(words.twice, { name: spokenName(twice) })}</Notice>}
        {several.map((text) => (
          <p key={text} className="note">
            {text}
          </p>
        ))}
        {game.people.length < game.number && (
          <Button kind="quiet" icon={icons.plus} onClick={() => change((before) => seats.withNumber(before, before.number))}>
            {words.addPlayer}
          </Button>
        )}
      </section>
      {knowsSomebody && <KnownNames change={change} />}
      {!seats.isUntouched(game) && (
        <Button icon={icons.dice} onClick={() => change((before) => seats.drawnByLot(before, byChance))}>
          {seats.drawsRest(game) ? words.drawRest : texts.draw}
        </Button>
      )}
      {absent !== '' && <p className="note">{absent}</p>}
    </>
  )
}

interface PersonRowProps<Draft extends Seating> extends PeopleStepProps<Draft> {
  readonly person: Person
  /** Label of a person whose name is not entered: "Player 2". */
  readonly called: string
  /** Current name of the person. */
  readonly name: string
  readonly onName: (name: string) => void
  readonly children: ReactNode
}

/** Row of a person: a field for the name, and below it the badges of all roles; a tap assigns a role. */
function PersonRow<Draft extends Seating>({ person, called, name, onName, children, ...step }: PersonRowProps<Draft>) {
  return (
    <li className="seat-roles flex flex-col gap-0.5 pt-2 pr-1 pb-2 pl-3">
      <div className="flex items-center">
        <span className="min-w-0 flex-1">
          <TextField
            label={called}
            labelHidden
            placeholder={called}
            value={person.name}
            maxLength={60}
            enterKeyHint="next"
            onChange={onName}
          />
        </span>
        {children}
      </div>
      <RoleStrip label={name} player={person.id} {...step} />
    </li>
  )
}

interface RoleStripProps<Draft extends Seating> extends PeopleStepProps<Draft> {
  /** Accessible name of the list of badges; names the player who gets the chosen roles. */
  readonly label: string
  /** Id of the person who gets the chosen roles, or `BY_TABLE` for the app. */
  readonly player: string
}

/** Names of all roles, each after its badge, because the badges below have no visible names. */
function RoleNames<Draft extends Seating>({ spec: { seats, texts, Badge }, game }: Pick<PeopleStepProps<Draft>, 'spec' | 'game'>) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 px-1 type-label" aria-label={texts.again.roles}>
      {seats.roles(game.number).map((role) => (
        <li key={role} className="flex items-center gap-1">
          <Badge role={role} size={20} />
          {texts.role(role)}
        </li>
      ))}
    </ul>
  )
}

/** Badges of all roles. The roles of this person are highlighted, the roles of other people are faded. */
function RoleStrip<Draft extends Seating>({ label, player, spec, game, change }: RoleStripProps<Draft>) {
  const { seats, texts, Badge } = spec
  return (
    <div className="role-strip flex flex-wrap gap-0.5" role="group" aria-label={label}>
      {seats.roles(game.number).map((role) => {
        const holder = game.plays[role]
        return (
          <button
            key={role}
            type="button"
            aria-label={texts.field(role)}
            aria-pressed={holder === player}
            data-taken={(holder !== undefined && holder !== player) || undefined}
            onClick={() => change((before) => seats.withTapped(before, role, player))}
          >
            <Badge role={role} size={32} />
          </button>
        )
      })}
    </div>
  )
}

const named = <Draft extends Seating>(game: Draft, id: string, name: string): Draft => ({
  ...game,
  people: game.people.map((person) => (person.id === id ? { ...person, name } : person)),
})

/**
 * Returns the first name that two people have in common; undefined if all names differ. The archive could not distinguish people of the
 * same name.
 */
const nameOfTwo = (people: readonly Person[]): string | undefined => {
  const keys = people.map(({ name }) => personKey(name))
  return people.find((_, at) => keys[at] !== '' && keys.indexOf(keys[at] ?? '') < at)?.name
}

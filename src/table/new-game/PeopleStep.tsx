import { useState, type ReactNode } from 'react'
import { usePeople } from '../../session/people'
import { spokenName } from '../../session/spoken-name'
import { Button, IconButton } from '../../ui/Button'
import { Select, TextField } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { Question } from '../../ui/Screen'
import { SegmentedChoice } from '../../ui/SegmentedChoice'
import * as icons from '../icons'
import { byChance } from './chance'
import { KnownNames } from './KnownNames'
import type { NewGameSpec, PeopleStepProps } from './new-game-spec'
import { Remembered } from './Remembered'
import { BY_TABLE, type Person, type Seating } from './seating'
import { useNewGameWords } from './words'

/** Who sits at the table, and who plays which role: drawn by lot or chosen. */
export function PeopleStep<Draft extends Seating>({ spec, game, change }: PeopleStepProps<Draft>) {
  const { words, say } = useNewGameWords()
  const { seats, texts, numbers, Badge } = spec
  const roles = seats.roles(game.number)
  const knowsSomebody = usePeople(({ names }) => names.length > 0)
  const [swapping, setSwapping] = useState<string | undefined>()
  const swap = (id: string) => {
    if (swapping !== undefined && swapping !== id) change((before) => seats.withSwapped(before, swapping, id))
    setSwapping(swapping === undefined ? id : undefined)
  }
  const called = (name: string, k: number) => spokenName(name) || say(words.player, { n: k + 1 })
  return (
    <>
      <Question>{words.title}</Question>
      <p className="note">{texts.note}</p>
      <SegmentedChoice
        label={texts.numbers}
        labelHidden
        options={numbers.map((number) => ({ value: `${number}`, label: texts.number(number) }))}
        value={`${game.number}`}
        onChange={(value) => change((before) => seats.withNumber(before, Number(value)))}
      />
      {knowsSomebody && <Remembered spec={spec} game={game} change={change} />}
      <section className="flex flex-col gap-1" aria-label={words.players}>
        <ul className="card list people">
          {game.people.map((person, k) => (
            <PersonRow
              key={person.id}
              person={person}
              called={called('', k)}
              spec={spec}
              roles={roles.filter((role) => game.plays[role] === person.id)}
              swapName={texts.swap(called(person.name, k))}
              swaps={swapping === person.id}
              onSwap={() => swap(person.id)}
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
        </ul>
        {game.people.length < game.number && (
          <Button kind="quiet" icon={icons.plus} onClick={() => change((before) => seats.withNumber(before, before.number))}>
            {words.addPlayer}
          </Button>
        )}
      </section>
      {knowsSomebody && <KnownNames spec={spec} change={change} />}
      {!seats.isUntouched(game) && (
        <Button icon={icons.dice} onClick={() => change((before) => seats.drawnByLot(before, byChance))}>
          {texts.draw}
        </Button>
      )}
      {Object.keys(game.plays).length > 0 && <p className="note px-1">{texts.swapNote}</p>}
      <section aria-label={texts.rolesTitle}>
        <h2 className="label mb-1 px-1">{texts.rolesTitle}</h2>
        <ul className="card list">
          {roles.map((role) => (
            <li key={role} className="row">
              <Badge role={role} size={32} waits={game.plays[role] === undefined} />
              <span className="words">{texts.role(role)}</span>
              <div className="w-[56%] min-w-0">
                <Select
                  label={texts.field(role)}
                  labelHidden
                  value={game.plays[role] ?? ''}
                  options={[
                    { value: '', label: words.choose, disabled: true },
                    ...game.people.map(({ id, name }, k) => ({ value: id, label: called(name, k) })),
                    { value: BY_TABLE, label: texts.runByTable },
                  ]}
                  onChange={(player) => change((before) => ({ ...before, plays: { ...before.plays, [role]: player } }))}
                />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <p className="note">{texts.absent(game.number)}</p>
    </>
  )
}

interface PersonRowProps<Draft extends Seating> {
  readonly spec: NewGameSpec<Draft>
  readonly person: Person
  /** What the person is called without a name: "Player 2". */
  readonly called: string
  /** What the person plays by now. */
  readonly roles: readonly string[]
  /** "Swap houses: Anna" */
  readonly swapName: string
  /** Waits for another one to swap with. */
  readonly swaps: boolean
  readonly onSwap: () => void
  readonly onName: (name: string) => void
  readonly children: ReactNode
}

/** Somebody at the table: the sign of the role, the name to be typed in, and the role beneath it. */
function PersonRow<Draft extends Seating>({ spec, person, called, roles, ...row }: PersonRowProps<Draft>) {
  const { texts, Badge } = spec
  const { swapName, swaps, onSwap, onName, children } = row
  return (
    <li className="row">
      {roles.length === 0 ? (
        <span className="shields">
          <Icon of={icons.plus} size="s" />
        </span>
      ) : (
        <button
          type="button"
          className="shields"
          data-many={roles.length > 1 ? '' : undefined}
          aria-label={swapName}
          aria-pressed={swaps}
          onClick={onSwap}
        >
          {roles.slice(0, 2).map((role) => (
            <Badge key={role} role={role} size={40} />
          ))}
        </button>
      )}
      <span className="words">
        <TextField
          label={called}
          labelHidden
          placeholder={called}
          value={person.name}
          maxLength={60}
          enterKeyHint="next"
          onChange={onName}
        />
        <span className="note">{roles.length === 0 ? texts.noRole : texts.roles(roles)}</span>
      </span>
      {children}
    </li>
  )
}

const named = <Draft extends Seating>(game: Draft, id: string, name: string): Draft => ({
  ...game,
  people: game.people.map((person) => (person.id === id ? { ...person, name } : person)),
})

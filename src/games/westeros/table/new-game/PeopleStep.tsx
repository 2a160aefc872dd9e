import { useState, type ReactNode } from 'react'
import { Button, IconButton } from '../../../../ui/Button'
import { Select, TextField } from '../../../../ui/Field'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { Question } from '../../../../ui/Screen'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import type { HouseId } from '../../box/box'
import { sentence, spokenName } from '../../words/lookup'
import { Shield } from '../Shield'
import { useAllSpeech } from '../speech'
import { byChance } from './chance'
import { BY_TABLE, drawnByLot, housesFor, isUntouched, withNumber, withoutPerson, withSwapped, type NewGame, type Person } from './draft'
import { KnownNames } from './KnownNames'
import { useRemembered } from './people'
import { Remembered } from './Remembered'
import type { StepProps } from './step'
import { useNewGameWords } from './words'

/** Who sits at the table, and who plays which house: drawn by lot or chosen. */
export function PeopleStep({ game, change }: StepProps) {
  const { words, say, names, game: spoken } = useAllSpeech()
  const text = spoken.newGame
  const knowsSomebody = useRemembered(({ names: known }) => known.length > 0)
  const [swaps, setSwaps] = useState<string | undefined>()
  const { words: own, say: sayOwn } = useNewGameWords()
  const swap = (id: string) => {
    if (swaps !== undefined && swaps !== id) change((before) => withSwapped(before, swaps, id))
    setSwaps(swaps === undefined ? id : undefined)
  }
  const called = (name: string, k: number) => spokenName(name) || say(words.newGame.player, { n: k + 1 })
  return (
    <>
      <Question>{text.title}</Question>
      <p className="note">{text.note}</p>
      <SegmentedChoice
        label={words.newGame.houses}
        labelHidden
        options={(['3', '4', '5'] as const).map((value) => ({ value, label: names.count.houses(Number(value)) }))}
        value={`${game.number}` as const}
        onChange={(value) => change((before) => withNumber(before, value === '3' ? 3 : value === '4' ? 4 : 5))}
      />
      {knowsSomebody && <Remembered game={game} change={change} />}
      <section className="flex flex-col gap-1" aria-label={words.newGame.players}>
        <ul className="card list people">
          {game.people.map((person, k) => (
            <PersonRow
              key={person.id}
              person={person}
              called={called('', k)}
              houses={housesFor(game.number).filter((house) => game.plays[house] === person.id)}
              swapName={sayOwn(own.swap, { name: called(person.name, k) })}
              swaps={swaps === person.id}
              onSwap={() => swap(person.id)}
              onName={(typed) => change((before) => named(before, person.id, typed))}
            >
              {game.people.length > 1 && (
                <IconButton
                  icon={icons.close}
                  label={text.removePlayer(called(person.name, k))}
                  onClick={() => change((before) => withoutPerson(before, person.id))}
                />
              )}
            </PersonRow>
          ))}
        </ul>
        {game.people.length < game.number && (
          <Button kind="quiet" icon={icons.plus} onClick={() => change((before) => withNumber(before, before.number))}>
            {text.addPlayer}
          </Button>
        )}
      </section>
      {knowsSomebody && <KnownNames change={change} />}
      {!isUntouched(game) && (
        <Button icon={icons.dice} onClick={() => change((before) => drawnByLot(before, byChance))}>
          {text.draw}
        </Button>
      )}
      {Object.keys(game.plays).length > 0 && <p className="note px-1">{own.swapNote}</p>}
      <section aria-label={text.housesTitle}>
        <h2 className="label mb-1 px-1">{text.housesTitle}</h2>
        <ul className="card list">
          {housesFor(game.number).map((house) => (
            <li key={house} className="row">
              <Shield house={house} size={32} waits={game.plays[house] === undefined} />
              <span className="words">{names.house.plain(house)}</span>
              <div className="w-[56%] min-w-0">
                <Select
                  label={sentence(names.house.nom(house))}
                  labelHidden
                  value={game.plays[house] ?? ''}
                  options={[
                    { value: '', label: words.correct.decks.choose, disabled: true },
                    ...game.people.map(({ id, name }, k) => ({ value: id, label: called(name, k) })),
                    { value: BY_TABLE, label: text.runByTable },
                  ]}
                  onChange={(player) => change((before) => ({ ...before, plays: { ...before.plays, [house]: player } }))}
                />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <p className="note">{text.absentNote[game.number]}</p>
    </>
  )
}

interface PersonRowProps {
  readonly person: Person
  /** What the person is called without a name: "Player 2". */
  readonly called: string
  /** The houses that the person plays by now. */
  readonly houses: readonly HouseId[]
  /** "Swap houses: Anna" */
  readonly swapName: string
  /** Waits for another shield to swap with. */
  readonly swaps: boolean
  readonly onSwap: () => void
  readonly onName: (name: string) => void
  readonly children: ReactNode
}

/** Somebody at the table: the shield of the house, the name to be typed in, and the house beneath it. */
function PersonRow({ person, called, houses, swapName, swaps, onSwap, onName, children }: PersonRowProps) {
  const { words, names } = useAllSpeech()
  return (
    <li className="row">
      {houses.length === 0 ? (
        <span className="shields">
          <Icon of={icons.plus} size="s" />
        </span>
      ) : (
        <button
          type="button"
          className="shields"
          data-many={houses.length > 1 ? '' : undefined}
          aria-label={swapName}
          aria-pressed={swaps}
          onClick={onSwap}
        >
          {houses.slice(0, 2).map((house) => (
            <Shield key={house} house={house} size={40} />
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
        <span className="note">{houses.length === 0 ? words.newGame.noHouse : names.houses(houses)}</span>
      </span>
      {children}
    </li>
  )
}

const named = (game: NewGame, id: string, name: string): NewGame => ({
  ...game,
  people: game.people.map((person) => (person.id === id ? { ...person, name } : person)),
})

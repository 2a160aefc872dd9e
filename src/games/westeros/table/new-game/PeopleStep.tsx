import type { Pick } from '../../../../referee'
import { Button, IconButton } from '../../../../ui/Button'
import { Select, TextField } from '../../../../ui/Field'
import * as icons from '../../../../ui/icons'
import { Question } from '../../../../ui/Screen'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { sentence, spokenName } from '../../words/lookup'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { BY_TABLE, drawnByLot, housesFor, withNumber, withoutPerson, type NewGame } from './draft'

export interface StepProps {
  readonly game: NewGame
  readonly change: (change: (game: NewGame) => NewGame) => void
}

/** Who sits at the table, and who plays which house: drawn by lot or chosen. */
export function PeopleStep({ game, change }: StepProps) {
  const { words, say, names, game: spoken } = useSpeech()
  const text = spoken.newGame
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
      <section className="flex flex-col gap-2" aria-label={words.newGame.players}>
        {game.people.map(({ id, name }, k) => (
          <div key={id} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <TextField
                label={called('', k)}
                labelHidden
                placeholder={called('', k)}
                value={name}
                maxLength={60}
                enterKeyHint="next"
                onChange={(typed) => change((before) => named(before, id, typed))}
              />
            </div>
            {game.people.length > 1 && (
              <IconButton
                icon={icons.close}
                label={text.removePlayer(called(name, k))}
                onClick={() => change((before) => withoutPerson(before, id))}
              />
            )}
          </div>
        ))}
        {game.people.length < game.number && (
          <Button kind="quiet" icon={icons.plus} onClick={() => change((before) => withNumber(before, before.number))}>
            {text.addPlayer}
          </Button>
        )}
      </section>
      <Button icon={icons.dice} onClick={() => change((before) => drawnByLot(before, byChance))}>
        {text.draw}
      </Button>
      <section className="flex flex-col gap-3" aria-label={text.housesTitle}>
        {housesFor(game.number).map((house) => (
          <div key={house} className="flex items-end gap-3">
            <Shield house={house} size={40} waits={game.plays[house] === undefined} />
            <div className="min-w-0 flex-1">
              <Select
                label={sentence(names.house.nom(house))}
                value={game.plays[house] ?? ''}
                options={[
                  { value: '', label: words.correct.decks.choose, disabled: true },
                  ...game.people.map(({ id, name }, k) => ({ value: id, label: called(name, k) })),
                  { value: BY_TABLE, label: text.runByTable },
                ]}
                onChange={(player) => change((before) => ({ ...before, plays: { ...before.plays, [house]: player } }))}
              />
            </div>
          </div>
        ))}
      </section>
      <p className="note">{text.absentNote[game.number]}</p>
    </>
  )
}

const named = (game: NewGame, id: string, name: string): NewGame => ({
  ...game,
  people: game.people.map((person) => (person.id === id ? { ...person, name } : person)),
})

/** Picks by the device's own source of chance. */
const byChance: Pick = (_label, from) => {
  const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return from[Math.floor((number / 2 ** 32) * from.length)] as (typeof from)[number]
}

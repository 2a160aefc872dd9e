import { Button } from '../../../../ui/Button'
import { Select, TextField } from '../../../../ui/Field'
import * as icons from '../icons'
import type { HouseId } from '../../box/box'
import { houseState } from '../../model/position'
import type { State } from '../../model/state'
import { unusedId } from './unused-id'
import { spokenName } from '../../../../session/spoken-name'
import { Shield } from '../Shield'
import { useAllSpeech } from '../speech'
import type { SetByHand } from './collect'

/** Edits the players and their houses. All players together decide for a house without a player. */
export function PeopleEditor({ state, set }: { state: State; set: SetByHand }) {
  const { words, say } = useAllSpeech()
  const text = words.correct.people
  return (
    <>
      <section className="flex flex-col gap-3" aria-label={text.players}>
        {state.players.map((player, k) => (
          <TextField
            key={player.id}
            label={say(text.player, { n: k + 1 })}
            value={player.name}
            maxLength={60}
            onChange={(name) => set({ set: 'player', player: { ...player, name } })}
          />
        ))}
        <Button icon={icons.plus} onClick={() => set({ set: 'player', player: { id: unusedId('player', state.players), name: '' } })}>
          {text.add}
        </Button>
      </section>
      <section className="flex flex-col gap-3" aria-label={words.houses.seats}>
        {state.playing.map((house) => (
          <HousePlayer key={house} state={state} house={house} set={set} />
        ))}
      </section>
    </>
  )
}

/** Edits the player of one house. The house moves to the seat of that player, or to a new seat. */
export function HousePlayer({ state, house, set }: { state: State; house: HouseId; set: SetByHand }) {
  const { words, say, names } = useAllSpeech()
  const seat = state.seats.find(({ id }) => id === houseState(state, house).seat)
  const change = (player: string | undefined) => {
    if (player === seat?.player) return
    const found = state.seats.find((other) => other.player === player)
    const id = found?.id ?? unusedId('seat', state.seats)
    if (found === undefined) set({ set: 'seat', seat: player === undefined ? { id } : { id, player } })
    set({ set: 'houseSeat', house, seat: id })
  }
  return (
    <div className="flex items-end gap-3">
      <Shield house={house} size={40} />
      <div className="min-w-0 flex-1">
        <Select
          label={say(words.correct.people.plays, { house: names.house.plain(house) })}
          value={seat?.player ?? ''}
          options={[
            ...state.players.map(({ id, name }, k) => ({
              value: id,
              label: spokenName(name) || say(words.correct.people.player, { n: k + 1 }),
            })),
            { value: '', label: words.houses.byTable },
          ]}
          onChange={(player) => change(player === '' ? undefined : player)}
        />
      </div>
    </div>
  )
}

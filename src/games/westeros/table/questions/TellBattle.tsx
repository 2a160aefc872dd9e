import { useState } from 'react'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import { Select, Switch } from '../../../../ui/Field'
import type { CardId, HouseId } from '../../box/box'
import { playableCards } from '../../rules/battle-cards'
import { HouseChips } from './HouseChips'
import { useGameState, useSend } from './play'
import { useSpeech } from '../speech'
import { useQuestionWords } from './words'

/** A battle that was fought on the table: which cards it used up, and whether the Blade. */
export function TellBattle({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { game } = useSpeech()
  return (
    <Sheet open={open} title={game.buttons.hold.tellBattle} onClose={onClose}>
      <Form onDone={onClose} />
    </Sheet>
  )
}

function Form({ onDone }: { onDone: () => void }) {
  const { game, names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const send = useSend()
  const [houses, choose] = useState<readonly HouseId[]>([])
  const [cards, lay] = useState<Readonly<Partial<Record<HouseId, CardId>>>>({})
  const [blade, use] = useState(false)
  const holder = state.holders.fiefdoms
  const mayUse = houses.includes(holder) && !state.bladeUsed
  const played = houses.flatMap((house) => cards[house] ?? [])
  return (
    <>
      {[0, 1].map((at) => (
        <HouseChips
          key={at}
          label={say(words.hold.side, { n: at + 1 })}
          houses={state.playing.filter((house) => houses[1 - at] !== house)}
          value={houses[at]}
          onChange={(house) => choose(at === 0 ? [house, ...houses.slice(1)] : [...houses.slice(0, 1), house])}
        />
      ))}
      {houses.map((house) => (
        <Select<CardId>
          key={house}
          label={say(words.cards.of, { house: names.house.plain(house) })}
          value={cards[house] ?? ''}
          options={[
            { value: '', label: words.cards.notTold },
            ...playableCards(state, house).map((card) => ({ value: card, label: names.houseCard(state, card) })),
          ]}
          onChange={(card) => {
            const { [house]: _, ...others } = cards
            lay(card === '' ? others : { ...others, [house]: card })
          }}
        />
      ))}
      {mayUse && (
        <ul className="card list">
          <Switch title={game.buttons.blade.use} on={blade} onChange={use} />
        </ul>
      )}
      <Button
        kind="do"
        notYet={houses.length < 2 ? words.hold.twoSides : undefined}
        onClick={() => {
          onDone()
          void send({ do: 'tellBattle', cards: played, ...(blade && mayUse ? { blade: holder } : {}) })
        }}
      >
        {game.buttons.cards.show}
      </Button>
    </>
  )
}

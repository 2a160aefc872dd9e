import { useState } from 'react'
import { Select } from '../../../../ui/Field'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { DECKS, WESTEROS_CARDS, type DeckCard, type DeckId } from '../../box/box'
import { ROMAN } from '../../../../ui/grammar/numbers'
import { useAllSpeech } from '../speech'
import { Figure } from '../../../../table/corrections/rows'
import type { BoxEditorProps } from './BoxEditor'

/** Edits the cards of a deck, with and without a mammoth, and their numbers. If `deck` is omitted, the user chooses the deck. */
export function CompositionEditor({ box, set, deck: given }: BoxEditorProps & { deck?: DeckId }) {
  const { words, count, cards } = useAllSpeech()
  const text = words.box
  const [shown, setShown] = useState<'1' | '2' | '3'>(`${given ?? 1}`)
  const deck = Number(shown) as DeckId
  const all = box.decks[deck]
  const different = [...new Set(all)]
  const number = (card: DeckCard) => all.filter((other) => other === card).length
  const change = (card: DeckCard, copies: number) =>
    set({
      set: 'box.deck',
      deck,
      cards: [...all.filter((other) => other !== card), ...Array.from({ length: copies }, () => card)].toSorted(),
    })
  const missing = WESTEROS_CARDS.flatMap((card): readonly DeckCard[] => [card, `${card}*`]).filter((card) => !different.includes(card))
  return (
    <div className="flex flex-col gap-3">
      {given === undefined && (
        <SegmentedChoice
          label={text.deck}
          labelHidden
          options={DECKS.map((id) => ({ value: `${id}` as const, label: ROMAN[id] }))}
          value={shown}
          onChange={setShown}
        />
      )}
      <ul className="card list">
        {different.toSorted().map((card) => (
          <Figure key={card} label={cards.deckCard(card, box)} value={number(card)} max={9} onChange={(copies) => change(card, copies)} />
        ))}
      </ul>
      <p className="note">{count(text.inAll, all.length)}</p>
      <Select<DeckCard | ''>
        label={text.addCard}
        value=""
        options={[
          { value: '', label: words.correct.decks.choose },
          ...missing.map((card) => ({ value: card, label: cards.deckCard(card, box) })),
        ]}
        onChange={(card) => card !== '' && change(card, 1)}
      />
    </div>
  )
}

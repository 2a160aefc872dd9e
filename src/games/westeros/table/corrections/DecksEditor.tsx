import { IconButton } from '../../../../ui/Button'
import { Select } from '../../../../ui/Field'
import * as icons from '../icons'
import { DECKS, type DeckCard, type DeckId } from '../../box/box'
import type { State } from '../../model/state'
import { useAllSpeech } from '../speech'
import type { SetByHand } from './collect'

/** Edits the known cards at the bottom of each Westeros deck, in order. All other cards are unseen. */
export function DecksEditor({ state, set }: { state: State; set: SetByHand }) {
  return DECKS.map((deck) => <DeckEditor key={deck} state={state} deck={deck} set={set} />)
}

function DeckEditor({ state, deck, set }: { state: State; deck: DeckId; set: SetByHand }) {
  const { words, count, names, cards } = useAllSpeech()
  const text = words.correct.decks
  const { unseen, bottom, faceUp } = state.decks[deck]
  const change = (known: readonly string[]) => {
    const all = without(state.box.decks[deck], faceUp === undefined ? known : [...known, faceUp])
    set({ set: 'deck', deck, unseen: all, bottom: known as readonly DeckCard[] })
  }
  return (
    <section aria-label={names.deck(deck)}>
      <h3 className="type-title mb-1 first-letter:uppercase">{names.deck(deck)}</h3>
      <p className="note mb-2">{count(text.unseen, unseen.length)}</p>
      {bottom.length > 0 && (
        <ol className="card list mb-2" aria-label={text.bottom}>
          {bottom.map((card, k) => (
            <li key={`${card}${k}`} className="row">
              <b className="rank">{k + 1}</b>
              <span className="words">{cards.deckCard(card as DeckCard, state.box)}</span>
              <IconButton
                icon={icons.close}
                label={`${cards.deckCard(card as DeckCard, state.box)}: ${text.takeOut}`}
                onClick={() => change(bottom.toSpliced(k, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      {unseen.length > 0 && (
        <Select<string>
          label={text.putUnder}
          value=""
          options={[
            { value: '', label: text.choose },
            ...[...new Set(unseen)].map((card) => ({ value: card, label: cards.deckCard(card as DeckCard, state.box) })),
          ]}
          onChange={(card) => card !== '' && change([...bottom, card])}
        />
      )}
    </section>
  )
}

/** Returns the cards of a deck without the given cards, sorted. */
const without = (all: readonly DeckCard[], taken: readonly string[]): readonly DeckCard[] => {
  const left = [...all]
  for (const card of taken) {
    const at = left.findIndex((other) => other === card)
    if (at >= 0) left.splice(at, 1)
  }
  return left.toSorted()
}

import { Select } from '../../../../ui/Field'
import { Stepper } from '../../../../ui/Stepper'
import { DECKS, type DeckCard, type DeckId } from '../../box/box'
import { RESUMABLE, type Resumable, type State } from '../../model/state'
import { useAllSpeech } from '../speech'
import type { SetByHand } from './collect'

/** Where the game stands: round, step, the Westeros cards of the round, the threat. */
export function RoundEditor({ state, set }: { state: State; set: SetByHand }) {
  const { words, names } = useAllSpeech()
  const text = words.correct.round
  const here = RESUMABLE.find((place) => place === (state.stage.at === 'setup' ? state.stage.next : state.stage.at))
  return (
    <>
      <ul className="card list">
        <li className="row">
          <span className="words">{text.round}</span>
          <Stepper
            size="s"
            label={text.round}
            value={state.round}
            min={1}
            max={state.box.rounds}
            onChange={(round) => set({ set: 'round', round })}
          />
        </li>
      </ul>
      <Select<Resumable | ''>
        label={text.stage}
        value={here ?? ''}
        options={[
          ...(here === undefined ? [{ value: '' as const, label: names.stage[state.stage.at] }] : []),
          ...RESUMABLE.map((value) => ({ value, label: names.stage[value] })),
        ]}
        onChange={(at) => at !== '' && set({ set: 'stage', at })}
      />
      <Select
        label={text.threat}
        value={String(state.threat)}
        options={state.box.threat.map((space) => ({ value: String(space), label: String(space) }))}
        onChange={(threat) => set({ set: 'threat', threat: Number(threat) })}
      />
      <TurnedEditor state={state} set={set} />
    </>
  )
}

/** The cards of this round: all three decks have one, or none has. */
function TurnedEditor({ state, set }: { state: State; set: SetByHand }) {
  const { words, names, cards } = useAllSpeech()
  const first = (deck: DeckId): DeckCard => possible(state, deck)[0] ?? 'last-days-of-summer'
  const change = (deck: DeckId, card: DeckCard | undefined) => {
    if (card === undefined) return set({ set: 'turned' })
    const before = state.turned ?? { 1: first(1), 2: first(2), 3: first(3) }
    set({ set: 'turned', turned: { ...before, [deck]: card } })
  }
  return DECKS.map((deck) => (
    <Select<DeckCard | ''>
      key={deck}
      label={`${words.correct.round.turned}, ${names.deck(deck)}`}
      value={state.turned?.[deck] ?? ''}
      options={[
        { value: '', label: words.correct.round.noCards },
        ...possible(state, deck).map((card) => ({ value: card, label: cards.deckCard(card) })),
      ]}
      onChange={(card) => change(deck, card === '' ? undefined : card)}
    />
  ))
}

/** Different cards of a deck that can lie face up: *Winter is Coming* never does (R7.1). */
const possible = (state: State, deck: DeckId): readonly DeckCard[] =>
  [...new Set(state.box.decks[deck])].filter((card) => !card.startsWith('winter-is-coming'))

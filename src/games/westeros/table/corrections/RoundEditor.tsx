import { SetRows, type SetRow } from '../../../../table/corrections/rows'
import { DECKS, type DeckCard, type DeckId } from '../../box/box'
import { CARD_STAGES } from '../../invariants/count'
import type { Change } from '../../model/moves'
import { RESUMABLE, type State } from '../../model/state'
import { useAllSpeech, type Speech } from '../speech'

/** Edits the current stage: round, step, Westeros cards of the round, wildling threat. */
export function RoundEditor({ state, set }: { state: State; set: (change: Change) => void }) {
  const speech = useAllSpeech()
  const { words, names } = speech
  const text = words.correct.round
  const here = RESUMABLE.find((place) => place === (state.stage.at === 'setup' ? state.stage.next : state.stage.at))
  const rows: readonly SetRow<Change>[] = [
    { kind: 'number', label: text.round, value: state.round, min: 1, max: state.box.rounds, to: (round) => ({ set: 'round', round }) },
    {
      kind: 'choice',
      label: text.stage,
      value: here ?? '',
      options: [
        ...(here === undefined ? [{ value: '', label: names.stage[state.stage.at] }] : []),
        ...RESUMABLE.map((at) => ({ value: at, label: names.stage[at], change: { set: 'stage', at } as const })),
      ],
    },
    {
      kind: 'choice',
      label: text.threat,
      value: String(state.threat),
      options: state.box.threat.map((threat) => ({ value: String(threat), label: String(threat), change: { set: 'threat', threat } })),
    },
    ...DECKS.map((deck) => turnedRow(state, deck, speech)),
  ]
  return (
    <>
      <SetRows rows={rows} set={set} />
      <p className="note">{isResolvingCards(state) ? text.cardsToCome : text.cardsDone}</p>
    </>
  )
}

/** Returns whether the Westeros cards of the round are being resolved now, so that the app carries out a corrected card. */
const isResolvingCards = ({ stage }: State): boolean => CARD_STAGES.includes(stage.at)

/** Returns the row that sets the face-up card of one deck. Either all three decks have a face-up card, or none has. */
const turnedRow = (state: State, deck: DeckId, { words, names, cards }: Speech): SetRow<Change> => {
  const first = (one: DeckId): DeckCard => possible(state, one)[0] ?? 'last-days-of-summer'
  const before = state.turned ?? { 1: first(1), 2: first(2), 3: first(3) }
  return {
    kind: 'choice',
    label: `${words.correct.round.turned}, ${names.deck(deck)}`,
    value: state.turned?.[deck] ?? '',
    options: [
      { value: '', label: words.correct.round.noCards, change: { set: 'turned' } },
      ...possible(state, deck).map((card) => ({
        value: card,
        label: cards.deckCard(card, state.box),
        change: { set: 'turned', turned: { ...before, [deck]: card } } as const,
      })),
    ],
  }
}

/** Returns the cards of a deck that can stay face up, each once. *Winter is Coming* cannot (R7.1). */
const possible = (state: State, deck: DeckId): readonly DeckCard[] =>
  [...new Set(state.box.decks[deck])].filter((card) => !card.startsWith('winter-is-coming'))

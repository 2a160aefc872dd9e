import { Button } from '../../../../ui/Button'
import { DrawnByApp } from '../../../../table/question/DrawnByApp'
import { PickFrom } from '../../../../table/question/PickFrom'
import * as icons from '../icons'
import { Tag } from '../../../../ui/Tag'
import type { DeckId } from '../../box/box'
import { drawDomain, type DrawDraft, type DrawStep } from '../../prompts/westeros-cards'
import { nextDraw } from '../../rules/westeros-cards'
import { ORDER_OF_DECKS } from '../../model/state'
import { sentence } from '../../../../ui/grammar/numbers'
import { useSpeech } from '../speech'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useAnswering, type Answering } from '../../../../table/question/answering'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from '../words/questions'

/** R0.2: three Westeros cards are drawn by the app, or by the players, who report the cards. */
export function Draw({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  return state.tracking.decks === 'app' ? <DrawnByApp question={question} label={game.buttons.draw.app} /> : <ReadOff question={question} />
}

/** Input for the cards that the players drew from the physical decks, one card at a time. */
function ReadOff({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const answering = useAnswering(question, drawDomain(state))
  const { draft, finished, back } = answering
  const mammoths = ORDER_OF_DECKS.filter((deck) => draft[deck].at(-1)?.endsWith('*') === true).length
  return (
    <QuestionFrame
      question={question}
      back={back}
      finish={{ label: game.buttons.draw.table, answer: finished, missing: game.buttons.draw.missing }}
    >
      {ORDER_OF_DECKS.map((deck) => (
        <DeckPicker key={deck} deck={deck} answering={answering} />
      ))}
      {mammoths > 0 && (
        <p>
          <Tag icon={icons.mammoth}>{game.names.count.mammoths(mammoths)}</Tag>
        </p>
      )}
    </QuestionFrame>
  )
}

function DeckPicker({ deck, answering }: { deck: DeckId; answering: Answering<DrawDraft, DrawStep> }) {
  const { game, names, cards } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const { draft, setDraft } = answering
  const reported = draft[deck]
  const after = nextDraw(deck, state.decks[deck], reported)
  const complete = after.ok && after.value.complete
  const winters = complete ? reported.slice(0, -1) : reported
  const before = nextDraw(deck, state.decks[deck], winters)
  const possible = before.ok ? [...new Set(before.value.possible)] : []
  const label = sentence(names.deck(deck))
  return (
    <div className="flex flex-col gap-2">
      {winters.length > 0 && <Tag icon={icons.winter}>{game.buttons.draw.winter}</Tag>}
      <PickFrom
        label={winters.length === 0 ? label : say(words.draw.again, { deck: label })}
        value={complete ? reported.at(-1) : undefined}
        options={possible.toSorted((a, b) => a.localeCompare(b)).map((card) => ({ value: card, label: cards.deckCard(card, state.box) }))}
        onChange={(card) => setDraft({ ...draft, [deck]: [...winters, card] })}
      />
      {winters.length > 0 && (
        <Button kind="quiet" icon={icons.undo} onClick={() => setDraft({ ...draft, [deck]: [] })}>
          {say(words.draw.afresh, { deck: label })}
        </Button>
      )}
    </div>
  )
}

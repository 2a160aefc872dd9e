import { useCallback, useState } from 'react'
import { useTableWords } from '../../../../table/words'
import { Button, IconButton } from '../../../../ui/Button'
import * as icons from '../icons'
import { Question as Heading } from '../../../../ui/Screen'
import type { Ballot } from '../../../../referee'
import type { AreaId, HouseId } from '../../box/box'
import type { Choice } from '../../model/moves'
import type { Question } from '../../model/prompt-kinds'
import { orderObjection } from '../../rules/orders'
import type { BallotKind, State } from '../../model/state'
import { BALLOT_RULES } from '../rules/governing'
import { RuleLink } from '../../../../table/rules/RuleLink'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { Amount } from './Amount'
import { CardChoice } from './CardChoice'
import { OrdersChoice } from './OrdersChoice'
import { useCast, useGameState, useSealedDraft } from './play'
import { Stakes } from './Stakes'
import { useQuestionWords } from './words'

export interface ChooserProps {
  readonly ballot: Ballot<BallotKind, HouseId>
  readonly question: Question
  readonly house: HouseId
  readonly anew: boolean
  readonly onSealed: () => void
  readonly onCover: () => void
  /** The seat sets its PIN. */
  readonly onPin: () => void
}

/** What one house sees alone. Nothing on it grows with what is chosen, and nothing of it is left behind. */
export function Chooser({ ballot, question, house, anew, onSealed, onCover, onPin }: ChooserProps) {
  const { game } = useSpeech()
  const { words: table } = useTableWords()
  const { words } = useQuestionWords()
  const state = useGameState()
  const cast = useCast()
  const beneath = useCallback(
    (draft: Choice, latest: Choice, before: readonly Choice[]) => filledUp(state, house, draft, latest, before),
    [state, house],
  )
  const [choice, change] = useSealedDraft(question, ballot.kind === 'orders' ? {} : undefined, beneath)
  const [wrong, setWrong] = useState<string | undefined>()
  const [sealing, setSealing] = useState(false)
  const text = game.question(question, state)
  // From the tap on, nothing of the choice stands on the screen: while it is being sealed the pad looks as if untouched, as far as it
  // was scrolled and which area was touched last too.
  const seen = sealing ? undefined : choice
  const choose = (next: Choice) => {
    if (sealing) return
    change(next)
    setWrong(undefined)
  }
  /**
   * Between this tap and the next cover there is, whatever was chosen: one check against the rules, one commitment, one encryption of
   * one padded length and one write of the same rows. The cover waits for that write and for nothing else, so neither the number of
   * steps nor their sizes hang on the choice.
   */
  const seal = async () => {
    if (choice === undefined || sealing) return
    setSealing(true)
    const outcome = await cast(house, choice, anew)
    setSealing(false)
    if (outcome.how === 'refused') setWrong(game.wrong(outcome.refusal as Parameters<typeof game.wrong>[0], state))
    else if (outcome.how === 'unsaved') setWrong(table.saved.not)
    else onSealed()
  }
  return (
    <main className="sealed" data-kind={ballot.kind}>
      <div className={`band ${house}`} />
      <header className="top">
        <Shield house={house} />
        <p className="where">
          {game.names.player(state, house)} · <span className="note">{words.ballot.onlyYou}</span>
        </p>
        <Button kind="quiet" onClick={onPin}>
          {words.pin.set}
        </Button>
        <IconButton icon={icons.hidden} label={game.ballots.coverAgain} onClick={onCover} />
      </header>
      <div className="body" key={sealing ? 'sealing' : 'open'}>
        <Stakes ballot={ballot} power />
        <Heading>{text.title}</Heading>
        <p className="note">{text.note}</p>
        {ballot.kind === 'orders' && <OrdersChoice house={house} plan={typeof seen === 'object' ? seen : {}} onChange={choose} />}
        {ballot.kind === 'card' && (
          <CardChoice house={house} label={text.title} card={typeof seen === 'string' ? seen : undefined} onChange={choose} />
        )}
        {(ballot.kind === 'bid' || ballot.kind === 'contribution') && (
          <Amount house={house} label={text.title} tokens={typeof seen === 'number' ? seen : undefined} onChange={choose} />
        )}
        {ballot.kind !== 'orders' && <RuleLink rule={BALLOT_RULES[ballot.kind]} leads={false} />}
      </div>
      <div className="answer">
        {wrong !== undefined && (
          <p className="note text-warn" role="alert">
            {wrong}
          </p>
        )}
        <Button kind="do" icon={icons.seal} notYet={choice === undefined ? words.ballot.choose : undefined} onClick={() => void seal()}>
          {game.ballots.sealAndCover}
        </Button>
      </div>
    </main>
  )
}

/**
 * Orders that were placed before the draft came, with those of the draft in areas that nobody has touched, as far as tokens and stars
 * last. Any other choice is one thing, and stays as it was touched.
 */
const filledUp = (state: State, house: HouseId, draft: Choice, latest: Choice, before: readonly Choice[]): Choice => {
  if (typeof draft !== 'object' || typeof latest !== 'object') return latest
  const isTouched = (area: AreaId) => before.some((plan) => typeof plan === 'object' && plan[area] !== undefined)
  return Object.entries(draft).reduce(
    (plan, [area, order]) =>
      isTouched(area) || orderObjection(state, house, plan, area, order) !== undefined ? plan : { ...plan, [area]: order },
    latest,
  )
}

import './announce.css'
import { useState } from 'react'
import { seatsFrom } from '../../../../kit/turns'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useOthersHere } from '../../../../table/now/OtherQuestions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useSend } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { List, Row } from '../../../../ui/List'
import { useLanguage } from '../../../../ui/words'
import type { Clan } from '../../box/box'
import { clansOf } from '../../model/board'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { domain } from '../../prompts/domains'
import type { Question } from '../../prompts/draft'
import { announcersInOrder } from '../../rules/announcing'
import { askingIn } from '../asking/words'
import { Plate } from '../parts/Plate'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { firstBuilderText } from './first-builder'
import { useQuestionTexts } from './words'

/**
 * Component that asks the players for announcements of victory (R79–R81). The players are listed in the order of priority, each with a
 * button for the points and a button to make the chief wait. If no player announces victory, one tap ends the question.
 */
export function Announce({ question }: QuestionProps) {
  useOthersHere()
  const { clans } = useTexts()
  const { announce: text } = useQuestionTexts()
  const state = usePosition()
  const send = useSend()
  const [picked, pick] = useState<Clan>()
  const called = (clan: Clan) => nameOf(state, clans, clan)
  const { chief, announced, waits, failed } = state
  const asked: Question = { ...(question as Question), kind: 'announce', roles: [] }
  const options = domain(state, asked)
  const [first] = announcersInOrder(clansOf(state), chief, announced, failed)
  const say = (move: OwnMove) => {
    pick(undefined)
    void send(move)
  }
  const amounts = picked === undefined ? [] : options.steps({ option: picked }).flatMap(({ amount }) => amount ?? [])
  const why = firstBuilderText(state, text, called)
  return (
    <QuestionFrame
      question={asked}
      choosing
      answer={
        <Button
          kind="do"
          notYet={
            picked !== undefined ? text.howMany(called(picked)) : waits.length > 0 ? text.checking(waits.map(called).join(', ')) : undefined
          }
          onClick={() => say({ do: 'closeAnnounce' })}
        >
          {first === undefined ? text.nobody(called(chief)) : text.first(called(first))}
        </Button>
      }
    >
      <Seats state={state} picked={picked} onPick={(clan) => pick(picked === clan ? undefined : clan)} say={say} />
      {picked !== undefined && (
        <>
          {picked === chief && <p className="note">{text.noSupply}</p>}
          <div className="rose" role="group" aria-label={called(picked)}>
            {amounts.map((points) => (
              <button key={points} type="button" className="rose-key" onClick={() => say({ do: 'announce', by: picked, points })}>
                {points}
              </button>
            ))}
          </div>
        </>
      )}
      {first !== undefined && picked === undefined && (
        <div className="ps-3 [border-inline-start:3px_solid_var(--ink-2)]">
          <p>{why}</p>
          <p className="note">{text.mustShow(announced[first] ?? 0)}</p>
        </div>
      )}
    </QuestionFrame>
  )
}

interface SeatsProps {
  readonly state: State
  readonly picked: Clan | undefined
  readonly onPick: (clan: Clan) => void
  readonly say: (move: OwnMove) => void
}

/** Component that lists the players in the order of priority, each with a button for the points and a button to make the chief wait. */
function Seats({ state, picked, onPick, say }: SeatsProps) {
  const { clans } = useTexts()
  const { announce: text } = useQuestionTexts()
  const { no } = askingIn(useLanguage())
  const { chief, announced, waits, failed } = state
  const called = (clan: Clan) => nameOf(state, clans, clan)
  const seats = seatsFrom(clansOf(state), chief)
  const noteOf = (clan: Clan, nth: number) => {
    if (failed.includes(clan)) return text.failed
    if (waits.includes(clan)) return text.checks
    return clan === chief ? text.chief : text.inLine(nth)
  }
  const keyOf = (clan: Clan) => {
    const isWaiting = waits.includes(clan)
    return (
      <button
        type="button"
        className="rose-key"
        aria-label={`${called(clan)}: ${isWaiting ? text.ready : no.announce}`}
        onClick={() => say({ do: isWaiting ? 'ready' : 'wait', by: clan })}
      >
        {isWaiting ? text.ready : text.wait}
      </button>
    )
  }
  return (
    <List label={text.who}>
      {seats.map((clan, n) => (
        <Row
          key={clan}
          lead={<Plate role={clan} size={32} />}
          title={called(clan)}
          note={noteOf(clan, n + 1)}
          trail={
            !failed.includes(clan) && (
              <span className="announce-keys grid grid-cols-[repeat(2,minmax(64px,auto))] flex-none gap-1.5">
                <button
                  type="button"
                  className="rose-key"
                  aria-pressed={picked === clan}
                  aria-label={`${called(clan)}: ${announced[clan] ?? text.none}`}
                  onClick={() => onPick(clan)}
                >
                  {announced[clan] ?? text.none}
                </button>
                {/* The chief does not wait for herself; only a game of an older version can contain such a request. */}
                {(clan !== chief || waits.includes(clan)) && keyOf(clan)}
              </span>
            )
          }
        />
      ))}
    </List>
  )
}

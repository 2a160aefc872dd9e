import { useState } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useOthersHere } from '../../../../table/now/OtherQuestions'
import { Asked } from '../../../../table/question/Asked'
import { useSend } from '../../../../table/question/answering'
import { RoleChips } from '../../../../table/question/RoleChips'
import { Button } from '../../../../ui/Button'
import { Switch } from '../../../../ui/Field'
import { List, Row } from '../../../../ui/List'
import { useLanguage } from '../../../../ui/words'
import type { Clan } from '../../box/box'
import { clansOf } from '../../model/board'
import type { OwnMove } from '../../model/moves'
import { domain } from '../../prompts/domains'
import type { Question } from '../../prompts/draft'
import { announcersInOrder } from '../../rules/announcing'
import { askingIn } from '../asking/words'
import { Plate } from '../parts/Plate'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { useQuestionTexts } from './words'

/** Announcing victory (R79–R81): who announces how many points, who still checks, and the end of it, which is one touch for nobody. */
export function Announce({ question }: QuestionProps) {
  useOthersHere()
  const { clans } = useTexts()
  const { announce: text } = useQuestionTexts()
  const { no, points: pointsIn } = askingIn(useLanguage())
  const state = usePosition()
  const send = useSend()
  const [picked, pick] = useState<Clan>()
  const [countsOnSupply, count] = useState(false)
  const called = (clan: Clan) => nameOf(state, clans, clan)
  const { chief, announced, waits, failed } = state
  const asked: Question = { ...(question as Question), kind: 'announce', roles: [] }
  const ways = domain(state, asked)
  const [first, ...others] = announcersInOrder(clansOf(state), chief, announced, failed)
  const rows = [...(first === undefined ? [] : [first, ...others]), ...waits.filter((clan) => announced[clan] === undefined)]
  const say = (move: OwnMove) => {
    pick(undefined)
    void send(move)
  }
  return (
    <Asked
      question={asked}
      choosing
      answer={
        <Button
          kind="do"
          notYet={waits.length > 0 ? text.checking(waits.map(called).join(', ')) : undefined}
          onClick={() => say({ do: 'closeAnnounce' })}
        >
          {first === undefined ? text.nobody(called(chief)) : text.first(called(first))}
        </Button>
      }
    >
      {rows.length > 0 && (
        <List label={text.said}>
          {rows.map((clan) => (
            <Row
              key={clan}
              lead={<Plate role={clan} size={28} />}
              title={announced[clan] === undefined ? called(clan) : `${called(clan)}: ${pointsIn(announced[clan])}`}
              note={waits.includes(clan) ? text.checks : undefined}
              trail={
                waits.includes(clan) ? (
                  <Button aria-label={`${called(clan)}: ${text.ready}`} onClick={() => say({ do: 'ready', by: clan })}>
                    {text.ready}
                  </Button>
                ) : undefined
              }
            />
          ))}
        </List>
      )}
      <RoleChips<Clan>
        label={text.who}
        roles={ways.steps({}).flatMap(({ option }) => clansOf(state).find((clan) => clan === option) ?? [])}
        value={picked}
        onChange={(clan) => {
          count(false)
          pick(clan)
        }}
        nameOf={called}
      />
      {picked !== undefined && (
        <>
          {picked === chief && (
            <ul className="card list">
              <Switch title={text.onSupply} note={text.onSupplyNote} on={countsOnSupply} onChange={count} />
            </ul>
          )}
          <div className="rose" role="group" aria-label={called(picked)}>
            {ways.steps({ option: picked }).map(({ amount }) => (
              <button
                key={amount ?? 'wait'}
                type="button"
                className="rose-key"
                style={amount === undefined ? { gridColumn: '1 / -1' } : {}}
                onClick={() =>
                  say(
                    amount === undefined
                      ? { do: 'wait', by: picked }
                      : { do: 'announce', by: picked, points: amount, ...(countsOnSupply && { countsOnSupply }) },
                  )
                }
              >
                {amount ?? no.announce}
              </button>
            ))}
          </div>
        </>
      )}
    </Asked>
  )
}

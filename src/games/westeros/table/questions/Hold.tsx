import { Suspense, useState } from 'react'
import { Button } from '../../../../ui/Button'
import { ToldList } from '../../../../table/question/ToldList'
import { PickFrom } from '../../../../table/question/PickFrom'
import * as icons from '../icons'
import { List, Row } from '../../../../ui/List'
import type { AreaId, HouseId } from '../../box/box'
import type { Hold as Held } from '../../model/moves'
import { areaAt, printed } from '../../model/position'
import { holdDomain } from '../../prompts/marches'
import { controller } from '../../rules/control'
import type { BothSides } from '../calculator/forces'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { Asked } from '../../../../table/question/Asked'
import { useReason } from '../../../../table/question/speech'
import { useAnswering, useSend } from '../../../../table/question/answering'
import { useGameState, useLastEntry } from './play'
import type { QuestionProps } from './props'
import { TellBattle, ToldBattle } from './kinds'
import { useQuestionWords } from './words'

/** A holder as one value of a list: nobody, `stark` by units, `stark+` by a power token. */
type Holder = 'nobody' | HouseId | `${HouseId}+`

const holdOf = (area: AreaId, holder: Holder): Held => {
  if (holder === 'nobody') return { area }
  return holder.endsWith('+') ? { area, house: holder.slice(0, -1) as HouseId, token: true } : { area, house: holder as HouseId }
}

/** A table that does not track units tells which areas changed hands, and that marches and battles were fought. */
export function Hold({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const reason = useReason()
  const send = useSend()
  const domain = holdDomain(state)
  const { draft, put, become, back, finished, objection } = useAnswering(question, domain)
  const [area, look] = useState<AreaId>('')
  const [fought, tellFought] = useState(false)
  const [told, keep] = useState<BothSides>()
  // In sight until the next move.
  const fresh = useLastEntry().move.do === 'tellBattle'
  const text = game.buttons.hold
  const lands = Object.values(state.box.areas)
    .filter(({ kind }) => kind === 'land')
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const title = ({ house, token }: Held): string =>
    house === undefined ? text.nobody : token === true ? text.byToken(house) : text.byUnits(house)
  const holders: readonly Holder[] = ['nobody', ...state.playing.flatMap((house): Holder[] => [house, `${house}+`])]
  const mayEnd = objection({ over: true }) === undefined
  const there = area === '' ? undefined : controller(state, area)
  return (
    <Asked
      question={question}
      back={back}
      finish={{ label: text.tell(draft.areas.length), answer: draft.areas.length === 0 ? nothing : finished, missing: words.hold.none }}
      more={
        <>
          <Button kind="quiet" icon={icons.sword} onClick={() => tellFought(true)}>
            {text.tellBattle}
          </Button>
          {mayEnd && (
            <Button kind="quiet" onClick={() => void send({ do: 'endMarches' })}>
              {game.buttons.march.over}
            </Button>
          )}
        </>
      }
    >
      {told !== undefined && fresh && (
        <Suspense>
          <ToldBattle sides={told} />
        </Suspense>
      )}
      <ToldList
        label={words.hold.told}
        items={draft.areas.map((held) => ({
          key: held.area,
          lead: held.house !== undefined && <Shield house={held.house} size={28} />,
          title: names.area(state, held.area),
          note: title(held),
          drop: say(words.hold.drop, { area: names.area(state, held.area) }),
        }))}
        onDrop={(dropped) => become({ ...draft, areas: draft.areas.filter((other) => other.area !== dropped) })}
      />
      <PickFrom
        label={words.area}
        value={area === '' ? undefined : area}
        options={lands.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={look}
      />
      {area !== '' && (
        <section className="flex flex-col gap-1">
          <h2 className="label px-1">{say(words.hold.who, { area: printed(state, area).name })}</h2>
          <List label={say(words.hold.who, { area: printed(state, area).name })}>
            {holders.map((holder) => {
              const held = holdOf(area, holder)
              const now = held.house === there && (held.token === true) === (areaAt(state, area).token !== undefined)
              const against = reason(objection({ hold: held }))
              const tell = () => {
                put({ hold: held })
                look('')
              }
              return (
                <Row
                  key={holder}
                  title={title(held)}
                  lead={held.house === undefined ? <span className="no-shield" /> : <Shield house={held.house} size={28} />}
                  note={against ?? (now ? words.hold.now : undefined)}
                  {...(against === undefined ? { onPress: tell } : {})}
                />
              )
            })}
          </List>
        </section>
      )}
      {fought && (
        <Suspense>
          <TellBattle open onClose={() => tellFought(false)} onTold={keep} />
        </Suspense>
      )}
    </Asked>
  )
}

/** An answer that is none yet. */
const nothing = { ok: false, refusal: { code: 'MALFORMED', rule: 'C1', params: {} } } as const

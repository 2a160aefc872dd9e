import { Suspense, useState } from 'react'
import { Button } from '../../../../ui/Button'
import { Switch } from '../../../../ui/Field'
import { EnteredList } from '../../../../table/question/EnteredList'
import { Options } from '../../../../table/question/Options'
import { RoleChips } from '../../../../table/question/RoleChips'
import * as icons from '../icons'
import type { AreaId, HouseId } from '../../box/box'
import { evolve } from '../../transaction/evolve'
import type { Hold as Held } from '../../model/moves'
import { areaAt, printed, turnOrder } from '../../model/position'
import { holdDomain, type HoldDraft, type HoldStep } from '../../prompts/marches'
import { controller } from '../../model/control'
import type { BothSides } from '../calculator/forces'
import { HolderMark } from '../HolderMark'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { AreaChoice } from '../../../../table/board/AreaChoice'
import { ScrolledIntoView } from '../../../../table/board/ScrolledIntoView'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useFocusedArea } from '../focused-area'
import { useReason } from '../../../../table/question/speech'
import { useAskingWords } from '../../../../table/question/words'
import { useAnswering, useSend, type Answering } from '../../../../table/question/answering'
import { useGameState, useLastEntry } from './play'
import type { QuestionProps } from './props'
import { TellBattle, ReportedBattle } from './deferred-parts'
import { useQuestionWords } from '../words/questions'

/**
 * Question shown if the app does not track units: the players report which house now controls an area, report marches, and report battles.
 */
export function Hold({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const { words, say } = useQuestionWords()
  const { words: asking } = useAskingWords()
  const state = useGameState()
  const send = useSend()
  const answering = useAnswering(question, holdDomain(state))
  const { draft, setDraft, back, finished, objection } = answering
  const [area, look] = useFocusedArea(question)
  const [fought, tellFought] = useState(false)
  const [lastBattle, setLastBattle] = useState<BothSides>()
  // True if the last move reported a battle. This battle is shown until the next move.
  const fresh = useLastEntry().move.do === 'tellBattle'
  const text = game.buttons.hold
  // Position with the current draft applied, for the map.
  const after = evolve(state, { e: 'held', areas: draft.areas })
  const lands = Object.values(state.box.areas)
    .filter(({ kind }) => kind === 'land')
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const mayEnd = objection({ over: true }) === undefined
  const titleOf = ({ house, token }: Held): string =>
    house === undefined ? text.nobody : token === true ? text.byToken(house) : text.byUnits(house)
  const holder = area !== undefined && <Holder area={area} answering={answering} />
  const changes = (
    <EnteredList
      label={words.hold.changed}
      items={draft.areas.map((held) => ({
        key: held.area,
        lead: held.house !== undefined && <Shield house={held.house} size={28} />,
        title: names.area(state, held.area),
        note: titleOf(held),
        drop: say(words.hold.drop, { area: names.area(state, held.area) }),
      }))}
      onDrop={(dropped) => setDraft({ ...draft, areas: draft.areas.filter((other) => other.area !== dropped) })}
    />
  )
  return (
    <QuestionFrame
      question={question}
      back={back === undefined ? undefined : () => setDraft({ ...draft, areas: [] })}
      backLabel={asking.clear}
      finish={{ label: text.tell(draft.areas.length), answer: finished, missing: words.hold.none, isEmpty: draft.areas.length === 0 }}
      more={
        draft.areas.length === 0 && (
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
        )
      }
    >
      {lastBattle !== undefined && fresh && (
        <Suspense>
          <ReportedBattle sides={lastBattle} />
        </Suspense>
      )}
      <AreaChoice
        mapFirst
        state={after}
        legal={lands.map(({ id }) => id)}
        targets={draft.areas.map((held) => held.area)}
        chosen={area}
        onChoose={look}
        objection={(sea) => (printed(state, sea).kind === 'sea' ? words.hold.noSea : undefined)}
        list={
          <>
            {changes}
            <ScrolledIntoView looked={area !== undefined}>{holder}</ScrolledIntoView>
            <Options
              label={words.area}
              value={area}
              options={lands.map(({ id, name }) => ({ value: id, title: name, lead: <HolderMark state={after} area={id} /> }))}
              onChange={look}
            />
          </>
        }
      >
        {area === undefined ? changes : holder}
      </AreaChoice>
      {fought && (
        <Suspense>
          <TellBattle open onClose={() => tellFought(false)} onReported={setLastBattle} />
        </Suspense>
      )}
    </QuestionFrame>
  )
}

/**
 * Lets the players report which house controls an area. Shows the previous house, the new house, and whether only a power token marks the
 * area.
 */
function Holder({ area, answering: { draft, put, objection } }: { area: AreaId; answering: Answering<HoldDraft, HoldStep> }) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const reason = useReason()
  const before = controller(state, area)
  const change = draft.areas.find((held) => held.area === area)
  const now = change === undefined ? before : change.house
  const nameOf = (house: HouseId | undefined) => (house === undefined ? words.hold.nobody : names.house.plain(house))
  const tell = (house: HouseId | undefined, token = false) =>
    put({ hold: { area, ...(house === undefined ? {} : { house, ...(token ? { token } : {}) }) } })
  const byToken = now === undefined ? undefined : objection({ hold: { area, house: now, token: true } })
  const label = say(words.hold.who, { area: names.area(state, area) })
  return (
    <section className="flex flex-col gap-2" aria-label={label}>
      <p>
        <span className="type-title">{names.area(state, area)}</span>{' '}
        <span className="note">
          {change === undefined ? nameOf(before) : say(words.hold.change, { before: nameOf(before), now: nameOf(now) })}
        </span>
      </p>
      <RoleChips<HouseId>
        label={label}
        labelHidden
        roles={turnOrder(state)}
        value={now}
        onChange={(house) => tell(house)}
        nobody={{ label: words.hold.nobody, isChosen: now === undefined, choose: () => tell(undefined) }}
      />
      {now !== undefined && (byToken === undefined || change?.token === true) && (
        <ul className="card list">
          <Switch
            title={words.hold.byToken}
            note={reason(byToken)}
            on={change === undefined ? areaAt(state, area).token === now : change.token === true}
            onChange={(on) => tell(now, on)}
          />
        </ul>
      )}
    </section>
  )
}

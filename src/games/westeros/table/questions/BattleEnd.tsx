import { Button } from '../../../../ui/Button'
import { accepted } from '../../../../referee'
import type { AreaId, HouseId, UnitKind, Units } from '../../box/box'
import type { Move } from '../../rules/moves'
import { areaAt } from '../../model/position'
import { bladeDomain } from '../../prompts/battle-abilities'
import { casualtiesDomain, retreatDomain, type RetreatDraft, type RetreatStep } from '../../prompts/battle-losses'
import { casualtiesOwed, type Owed } from '../../rules/casualties'
import { beaten, retreatChooser, retreatOptions, retreatWays } from '../../rules/retreat'
import { engagementOf, resultOf } from '../../rules/strength'
import { NO_UNITS, type Battle, type State } from '../../model/state'
import { count, minus, units, worth } from '../../model/units'
import { UnitGlyphs } from '../Glyphs'
import { AreaChoice } from '../../../../table/board/AreaChoice'
import { useSpeech } from '../speech'
import { AskedInBattle } from './AskedInBattle'
import { Options } from '../../../../table/question/Options'
import { useReason } from '../../../../table/question/speech'
import { UnitSteps } from './parts'
import { useAnswering, useSend, type Answering } from '../../../../table/question/answering'
import { useBattle, useGameState } from './play'
import type { QuestionProps } from './props'
import { battleAfter } from './finished-battle'
import { TotalsAfter } from './TotalsAfter'
import { useQuestionWords } from '../words/questions'

/** Questions at the end of a battle: Valyrian Steel Blade, casualties, retreat. */

/** R14.15: the holder of the Valyrian Steel Blade decides whether to use it. */
export function Blade({ question }: QuestionProps) {
  const { game } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const send = useSend()
  const reason = useReason()
  const battle = useBattle()
  const house = question.roles[0]
  if (battle === undefined || house === undefined) return
  const domain = bladeDomain(state, house)
  const use = domain.finish({ use: true })
  const text = game.buttons.blade
  const keep = accepted<Move>({ do: 'blade', house, use: false })
  const now = resultOf(state, engagementOf(state, battle)).winner
  const used = use.ok ? battleAfter(state, use.value) : undefined
  // True if using the Blade changes the winner. Only then, the Blade button is the primary button.
  const decides = used !== undefined && resultOf(used.state, engagementOf(used.state, used.battle)).winner !== now
  return (
    <AskedInBattle
      question={question}
      finish={decides && use.ok ? { label: text.use, answer: use } : { label: text.keep, answer: keep }}
      battle={battle}
      more={use.ok && <Button onClick={() => void send(decides ? keep.value : use.value)}>{decides ? text.keep : text.use}</Button>}
    >
      {!use.ok && <p className="note">{reason(use.refusal)}</p>}
      {use.ok && !decides && <p className="note">{battle[now] === house ? words.blade.winsWithout : words.blade.changesNothing}</p>}
      {use.ok && <TotalsAfter state={state} battle={battle} move={use.value} />}
    </AskedInBattle>
  )
}

/** R14.19: the loser chooses the casualties. */
export function Casualties({ question }: QuestionProps) {
  const battle = useBattle()
  return battle && <Falling question={question} battle={battle} />
}

/** Returns the casualties that are selected when the question opens: the units with the lowest mustering cost. */
const cheapest = ({ box }: State, owed: Owed | undefined): Units =>
  (owed?.options ?? []).toSorted((a, b) => worth(a, box.musterValue) - worth(b, box.musterValue))[0] ?? NO_UNITS

function Falling({ question, battle }: QuestionProps & { battle: Battle }) {
  const { game, names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const reason = useReason()
  const owed = casualtiesOwed(state, battle)
  const { draft, put, setDraft, back, finished, objection } = useAnswering(question, casualtiesDomain(state, battle), cheapest(state, owed))
  const house = owed?.house ?? battle.defender
  const number = owed?.number ?? 0
  return (
    <AskedInBattle
      question={question}
      back={back}
      finish={{
        label: game.buttons.casualties.fall(draft),
        answer: finished,
        missing: say(words.casualties.missing, { chosen: count(draft), number }),
        whole: { do: 'casualties', house, units: draft },
      }}
      battle={battle}
      choosing
    >
      <ul className="card list">
        <UnitSteps
          label={names.house.plain(house)}
          of={owed?.standing ?? NO_UNITS}
          chosen={draft}
          objection={(kind: UnitKind) => reason(objection(kind))}
          onMore={put}
          onLess={(kind) => setDraft(minus(draft, units({ [kind]: 1 })))}
        />
      </ul>
      {owed !== undefined && count(owed.routed) > 0 && <p className="note">{game.battle.routedCountNothing(count(owed.routed))}</p>}
    </AskedInBattle>
  )
}

/** R14.20: the loser chooses the area of the retreat. Shows the units that are lost because of supply. */
export function Retreat({ question }: QuestionProps) {
  const battle = useBattle()
  return battle && <Retreating question={question} battle={battle} />
}

function Retreating({ question, battle }: QuestionProps & { battle: Battle }) {
  const { game, names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const reason = useReason()
  const answering = useAnswering(question, retreatDomain(state, battle))
  const { draft, put, back, finished, objection } = answering
  const survivors = beaten(state, battle)?.survivors ?? NO_UNITS
  const hopeless = retreatWays(state, battle).length === 0
  const options = retreatOptions(state, battle)
  // Areas to which a retreat is possible come first.
  const sortedOptions = options.toSorted((a, b) => Number(a.refusal !== undefined) - Number(b.refusal !== undefined))
  const whyNot = (area: AreaId) => {
    const refusal = options.find((option) => option.area === area)?.refusal
    return reason(refusal ?? (hopeless ? undefined : objection({ to: area }))) ?? (hopeless ? words.retreat.allLost : undefined)
  }
  const loser = beaten(state, battle)?.house ?? battle.defender
  const chooser = retreatChooser(battle)
  const whole: Move = {
    do: 'retreat',
    house: loser,
    lost: draft.lost,
    ...(draft.to === undefined ? {} : { to: draft.to }),
    ...(chooser === undefined ? {} : { by: chooser }),
  }
  const text = game.buttons.retreat
  return (
    <AskedInBattle
      question={question}
      back={back}
      finish={{
        label: draft.to === undefined ? text.all : text.to(state, draft.to, count(draft.lost)),
        answer: finished,
        missing: draft.to === undefined ? words.retreat.choose : undefined,
        whole: draft.to === undefined ? undefined : whole,
      }}
      battle={battle}
      choosing
    >
      {hopeless && <p className="note">{words.retreat.hopeless}</p>}
      <AreaChoice
        legal={options.flatMap(({ area }) => (whyNot(area) === undefined ? [area] : []))}
        chosen={draft.to}
        paths={draft.to === undefined ? [] : [[battle.area, draft.to]]}
        onChoose={(to) => put({ to })}
        objection={whyNot}
        facts={
          <p className="survivors">
            <UnitGlyphs standing={survivors} />
          </p>
        }
        besides={<Lost answering={answering} options={options} survivors={survivors} />}
        list={
          <Options<AreaId>
            label={words.retreat.where}
            labelHidden
            value={draft.to}
            options={sortedOptions.map(({ area, lost }) => ({
              value: area,
              title: names.area(state, area),
              ...(lost === undefined || lost === 0
                ? {}
                : { note: <span className="text-warn">{say(words.retreat.overSupply, { lost: names.count.units(lost) })}</span> }),
              trail: <Waiting area={area} house={loser} />,
              reason: whyNot(area),
            }))}
            onChange={(to) => put({ to })}
          />
        }
      />
      <p className="note">{game.battle.routed}</p>
    </AskedInBattle>
  )
}

/** Shows the units of the house that are already in an area to which it can retreat. */
function Waiting({ area, house }: { area: AreaId; house: HouseId }) {
  const { garrison } = areaAt(useGameState(), area)
  return garrison?.house === house && <UnitGlyphs standing={garrison.standing} routed={garrison.routed} />
}

interface LostProps {
  readonly answering: Answering<RetreatDraft, RetreatStep>
  readonly options: ReturnType<typeof retreatOptions>
  readonly survivors: typeof NO_UNITS
}

/** Lets the loser choose the surviving units that are lost because supply is too low in the area of the retreat. */
function Lost({ answering, options, survivors }: LostProps) {
  const { words } = useQuestionWords()
  const reason = useReason()
  const { draft, put, setDraft, objection } = answering
  const owed = options.find(({ area }) => area === draft.to)?.lost ?? 0
  if (draft.to === undefined || owed === 0) return
  return (
    <ul className="card list" aria-label={words.retreat.lost}>
      <UnitSteps
        label={words.retreat.lost}
        of={survivors}
        chosen={draft.lost}
        objection={(kind) => reason(objection({ lose: kind }))}
        onMore={(kind) => put({ lose: kind })}
        onLess={(kind) => setDraft({ ...draft, lost: minus(draft.lost, units({ [kind]: 1 })) })}
      />
    </ul>
  )
}

import { totalOf } from '../../../../kit/counts'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { DrawnByApp } from '../../../../table/question/DrawnByApp'
import { NumberKeys } from '../../../../table/question/entry/NumberKeys'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import type { Battle, LossesByPower, Stage } from '../../model/battle'
import type { OwnMove } from '../../rules/moves'
import { isUnit } from '../../box/units'
import { waysOf } from '../../model/battlefield'
import { awaiting } from '../../rules/conduct-combat'
import { aaHitsOn, openingOf, shootersOf, struckBy } from '../../rules/fire'
import { isChoice, lossesAfter, nextAfter } from '../../views/losses-after'
import { lossesText } from '../asking/steps'
import { useKeys } from '../asking/words'
import { useTexts } from '../parts/words'
import { useBattleWords } from '../results/words'
import { LastRoll } from '../results/LastRoll'
import { useAsked } from './shared'
import { useTurnWords, type TurnWords } from './words/turn'
import { useFightWords } from './words'

const lost = (losses: LossesByPower) => ({ do: 'lose', losses }) as const

/** Returns the key of the text that explains which units a stage can hit, and whether hit units still fire (R36–R39). */
const strikeOf = (battle: Battle, stage: Stage, bothSides: boolean): keyof TurnWords['strikes'] => {
  if (stage !== 'attackSubs' && stage !== 'defendSubs') return stage
  const struck = struckBy(stage)
  const answers = openingOf(battle)[struck].destroyer && (struck === 'defend' || bothSides)
  return answers ? 'subsAnswered' : 'subs'
}

/**
 * Component that asks for the hits of a battle stage. Shows buttons for each number to hit, and the losses that result. If the app rolls
 * the dice, the component rolls them automatically.
 */
export function Fire({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const turn = useTurnWords()
  const words = useFightWords()
  const rolls = useBattleWords()
  const sendAll = useSendAll()
  const { state, answer, setDraft, back, finish } = useAsked(question, 'fire')
  const now = state.battle && awaiting(state.battle, waysOf(state))
  if (now?.what !== 'roll') return
  const groups = Object.entries(now.fire)
    .filter(([, dice]) => dice > 0)
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
  const { battle } = state
  const shooters = battle === undefined ? {} : shootersOf(battle, now.stage, waysOf(state).profiles)
  // Before the first choice, the button is disabled: a hurried tap on it would enter that no die has hit.
  const isWhole = answer?.hits !== undefined
  const hits = Object.fromEntries(groups.map(([group]) => [group, answer?.hits?.[group] ?? 0]))
  const total = totalOf(hits)
  const about = battle && turn.strikes[strikeOf(battle, now.stage, state.settings.destroyerBothSides)]
  const move = { do: 'fire', stage: now.stage, hits } as const
  const losses = isWhole ? lossesAfter(state, move) : undefined
  // In AA fire, each group of dice has a type of aircraft as its target.
  const rowOf = (group: string, dice: number) =>
    isUnit(group)
      ? keys.row(`${aaHitsOn(battle?.modifiers ?? {})}`, texts.unitList({ [group]: dice }), dice)
      : keys.row(group, texts.unitList(shooters[group] ?? {}), dice)
  const labelOf = (n: number, moves: readonly OwnMove[]): string => {
    const next = nextAfter(state, moves)
    // AA fire removes hit aircraft immediately, so the text names the lost aircraft.
    const planes = now.stage === 'aa' && total > 0 ? rolls.falls(texts.unitList(hits), total) : undefined
    const then =
      next === undefined ? undefined : typeof next === 'string' ? rolls[next] : rolls.nowRolls(next.map((by) => texts.powers[by]))
    const first = planes ?? keys.hits(n)
    return then === undefined ? first : rolls.followedBy(first, then)
  }
  if (state.dice.source === 'app') {
    return (
      <DrawnByApp question={question} label={keys.roll(totalOf(now.fire))}>
        <LastRoll />
        <ul className="card list">
          {groups.map(([group, dice]) => (
            <li key={group} className="row">
              {rowOf(group, dice)}
            </li>
          ))}
        </ul>
        {about !== undefined && <p className="note">{about}</p>}
      </DrawnByApp>
    )
  }
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      {...(losses !== undefined && {
        aboveSubmit: (
          <p role="status" className="note">
            {turn.falls(lossesText(losses, texts))}
          </p>
        ),
      })}
      finish={{
        label: isWhole ? labelOf(total, [move, ...(losses === undefined ? [] : [lost(losses)])]) : words.chooseHits,
        answer: finish(isWhole ? move : undefined),
        ...(!isWhole && { missing: words.chooseHits }),
        following: losses === undefined ? [] : [lost(losses)],
      }}
      more={
        losses !== undefined &&
        isChoice(state, move) && (
          <Button kind="quiet" onClick={() => void sendAll([move])}>
            {words.otherLosses}
          </Button>
        )
      }
    >
      {groups.map(([group, dice]) => (
        <NumberKeys
          key={group}
          label={rowOf(group, dice)}
          most={dice}
          value={isWhole ? hits[group] : undefined}
          onChange={(n) => setDraft({ do: 'fire', stage: now.stage, hits: { ...hits, [group]: n } })}
        />
      ))}
      {about !== undefined && <p className="note">{about}</p>}
    </QuestionFrame>
  )
}

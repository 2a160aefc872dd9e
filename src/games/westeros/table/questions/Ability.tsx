import { Suspense, useState } from 'react'
import { Button } from '../../../../ui/Button'
import * as icons from '../icons'
import { accepted } from '../../../../referee'
import { abilityDomain, type AbilityStep } from '../../prompts/battle-abilities'
import { abilityDue, abilityTargets, type Target } from '../../rules/abilities'
import { abilityOf, cardOfSide } from '../../rules/played'
import type { Move } from '../../rules/moves'
import type { Code } from '../../model/refusals'
import { opposite, type Battle, type PendingAbility, type State } from '../../model/state'
import type { GameWords } from '../../words'
import { useSpeech } from '../speech'
import { AskedInBattle } from './AskedInBattle'
import { HouseCardFigures } from './HouseCard'
import { OtherText } from './deferred-parts'
import { Options } from '../../../../table/question/Options'
import { useAnswering, useSend } from '../../../../table/question/answering'
import { useBattle, useGameState } from './play'
import type { QuestionProps } from './props'
import { TotalsAfter } from './TotalsAfter'
import { useQuestionWords } from '../words/questions'

/**
 * R14.14: question about the text of a House card: carry out the text, decline it, or enter the effect of a card that is printed with
 * another text.
 */
export function Ability({ question }: QuestionProps) {
  const battle = useBattle()
  return battle && <Due question={question} battle={battle} />
}

/** Returns the key of a target in the list of targets. */
const keyOf = ({ area, target, routed, track }: Target): string =>
  [area ?? '', target ?? '', routed === true ? 'routed' : '', track ?? ''].join('|')

/** Returns a label that says what the text does to its target; undefined if the text has no such label. */
const carryOutLabel = (
  text: GameWords['buttons']['ability'],
  state: State,
  battle: Battle,
  { card, side }: PendingAbility,
  chosen: Target | undefined,
): string | undefined => {
  const effect = abilityOf(state, card)?.effect
  const opposed = cardOfSide(battle, opposite(side))
  const { area, target, track } = chosen ?? {}
  switch (effect?.effect) {
    case 'replaceOwnCard':
      return target === undefined ? undefined : text.payAndPlay(state, effect.cost, target)
    case 'discardFromHand':
      return target === undefined ? undefined : text.payAndDiscard(state, effect.cost, target)
    case 'takeBackCard':
      return target === undefined ? undefined : text.takeBack(state, target)
    case 'replaceOpposingCard':
      return opposed === undefined ? undefined : text.sendBack(state, opposed)
    case 'cancelAbility':
      return opposed === undefined ? undefined : text.cancel(state, opposed)
    case 'removeOrder':
      return area === undefined ? undefined : text.removeOrder(state, area)
    case 'gainPower':
      return text.gain(effect.amount)
    case 'lastOnTrack':
      return track === undefined ? undefined : text.last(track)
    default:
      return undefined
  }
}

function Due({ question, battle }: QuestionProps & { battle: Battle }) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const send = useSend()
  const [other, tellOther] = useState(false)
  const domain = abilityDomain(state, battle)
  const { draft, put, back, finished } = useAnswering<AbilityStep | undefined, AbilityStep, Move, Code>(question, domain)
  const due = abilityDue(state, battle)
  if (due === undefined) return
  const text = game.buttons.ability
  const effect = abilityOf(state, due.card)?.effect
  const optional = abilityOf(state, due.card)?.may === true
  const targets = abilityTargets(state, battle, due)
  const units = effect?.effect === 'destroyUnit' || effect?.effect === 'upgradeFootman'
  const title = ({ area, target, routed, track }: Target): string => {
    if (area !== undefined) return names.area(state, area)
    if (target !== undefined) return names.houseCard(state, target)
    if (track !== undefined) return names.track[track]
    if (units) return routed === true ? text.routed : text.standing
    return words.ability.onBoard
  }
  const carried = draft !== undefined && 'carryOut' in draft ? draft.carryOut : targets.length === 1 ? targets[0] : undefined
  const answer = carried === undefined ? finished : domain.finish({ carryOut: carried })
  return (
    <AskedInBattle
      question={question}
      back={back}
      finish={{
        label: targets.length === 0 ? words.ability.fallsAway : (carryOutLabel(text, state, battle, due, carried) ?? text.carryOut),
        answer: targets.length === 0 ? accepted<Move>({ do: 'ability', card: due.card }) : answer,
        missing: effect?.effect === 'replaceOwnCard' ? text.payAndChoose(effect.cost) : words.ability.choose,
      }}
      battle={battle}
      choosing={targets.length > 1}
      more={
        <>
          {optional && targets.length > 0 && (
            <Button onClick={() => void send({ do: 'ability', card: due.card, pass: true })}>{text.pass}</Button>
          )}
          <Button kind="quiet" icon={icons.overrule} onClick={() => tellOther(true)}>
            {text.byHand}
          </Button>
        </>
      }
    >
      {targets.length > 1 && (
        <Options
          label={words.ability.choose}
          labelHidden
          value={carried === undefined ? undefined : keyOf(carried)}
          options={targets.map((target) => ({
            value: keyOf(target),
            title: title(target),
            ...(target.target === undefined ? {} : { note: <HouseCardFigures card={target.target} /> }),
          }))}
          onChange={(key) => {
            const target = targets.find((one) => keyOf(one) === key)
            if (target !== undefined) put({ carryOut: target })
          }}
        />
      )}
      {targets.length === 1 && targets[0] !== undefined && Object.keys(targets[0]).length > 0 && (
        <p className="type-row">{title(targets[0])}</p>
      )}
      {targets.length === 0 && <p className="note">{words.ability.noTarget}</p>}
      <TotalsAfter state={state} battle={battle} move={targets.length > 0 && answer.ok ? answer.value : undefined} />
      {other && (
        <Suspense>
          <OtherText open onClose={() => tellOther(false)} card={due.card} battle={battle} />
        </Suspense>
      )}
    </AskedInBattle>
  )
}

import { DrawnByApp } from '../../../../table/question/DrawnByApp'
import { Options } from '../../../../table/question/Options'
import { useAnswering } from '../../../../table/question/answering'
import { TIDES_CARDS, type TidesCard } from '../../box/box'
import type { Battle } from '../../model/state'
import { bladeHolder } from '../../prompts/battle'
import { skullDomain, skullKey, tidesDomain, tidesLookDomain } from '../../prompts/tides'
import { sidesToDraw, skullOwed } from '../../rules/tides-deck'
import { UNIT_ICONS } from '../Glyphs'
import { Icon } from '../../../../ui/Icon'
import { sentence } from '../../../../ui/grammar/numbers'
import { useSpeech } from '../speech'
import { AskedInBattle } from './AskedInBattle'
import { BattleHeader } from './deferred-parts'
import { useBattle, useGameState } from './play'
import type { QuestionProps } from './props'
import { HandedSecret } from './Secret'

/** E22: questions about the optional Tides of Battle deck. */

/** E22.1: the app draws the cards of both sides, or the players report them. */
export function TidesDrawn({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const battle = useBattle()
  if (battle === undefined) return
  if (state.tracking.decks === 'table') return <ReportedTides question={question} battle={battle} />
  const text = game.buttons.tides
  return (
    <DrawnByApp question={question} label={sidesToDraw(battle).length > 1 ? text.draw : text.again}>
      <BattleHeader state={state} battle={battle} />
    </DrawnByApp>
  )
}

interface InBattleProps extends QuestionProps {
  readonly battle: Battle
}

function ReportedTides({ question, battle }: InBattleProps) {
  const { game, names } = useSpeech()
  const state = useGameState()
  const holder = bladeHolder(state, battle)
  const domain = tidesDomain(state, battle, holder)
  const { draft, put, back, finished } = useAnswering(question, domain)
  const text = game.buttons.tides
  const steps = domain.steps(draft)
  const replaces = steps.some((step) => 'replaced' in step)
  return (
    <AskedInBattle
      question={question}
      back={back}
      battle={battle}
      choosing
      finish={{ label: text.show, answer: finished, missing: text.missing }}
    >
      {sidesToDraw(battle).map((side) => {
        const isPossible = (card: TidesCard) =>
          draft[side] === card || steps.some((step) => 'card' in step && step.side === side && step.card === card)
        return (
          <Options<TidesCard>
            key={side}
            label={text.of(names.house.plain(battle[side]))}
            value={draft[side]}
            options={TIDES_CARDS.filter(isPossible).map((card) => ({ value: card, title: sentence(game.second.tidesCard(state, card)) }))}
            onChange={(card) => put({ side, card })}
          />
        )
      })}
      {replaces && (
        <Options<'kept' | 'replaced'>
          label={text.blade}
          value={draft.replaced === true ? 'replaced' : 'kept'}
          options={[
            { value: 'kept', title: text.replacedOff },
            { value: 'replaced', title: text.replaced(names.house.plain(holder)) },
          ]}
          onChange={(value) => put({ replaced: value === 'replaced' })}
        />
      )}
    </AskedInBattle>
  )
}

/** E22.2: the holder of the Blade sees its own card alone, and keeps or replaces it. */
export function TidesLook({ question }: QuestionProps) {
  const battle = useBattle()
  return battle && <OwnTidesCard question={question} battle={battle} />
}

function OwnTidesCard({ question, battle }: InBattleProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const house = question.roles[0] ?? bladeHolder(state, battle)
  const domain = tidesLookDomain(state, house)
  const { draft, put, back, finished } = useAnswering(question, domain)
  const text = game.buttons.tides
  const card = battle.tides?.[battle.attacker === house ? 'attacker' : 'defender']
  const labelOf = (use: boolean) => (use ? text.replace : text.keep)
  return (
    <AskedInBattle
      question={question}
      back={back}
      battle={battle}
      choosing
      finish={{
        label: draft.chosen === undefined ? '' : labelOf(draft.chosen),
        answer: finished,
        missing: game.buttons.choice.missing,
      }}
      more={
        card !== undefined && (
          <HandedSecret role={house}>
            <p className="card type-title p-3">{sentence(game.second.tidesCard(state, card))}</p>
          </HandedSecret>
        )
      }
    >
      <Options<'keep' | 'replace'>
        label={game.question(question, state).title}
        labelHidden
        value={draft.chosen === undefined ? undefined : draft.chosen ? 'replace' : 'keep'}
        options={domain.steps({}).map(({ choose }) => ({ value: choose ? 'replace' : 'keep', title: labelOf(choose) }))}
        onChange={(value) => put({ choose: value === 'replace' })}
      />
    </AskedInBattle>
  )
}

/** E22.4: a side chooses the unit that it loses by a skull. */
export function Skull({ question }: QuestionProps) {
  const battle = useBattle()
  return battle && <SkullTargets question={question} battle={battle} />
}

function SkullTargets({ question, battle }: InBattleProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const { draft, put, back, finished } = useAnswering(question, skullDomain(state, battle))
  const text = game.buttons.skull
  const targets = skullOwed(state, battle)?.options ?? []
  const chosen = targets.find((target) => skullKey(target) === draft.chosen)
  const labelOf = ({ unit, routed }: (typeof targets)[number]) => text.lose(unit, routed === true)
  const noneLeft = [{ value: 'none', title: text.none }]
  return (
    <AskedInBattle
      question={question}
      back={back}
      battle={battle}
      choosing
      finish={{
        label: chosen === undefined ? (draft.chosen === undefined ? '' : text.none) : labelOf(chosen),
        answer: finished,
        missing: text.missing,
      }}
    >
      <Options
        label={game.question(question, state).title}
        labelHidden
        value={draft.chosen}
        options={
          targets.length === 0
            ? noneLeft
            : targets.map((target) => ({ value: skullKey(target), title: labelOf(target), lead: <Icon of={UNIT_ICONS[target.unit]} /> }))
        }
        onChange={(choose) => put({ choose })}
      />
    </AskedInBattle>
  )
}

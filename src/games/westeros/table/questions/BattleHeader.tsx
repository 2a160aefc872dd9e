import { useState } from 'react'
import { create } from 'zustand'
import { engagementOf } from '../../rules/strength'
import { SIDES, type Battle, type BattleStep, type State } from '../../model/state'
import { Balance, type BalanceProps } from '../calculator/Balance'
import { Verdict } from '../calculator/Verdict'
import { useLow } from '../../../../table/shell/wide'
import { useSpeech } from '../speech'
import { BattleSummary } from './BattleSummary'
import { useFought } from './finished-battle'
import { PlayedHouseCard } from './HouseCard'
import { useQuestionWords } from '../words/questions'

export interface BattleHeaderProps {
  readonly state: State
  /** The open battle, or as it would be with a draft. */
  readonly battle: Battle
  /** The question has choices of its own: on a low screen they come before the addends. */
  readonly choosing?: boolean | undefined
}

/** The battle whose addends somebody has opened on a low screen, by the entry that began it. */
const useOpened = create<{ readonly battle?: string | undefined }>(() => ({}))

/** The fold of the balance; undefined where all of it is shown. */
const useFold = (battle: string | undefined, choosing: boolean): BalanceProps['fold'] => {
  const open = useOpened((opened) => opened.battle === battle)
  const low = useLow(choosing)
  if (!low || battle === undefined) return undefined
  return { open, turn: () => useOpened.setState({ battle: open ? undefined : battle }) }
}

const STEPS = ['support', 'cards', 'blade', 'won', 'retreat'] as const satisfies readonly BattleStep[]

/** Texts belong to the cards, and losses to the result. */
const stepOf = (step: BattleStep): (typeof STEPS)[number] => (step === 'abilities' ? 'cards' : step === 'casualties' ? 'won' : step)

/** R14.2: how far the battle is. */
function Progress({ state, battle }: BattleHeaderProps) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const here = STEPS.indexOf(stepOf(battle.step))
  return (
    <div className="battle-progress">
      <p className="label">{say(words.battle.for, { area: names.area(state, battle.area) })}</p>
      <ol aria-label={words.battle.steps}>
        {STEPS.map((step, at) => (
          <li key={step} aria-current={at === here ? 'step' : undefined} data-past={at < here ? '' : undefined}>
            <span>{words.battle.step[step]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The cards of a battle by name, as far as they were named. */
export const named = ({ cards }: Battle) =>
  Object.fromEntries(
    SIDES.flatMap((side) => {
      const played = cards?.[side]
      return played !== undefined && 'card' in played ? [[side, played.card]] : []
    }),
  )

/**
 * R14: an open battle: how far it is, and the balance. The result has filled the screen; what decided it is folded into a line then.
 */
export function BattleHeader({ state, battle, choosing = false }: BattleHeaderProps) {
  const { names } = useSpeech()
  const fought = useFought()
  const place = names.area(state, battle.area)
  const fold = useFold(fought?.began, choosing)
  const { decided } = fought ?? {}
  const result = decided?.battle.result
  return (
    <section className="battle" aria-label={place}>
      <Progress state={state} battle={battle} />
      {decided === undefined || result === undefined ? (
        <Counted state={decided?.state ?? state} battle={decided?.battle ?? battle} fold={fold} />
      ) : (
        <BattleSummary engagement={engagementOf(decided.state, decided.battle)} result={result}>
          <Counted {...decided} />
        </BattleSummary>
      )}
    </section>
  )
}

/** The totals of both sides in one row, every addend behind it: what a question on the map shows of the balance. */
export function BattleTotals({ state, battle }: BattleHeaderProps) {
  const { names } = useSpeech()
  const [open, setOpen] = useState(false)
  return (
    <section className="battle" aria-label={names.area(state, battle.area)}>
      <Counted state={state} battle={battle} fold={{ open, turn: () => setOpen(!open) }} />
    </section>
  )
}

interface CountedProps {
  readonly state: State
  readonly battle: Battle
  readonly fold?: BalanceProps['fold'] | undefined
}

/** The balance of a battle, and its verdict if it is decided. */
export function Counted({ state, battle, fold }: CountedProps) {
  const engagement = engagementOf(state, battle)
  const { ballot } = state
  const sealed = ballot?.kind === 'card' ? SIDES.filter((side) => ballot.cast[battle[side]] !== undefined) : []
  return (
    <>
      <Balance state={state} engagement={engagement} cards={named(battle)} sealed={sealed} fold={fold} />
      {battle.result !== undefined && <Verdict engagement={engagement} result={battle.result} />}
    </>
  )
}

/** The House cards that were played, which text is carried out now, and what the texts have done so far. */
export function BattleCards({ battle }: BattleHeaderProps) {
  const { game } = useSpeech()
  const { words } = useQuestionWords()
  const texts = useFought()?.texts ?? []
  return (
    <>
      {battle.cards !== undefined && (
        <div className="grid grid-cols-[1fr_1fr] gap-2" data-stacks="wide">
          {SIDES.map((side) => {
            const played = battle.cards?.[side]
            return played !== undefined && <PlayedHouseCard key={side} played={played} house={battle[side]} battle={battle} />
          })}
        </div>
      )}
      {texts.length > 0 && (
        <ul className="texts" aria-label={words.battle.texts}>
          {texts.map(({ event, before, after }, k) => (
            <li key={k}>{game.atOnce(event, before, after)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

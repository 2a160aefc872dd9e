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
  /** Open battle, if needed with the current draft applied. */
  readonly battle: Battle
  /** Whether the question has choices. On a low screen, the numbers added to the strength are then collapsed to leave room. */
  readonly choosing?: boolean | undefined
}

/** Battle whose numbers are expanded on a low screen: id of the entry that began the battle. */
const useOpened = create<{ readonly battle?: string | undefined }>(() => ({}))

/** Returns the state that expands the strength of both sides; undefined if the screen is high enough to show everything. */
const useFold = (battle: string | undefined, choosing: boolean): BalanceProps['fold'] => {
  const open = useOpened((opened) => opened.battle === battle)
  const low = useLow(choosing)
  if (!low || battle === undefined) return undefined
  return { open, turn: () => useOpened.setState({ battle: open ? undefined : battle }) }
}

const STEPS = ['support', 'cards', 'blade', 'won', 'retreat'] as const satisfies readonly BattleStep[]

/** Maps a step of a battle to a step of the progress bar: texts are part of the cards, casualties part of the result. */
const stepOf = (step: BattleStep): (typeof STEPS)[number] => (step === 'abilities' ? 'cards' : step === 'casualties' ? 'won' : step)

/** R14.2: progress of the battle, as a bar of steps. */
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

/** Returns the House cards of a battle that were reported by name. */
export const named = ({ cards }: Battle) =>
  Object.fromEntries(
    SIDES.flatMap((side) => {
      const played = cards?.[side]
      return played !== undefined && 'card' in played ? [[side, played.card]] : []
    }),
  )

/**
 * R14: header of an open battle: progress, and the strength of both sides. After the result, the strength can be collapsed into one
 * line.
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

/** Totals of both sides in one row; the added numbers are collapsed. Shown by questions on the map. */
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

/** Strength of both sides of a battle, with the result if the battle is decided. */
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

/** The House cards that were played, the text that is carried out now, and the effects of the texts so far. */
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

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
  /** Open battle. May already include the answer that the player drafts. */
  readonly battle: Battle
  /** Whether the question has choices. If so, the numbers added to the strength are collapsed on a low screen. */
  readonly choosing?: boolean | undefined
}

/** Id of the battle (the entry that began it) whose added numbers the user has expanded on a low screen. */
const useOpened = create<{ readonly battle?: string | undefined }>(() => ({}))

/** Returns the state of the collapsible strengths of both sides; undefined if the screen is high enough to show them in full. */
const useFold = (battle: string | undefined, choosing: boolean): BalanceProps['fold'] => {
  const open = useOpened((opened) => opened.battle === battle)
  const low = useLow(choosing)
  if (!low || battle === undefined) return undefined
  return { open, turn: () => useOpened.setState({ battle: open ? undefined : battle }) }
}

const STEPS = ['support', 'cards', 'blade', 'won', 'retreat'] as const satisfies readonly BattleStep[]

/** Step of the progress bar for each step of the battle: abilities and Tides belong to the cards, casualties to the result. */
const STEP_SHOWN: Readonly<Record<BattleStep, (typeof STEPS)[number]>> = {
  support: 'support',
  cards: 'cards',
  abilities: 'cards',
  anotherCard: 'cards',
  tides: 'cards',
  tidesLook: 'cards',
  blade: 'blade',
  won: 'won',
  casualties: 'won',
  skulls: 'won',
  retreat: 'retreat',
}

/** R14.2: progress of the battle, as a bar of steps. */
function Progress({ state, battle }: BattleHeaderProps) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const here = STEPS.indexOf(STEP_SHOWN[battle.step])
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

/** Returns the House cards of a battle that are known by name. */
export const named = ({ cards }: Battle) =>
  Object.fromEntries(
    SIDES.flatMap((side) => {
      const played = cards?.[side]
      return played !== undefined && 'card' in played ? [[side, played.card]] : []
    }),
  )

/**
 * R14: header of an open battle with its progress and the strength of both sides. After the result, the user can collapse the strength into
 * one line.
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

/** Total strength of both sides in one row, with the added numbers collapsed. Shown above questions on the map. */
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

/** House cards that were played, the card text that is carried out now, and the effects of the texts so far. */
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
            // A side that has to play another card has none until it chooses.
            const isMissing = battle.redraw === side && played !== undefined && 'told' in played
            return played !== undefined && !isMissing && <PlayedHouseCard key={side} played={played} house={battle[side]} battle={battle} />
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

import { useEffect, useRef } from 'react'
import { engagementOf } from '../../rules/strength'
import { SIDES, type Battle, type BattleStep, type State } from '../../state'
import { Balance } from '../calculator/Balance'
import { Verdict } from '../calculator/Verdict'
import { useSpeech } from '../speech'
import { Folded } from './Folded'
import { useFought } from './fought'
import { PlayedHouseCard } from './HouseCard'
import { useQuestionWords } from './words'

export interface BattleHeaderProps {
  readonly state: State
  /** The open battle, or as it would be with a draft. */
  readonly battle: Battle
}

const STEPS = ['support', 'cards', 'abilities', 'blade', 'won', 'casualties', 'retreat'] as const satisfies readonly BattleStep[]

/** R14.2: how far the battle is, as a thin line that names the step at hand. */
function Progress({ state, battle }: BattleHeaderProps) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const here = STEPS.indexOf(battle.step)
  return (
    <div className="battle-progress">
      <h2 className="label">
        {say(words.battle.for, { area: names.area(state, battle.area) })}
        <b aria-hidden>{words.battle.step[battle.step]}</b>
      </h2>
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
const named = ({ cards }: Battle) =>
  Object.fromEntries(
    SIDES.flatMap((side) => {
      const played = cards?.[side]
      return played !== undefined && 'card' in played ? [[side, played.card]] : []
    }),
  )

/**
 * R14: an open battle: how far it is, the balance, and the result with its reason. After the result the sums stay as they decided; once
 * the table has seen them, they fold into a line.
 */
export function BattleHeader({ state, battle }: BattleHeaderProps) {
  const { names } = useSpeech()
  const fought = useFought()
  const place = names.area(state, battle.area)
  const section = useRef<HTMLElement>(null)
  useEffect(() => beginAt(section.current), [])
  const { decided } = fought ?? {}
  const result = decided?.battle.result
  return (
    <section className="battle" ref={section} aria-label={place}>
      <Progress state={state} battle={battle} />
      {decided === undefined || result === undefined || fought?.fresh === true ? (
        <Counted state={decided?.state ?? state} battle={decided?.battle ?? battle} />
      ) : (
        <Folded engagement={engagementOf(decided.state, decided.battle)} result={result}>
          <Counted {...decided} />
        </Folded>
      )}
    </section>
  )
}

/** The battle begins where the eye begins: what stands above it has been seen. The question itself stays in sight. */
const beginAt = (section: HTMLElement | null): void => {
  section?.scrollIntoView({ block: 'start' })
  section?.parentElement?.querySelector('h1')?.scrollIntoView({ block: 'nearest' })
}

/** The balance of a battle, and its verdict if it is decided. */
export function Counted({ state, battle }: BattleHeaderProps) {
  const engagement = engagementOf(state, battle)
  const { ballot } = state
  const sealed = ballot?.kind === 'card' ? SIDES.filter((side) => ballot.cast[battle[side]] !== undefined) : []
  return (
    <>
      <Balance state={state} engagement={engagement} cards={named(battle)} sealed={sealed} />
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
        <div className="cards-row">
          {SIDES.map((side) => {
            const played = battle.cards?.[side]
            return played !== undefined && <PlayedHouseCard key={side} played={played} house={battle[side]} battle={battle} />
          })}
        </div>
      )}
      {texts.length > 0 && (
        <ul className="texts" aria-label={words.battle.texts}>
          {texts.map(({ event, before, after }, k) => (
            <li key={k}>{game.event(event, before, after)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

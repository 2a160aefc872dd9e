import './press.css'
import { plus, totalOf } from '../../../../kit/counts'
import { useInSteps } from '../../../../table/question/in-steps'
import { countOf, fightersIn, isAir, profilesOf, troopsIn, type Army, type Unit } from '../../box/units'
import type { Battle } from '../../model/battle'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { shownOdds, type Odds, type Question } from '../../odds/odds'
import { decideOwn } from '../../rules/decide'
import { aaFire } from '../../rules/fire'
import { useFightWords } from './words'

/** Adds up the units of all defenders of a battle as one army. */
export const together = (defend: Battle['defend']): Army => {
  const armies = Object.values(defend)
  const hurt = armies.reduce((all, army) => all + (army.hurt ?? 0), 0)
  const units = armies.reduce<Army>((all, { hurt: _hurt, ...army }) => plus<Unit>(all, army), {})
  return hurt > 0 ? { ...units, hurt } : units
}

/** Creates the input for the odds of a battle in progress, in which AA fire and bombardment are over. */
export const goingOn = (battle: Battle, { numbers, settings }: State): Question => ({
  place: battle.place,
  attack: battle.attack,
  defend: together(battle.defend),
  attackTech: battle.tech.attacker,
  defendTech: [...new Set(Object.values(battle.tech.defender).flat())],
  modifiers: battle.modifiers,
  profiles: profilesOf(numbers),
  destroyerBothSides: settings.destroyerBothSides,
  first: false,
})

/** Returns a battle if both sides have units that fight. */
const withBothSides = (battle: Battle | undefined): Battle | undefined =>
  battle !== undefined && fightersIn(battle.attack) > 0 && fightersIn(together(battle.defend)) > 0 ? battle : undefined

/** Returns the battle that a move would begin; undefined if the move is illegal or a side has no units that fight. */
export const begunBy = (state: State, move: OwnMove): Battle | undefined => {
  const decided = decideOwn(state, move)
  return withBothSides(decided.ok ? decided.value.find((event) => event.e === 'battleBegun')?.battle : undefined)
}

/** Returns the battle after its losses; undefined if the move is illegal or a side has no units left that fight. */
export const afterLosses = (state: State, move: OwnMove): Battle | undefined => {
  const decided = decideOwn(state, move)
  return withBothSides(decided.ok ? decided.value.find((event) => event.e === 'lossesTaken')?.battle : undefined)
}

/** Creates the input for the odds of a battle that has not begun. */
export const beforeIt = (battle: Battle, state: State): Question => ({
  ...goingOn(battle, state),
  bombard: battle.bombard,
  amphibious: battle.amphibious,
  seaBattle: battle.seaBattle,
  first: true,
})

/**
 * Creates the input for the odds of a running battle from its next roll. Includes the AA fire and the bombardment that are still to come.
 * Undefined in the middle of a cycle, because the odds can only begin with a whole cycle.
 */
export const fromNextRoll = (battle: Battle, state: State): Question | undefined => {
  const { place, cycle, due, done, step7, opening, outcome } = battle
  if (outcome !== undefined || withBothSides(battle) === undefined) return undefined
  if (step7 !== null) return goingOn(battle, state)
  const hasBegun = place === 'sea' ? opening !== undefined : done.includes('attack')
  if (due.length > 0 || hasBegun) return undefined
  if (cycle > 1) return goingOn(battle, state)
  const question = beforeIt(battle, state)
  const { aa: _aa, ...withoutGuns } = question.defend
  return {
    ...question,
    ...(done.includes('aa') && { defend: withoutGuns }),
    ...(done.includes('bombard') && { bombard: {} }),
  }
}

const NOBODY: Question = { place: 'land', attack: {}, defend: {} }

/** Hook that computes the odds of a battle in small steps. Returns undefined until the computation has finished. */
export const useOdds = (question: Question | undefined): Odds | undefined => {
  const odds = useInSteps(JSON.stringify(question ?? NOBODY), () => shownOdds(question ?? NOBODY))
  return question === undefined ? undefined : odds
}

/** Probability below which an event counts as impossible; also its distance from 1 above which an event counts as certain. */
const NEGLIGIBLE = 1e-6

/** Returns a probability as text. Only an impossible event is shown as 0 %, and only a certain event as 100 %. */
export const percent = (p: number): string => {
  const rounded = Math.round(100 * p)
  if (rounded === 0 && p > NEGLIGIBLE) return '< 1 %'
  return rounded === 100 && p < 1 - NEGLIGIBLE ? '> 99 %' : `${rounded} %`
}

interface FiguresProps {
  readonly figures: readonly { readonly figure: string | number; readonly label: string }[]
  /** Whether the figures are still being computed. */
  readonly isBusy?: boolean
  /** Whether screen readers skip the figures, because another text says the same. */
  readonly isHidden?: boolean
}

/** Component that shows large figures beside each other, each with its label. */
export function Figures({ figures, isBusy, isHidden }: FiguresProps) {
  return (
    <ul className="axis-figures grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2" aria-busy={isBusy} aria-hidden={isHidden}>
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <b>{figure}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}

/**
 * Component that shows four probabilities: that the attacker wins, that he captures the territory, that he loses, and that no unit
 * survives. Until they are computed, it shows dots.
 */
export function OddsFigures({ odds, place }: { readonly odds: Odds | undefined; readonly place: Question['place'] }) {
  const words = useFightWords()
  const figures: readonly (readonly [number | undefined, string])[] = [
    [odds?.win, words.win],
    ...(place === 'land' ? [[odds?.capture, words.take] as const] : []),
    [odds?.lose, words.lose],
    [odds?.draw, words.gone],
  ]
  return (
    <Figures isBusy={odds === undefined} figures={figures.map(([p, label]) => ({ figure: p === undefined ? '…' : percent(p), label }))} />
  )
}

/** Returns whether the odds include AA fire that is still to come. */
const includesGuns = ({ first = true, attack, defend, modifiers = {} }: Question): boolean =>
  first && totalOf(aaFire(attack, (defend.aa ?? 0) > 0, modifiers)) > 0

/** Returns whether the order of losses matters for the odds: aircraft and land units attack, and the last land unit is kept. */
const keepsGround = ({ place, attack }: Question): boolean => place === 'land' && countOf(attack, isAir) > 0 && troopsIn(attack) > 0

/**
 * Component that shows, above the submit button, the odds that the attacker wins and captures the territory. `label` is a text before
 * them.
 */
export function OddsLine({ question, label }: { readonly question: Question; readonly label?: string }) {
  const words = useFightWords()
  const odds = useOdds(question)
  const includes = [...(keepsGround(question) ? [words.keepsGround] : []), ...(includesGuns(question) ? [words.withGuns] : [])]
  return (
    <p className="axis-odds" role="status" aria-busy={odds === undefined}>
      {label !== undefined && `${label} `}
      {odds === undefined ? words.reckoning : words.odds(percent(odds.win), question.place === 'land' ? percent(odds.capture) : undefined)}
      {odds !== undefined && includes.length > 0 && ` (${includes.join(', ')})`}
    </p>
  )
}

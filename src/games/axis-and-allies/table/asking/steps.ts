import type { StepName } from '../../../../table/standard/standard-game'
import type { Language } from '../../../../ui/words'
import { DEVELOPMENTS } from '../../box/powers'
import type { LossesByPower } from '../../model/battle'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import type { Draft } from '../../prompts/domains'
import { textsIn, type Texts } from '../parts/words'
import { keysIn, type Keys } from './words'

/** Labels of the suggested answers that a question shows in a list. */

const isMove = (answer: OwnMove | LossesByPower): answer is OwnMove => 'do' in answer

/** Returns the losses of all owners as text. */
export const lossesText = (losses: LossesByPower, texts: Texts): string =>
  Object.entries(losses)
    .map(([power, units]) => `${texts.powers[power as keyof typeof texts.powers]}: ${texts.unitList(units)}`)
    .join('; ')

const moveText = (move: OwnMove, state: State, texts: Texts, keys: Keys): StepName => {
  const at = (space: string) => texts.spaceName(space)
  switch (move.do) {
    case 'phase':
      return { title: move.to === 'end' ? keys.endTurn : keys.onTo(texts.phases[move.to] ?? `${move.to}`) }
    case 'victory':
      return { title: move.goOn ? keys.playOn : keys.endGame }
    case 'research':
      return { title: keys.research(developmentOf(move.develop, texts), move.buy) }
    case 'develop':
      return { title: developmentOf(move.develop, texts) }
    case 'mobilize':
      return { title: `${texts.unitList({ [move.unit]: move.count ?? 1 })}: ${at(move.at)}`, note: move.via && keys.via(at(move.via)) }
    case 'leftover':
      return { title: move.keep ? keys.keep : keys.refund }
    case 'tick':
      return { title: texts.advantageName(move.advantage) }
    case 'move':
      return { title: `${texts.unitList({ [move.unit]: move.count })}: ${move.path.map(at).join(' → ')}` }
    case 'ship':
      return { title: keys.transport(at(move.ship.at)), note: move.steps.map((step) => keys.sail(step, at, texts.unitList)).join(', ') }
    case 'enter':
      return { title: at(move.at), role: state.territories[move.at]?.controller }
    case 'announce':
      return { title: keys.announce(move.battle.kind, at(move.battle.at)) }
    case 'promise':
      return { title: at(move.to) }
    case 'landed':
      return { title: keys.allLanded }
    case 'rocket':
      return { title: `${at(move.from)} → ${at(move.to)}` }
    case 'raid':
      return { title: `${at(move.at)}: ${texts.unitList(move.units)}` }
    case 'callOffLanding':
      return { title: at(move.at) }
    case 'battle':
      return { title: at(move.at) }
    case 'press':
      return { title: keys.press }
    case 'retreat':
      return { title: move.to === '' ? withdrawText(state, keys) : keys.retreat(at(move.to)) }
    case 'flyHome':
      return { title: keys.flyHome(texts.unitList(move.units)) }
    case 'submerge':
      return { title: keys.submerge(move.n) }
    case 'breakOff':
      return { title: Object.keys(move.attack).length > 0 ? keys.attackerStays : keys.defenderStays }
    case 'confirm':
      return { title: keys.done }
    case 'lose':
      return { title: lossesText(move.losses ?? move.attacker ?? {}, texts) }
    case 'dice':
      return { title: move.faces.join(', ') }
    case 'purchase':
      return { title: texts.unitList(move.buy) }
    case 'fire':
      return {
        title: Object.values(move.dice ?? {})
          .flat()
          .join(', '),
      }
  }
}

/** Returns the text about units that leave a battle without a target space: submarines submerge, and aircraft fly home (R47, R49). */
export const withdrawText = ({ battle }: Pick<State, 'battle'>, { withdraw }: Keys): string => {
  const { ss = 0, ftr = 0, bmb = 0 } = battle?.attack ?? {}
  return withdraw[ss === 0 ? 'aircraft' : ftr + bmb === 0 ? 'submarines' : 'both']
}

const developmentOf = (number: number, { developments }: Texts): string => {
  const development = DEVELOPMENTS[number - 1]
  return development === undefined ? `${number}` : developments[development]
}

/** Returns the label of a suggested answer in a list. */
export const stepIn = ({ answer }: Draft, { state }: { readonly state: State }, language: Language): StepName | undefined => {
  if (answer === undefined) return undefined
  const texts = textsIn(language)
  return isMove(answer) ? moveText(answer, state, texts, keysIn(language)) : { title: lossesText(answer, texts) }
}

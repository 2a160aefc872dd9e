import { numberOf } from '../../box/box'
import { iconsOf, type Engagement } from '../../rules/strength'
import { opposite, SIDES, type BattleResult, type Side } from '../../model/state'
import { count } from '../../model/units'
import { sentence } from '../../../../ui/grammar/numbers'
import { useSpeech } from '../speech'

export interface VerdictProps {
  readonly engagement: Engagement
  readonly result: BattleResult
}

/** Shows the winner and the totals, with the result for the loser: casualties, retreat, and routed units that do not count. */
export function Verdict({ engagement, result }: VerdictProps) {
  return (
    <div className="verdict">
      <p className="type-title">{useWinner(engagement, result)}.</p>
      <p className="note">{useCost(engagement, result)}</p>
    </div>
  )
}

/**
 * Hook that returns the losses of the loser, in sentences.
 * @param byText casualties that texts of House cards caused so far, one sentence each
 */
export function useCost(engagement: Engagement, { winner, casualties, decidedBy }: BattleResult, byText: readonly string[] = []): string {
  const { names, game } = useSpeech()
  const loser = engagement[opposite(winner)]
  const { swords } = iconsOf(engagement, winner)
  const { fortifications } = iconsOf(engagement, opposite(winner))
  // E14.13: siege engines of the loser are destroyed and do not retreat.
  const engines = numberOf(loser.standing, 'siegeEngine')
  const lostBySkulls = (side: Side) => {
    const { standing, routed, spared } = engagement[side]
    const fallen = side === opposite(winner) ? casualties + engines : 0
    return spared === true ? 0 : Math.min(engagement[opposite(side)].tides?.skulls ?? 0, count(standing) + count(routed) - fallen)
  }
  const toRetreat = Math.max(0, count(loser.standing) - engines - casualties - lostBySkulls(opposite(winner)))
  const routed = count(loser.routed)
  const sentences = [
    ...(decidedBy === 'fiefdoms' ? [game.battle.equal] : []),
    game.battle.fall(swords, fortifications, casualties, byText.length > 0),
    ...SIDES.flatMap((side) =>
      lostBySkulls(side) > 0 ? [game.battle.bySkulls(names.house.nom(engagement[side].house), lostBySkulls(side))] : [],
    ),
    ...(engines > 0 ? [`${names.house.plain(loser.house)}: ${game.battle.enginesFall(engines)}`] : []),
    ...(toRetreat > 0 ? [`${names.house.plain(loser.house)}: ${game.battle.retreat(toRetreat)}`] : []),
    ...(routed > 0 ? [game.battle.routedCountNothing(routed)] : []),
  ]
  return [...byText, `${sentences.map(sentence).join('. ')}.`].join(' ')
}

/** Returns "House Stark wins, 7 to 6", without a full stop. */
export function useWinner(engagement: Engagement, { winner, attacker, defender }: BattleResult): string {
  const { names, game } = useSpeech()
  const [more, less] = winner === 'attacker' ? [attacker, defender] : [defender, attacker]
  return sentence(game.battle.wins(names.house.nom(engagement[winner].house), more, less))
}

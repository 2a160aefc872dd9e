import type { Addend } from '../../../../kit/addends'
import { weightOf, type Voter } from '../../../../kit/vote'
import type { Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import type { State } from '../../model/state'
import { votesAt } from '../../rules/votes'
import type { Texts } from './words'

/**
 * All that the votes of a clan are made of, as one sum: "3 settlements (2 villages + church) + army 1 − palisade 1".
 * @param settlements what the settlements are, if they are not all villages
 */
export const madeOf = (addends: readonly Addend[], texts: Pick<Texts, 'addends' | 'settlements'>, settlements?: string): string =>
  addends
    .map(({ why, amount }, at) => {
      const sign = amount < 0 ? '− ' : at > 0 ? '+ ' : ''
      const what = why === 'settlements' && settlements !== undefined ? ` (${settlements})` : ''
      const counted = why === 'settlements' ? texts.settlements(amount) : `${texts.addends[why] ?? why} ${Math.abs(amount)}`
      return `${sign}${counted}${what}`
    })
    .join(' ')

/** Clans with a settlement or a hero in a territory whose votes come to 0, with the addends that say why. */
export const voicelessOf = (voters: readonly Voter<Clan>[]): readonly Voter<Clan>[] =>
  voters.filter((voter) => voter.addends.length > 0 && weightOf(voter) === 0)
/** The same for a territory of the board. */
export const voicelessAt = (state: State, at: PlaceId): readonly Voter<Clan>[] => voicelessOf(votesAt(state, at))

import type { Addend } from '../../../../kit/addends'
import { weightOf, type Voter } from '../../../../kit/vote'
import type { Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import type { State } from '../../model/state'
import { votesAt } from '../../rules/votes'
import type { Texts } from './words'

/**
 * Returns the addends of a clan's votes as text, e.g. "3 settlements (2 villages + church) + army 1 − palisade 1".
 * @param settlements text that lists the settlements; used only if one of them is a building
 */
export const madeOf = (addends: readonly Addend[], texts: Pick<Texts, 'addends'>, settlements?: string): string =>
  addends
    .map(({ why, amount }, at) => {
      const sign = amount < 0 ? '− ' : at > 0 ? '+ ' : ''
      const what = why === 'settlements' && settlements !== undefined ? ` (${settlements})` : ''
      const format = texts.addends[why] ?? ((n: number) => `${why} ${n}`)
      return `${sign}${format(Math.abs(amount))}${what}`
    })
    .join(' ')

/** Returns the clans that have a settlement or a hero in a territory, but no vote. The addends of the votes contain the reason. */
export const voicelessOf = (voters: readonly Voter<Clan>[]): readonly Voter<Clan>[] =>
  voters.filter((voter) => voter.addends.length > 0 && weightOf(voter) === 0)
/** Returns the clans that have a settlement or a hero in a territory of the current board, but no vote. */
export const voicelessAt = (state: State, at: PlaceId): readonly Voter<Clan>[] => voicelessOf(votesAt(state, at))

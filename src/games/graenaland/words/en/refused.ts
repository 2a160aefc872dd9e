import type { Thing } from '../../box/box'
import type { GameCode } from '../../model/refusals'
import type { RefusedText } from '../shared/refused-facts'
import { things } from './names'

/** English texts of refusals with names: the cause of the refusal, and the answers that are legal. */

const list = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`
const a = (what: Thing | undefined): string =>
  what === undefined ? 'a building' : what === 'improvement' || what === 'army' ? `an ${things[what]}` : `a ${things[what]}`
/** Text that names the territories where the construction is allowed. */
const builtAt = (who: string, what: Thing | undefined, elsewhere: readonly string[]): string =>
  elsewhere.length === 0 ? `${who} can build ${a(what)} nowhere now.` : `${who} can build ${a(what)} at ${list(elsewhere, 'or')}.`

/** Part of a sentence with the reason why a clan has no vote; empty if the clan has nothing in the territory. */
const reasonOf = (sum: string, onlyPriest: boolean): string =>
  sum !== '' ? ` (${sum} = 0)` : onlyPriest ? ' (only a priest, who gives no vote)' : ''

export const refused: Readonly<Partial<Record<GameCode, RefusedText>>> = {
  BUILDING_TAKEN: ({ who, at, what, people, elsewhere }) => [
    `${list(people)} has ${a(what)} at ${at} already; a territory holds only one.`,
    builtAt(who, what, elsewhere),
  ],
  NO_SPACE_FOR_BUILDING: ({ who, at, what, elsewhere }) => [`The tile ${at} has no space for ${a(what)}.`, builtAt(who, what, elsewhere)],
  NO_BUILDINGS_IN_MOUNTAINS: ({ who, at, what, elsewhere }) => [
    `${at} is in the mountains, where nobody builds ${a(what)}.`,
    builtAt(who, what, elsewhere),
  ],
  NO_OWN_VILLAGE: ({ who, at, what, people, elsewhere }) => [
    people.length === 0
      ? `${who} has no village at ${at}.`
      : `${who} has no village at ${at}, and ${list(people)} has ${a(what)} there already.`,
    builtAt(who, what, elsewhere),
  ],
  NOT_ADJACENT: ({ who, at, elsewhere }) => [`${who} has no settlement at ${at} or next to it.`, builtAt(who, 'village', elsewhere)],
  NO_OWN_SETTLEMENT: ({ who, at, what, elsewhere }) => [`${who} has no settlement at ${at}.`, builtAt(who, what, elsewhere)],
  WORK_EXISTS: ({ who, at, what, elsewhere }) => [`${at} has ${a(what)} already.`, builtAt(who, what, elsewhere)],
  NO_TOKEN_LEFT: ({ what }) => [
    `All tokens of ${what === undefined ? 'this work' : things[what]} are on the map.`,
    'Build something else.',
  ],
  NO_VOTES_HERE: ({ who, at, sum, onlyPriest, elsewhere }) => [
    sum !== ''
      ? `${who} has no vote at ${at}: ${sum} = 0.`
      : onlyPriest
        ? `${who} has only a priest at ${at}, who gives no vote.`
        : `${who} has no settlement and no hero at ${at}, so no vote.`,
    elsewhere.length === 0 ? `${who} can propose nowhere in this round.` : `${who} can propose for ${list(elsewhere, 'or')}.`,
  ],
  NO_CARDS_HERE: ({ who, at, elsewhere }) => [
    `No cards lie at ${at}.`,
    elsewhere.length === 0 ? `${who} can propose nowhere in this round.` : `${who} can propose for ${list(elsewhere, 'or')}.`,
  ],
  RECEIVER_WITHOUT_VOTES: ({ at, voiceless, sum, onlyPriest, people }) => [
    `${voiceless} has no vote at ${at}${reasonOf(sum, onlyPriest)} and can receive no card.`,
    people.length === 0 ? `Nobody has a vote at ${at}.` : `The cards can go to ${list(people, 'or')}.`,
  ],
}

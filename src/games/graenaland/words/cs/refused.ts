import type { Thing } from '../../box/box'
import type { GameCode } from '../../model/refusals'
import type { RefusedText } from '../shared/refused-facts'
import { things, thingsBuilt } from './nouns'

/** Czech texts of refusals with names: the cause of the refusal, and the answers that are legal. */

const list = (names: readonly string[], last = 'a'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`
const built = (what: Thing | undefined): string => (what === undefined ? 'budovu' : thingsBuilt[what])
/** Text that names the territories where the construction is allowed. */
const builtAt = (who: string, what: Thing | undefined, elsewhere: readonly string[]): string =>
  elsewhere.length === 0
    ? `${who} teď ${built(what)} nikde postavit nemůže.`
    : `${who} může ${built(what)} postavit tady: ${list(elsewhere, 'nebo')}.`

/** Part of a sentence with the reason why a clan has no vote; empty if the clan has nothing in the territory. */
const reasonOf = (sum: string, onlyPriest: boolean): string =>
  sum !== '' ? ` (${sum} = 0)` : onlyPriest ? ' (má tu jen kněze, který hlas nedává)' : ''

export const refused: Readonly<Partial<Record<GameCode, RefusedText>>> = {
  BUILDING_TAKEN: ({ who, at, what, people, elsewhere }) => [
    `${at}: ${what === undefined ? 'taková budova' : things[what]} už tu stojí (${list(people)}); na území smí být jen jedna.`,
    builtAt(who, what, elsewhere),
  ],
  NO_SPACE_FOR_BUILDING: ({ who, at, what, elsewhere }) => [
    `${at}: na dílku není místo pro ${built(what)}.`,
    builtAt(who, what, elsewhere),
  ],
  NO_BUILDINGS_IN_MOUNTAINS: ({ who, at, what, elsewhere }) => [
    `${at} jsou hory a tam se ${built(what)} postavit nedá.`,
    builtAt(who, what, elsewhere),
  ],
  NO_OWN_VILLAGE: ({ who, at, what, people, elsewhere }) => [
    people.length === 0 || what === undefined
      ? `${at}: ${who} tu nemá osadu.`
      : `${at}: ${who} tu nemá osadu a ${things[what]} už tu stojí (${list(people)}).`,
    builtAt(who, what, elsewhere),
  ],
  NOT_ADJACENT: ({ who, at, elsewhere }) => [`${at}: ${who} tu ani vedle nemá žádné sídlo.`, builtAt(who, 'village', elsewhere)],
  NO_OWN_SETTLEMENT: ({ who, at, what, elsewhere }) => [`${at}: ${who} tu nemá žádné sídlo.`, builtAt(who, what, elsewhere)],
  WORK_EXISTS: ({ who, at, what, elsewhere }) => [
    `${at}: ${what === undefined ? 'tahle veřejná stavba' : things[what]} už tu je.`,
    builtAt(who, what, elsewhere),
  ],
  NO_TOKEN_LEFT: ({ what }) => [
    `Všechny žetony už jsou na herním plánu: ${what === undefined ? 'tahle stavba' : things[what]}.`,
    'Postav něco jiného.',
  ],
  NO_VOTES_HERE: ({ who, at, sum, onlyPriest, elsewhere }) => [
    sum !== ''
      ? `${at}: ${who} tu nemá žádný hlas: ${sum} = 0.`
      : onlyPriest
        ? `${at}: ${who} tu má jen kněze, který hlas nedává.`
        : `${at}: ${who} tu nemá sídlo ani hrdinu, tedy žádný hlas.`,
    elsewhere.length === 0 ? `${who} v tomto kole nemá kde navrhovat.` : `${who} může podat návrh tady: ${list(elsewhere, 'nebo')}.`,
  ],
  NO_CARDS_HERE: ({ who, at, elsewhere }) => [
    `${at}: žádné karty tu neleží.`,
    elsewhere.length === 0 ? `${who} v tomto kole nemá kde navrhovat.` : `${who} může podat návrh tady: ${list(elsewhere, 'nebo')}.`,
  ],
  RECEIVER_WITHOUT_VOTES: ({ at, voiceless, sum, onlyPriest, people }) => [
    `${at}: ${voiceless} tu nemá hlas${reasonOf(sum, onlyPriest)}, a proto kartu dostat nemůže.`,
    people.length === 0 ? 'Hlas tu nemá nikdo.' : `Karty může dostat ${list(people, 'nebo')}.`,
  ],
}

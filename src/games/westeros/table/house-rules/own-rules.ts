import { canonical } from '../../../../referee'
import { isObject } from '../../../../session/environment/local-storage'
import { savedRulesOf, type Named } from '../../../../table/house-rules/own-rules'
import type { Box } from '../../box/box'
import { EDITION_IDS } from '../../model/edition-id'
import type { Tracking } from '../../model/state'
import { parseSetup } from '../../parse/parse'
import { FRESH, positionOf, SECOND_FRESH, setupOf, type NewGame } from '../draft/draft'
import { bookOf, type Rules } from './point'

/** Saved house rules: settings, changed printed numbers, and how much the app tracks. */
export interface KeptRules extends Rules {
  readonly tracking: Tracking
}
export type OwnRules = Named<KeptRules>

/** Returns the parts of a position or of a new game that are saved as house rules. */
export const keptOf = ({ settings, tracking, box }: KeptRules): KeptRules => ({ settings, tracking, box })

/** Returns the printed data that the players changed. Only this data is stored, and the number of players of the second edition. */
const changedParts = ({ settings, box }: Rules): Partial<Box> => {
  const printed = bookOf({ settings, box }).box
  return Object.fromEntries(
    Object.entries(box).filter(
      ([part, value]) => part === 'players' || canonical(value ?? 'none') !== canonical(printed[part as keyof Box] ?? 'none'),
    ),
  )
}

/** Returns a function that parses saved house rules of one edition. @param fresh draft of a new game of the edition */
const unpackFor =
  (fresh: NewGame) =>
  (json: Readonly<Record<string, unknown>>): KeptRules | undefined => {
    if (!isObject(json.settings) || !isObject(json.tracking) || !isObject(json.box)) return undefined
    const { players } = json.box
    const number = fresh.box.edition === 2 && typeof players === 'number' ? players : fresh.number
    const printed = setupOf({ ...fresh, number, settings: { ...fresh.settings, ...json.settings } }, String)
    const read = parseSetup({
      ...printed,
      box: { ...printed.box, ...json.box },
      tracking: { ...fresh.tracking, ...json.tracking },
    })
    return read.ok && positionOf(read.value) !== undefined ? keptOf(read.value) : undefined
  }

const savedOf = (game: string, fresh: NewGame) =>
  savedRulesOf<KeptRules>({
    game,
    pack: ({ settings, tracking, box }) => ({ settings, tracking, box: changedParts({ settings, box }) }),
    unpack: unpackFor(fresh),
  })

/** House rules saved on this device, for the first and for the second edition. */
export const saved = savedOf(EDITION_IDS.first, FRESH)
export const secondSaved = savedOf(EDITION_IDS.second, SECOND_FRESH)

/** Returns the saved house rules of the edition of a box. */
export const savedFor = ({ edition }: Pick<Box, 'edition'>): typeof saved => (edition === 2 ? secondSaved : saved)

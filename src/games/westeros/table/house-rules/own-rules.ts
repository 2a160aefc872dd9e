import { canonical } from '../../../../referee'
import { isObject } from '../../../../session/environment/local-storage'
import { savedRulesOf, type Named } from '../../../../table/house-rules/own-rules'
import type { Box } from '../../box/box'
import { PRINTED_BOX } from '../../box/printed'
import { DEFAULT_SETTINGS } from '../../model/settings'
import type { Tracking } from '../../model/state'
import { parseSetup } from '../../parse/parse'
import { FRESH, positionOf, setupOf } from '../draft/draft'
import type { Rules } from './point'

/** Saved house rules: settings, changed printed numbers, and how much the app tracks. */
export interface KeptRules extends Rules {
  readonly tracking: Tracking
}
export type OwnRules = Named<KeptRules>

/** Returns the parts of a position or of a new game that are saved as house rules. */
export const keptOf = ({ settings, tracking, box }: KeptRules): KeptRules => ({ settings, tracking, box })

/** Returns the printed data that the players changed. Only this data is stored. */
const changedParts = (box: Box): Partial<Box> =>
  Object.fromEntries(
    Object.entries(box).filter(([part, value]) => canonical(value ?? 'none') !== canonical(PRINTED_BOX[part as keyof Box] ?? 'none')),
  )

const unpack = (json: Readonly<Record<string, unknown>>): KeptRules | undefined => {
  if (!isObject(json.settings) || !isObject(json.tracking) || !isObject(json.box)) return undefined
  const read = parseSetup({
    ...setupOf(FRESH, String),
    box: { ...PRINTED_BOX, ...json.box },
    settings: { ...DEFAULT_SETTINGS, ...json.settings },
    tracking: { ...FRESH.tracking, ...json.tracking },
  })
  return read.ok && positionOf(read.value) !== undefined ? keptOf(read.value) : undefined
}

/** Store of the house rules saved on this device. */
export const saved = savedRulesOf<KeptRules>({
  game: 'westeros',
  pack: ({ settings, tracking, box }) => ({ settings, tracking, box: changedParts(box) }),
  unpack,
})

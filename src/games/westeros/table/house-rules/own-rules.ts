import { create } from 'zustand'
import { isObject, keep, readKept } from '../../../../session/local-storage'
import { canonical } from '../../../../referee'
import type { Box } from '../../box/box'
import { PRINTED_BOX } from '../../box/printed'
import { parseSetup } from '../../parse/parse'
import { DEFAULT_SETTINGS } from '../../model/settings'
import type { Tracking } from '../../model/state'
import { FRESH, positionOf, setupOf } from '../new-game/draft'
import type { Rules } from './points'

/**
 * The group's own rules under a name: how it settles the open points, the numbers of its box, how much the app is told. They lie on this
 * device, and go to another one as a small file or in the copy of everything.
 */
export interface OwnRules extends Rules {
  readonly name: string
  readonly tracking: Tracking
}

/** More than any group plays by. */
const MOST = 12
/** Longest name, in characters. */
export const LONGEST_NAME = 60
/** A file of rules is far smaller; more is none. */
export const MOST_CHARACTERS = 300_000

const FORMAT = 'castellan-house-rules'
const storedUnder = 'castellan.house-rules.westeros'

/** The parts of a box that are not as printed: all that is kept of it. */
const changedParts = (box: Box): Partial<Box> =>
  Object.fromEntries(
    Object.entries(box).filter(([part, value]) => canonical(value ?? 'none') !== canonical(PRINTED_BOX[part as keyof Box] ?? 'none')),
  )

/** Rules as they are kept, and as they go along in the copy of everything. */
export const packed = ({ name, settings, tracking, box }: OwnRules) => ({ name, settings, tracking, box: changedParts(box) })

/** A name as it is kept: without blanks at its ends, and without signs that nobody sees. */
export const cleanName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim()

/** Rules out of any JSON; undefined for whatever no game could begin with. */
const unpacked = (json: unknown): OwnRules | undefined => {
  if (!isObject(json) || typeof json.name !== 'string' || !isObject(json.settings) || !isObject(json.tracking) || !isObject(json.box))
    return
  const name = cleanName(json.name)
  const box = { ...PRINTED_BOX, ...json.box }
  const read = parseSetup({
    ...setupOf(FRESH, String),
    box,
    settings: { ...DEFAULT_SETTINGS, ...json.settings },
    tracking: { ...FRESH.tracking, ...json.tracking },
  })
  if (name === '' || !read.ok || positionOf(read.value) === undefined) return
  const { settings, tracking } = read.value
  return { name, settings, tracking, box: read.value.box }
}

/** The rules of a list that was kept; what is none is left out. */
export const listIn = (found: unknown): readonly OwnRules[] =>
  Array.isArray(found) ? found.slice(0, MOST).flatMap((one) => unpacked(one) ?? []) : []

export const useOwnRules = create<{ readonly list: readonly OwnRules[] }>(() => ({ list: readKept(storedUnder, listIn) }))

const put = (list: readonly OwnRules[]): void => {
  useOwnRules.setState({ list })
  keep(storedUnder, list.map(packed))
}

/** Keeps rules under their name; those that had it give way, and of too many the oldest. */
export const keepRules = ({ name: typed, settings, tracking, box }: OwnRules): void => {
  const own = { name: cleanName(typed), settings, tracking, box }
  put([...useOwnRules.getState().list.filter(({ name }) => name !== own.name), own].slice(-MOST))
}

export const renameRules = (from: string, to: string): void =>
  put(useOwnRules.getState().list.map((rules) => (rules.name === from ? { ...rules, name: cleanName(to) } : rules)))

export const forgetRules = (name: string): void => put(useOwnRules.getState().list.filter((rules) => rules.name !== name))

/** Whether a table plays by these rules to the letter, whatever they are called. */
export const playsBy = (one: Omit<OwnRules, 'name'>, other: Omit<OwnRules, 'name'>): boolean =>
  canonical({ ...packed({ ...one, name: '' }) }) === canonical({ ...packed({ ...other, name: '' }) })

/** Rules as a file to hand on. */
export const rulesFile = (rules: OwnRules): { readonly text: string; readonly fileName: string } => ({
  text: JSON.stringify({ format: FORMAT, version: 1, game: 'westeros', ...packed(rules) }),
  fileName: `${rules.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'rules'}.castellan-rules.json`,
})

/** Rules out of a file; undefined where it is none, too large, or holds what no game could begin with. */
export const rulesIn = (text: string): OwnRules | undefined => {
  if (text.length > MOST_CHARACTERS) return
  try {
    const json: unknown = JSON.parse(text)
    return isObject(json) && json.format === FORMAT && json.version === 1 && json.game === 'westeros' ? unpacked(json) : undefined
  } catch {
    return undefined
  }
}

/** A name without the number that follows it where others had it first. */
const unnumbered = (name: string): string =>
  name
    .replace(/ \(\d+\)$/, '')
    .slice(0, LONGEST_NAME - 5)
    .trim()

/** What rules are called beside a list: where the name is taken by others a number follows it; where they are there already, as there. */
const nameBeside = (list: readonly OwnRules[], rules: OwnRules): string => {
  const plain = unnumbered(rules.name)
  const there = list.find((one) => unnumbered(one.name) === plain && playsBy(one, rules))
  const names = [rules.name, ...Array.from({ length: MOST + 1 }, (_, k) => `${plain} (${k + 2})`)]
  return there?.name ?? names.find((name) => list.every((one) => one.name !== name)) ?? rules.name
}

/** Takes rules in beside what is there: where the name is taken by others, a number follows it. */
export const takeInRules = (rules: OwnRules): string => {
  const name = nameBeside(useOwnRules.getState().list, rules)
  keepRules({ ...rules, name })
  return name
}

/** The rules of here, and after them those of another device that are not here yet, as far as there is room: none gives way. */
export const mergedRules = (here: readonly OwnRules[], there: readonly OwnRules[]): readonly OwnRules[] =>
  there.reduce((list, rules) => {
    const name = nameBeside(list, rules)
    return list.length >= MOST || list.some((one) => one.name === name) ? list : [...list, { ...rules, name }]
  }, here)

/** Takes in the rules of another device beside those of here. */
export const takeInAllRules = (there: readonly OwnRules[]): void => put(mergedRules(useOwnRules.getState().list, there))

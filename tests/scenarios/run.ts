import { differences, type Difference, type FieldsRead } from './compare'

/** Functions that run the scenarios of one game. */
export interface GameCases {
  /** Functions that compute the answer of the game. The key is the kind of scenario. Their arguments are not validated. */
  readonly kinds: Readonly<Record<string, (before: never, decision: never) => Readonly<Record<string, unknown>>>>
  /** Fields of an answer that are compared in a special way. */
  readonly fields: FieldsRead
}

/** Scenario: a position, a decision, and the expected answer. The format depends on the kind of scenario. */
export interface Case {
  readonly id: string
  readonly kind: string
  readonly before?: unknown
  readonly decision?: unknown
  readonly expect?: unknown
}

/** Error for a file that contains no scenarios, or something else. */
export class NoCases extends Error {}

export interface Verdict {
  readonly id: string
  readonly kind: string
  /** Differences between the actual and the expected answer. */
  readonly differences: readonly Difference[]
  /** Reason why the scenario could not run. */
  readonly fault?: string
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the JSON texts of a file: the whole file, or the `json` code blocks of a Markdown file. */
const blocksOf = (text: string, isMarkdown: boolean): readonly string[] =>
  isMarkdown ? [...text.matchAll(/^[ \t]*(```|~~~)json[ \t]*\r?\n([\s\S]*?)^[ \t]*\1/gm)].map(([, , block = '']) => block) : [text]

/**
 * Returns all scenarios in a file. Each JSON text contains one scenario or a list of scenarios.
 * @throws NoCases if a block is not JSON, contains something else, or if the file has no scenario
 */
export const readCases = (text: string, isMarkdown: boolean): readonly Case[] => {
  const cases = blocksOf(text, isMarkdown).flatMap((block): readonly unknown[] => {
    try {
      const json: unknown = JSON.parse(block)
      return Array.isArray(json) ? json : [json]
    } catch (error) {
      throw new NoCases(`unreadable JSON (${error instanceof Error ? error.message : 'unknown'}) in: ${block.trim().slice(0, 60)}…`)
    }
  })
  if (cases.length === 0) throw new NoCases('there is no case')
  return cases.map((item) => {
    if (isFields(item) && typeof item.id === 'string' && typeof item.kind === 'string') return item as unknown as Case
    throw new NoCases(`this is no case: ${JSON.stringify(item).slice(0, 60)}…`)
  })
}

/** Runs one scenario. */
export const run = ({ kinds, fields }: GameCases, { id, kind, before, decision, expect }: Case): Verdict => {
  const missed = (fault: string): Verdict => ({ id, kind, differences: [], fault })
  const ask = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (ask === undefined) return missed('unknown kind')
  if (!isFields(expect) || Object.keys(expect).length === 0) return missed('nothing is expected')
  try {
    return { id, kind, differences: differences(expect, ask((before ?? {}) as never, (decision ?? {}) as never), fields) }
  } catch (error) {
    return missed(error instanceof Error ? error.message : String(error))
  }
}

export const isMiss = ({ differences: found, fault }: Verdict): boolean => found.length > 0 || fault !== undefined

import { differences, type Difference, type FieldsRead } from './compare'

/** Adapter of the scenarios of one game. */
export interface GameCases {
  /** Functions that compute the answer of the game, by kind of the test case. Their input is not validated. */
  readonly kinds: Readonly<Record<string, (before: never, decision: never) => Readonly<Record<string, unknown>>>>
  /** How the answers are compared. */
  readonly fields: FieldsRead
}

/** A test case: the position, the decision, and the expected answer. The format depends on the kind. */
export interface Case {
  readonly id: string
  readonly kind: string
  readonly before?: unknown
  readonly decision?: unknown
  readonly expect?: unknown
}

/** Error for a file without test cases or with other content. */
export class NoCases extends Error {}

export interface Verdict {
  readonly id: string
  readonly kind: string
  /** Differences between the actual and the expected answer. */
  readonly differences: readonly Difference[]
  /** Reason why the test case could not run. */
  readonly fault?: string
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the JSON texts of a file: the whole file, or the `json` code blocks of a Markdown file. */
const blocksOf = (text: string, isMarkdown: boolean): readonly string[] =>
  isMarkdown ? [...text.matchAll(/^[ \t]*(```|~~~)json[ \t]*\r?\n([\s\S]*?)^[ \t]*\1/gm)].map(([, , block = '']) => block) : [text]

/**
 * Returns all test cases of a file. Each JSON text is one test case or a list.
 * @throws NoCases if a block is not JSON, contains something else, or if there is no test case
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

/** Runs one test case. */
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

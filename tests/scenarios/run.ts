import { differences, type Difference, type FieldsRead } from './compare'

/** How the worked cases of one game are put before it. */
export interface GameCases {
  /** The answers of the game, by kind of the case and field of the answer; a case is trusted to give the input of its kind. */
  readonly kinds: Readonly<Record<string, (before: never, decision: never) => Readonly<Record<string, unknown>>>>
  /** How its answers are read. */
  readonly fields: FieldsRead
}

/** A worked case: what is given, what is decided, and what the rules answer; see the notation of the kinds. */
export interface Case {
  readonly id: string
  readonly kind: string
  readonly before?: unknown
  readonly decision?: unknown
  readonly expect?: unknown
}

/** A text that holds no cases, or not only cases. */
export class NoCases extends Error {}

export interface Verdict {
  readonly id: string
  readonly kind: string
  /** The differences between the answers of the game and the expected ones. */
  readonly differences: readonly Difference[]
  /** Why the case could not be run at all. */
  readonly fault?: string
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON texts of a file: all of it, or the fenced `json` blocks of a Markdown text. */
const blocksOf = (text: string, isMarkdown: boolean): readonly string[] =>
  isMarkdown ? [...text.matchAll(/^[ \t]*(```|~~~)json[ \t]*\r?\n([\s\S]*?)^[ \t]*\1/gm)].map(([, , block = '']) => block) : [text]

/**
 * All cases of a text; each JSON block is one case or a list of cases.
 * @throws NoCases where a block is no JSON, holds something else than cases, or where there is none
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

/** Runs one case through its game. */
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

import { canonical, verdictOf, verify, type Finding, type Verdict, type Verification } from '../referee'
import { FORMAT, MOST_CHARACTERS, parseJson, VERSION, type FileFault } from '../storage/file'
import { leadingEntries } from '../storage/store/shapes'
import { hmacSha256, sha256 } from './ledger/digest'
import { loadRules } from './ledger/opening'
import type { Environment } from './environment/environment'

/** Verification of a game that is stored on this device or in any file. */

/** Findings of a verification, and data about the whole ledger, which come from the file or from the list of games. */
export interface Verified extends Verification {
  /** Id of the verified game in the catalogue. */
  readonly game: string
  /** Name of the game given by the players. */
  readonly name: string
  /** Number of stored entries of the game, both valid and invalid. */
  readonly entries: number
  /** Whether the data is complete: the digest of the file matches, or the list of games has the same number of entries. */
  readonly whole: boolean
  /** Verdict on the whole game: `wrong` if the data is not {@link whole}. */
  readonly verdict: Verdict
}

/** Reason why a game could not be verified at all. */
export type NotVerified =
  | Exclude<FileFault, { readonly why: 'damaged' | 'odd' | 'tooDeep' }>
  /** The first entry of the game cannot be read. */
  | { readonly why: 'unreadable' }
  | { readonly why: 'gameUnknown'; readonly game: string }

export type VerifyAnswer = { readonly ok: true; readonly value: Verified } | { readonly ok: false; readonly fault: NotVerified }

const fault = (why: NotVerified): VerifyAnswer => ({ ok: false, fault: why })

/** Verifies a game that is stored on this device. */
export const verifyGame = async (environment: Environment, id: string): Promise<VerifyAnswer> => {
  const found = await environment.store.open(id)
  if (!found.ok) return fault({ why: 'unreadable' })
  const { record, entries } = found.value
  return verifyEntries(environment, record, entries, record.entries === entries.length)
}

/** Verifies an exported game in a file. Invalid entries are reported individually; the file is not refused. */
export const verifyFile = async (environment: Pick<Environment, 'catalogue'>, text: string): Promise<VerifyAnswer> => {
  if (text.length > MOST_CHARACTERS) return fault({ why: 'tooLarge' })
  const json = parseJson(text)
  if (!json.ok && (json.fault.why === 'empty' || json.fault.why === 'cutShort')) return fault({ why: json.fault.why })
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return fault({ why: 'notJson' })
  const file = json.value
  const { format, version, game, name, entries, digest } = file as Readonly<Record<string, unknown>>
  if (format !== FORMAT || typeof version !== 'number') return fault({ why: 'foreign' })
  if (version > VERSION) return fault({ why: 'newer', version })
  if (typeof game !== 'string' || !Array.isArray(entries)) return fault({ why: 'unreadable' })
  const { digest: _, ...rest } = file as object & { readonly digest?: unknown }
  return verifyEntries(environment, { game, name: String(name) }, entries, sha256(canonical(rest)) === digest)
}

const verifyEntries = async (
  environment: Pick<Environment, 'catalogue'>,
  { game, name }: { readonly game: string; readonly name: string },
  raw: readonly unknown[],
  whole: boolean,
): Promise<VerifyAnswer> => {
  const rules = await loadRules(environment, game)
  if (!rules.ok) return fault({ why: 'gameUnknown', game })
  const entries = leadingEntries(raw)
  if (entries.length === 0) return fault({ why: 'unreadable' })
  const { findings, ...rest } = verify(rules.value, entries, sha256, hmacSha256)
  const cut: readonly Finding[] = entries.length < raw.length ? [{ what: 'entry', how: 'broken', at: entries.length, why: 'shape' }] : []
  const all = { findings: [...findings, ...cut], ...rest }
  return { ok: true, value: { ...all, game, name, entries: raw.length, whole, verdict: whole ? verdictOf(all) : 'wrong' } }
}

import { isObject, readStored, saveStored } from './local-storage'

/**
 * Commitments of the choices that were sealed last on this guest phone. The sealed choices themselves are deleted at the reveal; the
 * commitments stay, so that the phone can say that a choice was replaced at the table.
 */
export interface SealedCommitment {
  readonly game: string
  /** Id of the ballot without its attempt. */
  readonly ballot: string
  readonly role: string
  readonly commitment: string
}

const storedUnder = 'castellan.sealedCommitments'

/** Maximum number of stored commitments. */
const MOST = 20

const isCommitment = (found: unknown): found is SealedCommitment =>
  isObject(found) && ['game', 'ballot', 'role', 'commitment'].every((key) => typeof found[key] === 'string')

const all = (): readonly SealedCommitment[] => readStored(storedUnder, (found) => (Array.isArray(found) ? found.filter(isCommitment) : []))

/** Returns the commitments of the choices that were sealed on this phone in a game, newest first. */
export const commitmentsSealedHere = (game: string): readonly SealedCommitment[] => all().filter((one) => one.game === game)

export const saveCommitment = (sealed: SealedCommitment): void => saveStored(storedUnder, [sealed, ...all()].slice(0, MOST))

/** Forgets the commitments of a game. */
export const forgetCommitments = (game: string): void =>
  saveStored(
    storedUnder,
    all().filter((one) => one.game !== game),
  )

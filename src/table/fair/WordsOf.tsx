import { useFingerprint } from '../../session/fingerprints'
import { Fingerprint } from '../../ui/Fingerprint'
import { useTable } from '../hook'

/** Shows a digest as words from the fingerprint word list of this game. */
export function WordsOf({ digest }: { digest: string }) {
  const list = useTable((open) => open.ledger.words)
  return <Fingerprint list={list} words={useFingerprint(list, digest)} />
}

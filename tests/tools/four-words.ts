// The words of earlier versions, only to find those again that somebody has noted: four instead of eight, out of the list of whatever
// language the phone spoke. They bind less: a pair of choices with the same four is found within minutes.
import { sha256 } from '../../src/session/ledger/digest'
import czech from '../../src/session/fingerprints/cs'
import english from '../../src/session/fingerprints/en'
import { LIST_SIZE } from '../../src/referee'

/** The four words of a digest in each language that there was. */
export const fourWords = (digest: string): readonly string[] => {
  let text = digest
  for (let round = 0; round < 1024; round++) text = sha256(`${round} ${text}`)
  const places = [0, 6, 12, 18].map((at) => Number.parseInt(text.slice(at, at + 6), 16) % LIST_SIZE)
  return [english, czech].map((list) => {
    const words = list.trim().split(/\s+/)
    return places.map((place) => words[place]).join(' ')
  })
}

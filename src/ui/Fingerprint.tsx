import './fingerprint.css'

export interface FingerprintProps {
  /** The language of the words, which need not be the reader's. */
  readonly list: string
  /** undefined: they are still being worked out. */
  readonly words: readonly string[] | undefined
}

/** The words of a digest, in rows of four whose room is reserved before the words are there. */
export function Fingerprint({ list, words = ['…'] }: FingerprintProps) {
  return (
    <span className="fingerprint block text-[length:min(1em,0.9375rem)] [container-type:inline-size]" lang={list}>
      <span>
        {words.map((word, at) => (
          <span key={at}>{at === 0 ? word : ` ${word}`}</span>
        ))}
      </span>
    </span>
  )
}

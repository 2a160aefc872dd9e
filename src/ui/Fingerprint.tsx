import './fingerprint.css'

export interface FingerprintProps {
  /** Language code of the word list, which may differ from the language of the page. */
  readonly list: string
  /** Words of the digest; undefined while they are being computed. */
  readonly words: readonly string[] | undefined
}

/** Shows a digest as words, in rows of four. While the words are being computed, shows an ellipsis and reserves the space of the words. */
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

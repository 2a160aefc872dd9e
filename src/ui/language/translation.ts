// Types that derive the type of a translation from an English dictionary.

/** A text that depends on a count. It may contain the count as `{n}`: `{ one: '{n} castle', other: '{n} castles' }`. */
export interface Plural {
  readonly one: string
  /** Czech text for the counts 2, 3 and 4. */
  readonly few?: string
  /** Czech text for fractions. */
  readonly many?: string
  readonly other: string
}

/**
 * Type of the translation of an English text: a string, an object with every plural form of the language, or a function with the same
 * parameters.
 */
type Translated<T> = T extends string
  ? string
  : T extends Plural
    ? Required<Plural>
    : T extends (...given: infer Given) => infer Text
      ? (...given: Given) => Translated<Text>
      : T extends object
        ? Translation<T>
        : T

/** Type of the translation of an English dictionary: the same names, and every plural form. */
export type Translation<D> = { readonly [K in keyof D]: Translated<D[K]> }

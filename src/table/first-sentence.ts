/**
 * Returns the first sentence of a text, to be used as the label of a button: "House Stark musters". A full stop before a small letter does
 * not end a sentence: in Czech, it belongs to an ordinal number.
 */
export const firstSentence = (text: string): string => text.replace(/^(.{12,}?)(?:[:;]|\.(?! \p{Ll})) .*$/su, '$1').replace(/\.$/, '')

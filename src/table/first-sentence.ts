/** Returns the first sentence of a text, to be used as the label of a button: "House Stark musters". */
export const firstSentence = (text: string): string => text.replace(/^(.{12,}?)[.:;] .*$/su, '$1').replace(/\.$/, '')

/**
 * The signals without words: another house is asked; something lies open; not allowed; something is decided; time is up.
 * Each is always the same, whatever was chosen or won.
 */
export const SIGNALS = ['turn', 'reveal', 'refusal', 'result', 'reminder'] as const
export type Signal = (typeof SIGNALS)[number]

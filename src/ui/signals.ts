/**
 * The signals without words: another role is asked; something is revealed; not allowed; something is decided; time is up.
 * Each is always the same, whatever was chosen or won.
 */
export const SIGNALS = ['turn', 'reveal', 'refusal', 'result', 'reminder'] as const
export type Signal = (typeof SIGNALS)[number]

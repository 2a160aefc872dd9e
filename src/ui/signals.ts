/**
 * Signals given by vibration and sound: another role has to answer, a reveal, a refusal, a result, a reminder that time is up. A signal
 * never depends on what was chosen or who won.
 */
export const SIGNALS = ['turn', 'reveal', 'refusal', 'result', 'reminder'] as const
export type Signal = (typeof SIGNALS)[number]

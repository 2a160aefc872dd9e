/**
 * Types of signals given by vibration and sound: another role has to answer, a reveal, a refusal, a result, or a
 * reminder that time is up. A signal never depends on the choices or on who won.
 */
export const SIGNALS = ['turn', 'reveal', 'refusal', 'result', 'reminder'] as const
export type Signal = (typeof SIGNALS)[number]

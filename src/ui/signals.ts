/**
 * Kinds of signals that the app gives by vibration and sound: another role must answer, a reveal, a refusal, a result, and a reminder that
 * time is up. A signal never depends on the choices of players or on who won.
 */
export const SIGNALS = ['turn', 'reveal', 'refusal', 'result', 'reminder'] as const
export type Signal = (typeof SIGNALS)[number]

// Sounds of the app, synthesized with Web Audio, so that the app loads no audio files.
import type { Signal } from './signals'

/** One tone of a sound of the app. */
interface Tone {
  /** Frequency of the tone, in Hz. */
  readonly pitch: number
  /** Start of the tone, in seconds after the start of the sound. */
  readonly at: number
  /** Fade-out time of the tone, in seconds. */
  readonly fades: number
}

const TONES: Readonly<Record<Signal, readonly Tone[]>> = {
  turn: [{ pitch: 523, at: 0, fades: 0.16 }],
  reveal: [
    { pitch: 392, at: 0, fades: 0.18 },
    { pitch: 587, at: 0.1, fades: 0.28 },
  ],
  refusal: [{ pitch: 196, at: 0, fades: 0.22 }],
  result: [
    { pitch: 392, at: 0, fades: 0.18 },
    { pitch: 494, at: 0.1, fades: 0.2 },
    { pitch: 587, at: 0.2, fades: 0.34 },
  ],
  reminder: [
    { pitch: 659, at: 0, fades: 0.24 },
    { pitch: 659, at: 0.3, fades: 0.3 },
  ],
}
/** Fade-in time of each tone, in seconds; without a fade-in, the tone clicks. */
const RISES = 0.008

let made: AudioContext | undefined

/** Returns the shared audio context; undefined if the browser does not support Web Audio. */
const speaker = (): AudioContext | undefined => {
  if (made === undefined && typeof AudioContext === 'function') {
    // Respect the silent mode of the phone, and do not interrupt music of other apps.
    if ('audioSession' in navigator) Object.assign(navigator.audioSession as object, { type: 'ambient' })
    made = new AudioContext()
  }
  return made
}

/** Starts audio output, which the browser blocks at first; must be called from a touch handler. */
export async function wake(): Promise<void> {
  const context = speaker()
  if (context?.state !== 'suspended') return
  try {
    await context.resume()
    await context.suspend()
  } catch {
    // The browser still blocks audio output; the next sound tries to start it again.
  }
}

/** Plays the sound of a signal, then suspends the audio context. @param volume from 0 to 1 */
export async function sound(signal: Signal, volume: number): Promise<void> {
  const context = speaker()
  if (context === undefined) return
  try {
    if (context.state !== 'running') await context.resume()
  } catch {
    return
  }
  const tones = TONES[signal]
  const now = context.currentTime
  for (const [place, { pitch, at, fades }] of tones.entries()) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
    const loudness = new GainNode(context, { gain: 0 })
    const begin = now + at
    const end = begin + RISES + fades
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(volume, begin + RISES)
    loudness.gain.exponentialRampToValueAtTime(0.0001, end)
    tone.connect(loudness).connect(context.destination)
    tone.start(begin)
    tone.stop(end)
    if (place === tones.length - 1) tone.addEventListener('ended', () => void context.suspend().catch(() => undefined))
  }
}

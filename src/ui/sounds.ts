// The sounds of the app, made on the spot from plain tones: no file, nothing to load. Like a knock on wood, and as short.
import type { Signal } from './signals'

/** One tone of a sound. */
interface Tone {
  /** Hz */
  readonly pitch: number
  /** When it begins, in seconds after the first. */
  readonly at: number
  /** How long it fades, in seconds. */
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
/** How long a tone takes to be there, in seconds: without it, it clicks. */
const RISES = 0.008

let made: AudioContext | undefined

/** The one way to the loudspeaker; undefined where there is none. */
const speaker = (): AudioContext | undefined => {
  if (made === undefined && typeof AudioContext === 'function') {
    // A phone that is set to silent stays silent, and music from elsewhere plays on.
    if ('audioSession' in navigator) Object.assign(navigator.audioSession as object, { type: 'ambient' })
    made = new AudioContext()
  }
  return made
}

/** Lets the page be heard from now on; to be called from a touch. */
export async function wake(): Promise<void> {
  const context = speaker()
  if (context?.state !== 'suspended') return
  try {
    await context.resume()
    await context.suspend()
  } catch {
    // Still mute: tried again with the next sound.
  }
}

/** Plays a signal; the loudspeaker rests again right after it. `volume`: 0 … 1 */
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

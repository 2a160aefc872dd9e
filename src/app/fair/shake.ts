import { sha256 } from '../../session'

/** Collects entropy from the motion sensor while a player shakes the phone. */

/** Duration of the measurement in milliseconds, and minimum number of sensor events. */
const LASTS = 2500
const LEAST = 20

/** Function with which some browsers ask the user for permission before they report motion events. */
interface AsksFirst {
  readonly requestPermission?: () => Promise<'granted' | 'denied'>
}

/** Returns whether the device supports motion events and touch. */
export const canShake = (): boolean => 'DeviceMotionEvent' in globalThis && navigator.maxTouchPoints > 0

/** Records motion events for 2.5 s and returns their SHA-256 digest; undefined if permission was refused or there were too few events. */
export const shake = async (): Promise<string | undefined> => {
  const { requestPermission } = DeviceMotionEvent as unknown as AsksFirst
  if (requestPermission !== undefined && (await requestPermission().catch(() => 'denied')) !== 'granted') return undefined
  const felt: string[] = []
  const feel = ({ accelerationIncludingGravity: pull, timeStamp }: DeviceMotionEvent) =>
    void felt.push(`${timeStamp} ${pull?.x ?? ''} ${pull?.y ?? ''} ${pull?.z ?? ''}`)
  addEventListener('devicemotion', feel)
  await new Promise((done) => setTimeout(done, LASTS))
  removeEventListener('devicemotion', feel)
  return felt.length < LEAST ? undefined : sha256(felt.join('\n'))
}

import { sha256 } from '../../session'

/** Chance out of the hand: what the phone feels while somebody shakes it. */

/** How long is shaken, in milliseconds, and how many readings are the least that count as a shake. */
const LASTS = 2500
const LEAST = 20

/** Some browsers feel motion only after asking. */
interface AsksFirst {
  readonly requestPermission?: () => Promise<'granted' | 'denied'>
}

/** Whether this device can feel that it is shaken. */
export const canShake = (): boolean => 'DeviceMotionEvent' in globalThis && navigator.maxTouchPoints > 0

/** Feels for a while, and gives a digest of all that was felt; undefined if nothing was. */
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

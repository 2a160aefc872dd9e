// Tests the playback of a film. The test triggers the animation frames.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlayback } from '../../../../src/table/film/playback'

let frames: FrameRequestCallback[] = []
let now = 0
const next = (ms: number) => {
  now += ms
  for (const frame of frames.splice(0)) frame(now)
}

beforeEach(() => {
  frames = []
  now = 0
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})
afterEach(() => vi.unstubAllGlobals())

const opened = (length = 1000) => {
  const times: number[] = []
  const played: boolean[] = []
  const projector = openPlayback({ length, onFrame: (time) => times.push(time), onPlaying: (playing) => played.push(playing) })
  return { projector, times, played }
}

test('it runs at its pace to the end, and from there begins anew', () => {
  const { projector, times, played } = opened()
  projector.play()
  for (const ms of [5, 100, 100]) next(ms)
  expect(times).toEqual([0, 100, 200])
  projector.pace(4)
  for (const ms of [100, 100, 100]) next(ms)
  expect(times.slice(3, 5)).toEqual([600, 1000])
  expect(played).toEqual([true, false])
  projector.play()
  next(10)
  expect(times.at(-1)).toBeLessThan(100)
})

test('paused it stands, and jumps where it is sent', () => {
  const { projector, times } = opened()
  projector.play()
  for (const ms of [5, 100]) next(ms)
  projector.pause()
  next(100)
  expect(times.at(-1)).toBe(100)
  projector.seek(700)
  next(100)
  expect(times.at(-1)).toBe(700)
  projector.seek(9000)
  next(100)
  expect(times.at(-1)).toBe(1000)
})

test('a window that was out of sight does not leap to the end, and a stopped film asks for no frames after a while', () => {
  const { projector, times } = opened(60_000)
  projector.play()
  for (const ms of [5, 20_000]) next(ms)
  expect(times.at(-1)).toBe(250)
  projector.pause()
  for (let n = 0; n < 20; n++) next(100)
  expect(frames).toHaveLength(0)
})

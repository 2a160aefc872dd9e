import { describe, expect, test } from 'vitest'
import { createDecoder, type Decoder, type Received } from '../../../src/optical-transfer/decoder'
import { createEncoder, type Encoder } from '../../../src/optical-transfer/encoder'
import { FRAME_OVERHEAD, MOST_BLOCKS, readFrame, sameBytes } from '../../../src/optical-transfer/frame'
import { maskOf } from '../../../src/optical-transfer/mask'

/** Returns a function that generates the same numbers from 0 to 1 in every run. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const payloadOf = (length: number, random: () => number) => Uint8Array.from({ length }, () => random() * 256)

const encode = (payload: Uint8Array, frameBytes = 1000, session = 7): Encoder => {
  const encoder = createEncoder(payload, frameBytes, session)
  if (encoder === undefined) throw new Error('not encoded')
  return encoder
}

/** Sends frames from number `from` until the decoder has all data. `isLost` decides whether a frame is lost. */
const show = (encoder: Encoder, isLost: () => boolean, from = 0, decoder: Decoder = createDecoder()) => {
  for (let number = from; number < from + 20 * encoder.count + 200; number++) {
    if (isLost()) continue
    const received = decoder.receive(encoder.frame(number))
    if (received.is === 'whole') return { payload: received.payload, frames: number - from + 1 }
  }
  throw new Error('never whole')
}

/** Flips some bits. This simulates an error that the checksum of the QR code does not detect. */
const flipped = (bytes: Uint8Array, random: () => number): Uint8Array => {
  const bits = new Set(Array.from({ length: 1 + Math.floor(random() * 4) }, () => Math.floor(random() * bytes.length * 8)))
  return bytes.map((byte, at) => [0, 1, 2, 3, 4, 5, 6, 7].reduce((all, bit) => (bits.has(at * 8 + bit) ? all ^ (1 << bit) : all), byte))
}

/** Adds the checksum of the frame format to forged frames. */
const signed = (bytes: Uint8Array): Uint8Array => {
  let crc = -1
  for (const byte of bytes.subarray(0, -4)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  const copy = bytes.slice()
  new DataView(copy.buffer).setUint32(copy.length - 4, ~crc >>> 0)
  return copy
}

const changed = (bytes: Uint8Array, at: number, value: number): Uint8Array => {
  const copy = bytes.slice()
  copy[at] = value
  return signed(copy)
}

describe('what is shown arrives', () => {
  test.each([0, 0.1, 0.3, 0.5])('with a share of %d of the frames lost', (share) => {
    const random = randomFrom(1 + share * 100)
    for (let run = 0; run < 25; run++) {
      const payload = payloadOf(1 + Math.floor(random() * 30_000), random)
      const encoder = encode(payload, 60 + Math.floor(random() * 1000))
      expect(sameBytes(show(encoder, () => random() < share).payload, payload)).toBe(true)
    }
  })

  test('to a camera that comes late', () => {
    const random = randomFrom(2)
    const payload = payloadOf(24_000, random)
    for (const from of [1, 13, 25, 500]) expect(show(encode(payload), () => false, from).payload).toEqual(payload)
  })

  test('24 KB need about 37 frames of 1,000 bytes when 30 in 100 are lost', () => {
    const random = randomFrom(3)
    const payload = payloadOf(24_000, random)
    const encoder = encode(payload)
    expect(encoder.count).toBe(25)
    const frames = Array.from({ length: 200 }, () => show(encoder, () => random() < 0.3).frames).toSorted((a, b) => a - b)
    const [median = 0, p95 = 0] = [frames[100], frames[190]]
    // Numbers of frames: at six frames per second, 6.5 seconds in the median and 8 seconds for the 95th percentile.
    expect([median, p95]).toEqual([37, 47])
  })

  test('in any order, and frames that come twice do no harm', () => {
    const random = randomFrom(4)
    const payload = payloadOf(9_000, random)
    const encoder = encode(payload, 400)
    const numbers = Array.from({ length: 3 * encoder.count }, (_, at) => at).toSorted(() => random() - 0.5)
    const decoder = createDecoder()
    let before = 0
    let last: Received | undefined
    for (const number of numbers.flatMap((one) => [one, one])) {
      last = decoder.receive(encoder.frame(number))
      if (last.is === 'whole') break
      expect(decoder.progress()).toBeGreaterThanOrEqual(before)
      before = decoder.progress()
    }
    expect(last).toEqual({ is: 'whole', payload })
    expect(decoder.progress()).toBe(1)
  })
})

describe('nothing else is taken for it', () => {
  test('bits that flip, frames twice and in disorder, and frames of other showings in between', () => {
    const random = randomFrom(5)
    for (let run = 0; run < 40; run++) {
      const payload = payloadOf(200 + Math.floor(random() * 6000), random)
      const [right, wrong] = [encode(payload, 200, 1), encode(payloadOf(payload.length, random), 200, 2)]
      const decoder = createDecoder()
      const foul: Received[] = []
      let whole: Uint8Array | undefined
      decoder.receive(right.frame(0))
      for (let step = 0; step < 2000 && whole === undefined; step++) {
        const number = Math.floor(random() * 4 * right.count)
        const dice = random()
        if (dice < 0.2) foul.push(decoder.receive(wrong.frame(number)))
        if (dice < 0.4) foul.push(decoder.receive(flipped(right.frame(number), random)))
        const received = decoder.receive(right.frame(number))
        if (received.is === 'whole') whole = received.payload
      }
      expect(whole).toEqual(payload)
      expect(foul.every((one) => one.is === 'refused')).toBe(true)
    }
  })

  test('frames with a right checksum that contradict the digest of the payload', () => {
    const payload = payloadOf(3000, randomFrom(6))
    const encoder = encode(payload, 300)
    const decoder = createDecoder()
    const results = Array.from({ length: encoder.count }, (_, at) =>
      decoder.receive(at === 4 ? changed(encoder.frame(4), 60, 1) : encoder.frame(at)),
    )
    expect(results.at(-1)).toEqual({ is: 'refused', why: 'damaged' })
    expect(decoder.progress()).toBe(0)
    expect(show(encoder, () => false, 0, decoder).payload).toEqual(payload)
  })

  test('a showing that begins anew takes the place of the earlier one', () => {
    const random = randomFrom(7)
    const [early, late] = [payloadOf(3000, random), payloadOf(3000, random)]
    const decoder = createDecoder()
    for (let number = 0; number < 5; number++) decoder.receive(encode(early, 300, 1).frame(number))
    const again = encode(late, 300, 2)
    const results = [0, 1, 2].map((number) => decoder.receive(again.frame(number)).is)
    expect(results).toEqual(['refused', 'refused', 'new'])
    expect(show(again, () => false, 3, decoder).payload).toEqual(late)
  })
})

describe('frames', () => {
  const frame = encode(payloadOf(3000, randomFrom(8)), 300).frame(0)

  test('a newer version says so, a damaged one does not', () => {
    expect(readFrame(changed(frame, 2, 2))).toEqual({ ok: false, fault: 'newer' })
    expect(readFrame(frame.map((byte, at) => (at === 2 ? 2 : byte)))).toEqual({ ok: false, fault: 'damaged' })
    expect(readFrame(changed(frame, 2, 0))).toEqual({ ok: false, fault: 'damaged' })
    expect(readFrame(changed(frame, 3, 1))).toEqual({ ok: false, fault: 'damaged' })
  })

  test('what is none is foreign', () => {
    for (const text of ['', 'https://example.org/', 'WIFI:S:home;;'])
      expect(readFrame(new TextEncoder().encode(text))).toEqual({ ok: false, fault: 'foreign' })
  })

  test('counts and lengths that do not fit each other are refused', () => {
    for (const [at, value] of [
      [12, 255],
      [13, 0],
      [14, 255],
      [16, 0],
    ] as const)
      expect(readFrame(changed(frame, at, value))).toEqual({ ok: false, fault: 'damaged' })
    expect(readFrame(signed(frame.slice(0, FRAME_OVERHEAD)))).toEqual({ ok: false, fault: 'damaged' })
  })

  test('each is as long as asked for at most, and a payload that takes too many is not shown', () => {
    expect(frame.length).toBeLessThanOrEqual(300)
    expect(createEncoder(new Uint8Array(0), 300, 1)).toBeUndefined()
    expect(createEncoder(new Uint8Array(10), FRAME_OVERHEAD, 1)).toBeUndefined()
    expect(createEncoder(new Uint8Array(MOST_BLOCKS + 1), FRAME_OVERHEAD + 1, 1)).toBeUndefined()
    expect(createEncoder(new Uint8Array(MOST_BLOCKS), FRAME_OVERHEAD + 1, 1)?.count).toBe(MOST_BLOCKS)
  })

  test('a seed always draws the same blocks', () => {
    expect([3, 40, 41, 1_000_000].map((number) => [...maskOf(number, 40)])).toMatchInlineSnapshot(`
      [
        [
          8,
          0,
        ],
        [
          2745646245,
          157,
        ],
        [
          3655078360,
          217,
        ],
        [
          1162034358,
          144,
        ],
      ]
    `)
  })
})

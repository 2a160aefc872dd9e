// Tests when the app vibrates or plays a sound. tests/browser/session-preferences.spec.ts tests a whole round of secret choices.
import { describe, expect, test } from 'vitest'
import { signalOf, type Moment } from '../../../../src/app/session-preferences/signals'
import { screens } from '../../../../src/games/screens'
import type { OpenGame, Play } from '../../../../src/session'

const telling = screens.westeros?.feedbackEvents ?? {}

interface Shown {
  readonly entry?: string
  readonly does?: string
  readonly events?: readonly string[]
  readonly asked?: readonly string[]
  readonly sealing?: boolean
  readonly refused?: object
  readonly writes?: boolean
  readonly game?: string
}

/** Creates a session state, with only the properties that decide whether the app vibrates or plays a sound. */
const moment = ({
  entry = 'one',
  does = 'march',
  events = [],
  asked = ['stark'],
  sealing,
  refused,
  writes = true,
  game = 'g',
}: Shown = {}): Moment => ({
  open: {
    id: game,
    ballots: sealing === true ? [{ id: 'bid' }] : [],
    prompts: [{ roles: asked }],
    ledger: { last: { entry: { id: entry, move: { do: does }, events: events.map((e) => ({ e })) } } },
  } as unknown as OpenGame,
  refused: refused as Play['refused'],
  writes,
})
const heard = (before: Shown, after: Shown) => signalOf(moment(before), moment(after), telling)

describe('something is told', () => {
  test('when another house is asked, and not when the same one goes on', () => {
    expect(heard({}, { entry: 'two', asked: ['tyrell'] })).toBe('turn')
    expect(heard({}, { entry: 'two' })).toBeUndefined()
  })
  test('when cards are turned up, when a battle or an attack is decided, when the game is over', () => {
    expect(heard({}, { entry: 'two', events: ['cardsTurnedUp'], asked: [] })).toBe('reveal')
    for (const event of ['battleDecided', 'wildlingsAttacked', 'gameEnded'])
      expect(heard({}, { entry: 'two', events: [event] })).toBe('result')
  })
  test('when something is refused, once', () => {
    const refused = {}
    expect(heard({}, { refused })).toBe('refusal')
    expect(heard({ refused }, { refused })).toBeUndefined()
  })
  test('when choices are revealed: always the same, whatever came of them', () => {
    const variants: readonly Shown[] = [{}, { asked: ['tyrell'] }, { events: ['battleDecided'] }, { sealing: true }]
    for (const after of variants) {
      const events = ['revealed', ...(after.events ?? [])]
      expect(heard({ sealing: true }, { entry: 'two', ...after, events })).toBe('reveal')
    }
  })
})

describe('nothing is told', () => {
  test('from the move that opens a secret choice until it is revealed', () => {
    expect(heard({}, { entry: 'two', asked: ['tyrell'], sealing: true })).toBeUndefined()
    expect(heard({ sealing: true }, { entry: 'two', asked: ['tyrell'], sealing: true })).toBeUndefined()
    expect(heard({ sealing: true }, { sealing: true, refused: {} })).toBeUndefined()
    expect(heard({ sealing: true }, { entry: 'two', events: ['calledOff'], asked: ['tyrell'] })).toBeUndefined()
  })
  test('on the way back, of a seed, in a window that only follows, of another game, of none', () => {
    expect(heard({}, { entry: 'two', does: 'rewind', asked: ['tyrell'] })).toBeUndefined()
    expect(heard({}, { entry: 'two', does: 'commitSeed', asked: ['tyrell'] })).toBeUndefined()
    expect(heard({}, { entry: 'two', asked: ['tyrell'], writes: false })).toBeUndefined()
    expect(heard({}, { entry: 'two', asked: ['tyrell'], game: 'h' })).toBeUndefined()
    expect(signalOf({ ...moment(), open: undefined }, moment({ entry: 'two' }), telling)).toBeUndefined()
  })
})

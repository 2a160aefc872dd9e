import { afterEach, expect, test, vi } from 'vitest'
import { gameOption } from './game-option'

const GAMES = { westeros: 'the first', chess: 'the second' }

afterEach(() => vi.restoreAllMocks())

test('without the option it is the usual game, and all arguments stay', () => {
  expect(gameOption(['cases', '--fast'], GAMES)).toEqual({ id: 'westeros', game: 'the first', rest: ['cases', '--fast'] })
})

test('the game is named in either way, before or after what stays', () => {
  const chess = { id: 'chess', game: 'the second', rest: ['cases'] }
  expect(gameOption(['--game', 'chess', 'cases'], GAMES)).toEqual(chess)
  expect(gameOption(['cases', '--game=chess'], GAMES)).toEqual(chess)
})

test.each([['--game', 'ludo'], ['--game', 'toString'], ['--game'], ['--game=']])('%s %s ends with a plain message', (...args) => {
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`status ${status}`)
  })
  const errorLog = vi.spyOn(console, 'error').mockReturnValue()
  expect(() => gameOption(args, GAMES)).toThrow('status 1')
  expect(errorLog).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^There is no game ".*" here; --game takes westeros or chess\.$/))
})

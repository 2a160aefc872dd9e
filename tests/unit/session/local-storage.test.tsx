// What the device keeps beside the games, and devices that keep nothing.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isObject, keep, keepText, readKept, readText } from '../../../src/session/environment/local-storage'

const shelves = ['localStorage', 'sessionStorage'] as const

const listIn = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : [])

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe.each(shelves)('%s', (shelf) => {
  const other = shelves.find((one) => one !== shelf)

  test('a text lies there as it is, until it is taken away', () => {
    expect(readText('castellan.text', shelf)).toBeUndefined()
    keepText('castellan.text', 'map', shelf)
    expect(globalThis[shelf].getItem('castellan.text')).toBe('map')
    expect(readText('castellan.text', shelf)).toBe('map')
    expect(readText('castellan.text', other)).toBeUndefined()
    keepText('castellan.text', undefined, shelf)
    expect(globalThis[shelf].getItem('castellan.text')).toBeNull()
  })

  test('anything else lies there as JSON, until it is taken away', () => {
    keep('castellan.list', [1, { a: 'ž' }], shelf)
    expect(globalThis[shelf].getItem('castellan.list')).toBe('[1,{"a":"ž"}]')
    expect(readKept('castellan.list', listIn, shelf)).toEqual([1, { a: 'ž' }])
    expect(readKept('castellan.list', listIn, other)).toEqual([])
    keep('castellan.list', undefined, shelf)
    expect(globalThis[shelf].getItem('castellan.list')).toBeNull()
  })

  test('a device that refuses to keep anything is asked in vain', () => {
    globalThis[shelf].setItem('castellan.list', '[1]')
    const refuse = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    vi.stubGlobal(shelf, { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(readText('castellan.list', shelf)).toBeUndefined()
    expect(readKept('castellan.list', listIn, shelf)).toEqual([])
    for (const what of [[2], undefined]) {
      expect(() => keep('castellan.list', what, shelf)).not.toThrow()
      expect(() => keepText('castellan.list', what?.join(), shelf)).not.toThrow()
    }
    vi.unstubAllGlobals()
    expect(readKept('castellan.list', listIn, shelf)).toEqual([1])
  })

  test('a full device still gives what it has', () => {
    keep('castellan.list', [1], shelf)
    const { [shelf]: whole } = globalThis
    const setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    vi.stubGlobal(shelf, { getItem: (name: string) => whole.getItem(name), setItem })
    keep('castellan.list', [2], shelf)
    expect(readKept('castellan.list', listIn, shelf)).toEqual([1])
  })

  test('a page that may not even name the shelf goes on', () => {
    const { [shelf]: whole } = globalThis
    Object.defineProperty(globalThis, shelf, {
      configurable: true,
      get: () => {
        throw new DOMException('not for this page', 'SecurityError')
      },
    })
    try {
      expect(() => keep('castellan.list', [1], shelf)).not.toThrow()
      expect(readKept('castellan.list', listIn, shelf)).toEqual([])
      expect(readText('castellan.list', shelf)).toBeUndefined()
    } finally {
      Object.defineProperty(globalThis, shelf, { configurable: true, writable: true, value: whole })
    }
  })
})

test('without a name of the shelf it is the device that keeps it', () => {
  keep('castellan.list', [1])
  keepText('castellan.text', 'list')
  expect(localStorage.getItem('castellan.list')).toBe('[1]')
  expect(readKept('castellan.list', listIn)).toEqual([1])
  expect(readText('castellan.text')).toBe('list')
  expect(sessionStorage.length).toBe(0)
})

test.each(['', '{', 'undefined', '[1'])('what is no JSON (%j) is nothing', (broken) => {
  localStorage.setItem('castellan.list', broken)
  const check = vi.fn<(found: unknown) => string>(() => 'as on the first day')
  expect(readKept('castellan.list', check)).toBe('as on the first day')
  expect(check.mock.calls).toEqual([[undefined]])
})

test('what the check stumbles over is nothing', () => {
  localStorage.setItem('castellan.list', '{"names":7}')
  const namesIn = (found: unknown) => (isObject(found) ? (found.names as readonly string[]).map((name) => name.trim()) : ['nobody'])
  expect(readKept('castellan.list', namesIn)).toEqual(['nobody'])
})

test('null that was kept is handed to the check, and is not the same as nothing', () => {
  keep('castellan.list', null)
  expect(readKept('castellan.list', String)).toBe('null')
  expect(readKept('castellan.other', String)).toBe('undefined')
})

test('an object has fields; a list and nothing have none', () => {
  expect([{}, { a: 1 }].every(isObject)).toBe(true)
  expect([undefined, null, 7, 'text', [], [{}]].some(isObject)).toBe(false)
})

// Tests data in local storage, and devices that do not store data.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isObject, saveStored, saveText, readStored, readText } from '../../../src/session/environment/local-storage'

const shelves = ['localStorage', 'sessionStorage'] as const

const listIn = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : [])

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe.each(shelves)('%s', (area) => {
  const other = shelves.find((one) => one !== area)

  test('a text lies there as it is, until it is taken away', () => {
    expect(readText('castellan.text', area)).toBeUndefined()
    saveText('castellan.text', 'map', area)
    expect(globalThis[area].getItem('castellan.text')).toBe('map')
    expect(readText('castellan.text', area)).toBe('map')
    expect(readText('castellan.text', other)).toBeUndefined()
    saveText('castellan.text', undefined, area)
    expect(globalThis[area].getItem('castellan.text')).toBeNull()
  })

  test('anything else lies there as JSON, until it is taken away', () => {
    saveStored('castellan.list', [1, { a: 'ž' }], area)
    expect(globalThis[area].getItem('castellan.list')).toBe('[1,{"a":"ž"}]')
    expect(readStored('castellan.list', listIn, area)).toEqual([1, { a: 'ž' }])
    expect(readStored('castellan.list', listIn, other)).toEqual([])
    saveStored('castellan.list', undefined, area)
    expect(globalThis[area].getItem('castellan.list')).toBeNull()
  })

  test('a device that refuses to keep anything is asked in vain', () => {
    globalThis[area].setItem('castellan.list', '[1]')
    const refuse = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    vi.stubGlobal(area, { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(readText('castellan.list', area)).toBeUndefined()
    expect(readStored('castellan.list', listIn, area)).toEqual([])
    for (const what of [[2], undefined]) {
      expect(() => saveStored('castellan.list', what, area)).not.toThrow()
      expect(() => saveText('castellan.list', what?.join(), area)).not.toThrow()
    }
    vi.unstubAllGlobals()
    expect(readStored('castellan.list', listIn, area)).toEqual([1])
  })

  test('a full device still gives what it has', () => {
    saveStored('castellan.list', [1], area)
    const { [area]: whole } = globalThis
    const setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
    vi.stubGlobal(area, { getItem: (name: string) => whole.getItem(name), setItem })
    saveStored('castellan.list', [2], area)
    expect(readStored('castellan.list', listIn, area)).toEqual([1])
  })

  test('a page that may not even name the area goes on', () => {
    const { [area]: whole } = globalThis
    Object.defineProperty(globalThis, area, {
      configurable: true,
      get: () => {
        throw new DOMException('not for this page', 'SecurityError')
      },
    })
    try {
      expect(() => saveStored('castellan.list', [1], area)).not.toThrow()
      expect(readStored('castellan.list', listIn, area)).toEqual([])
      expect(readText('castellan.list', area)).toBeUndefined()
    } finally {
      Object.defineProperty(globalThis, area, { configurable: true, writable: true, value: whole })
    }
  })
})

test('without a name of the area it is the device that keeps it', () => {
  saveStored('castellan.list', [1])
  saveText('castellan.text', 'list')
  expect(localStorage.getItem('castellan.list')).toBe('[1]')
  expect(readStored('castellan.list', listIn)).toEqual([1])
  expect(readText('castellan.text')).toBe('list')
  expect(sessionStorage.length).toBe(0)
})

test.each(['', '{', 'undefined', '[1'])('what is no JSON (%j) is nothing', (broken) => {
  localStorage.setItem('castellan.list', broken)
  const check = vi.fn<(found: unknown) => string>(() => 'as on the first day')
  expect(readStored('castellan.list', check)).toBe('as on the first day')
  expect(check.mock.calls).toEqual([[undefined]])
})

test('what the check stumbles over is nothing', () => {
  localStorage.setItem('castellan.list', '{"names":7}')
  const namesIn = (found: unknown) => (isObject(found) ? (found.names as readonly string[]).map((name) => name.trim()) : ['nobody'])
  expect(readStored('castellan.list', namesIn)).toEqual(['nobody'])
})

test('null that was kept is handed to the check, and is not the same as nothing', () => {
  saveStored('castellan.list', null)
  expect(readStored('castellan.list', String)).toBe('null')
  expect(readStored('castellan.other', String)).toBe('undefined')
})

test('an object has fields; a list and nothing have none', () => {
  expect([{}, { a: 1 }].every(isObject)).toBe(true)
  expect([undefined, null, 7, 'text', [], [{}]].some(isObject)).toBe(false)
})

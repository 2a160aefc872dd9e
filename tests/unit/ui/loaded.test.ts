// Tests dictionaries that load only the languages in use.
import { expect, test } from 'vitest'
import { byLoadedLanguage, loadTexts } from '../../../src/ui/language/loaded'

test('texts are available after their language is loaded, and no other language is requested', async () => {
  const requests: string[] = []
  const source = (language: string) => () => {
    requests.push(language)
    return Promise.resolve({ title: language })
  }
  const textsIn = byLoadedLanguage({ en: source('en'), cs: source('cs') })
  await loadTexts('cs')
  expect(textsIn('cs')).toEqual({ title: 'cs' })
  await loadTexts('cs')
  expect(requests).toEqual(['cs'])
})

test('texts that are not loaded yet throw their promise, so that React waits', async () => {
  const textsIn = byLoadedLanguage({ en: () => Promise.resolve('word'), cs: () => Promise.resolve('slovo') })
  let thrown: unknown
  try {
    textsIn('en')
  } catch (reason) {
    thrown = reason
  }
  expect(thrown).toBeInstanceOf(Promise)
  await thrown
  expect(textsIn('en')).toBe('word')
})

test('a failed request is repeated', async () => {
  let isOnline = false
  const request = () => (isOnline ? Promise.resolve('word') : Promise.reject(new Error('offline')))
  const textsIn = byLoadedLanguage({ en: request, cs: request })
  await expect(loadTexts('en')).rejects.toThrow('offline')
  isOnline = true
  await loadTexts('en')
  expect(textsIn('en')).toBe('word')
})

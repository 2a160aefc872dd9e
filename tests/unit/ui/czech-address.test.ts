// Tests that the shared Czech texts and those of Mafia City address one player informally: "Vyber", not "Vyberte".
import { expect, test } from 'vitest'
import { filesIn, read } from '../../files'

const files = [...['app', 'session', 'table', 'ui'].map((folder) => `src/${folder}`), 'src/games/mafia-city']
  .flatMap((folder) => filesIn(folder))
  .filter((path) => /\/words\/.*\bcs\b.*\.ts$/.test(path))

/** Verbs in the plural that mean all players together, and forms that are no address. */
const ALL_TOGETHER = ['hrajete', 'budete', 'nebudete', 'jste', 'domluvte', 'čte', 'přečte']
const texts = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g

test.each(files)('%s', (path) => {
  const words = [...read(path).matchAll(texts)].flatMap(([text]) => text.match(/\p{L}+te(?!\p{L})/gu) ?? [])
  expect(words.filter((word) => !ALL_TOGETHER.includes(word.toLowerCase()) && !/^(?:state|note|date)$/.test(word))).toEqual([])
})

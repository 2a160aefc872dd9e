// Tests that the Czech texts address one player informally: "Vyber", not "Vyberte".
import { expect, test } from 'vitest'
import { filesIn, read } from '../../files'

const files = filesIn('src').filter((path) => /\/words\/.*\bcs\b.*\.(?:ts|md)$/.test(path))

/** Verbs in the plural that mean all players together, and forms that are no address. */
const ALL_TOGETHER =
  'hrajete budete nebudete bojujete jste domluvte hlídáte máte otevřete otočíte pojďte řeknete shodnete střídejte vedete vybíráte ' +
  'vyložíte začnete zadáte zadáváte zapíšete čte přečte přičte odečte roste vzroste neporoste'
/** English names in the code of the texts. */
const NAMES = ['state', 'note', 'date', 'site', 'vote', 'fate', 'consolidate']
const texts = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g

test.each(files)('%s', (path) => {
  const written = read(path)
  const parts = path.endsWith('.md') ? [written] : [...written.matchAll(texts)].map(([text]) => text)
  const words = parts.flatMap((text) => text.match(/\p{L}+te(?!\p{L})/gu) ?? [])
  expect(words.filter((word) => !ALL_TOGETHER.split(' ').includes(word.toLowerCase()) && !NAMES.includes(word))).toEqual([])
})

// Tests that the Czech texts use the terms of the Czech rulebook.
import { expect, test } from 'vitest'
import { placesIn } from '../../../../src/games/el-capitan/words/cs'
import { filesIn, read } from '../../../files'

const sources = filesIn('src/games/el-capitan').filter((path) => /\/words\/(?:.*\/)?cs(?:\/|\.ts$)/.test(path))

test('terms are those of the rulebook', () => {
  const foreign = /kup(?:ec|ci|ce|ců)(?!\p{L})|stavební míst|prémiov|přístavišt|Benát|Neapol|'Valencie'/giu
  expect(sources.flatMap((path) => [...read(path).matchAll(foreign)].map(([word]) => `${path}: ${word}`))).toEqual([])
  expect(sources.map(read).join()).toMatch(/bonusová karta/i)
  expect(sources.map(read).join()).toMatch(/přístavní políčko/i)
})

test('the texts address one person, as in the whole app', () => {
  const plural = /(?<!\p{L})(?:v[aá]š\p{L}*|vám|\p{L}+(?:ejte|ijte|ujte|ožte|ěřte|čtěte|hrajete))(?!\p{L})/giu
  expect(sources.flatMap((path) => [...read(path).matchAll(plural)].map(([word]) => `${path}: ${word}`))).toEqual([])
})

test('cities are called as on the board', () => {
  const { venezia, napoli, valencia } = placesIn({}).cities
  expect([venezia, napoli, valencia]).toEqual(['Venezia', 'Napoli', 'Valencia'])
})

// Tests that the Czech texts use the terms of the Czech rulebook.
import { expect, test } from 'vitest'
import { textsIn } from '../../../../src/games/el-capitan/table/parts/words'
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

test('a colour is written small within a sentence, a name as it is', () => {
  const { act, lie } = textsIn('cs')
  expect(act.shuts('Zelený', 1)).toBe('Uzavře se sklad na políčku 1: zelený.')
  expect(act.shuts('Anna', 1)).toBe('Uzavře se sklad na políčku 1: Anna.')
  expect(act.buildOn(5, 3, undefined)).toBe('Postavit na políčku 5 za 3')
  expect([1, 2, 5].map(lie.open)).toEqual(['sklady v 1 městě', 'sklady ve 2 městech', 'sklady v 5 městech'])
})

test('the set-up addresses nobody, because the shared texts on the page use another form of address', () => {
  const { setUp } = textsIn('cs')
  const singular = /(?<!\p{L})(?:\p{L}+(?:áš|eš|íš)|ověř|zadej|vyber)(?!\p{L})/giu
  const texts = [setUp.cityNote, setUp.alike, setUp.cardsNote, ...Object.values(setUp.presets).flat()]
  expect(texts.flatMap((text) => text.match(singular) ?? [])).toEqual([])
})

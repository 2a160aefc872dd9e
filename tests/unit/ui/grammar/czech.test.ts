import { expect, test } from 'vitest'
import { agreeing, animate, inRound, outOf, outOfMany } from '../../../../src/ui/grammar/czech'
import { inWords } from '../../../../src/ui/grammar/english'
import { sentence, signed } from '../../../../src/ui/grammar/numbers'
import { countCzech, countEnglish } from '../../../../src/ui/grammar/plural'

test('a Czech noun and its verb follow the number, none at all and fractions among them', () => {
  const knight = animate('rytíř', 'rytíři', 'rytíře', 'rytířů', 'rytíře')
  expect([0, 1, 2, 4, 5, 1.5].map((n) => countCzech(n, knight.nom))).toEqual([
    '0 rytířů',
    '1 rytíř',
    '2 rytíři',
    '4 rytíři',
    '5 rytířů',
    '1.5 rytíře',
  ])
  expect(countCzech(1, knight.acc)).toBe('1 rytíře')
  expect([0, 1, 3, 5].map((n) => agreeing(n, 'odchází', 'odcházejí'))).toEqual(['odchází', 'odchází', 'odcházejí', 'odchází'])
  expect([inRound(3), inRound(9)]).toEqual(['ve 3. kole', 'v 9. kole'])
})

test('English has two forms, and small numbers in words', () => {
  expect([1, 2].map((n) => countEnglish(n, { one: 'knight', other: 'knights' }))).toEqual(['1 knight', '2 knights'])
  expect([inWords(3), inWords(12)]).toEqual(['three', '12'])
})

test('an addend has its sign, a sentence its capital letter', () => {
  expect([2, 0, -1].map(signed)).toEqual(['+2', '0', '−1'])
  expect(sentence('čtyři')).toBe('Čtyři')
})

test('so many out of a number, as the number is read', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 14, 16, 20, 30, 41, 50].map(outOf).join().replaceAll('\u00a0', ' ')).toBe(
    'z 1,ze 2,ze 3,ze 4,z 5,ze 6,ze 7,z 8,z 11,z 12,ze 14,ze 16,z 20,ze 30,ze 41,z 50',
  )
})

test('a noun after so many out of a number is in the genitive', () => {
  const votes = [1, 2, 4, 5].map((n) => outOfMany(n, 'hlasu', 'hlasů').replaceAll('\u00a0', ' '))
  expect(votes).toEqual(['z 1 hlasu', 'ze 2 hlasů', 'ze 4 hlasů', 'z 5 hlasů'])
})

import { expect, test } from 'vitest'
import { agreeing, animate, inRound } from '../../../../src/ui/grammar/czech'
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

import { describe, expect, test } from 'vitest'
import { FIRST_EDITION_HOUSES } from '../../../../src/games/westeros/box/box'
import { HOUSE_CARDS } from '../../../../src/games/westeros/box/house-cards'

const cards = Object.values(HOUSE_CARDS)

describe('the 35 House cards', () => {
  test('seven of each house, named once, of strength 3, 2, 2, 1, 1, 0, 0', () => {
    expect(cards).toHaveLength(35)
    expect(new Set(cards.map(({ name }) => name)).size).toBe(35)
    for (const house of FIRST_EDITION_HOUSES)
      expect(
        cards.filter((card) => card.house === house).map(({ strength }) => strength),
        house,
      ).toEqual([3, 2, 2, 1, 1, 0, 0])
    for (const [id, card] of Object.entries(HOUSE_CARDS)) expect(card.id).toBe(id)
  })
  test('five icons and three texts of each house, never both on one card', () => {
    for (const house of FIRST_EDITION_HOUSES) {
      const own = cards.filter((card) => card.house === house)
      expect(
        own.reduce((sum, { swords, fortifications }) => sum + swords + fortifications, 0),
        house,
      ).toBe(5)
      expect(
        own.filter(({ ability }) => ability !== undefined),
        house,
      ).toHaveLength(3)
      expect(
        own.every(({ ability, swords, fortifications }) => ability === undefined || swords + fortifications === 0),
        house,
      ).toBe(true)
    }
  })
  test('what the rulebook itself tells of them', () => {
    expect(HOUSE_CARDS['tywin-lannister']).toMatchObject({ swords: 2, fortifications: 0 })
    expect(HOUSE_CARDS['margaery-tyrell']).toMatchObject({ swords: 0, fortifications: 1 })
  })
  test('only those texts may be let pass that say so', () => {
    const optional = cards.filter(({ ability }) => ability?.may === true).map(({ id }) => id)
    expect(optional.sort()).toEqual(['asha-greyjoy', 'maester-luwin', 'melisandre-of-asshai', 'ser-davos-seaworth'])
    expect(cards.filter(({ ability }) => ability?.timing === 'cancel').map(({ id }) => id)).toEqual(['queen-of-thorns'])
  })
})

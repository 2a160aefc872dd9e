import { describe, expect, test } from 'vitest'
import { westeros } from '../../../../src/games/westeros'
import type { AreaId, HouseId } from '../../../../src/games/westeros/box/box'
import type { Code } from '../../../../src/games/westeros/model/refusals'
import { PRESETS } from '../../../../src/games/westeros/model/settings'
import { collect } from '../../../../src/games/westeros/rules/power'
import { board, happened, play, type Given } from './board'

const light: Given = { stage: { at: 'power' }, tracking: { ...PRESETS.light, power: true } }
const paid = (given: Given, house: HouseId, area: AreaId, ...waived: readonly Code[]) =>
  play(board(given), (transaction) => collect(transaction, { do: 'collect', orders: [{ house, area }] }, new Set(waived)))

describe('R8.1, R15.2: Consolidate Power orders of a table that does not track units', () => {
  test('bring power in an own area', () => {
    const played = paid(light, 'baratheon', 'dragonstone')
    expect(played.refused).toBeUndefined()
    expect(happened(played, 'powerGained')).toMatchObject([{ house: 'baratheon' }])
  })
  test('bring none in an area that another house holds, as a home, by a token, or as reported', () => {
    expect(paid(light, 'stark', 'dragonstone').refused).toBe('NO_UNIT')
    expect(paid({ ...light, tokens: { seagard: 'greyjoy' } }, 'stark', 'seagard').refused).toBe('NO_UNIT')
    expect(paid({ ...light, areas: { seagard: { holder: 'greyjoy' } } }, 'stark', 'seagard').refused).toBe('NO_UNIT')
    expect(paid({ ...light, areas: { dragonstone: { holder: 'stark' } } }, 'stark', 'dragonstone').refused).toBeUndefined()
  })
  test('are believed in an area of which the app knows no holder, and if the table insists', () => {
    expect(paid(light, 'stark', 'seagard').refused).toBeUndefined()
    expect(paid(light, 'stark', 'dragonstone', 'NO_UNIT').refused).toBeUndefined()
  })
  test('the rules have a version of their own since then: entries of the first one keep what they decided', () => {
    expect(westeros.rules).toBe(4)
  })
})

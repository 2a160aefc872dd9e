// The rooms tell what the position holds: the sheet of an evening's break, in both languages.
import { expect, test } from 'vitest'
import { TERRITORIES } from '../../../../src/games/axis-and-allies/box/board'
import { POWERS } from '../../../../src/games/axis-and-allies/box/powers'
import { setTextsIn } from '../../../../src/games/axis-and-allies/table/corrections/words'
import { mapWordsIn } from '../../../../src/games/axis-and-allies/table/map/words'
import { textsIn } from '../../../../src/games/axis-and-allies/table/parts/words'
import { setUpAgainSteps, sheetOf } from '../../../../src/games/axis-and-allies/table/rooms/sheet'
import { roomTextsIn } from '../../../../src/games/axis-and-allies/table/rooms/words'
import { ledgerAt } from './games'

const voiceIn = (language: 'en' | 'cs') => ({
  texts: textsIn(language),
  set: setTextsIn(language),
  map: mapWordsIn(language),
  rooms: roomTextsIn(language),
})

test.each(['en', 'cs'] as const)('the sheet names every territory once with its holder, and all money: %s', (language) => {
  const { state } = ledgerAt(({ battle, round }) => battle !== undefined && round === 2).head
  const voice = voiceIn(language)
  const parts = sheetOf(state, ['?'], voice)
  const regions = parts.filter(({ role }) => role === undefined).slice(1)
  const held = regions.flatMap(({ lines }) => lines.flatMap(({ name, said }) => said.split(', ').map((at) => `${name}: ${at}`)))
  expect(held.toSorted()).toEqual(
    TERRITORIES.map(
      ({ id }) => `${voice.texts.powers[state.territories[id]?.controller ?? 'us']}: ${voice.texts.spaceName(id)}`,
    ).toSorted(),
  )
  for (const power of POWERS) {
    const own = parts.find((part) => part.role === power)
    expect(own?.lines).toContainEqual({ name: voice.map.cash, said: voice.texts.ipc(state.cash[power] ?? 0) })
  }
  const said = parts.flatMap(({ lines }) => lines.map(({ name }) => name))
  expect(said).toContain(voice.rooms.sheet.battle)
  expect(JSON.stringify([parts, setUpAgainSteps(state, voice)])).not.toMatch(/undefined|null/)
})

test('where units are told, the sheet says where they stand; elsewhere a photograph does', () => {
  const voice = voiceIn('en')
  const labelsOf = (armiesTold: boolean) =>
    setUpAgainSteps(ledgerAt(({ phase }) => phase === 3, { armiesTold }).head.state, voice).map(({ label }) => label)
  expect(labelsOf(true)).toContain('Units of Japan')
  expect(labelsOf(false)).toContain(voice.rooms.sheet.photo)
})

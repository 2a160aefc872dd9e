// Tests the texts of corrections: values that only the app shows are part of the text.
import { expect, test } from 'vitest'
import { changeText } from '../../../../src/games/mafia-city/table/corrections/changes'
import { setTextsIn } from '../../../../src/games/mafia-city/table/corrections/words'
import { textsIn } from '../../../../src/games/mafia-city/table/parts/words'
import { changeLine } from '../../../../src/table/log/change-line'
import { begun } from './games'

test('a correction of the Mafiosi jailed in this round shows the number before and after', () => {
  const text = (fresh: number, ...withFresh: readonly boolean[]) =>
    changeText(
      { set: 'tokens', colour: 'red', hand: 4, reserve: 3, cell: 1, fresh },
      begun(),
      textsIn('en'),
      setTextsIn('en'),
      ...withFresh,
    )
  expect(changeLine({ before: text(1), after: text(0) }, () => '')).toBe('Anna: hand 4, reserve 3, Cell 1, jailed this round 1 → 0')
  // The real table does not show when a Mafioso was jailed, so an undo does not name it.
  expect(text(1, false)).toBe('Anna: hand 4, reserve 3, Cell 1')
})

// Tests the caption of a film frame: it is never empty, even for an undo, which has no text in the log.
import { expect, test } from 'vitest'
import { textOf } from '../../../../src/table/film/FilmPage'

test('an undo has the text of its tag as caption, other entries their own text', () => {
  expect(textOf({ flash: undefined }, { main: '', mark: 'rewound' }, 'The table went back')).toBe('The table went back')
  expect(textOf({ flash: undefined }, { main: 'Petr builds a road.', mark: 'plain' }, 'The table went back')).toBe('Petr builds a road')
})

import { fieldsOf, type FieldsBySet } from '../../../kit/field'
import type { Box } from '../box/box'
import type { Change } from '../model/moves'
import type { State } from '../model/state'
import { areaFields } from './areas'
import { boxFields, pieceFields } from './box'
import { houseFields } from './houses'
import { peopleFields, settingFields } from './people'
import type { Section } from './record'
import { deckFields, roundFields, trackFields } from './round'

/** All fields of the state that a correction can set. The key is the kind of change. */
export const FIELDS: FieldsBySet<State, Change, Section, Box> = {
  ...areaFields,
  ...houseFields,
  ...trackFields,
  ...roundFields,
  ...deckFields,
  ...settingFields,
  ...peopleFields,
  ...boxFields,
  ...pieceFields,
}

/** Functions that read and write the fields set by corrections. After a correction, the caller checks the number of the pieces. */
export const fields = fieldsOf(FIELDS)

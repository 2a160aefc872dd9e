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

/** Everything that can be set by hand, by the kind of the change. */
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

/** The fields that the table sets by hand. The count of the pieces is checked afterwards. */
export const fields = fieldsOf(FIELDS)

import type { ReactNode } from 'react'
import {
  BorderEditor,
  CardEditor,
  IconsEditor,
  LimitsEditor,
  StarsEditor,
  SupplyTableEditor,
  VictoryEditor,
  type BoxEditorProps,
} from './BoxEditor'
import { CompositionEditor } from './CompositionEditor'

/** Parts of the printed data that players can edit, in the order of the form. */
export const BOX_PARTS = ['decks', 'supplyTable', 'stars', 'pieces', 'victory', 'borders', 'icons', 'houseCards'] as const
export type BoxPart = (typeof BOX_PARTS)[number]
/** Component that edits each part. */
export const BOX_EDITORS: Readonly<Record<BoxPart, (props: BoxEditorProps) => ReactNode>> = {
  decks: CompositionEditor,
  supplyTable: SupplyTableEditor,
  stars: StarsEditor,
  pieces: LimitsEditor,
  victory: VictoryEditor,
  borders: BorderEditor,
  icons: IconsEditor,
  houseCards: CardEditor,
}

import type { ReactNode } from 'react'
import { BorderEditor, IconsEditor, LimitsEditor, StarsEditor, SupplyTableEditor, VictoryEditor, type BoxEditorProps } from './BoxEditor'
import { CardEditor } from './CardEditor'
import { CompositionEditor } from './CompositionEditor'

/** Sections of the printed data that players can edit, in the order of the form. */
export const BOX_PARTS = ['decks', 'supplyTable', 'stars', 'pieces', 'victory', 'borders', 'icons', 'houseCards'] as const
export type BoxPart = (typeof BOX_PARTS)[number]
/** Maps each section of the printed data to its editor component. */
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

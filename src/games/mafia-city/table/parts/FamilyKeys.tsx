import type { ReactElement } from 'react'
import { StackedTiles } from '../../../../table/question/ActionTiles'
import type { Colour } from '../../box/box'
import { coloursOf } from '../../model/tokens'
import { Plate } from './Plate'
import { nameOf, usePosition } from './position'
import { useTexts } from './words'

export interface FamilyKeysProps {
  /** Accessible name of the group of buttons. */
  readonly label: string
  /** Returns the accessible name of the button of a family. The parameter is the name of the family. */
  readonly keyName: (name: string) => string
  readonly isOpen?: (colour: Colour) => boolean
  /** Picture on every button. If omitted, each button shows the badge of its family. */
  readonly icon?: ReactElement
  /** Returns the number that is shown after the name of a family, if it is at least 1. */
  readonly count?: (colour: Colour) => number
  readonly onPress: (colour: Colour) => void
}

/** Buttons with which the user adds a Mafioso or a card of a family, one button for each family. */
export function FamilyKeys({ label, keyName, isOpen = () => true, icon, count, onPress }: FamilyKeysProps) {
  const { colours, onTable } = useTexts()
  const state = usePosition()
  return (
    <StackedTiles
      label={label}
      tiles={coloursOf(state).map((colour) => {
        const name = nameOf(state, colours, colour)
        const counted = count?.(colour) ?? 0
        return {
          id: colour,
          icon: icon ?? <Plate role={colour} size={32} />,
          title: name,
          label: keyName(name),
          ...(counted > 0 && { note: `× ${counted}` }),
          isOff: !isOpen(colour),
          why: onTable,
          onPress: () => onPress(colour),
        }
      })}
    />
  )
}

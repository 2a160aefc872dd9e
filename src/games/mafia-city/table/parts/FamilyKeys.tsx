import type { ReactElement } from 'react'
import { StackedTiles } from '../../../../table/question/ActionTiles'
import type { Colour } from '../../box/box'
import { coloursOf } from '../../model/tokens'
import { Plate } from './Plate'
import { nameOf, usePosition } from './position'
import { useTexts } from './words'

export interface FamilyKeysProps {
  /** Names the group of keys. */
  readonly label: string
  /** The accessible name of a key, from the name of its family. */
  readonly keyName: (name: string) => string
  readonly isOpen?: (colour: Colour) => boolean
  /** A picture for every key instead of the plate of its family. */
  readonly icon?: ReactElement
  /** How many of a family there are, shown behind its name from one on. */
  readonly count?: (colour: Colour) => number
  readonly onPress: (colour: Colour) => void
}

/** A key for each family. */
export function FamilyKeys({ label, keyName, isOpen = () => true, icon, count, onPress }: FamilyKeysProps) {
  const { colours } = useTexts()
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
          onPress: () => onPress(colour),
        }
      })}
    />
  )
}

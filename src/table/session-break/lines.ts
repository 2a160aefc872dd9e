import type { SheetLine } from './game-session-break'

/** A line of the sheet; none where there is nothing to say. */
export const sheetLine = (name: string, said: string): readonly SheetLine[] => (said === '' ? [] : [{ name, said }])

/** A line of the sheet in the list for laying the board out: "Napoli: 2 Red, 5 Blue". */
export const lineText = ({ name, said }: SheetLine): string => `${name}: ${said}`

/** A role with whoever plays it: "Red · Anna". */
export const roleWithName = (role: string, name = ''): string => [role, name.trim()].filter((part) => part !== '').join(' · ')

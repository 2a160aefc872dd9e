import type { SheetLine } from './game-session-break'

/** Returns an array with one line of the printed position; an empty array if the text is empty. */
export const sheetLine = (name: string, text: string): readonly SheetLine[] => (text === '' ? [] : [{ name, text }])

/** Formats a line of the printed position for the checklist: "Napoli: 2 Red, 5 Blue". */
export const lineText = ({ name, text }: SheetLine): string => `${name}: ${text}`

/** Returns the name of a role with the name of its player: "Red · Anna". */
export const roleWithName = (role: string, name = ''): string => [role, name.trim()].filter((part) => part !== '').join(' · ')

import '../table.css'
import type { ReactNode } from 'react'
import { FIRST_EDITION_HOUSES, type HouseId } from '../../box/box'
import { FIGURES, type FigureName } from '../../views/statistics'
import { HOUSE_NAMES, isHouse } from '../../words/sentences/lookup'
import type { KnownBox } from '../../../../table/charts/bg-stats'
import { KNOWN_BOX } from '../charts/box'
import { Shield } from '../Shield'
import { useArchivedWords } from './words'

/** Data that a game provides for the archive of finished games. */
export interface Archived {
  readonly roleWord: string
  readonly roles: readonly { readonly id: HouseId; readonly name: string }[]
  readonly mark: (role: string, size: number) => ReactNode
  readonly figures: readonly { readonly id: string; readonly name: string }[]
  readonly how: (how: string) => string
  readonly known: { readonly box: KnownBox; readonly score: FigureName }
}

/** Provides the archive with the names of houses and numbers in the language of the page, and with the shields. */
export default function Archive({ children }: { children: (game: Archived) => ReactNode }) {
  const { words } = useArchivedWords()
  return children({
    roleWord: words.house,
    roles: FIRST_EDITION_HOUSES.map((id) => ({ id, name: HOUSE_NAMES[id] })),
    mark: (role, size) => (isHouse(role) ? <Shield house={role} size={size} /> : undefined),
    figures: FIGURES.map((id) => ({ id, name: words.figures[id] })),
    how: (how) => (how === 'sudden' || how === 'lastRound' ? words.how[how] : how),
    known: { box: KNOWN_BOX, score: 'castles' },
  })
}

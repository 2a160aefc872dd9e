import '../table.css'
import type { ReactNode } from 'react'
import { FIRST_EDITION_HOUSES, HOUSES, type HouseId } from '../../box/box'
import { FIGURES } from '../../views/statistics'
import { HOUSE_NAMES, isHouse } from '../../words/sentences/lookup'
import type { KnownBox } from '../../../../table/charts/bg-stats'
import type { ArchivedGame } from '../../../../table/game/game-screens'
import { KNOWN_BOX, SECOND_KNOWN_BOX } from '../charts/box'
import { Shield } from '../Shield'
import { useArchivedWords } from './words'

interface ArchiveProps {
  readonly children: (game: ArchivedGame) => ReactNode
}

/** Provides the archive with the names of houses and numbers in the language of the page, and with the shields. */
export default function Archive({ children }: ArchiveProps) {
  return children(useArchived(FIRST_EDITION_HOUSES, KNOWN_BOX))
}

/** Provides the archive with the same data of the second edition. */
export function SecondArchive({ children }: ArchiveProps) {
  return children(useArchived(HOUSES, SECOND_KNOWN_BOX))
}

function useArchived(houses: readonly HouseId[], box: KnownBox): ArchivedGame {
  const { words } = useArchivedWords()
  return {
    roleWord: words.house,
    roles: houses.map((id) => ({ id, name: HOUSE_NAMES[id] })),
    mark: (role, size) => (isHouse(role) ? <Shield house={role} size={size} /> : undefined),
    figures: FIGURES.map((id) => ({ id, name: words.figures[id] })),
    how: (how) => (how === 'sudden' || how === 'lastRound' ? words.how[how] : how),
    known: { box, score: 'castles' },
  }
}

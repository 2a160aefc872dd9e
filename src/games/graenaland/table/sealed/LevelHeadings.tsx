import { LEVELS } from '../../box/box'
import { useTexts } from '../parts/words'

/** The headings of the columns of a victory point card: the points up to each level (R78). */
export function LevelHeadings() {
  const { card } = useTexts()
  return [
    <span key="goal" />,
    ...Array.from({ length: LEVELS }, (_, column) => (
      <span key={column} className="text-ink-2 type-label text-center">
        {card.upTo(column + 1)}
      </span>
    )),
  ]
}

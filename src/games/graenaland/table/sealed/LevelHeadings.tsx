import { LEVELS } from '../../box/box'
import { useCardTexts } from '../parts/words/cards'

/** Component with the column headings of a victory point card: the number of points for each level (R78). */
export function LevelHeadings() {
  const { upTo } = useCardTexts()
  return [
    <span key="goal" />,
    ...Array.from({ length: LEVELS }, (_, column) => (
      <span key={column} className="text-ink-2 type-label text-center">
        {upTo(column + 1)}
      </span>
    )),
  ]
}

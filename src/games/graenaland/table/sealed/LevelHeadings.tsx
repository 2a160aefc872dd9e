import { LEVELS } from '../../box/box'
import { useCardTexts } from '../parts/words/cards'

/** Column headings of a victory point card: the points up to each level (R78). */
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

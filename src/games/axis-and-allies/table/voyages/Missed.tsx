import { useTexts } from '../parts/words'
import { useVoyageWords } from './words'

/** Line that says why a tap on a space has no effect: no unit of the active power can leave it. */
export function Missed({ at }: { readonly at: string }) {
  const texts = useTexts()
  const words = useVoyageWords()
  return (
    <p className="note" role="status">
      {words.noneFrom(texts.spaceName(at))}
    </p>
  )
}

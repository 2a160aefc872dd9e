import { useState } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { Button } from '../../../../ui/Button'
import { Basket } from './Basket'
import { Research } from './Research'
import { useTurnWords } from './words/turn'

/** Component that asks for the units to buy. The power may first do research. */
export function Buy({ question }: QuestionProps) {
  const words = useTurnWords()
  const [isResearching, setResearching] = useState(false)
  if (isResearching && question.kind === 'research') return <Research question={question} onClose={() => setResearching(false)} />
  return (
    <Basket
      question={question}
      more={
        question.kind === 'research' && (
          <Button kind="quiet" onClick={() => setResearching(true)}>
            {words.develop}
          </Button>
        )
      }
    />
  )
}

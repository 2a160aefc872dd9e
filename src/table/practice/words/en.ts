import type { Dictionary } from '../../../ui/words'

/** What every practice round says, in English. */
const en = {
  title: 'Practice round',
  progress: 'Practice {n} of {all}',
  skip: 'Skip this',
  done: 'Done',
  leave: 'End practice',
  end: {
    question: 'That is what it does all evening.',
    learnt: 'What you have done',
    start: 'Start a real game',
    again: 'Practise once more',
  },
} as const satisfies Dictionary

export default en

import type { Dictionary } from '../../../ui/words'

/** English texts of the practice round, shared by all games. */
const en = {
  title: 'Practice round',
  progress: 'Practice {n} of {all}',
  skip: 'Skip this',
  skipToEnd: 'Skip to the end',
  next: 'Next',
  done: 'Done',
  leave: 'End practice',
  end: {
    question: 'That’s how the whole evening runs.',
    learnt: 'What you have done',
    skipped: 'You have skipped a part.',
    subjects: 'What the practice shows',
    start: 'Start a real game',
    toGame: 'Back to the game',
    again: 'Practise again',
  },
} as const satisfies Dictionary

export default en

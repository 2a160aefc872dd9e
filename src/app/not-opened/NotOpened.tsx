import { useOpenGame } from '../../session'
import { Button } from '../../ui/Button'
import { Question, Screen } from '../../ui/Screen'
import { useWords } from '../words'
import { useNotOpenedWords } from './words'
import { useReturnTo } from '../../ui/return-to'

/** Component that explains why a game cannot be opened. The stored game is not changed. */
export default function NotOpened() {
  const shell = useWords().words
  const { words } = useNotOpenedWords()
  const { failures } = words
  const failure = useOpenGame((play) => play.failure) ?? 'gameUnknown'
  const returnTo = useReturnTo()
  return (
    <Screen
      where={shell.name}
      onBack={() => returnTo('/')}
      answer={
        <Button kind="do" onClick={() => returnTo('/')}>
          {words.home}
        </Button>
      }
    >
      <Question>{words.notOpened}</Question>
      <p className="note">{failure in failures ? failures[failure as keyof typeof failures] : shell.home.trouble.failed}</p>
    </Screen>
  )
}

import { useNavigate } from 'react-router'
import { IconButton } from '../ui/Button'
import { Icon } from '../ui/Icon'
import * as icons from '../ui/icons'
import { Question, Screen } from '../ui/Screen'
import { useWords } from './words'

/** Where everything begins. */
export function Home() {
  const { words } = useWords()
  const navigate = useNavigate()
  return (
    <Screen
      where={
        <span className="flex items-center gap-2.5 font-voice type-title">
          <Icon of={icons.castellan} />
          {words.name}
        </span>
      }
      actions={<IconButton icon={icons.settings} label={words.settings.title} onClick={() => void navigate('/settings')} />}
      answer={<p className="label text-center">{words.home.foot}</p>}
    >
      <Question>{words.home.question}</Question>
    </Screen>
  )
}

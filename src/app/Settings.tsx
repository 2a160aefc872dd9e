import { useNavigate } from 'react-router'
import { List, Row } from '../ui/List'
import { Question, Screen } from '../ui/Screen'
import { SegmentedChoice } from '../ui/SegmentedChoice'
import { languages, type Language } from '../ui/words'
import { contrasts, prefer, texts, themes, usePreferences } from './preferences'
import { useWords } from './words'

/** A language is always written in itself, so that whoever reads only that one finds it. */
const ownNames: Readonly<Record<Language, string>> = { en: 'English', cs: 'Čeština' }

/** How the app looks and speaks on this device. */
export default function Settings() {
  const preferences = usePreferences()
  const navigate = useNavigate()
  const { words } = useWords()
  const { settings } = words
  return (
    <Screen where={settings.title} onBack={() => void navigate('/')}>
      <Question>{settings.question}</Question>
      <SegmentedChoice
        label={settings.language}
        options={languages.map((value) => ({ value, label: ownNames[value] }))}
        value={preferences.language}
        onChange={(language) => prefer({ language })}
      />
      <SegmentedChoice
        label={settings.theme}
        options={themes.map((value) => ({ value, label: settings.themes[value] }))}
        value={preferences.theme}
        onChange={(theme) => prefer({ theme })}
      />
      <SegmentedChoice
        label={settings.contrast}
        options={contrasts.map((value) => ({ value, label: settings.contrasts[value] }))}
        value={preferences.contrast}
        onChange={(contrast) => prefer({ contrast })}
      />
      <SegmentedChoice
        label={settings.text}
        options={texts.map((value) => ({ value, label: settings.texts[value] }))}
        value={preferences.text}
        onChange={(text) => prefer({ text })}
      />
      <List>
        <Row title={settings.phone} note={settings.phoneNote} to="/phone" />
      </List>
    </Screen>
  )
}

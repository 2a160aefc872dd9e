import { useLocation } from 'react-router'
import { catalogue } from '../../games/catalogue'
import { shortTitleOf } from '../words/short-title'
import { List, Row } from '../../ui/List'
import { Question, Screen } from '../../ui/Screen'
import { SegmentedChoice } from '../../ui/SegmentedChoice'
import { languages } from '../../ui/words'
import { builtInIn } from '../../ui/built-in/words'
import { contrasts, hands, motions, setPreferences, texts, themes, usePreferences } from './preferences'
import { AtTheTable } from './AtTheTable'
import { useSettingsWords } from './words'
import { useReturnTo } from '../../ui/return-to'

/**
 * Page with the settings of appearance, language and behaviour. If the page was opened from a game, the back button
 * returns to the game.
 */
export default function Settings() {
  const preferences = usePreferences()
  const returnTo = useReturnTo()
  const { state } = useLocation() as { readonly state: unknown }
  const { words } = useSettingsWords()
  const { look } = words
  return (
    <Screen where={words.title} onBack={() => returnTo(typeof state === 'string' ? state : '/')}>
      <Question>{words.question}</Question>
      <SegmentedChoice
        label={words.language}
        options={languages.map((value) => ({ value, label: builtInIn(value).language }))}
        value={preferences.language}
        onChange={(language) => setPreferences({ language })}
      />
      <section className="flex flex-col gap-3" aria-labelledby="look">
        <h2 id="look" className="type-title">
          {look.title}
        </h2>
        <SegmentedChoice
          label={look.theme}
          options={themes.map((value) => ({ value, label: look.themes[value] }))}
          value={preferences.theme}
          onChange={(theme) => setPreferences({ theme })}
        />
        <SegmentedChoice
          label={look.contrast}
          options={contrasts.map((value) => ({ value, label: look.contrasts[value] }))}
          value={preferences.contrast}
          onChange={(contrast) => setPreferences({ contrast })}
        />
        <SegmentedChoice
          label={look.text}
          options={texts.map((value) => ({ value, label: look.texts[value] }))}
          value={preferences.text}
          onChange={(text) => setPreferences({ text })}
        />
        <SegmentedChoice
          label={look.motion}
          options={motions.map((value) => ({ value, label: look.motions[value] }))}
          value={preferences.motion}
          onChange={(motion) => setPreferences({ motion })}
        />
        <SegmentedChoice
          label={look.hand}
          options={hands.map((value) => ({ value, label: look.hands[value] }))}
          value={preferences.hand}
          onChange={(hand) => setPreferences({ hand })}
        />
      </section>
      <AtTheTable />
      <List>
        {catalogue.map(({ id }) => (
          <Row key={id} title={words.rules} note={shortTitleOf(id, preferences.language)} to={`/rules/${id}`} />
        ))}
        <Row title={words.phone} note={words.phoneNote} to="/phone" />
      </List>
    </Screen>
  )
}

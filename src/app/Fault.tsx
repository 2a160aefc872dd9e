import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Question, Screen } from '../ui/Screen'
import type { Language } from '../ui/words'
import { usePreferences } from './settings/preferences'

/** Defined in this file and not in a dictionary, because the dictionary may be the file that failed to load. */
const wordsFor: Readonly<Record<Language, { where: string; question: string; note: string; home: string; again: string; keep: string }>> = {
  en: {
    where: 'Castellan',
    question: 'Something went wrong on this page.',
    note: 'Go home and open the game again, or load the app again. Everything saved is still on this phone; nothing of your game is lost.',
    home: 'Go home',
    again: 'Load the app again',
    keep: 'Keep a copy of all games',
  },
  cs: {
    where: 'Castellan',
    question: 'Na této stránce se něco pokazilo.',
    note: 'Jdi domů a otevři hru znovu, nebo načti znovu aplikaci. Co bylo uloženo, je stále v telefonu; ze hry se nic neztratilo.',
    home: 'Domů',
    again: 'Načíst aplikaci znovu',
    keep: 'Uschovat kopii všech her',
  },
}

function FaultScreen({ onHome }: { onHome: () => void }) {
  const words = wordsFor[usePreferences((preferences) => preferences.language)]
  return (
    <Screen
      where={words.where}
      answer={
        <>
          <Button kind="do" onClick={onHome}>
            {words.home}
          </Button>
          <Button kind="quiet" onClick={() => location.reload()}>
            {words.again}
          </Button>
          <Button kind="quiet" onClick={() => dispatchEvent(new Event('castellan-rescue'))}>
            {words.keep}
          </Button>
        </>
      }
    >
      <Question>{words.question}</Question>
      <p className="note">{words.note}</p>
    </Screen>
  )
}

/** Error boundary of the whole app: shows a general message instead of the error, and a button to the home screen. */
export class FaultBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidMount() {
    addEventListener('hashchange', this.tryAgain)
  }

  override componentWillUnmount() {
    removeEventListener('hashchange', this.tryAgain)
  }

  /** Try again after a route change: another screen may work. */
  private readonly tryAgain = () => {
    if (this.state.broken) this.setState({ broken: false })
  }

  private readonly goHome = () => {
    location.hash = '#/'
    this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? <FaultScreen onHome={this.goHome} /> : this.props.children
  }
}

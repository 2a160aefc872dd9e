import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Question, Screen } from '../ui/Screen'
import { builtInIn } from '../ui/built-in/words'
import { usePreferences } from './settings/preferences'

function FaultScreen({ onHome }: { onHome: () => void }) {
  const words = builtInIn(usePreferences((preferences) => preferences.language)).fault
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

  /** The app is rendered again after a route change, because another screen may work. */
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

import { useEffect, useState } from 'react'
import { useMirrorUnsynced } from '../../session'
import { Button } from '../../ui/Button'
import { needsManualInstall, isInstalled } from '../../ui/home-screen'
import * as icons from '../../ui/icons'
import { Question, Screen } from '../../ui/Screen'
import type { Language } from '../../ui/words'
import { useInstall } from './install'
import { Copies } from './Copies'
import { askWorker, isComplete, type Readiness } from './offline'
import { Part } from './Part'
import { requestPersistence, readStorageSpace, type StorageSpace } from './space'
import { usePhoneWords } from './words'
import { useReturnTo } from '../../ui/return-to'

/** Page about this device: offline readiness, installation, storage, backup and version of the app. */
export default function PhonePage() {
  const { words } = usePhoneWords()
  const returnTo = useReturnTo()
  return (
    <Screen where={words.title} onBack={() => returnTo('/settings')}>
      <Question>{words.question}</Question>
      <Offline />
      <OnHomeScreen />
      <WhereGamesLie />
      <Copies />
      <About />
    </Screen>
  )
}

function Offline() {
  const { words, say } = usePhoneWords()
  const text = words.offline
  const [ready, setReady] = useState<Readiness | 'looks' | undefined>('looks')
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    void askWorker('COUNT').then(setReady)
  }, [])
  const repair = async () => {
    setReady('looks')
    const after = await askWorker('REPAIR')
    setReady(after)
    setFailed(!isComplete(after))
  }
  if (ready === 'looks' || ready === undefined)
    return (
      <Part title={text.title}>
        <p role="status">{ready === undefined ? text.none : text.looks}</p>
      </Part>
    )
  const isWhole = isComplete(ready)
  return (
    <Part title={text.title}>
      <p role="status" className={isWhole ? undefined : 'text-warn'}>
        {say(isWhole ? text.ready : text.missing, { kept: ready.kept, of: ready.of })} {!isWhole && failed && text.failed}
      </p>
      {!isWhole && <Button onClick={() => void repair()}>{text.repair}</Button>}
    </Part>
  )
}

function OnHomeScreen() {
  const { words } = usePhoneWords()
  const text = words.install
  const install = useInstall(({ install: offered }) => offered)
  if (isInstalled())
    return (
      <Part title={text.title}>
        <p>{text.done}</p>
      </Part>
    )
  return (
    <Part title={text.title}>
      <p>{install !== undefined ? text.offer : needsManualInstall() ? text.apple : text.menu}</p>
      {install !== undefined && (
        <Button icon={icons.phone} onClick={install}>
          {text.button}
        </Button>
      )}
    </Part>
  )
}

/** Formats a number of bytes as text: "1.5 MB", "10.7 GB". */
const amount = (language: Language, bytes: number): string => {
  const [unit, size] = bytes < 1e9 ? (['megabyte', 1e6] as const) : (['gigabyte', 1e9] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size)
}

function WhereGamesLie() {
  const { words, say, language } = usePhoneWords()
  const text = words.space
  const isMirrorUnsynced = useMirrorUnsynced()
  const [space, setSpace] = useState<StorageSpace | undefined>()
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    void readStorageSpace().then(setSpace)
  }, [])
  const ask = async () => {
    await requestPersistence()
    setSpace(await readStorageSpace())
    setAsked(true)
  }
  if (space === undefined) return
  const { used, most, persisted } = space
  return (
    <Part title={text.title}>
      <p>
        {used === undefined || most === undefined
          ? text.unknown
          : say(text.used, { used: amount(language, used), most: amount(language, most) })}
      </p>
      <p>{persisted === true ? text.kept : text.mayGo}</p>
      {persisted !== true && needsManualInstall() && <p>{text.safari}</p>}
      {isMirrorUnsynced && <p className="text-warn">{text.unsynced}</p>}
      {asked && persisted !== true && <p className="text-warn">{text.refused}</p>}
      {persisted !== true && <Button onClick={() => void ask()}>{text.ask}</Button>}
    </Part>
  )
}

function About() {
  const { words, say } = usePhoneWords()
  return (
    <Part title={words.about.title}>
      <p>{say(words.about.version, { version: __VERSION__ })}</p>
      <p>
        <a className="underline" href="./licences/index.txt" target="_blank" rel="noopener">
          {words.about.licences}
        </a>
      </p>
    </Part>
  )
}

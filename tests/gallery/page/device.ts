// Runs scenes on the page of the development server. The device of a scene is a frame with the app and separate storage.
import type { Language } from '../../../src/ui/words'
import { EVENING, LATER } from '../games'
import type { OpenedDevice } from '../stage'
import { screenOf, userOf, waitUntil } from './found'

/** Prefix of all names in the storage of the gallery, the same as in `before-app.js`. */
const PREFIX = 'gallery/'

/** Time in ms after which the gallery chooses a file again, if the app has dropped the file. */
const AGAIN = 3000
const isOver = (document: Document): boolean => document.querySelector('dialog[open]') !== null

export interface FrameLook {
  readonly language: Language
  readonly theme: 'light' | 'dark'
  readonly width: number
  readonly height: number
}

/** Deletes the databases of the gallery. */
async function emptyDatabases(factory: IDBFactory): Promise<void> {
  for (const { name = '' } of await factory.databases()) {
    if (!name.startsWith(PREFIX)) continue
    await new Promise<void>((done, failed) => {
      const request = factory.deleteDatabase(name)
      request.addEventListener('success', () => done())
      request.addEventListener('error', () => failed(new Error(`the database ${name} cannot be deleted`)))
    })
  }
}

interface Buckets {
  readonly keys: () => Promise<readonly string[]>
  readonly open: (name: string) => Promise<{ readonly indexedDB: IDBFactory }>
}

/** Deletes all data that scenes have stored. The developer's own games remain. */
async function emptyStorage(): Promise<void> {
  await emptyDatabases(indexedDB)
  const { storageBuckets: buckets } = navigator as { readonly storageBuckets?: Buckets }
  for (const name of (await buckets?.keys()) ?? []) {
    const bucket = await buckets?.open(name)
    if (bucket !== undefined) await emptyDatabases(bucket.indexedDB)
  }
  for (const area of [localStorage, sessionStorage])
    for (const name of Object.keys(area)) if (name.startsWith(PREFIX)) area.removeItem(name)
}

/** Opens the app in a frame with empty storage. */
export async function openFrame(place: HTMLElement, { language, theme, width, height }: FrameLook): Promise<OpenedDevice> {
  place.replaceChildren()
  await emptyStorage()
  localStorage.setItem(`${PREFIX}castellan.preferences`, JSON.stringify({ language, theme, motion: 'less' }))
  const frame = document.createElement('iframe')
  Object.assign(frame, { title: 'Scene', width: `${width}`, height: `${height}` })
  let ahead = 0
  const setTime = async (time: number) => {
    ahead = time - Date.now()
    frame.dataset.ahead = `${ahead}`
  }
  await setTime(EVENING + LATER)
  const loaded = () => new Promise((done) => frame.addEventListener('load', done, { once: true }))
  const first = loaded()
  frame.src = '/gallery/app/'
  place.append(frame)
  await first
  const page = () => {
    if (frame.contentWindow === null) throw new Error('the frame has been closed')
    return frame.contentWindow
  }
  const screen = screenOf(() => page().document)
  await screen.getByRole('heading', { level: 1 }).first().waitFor()
  const chooseFile = async (name: string, text: string) => {
    const input = await waitUntil(() => page().document.querySelector<HTMLInputElement>('input[type=file]') ?? undefined, 'the file input')
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], name, { type: 'application/json' }))
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return {
    language,
    games: new Map(),
    page: screen,
    inPage: async <T, G>(run: (all: { readonly page: Window; readonly given: G }) => T | Promise<T>, given?: G) =>
      run({ page: page(), given: given as G }),
    // Always returns false, because the steps wait for their controls anyway.
    isFetching: () => false,
    pressKey: (key) => userOf(page().document).keyboard(`{${key}}`),
    load: async () => {
      const again = loaded()
      page().location.reload()
      await again
    },
    chooseFile,
    takeInGame: async (name, text) => {
      const { hash } = page().location
      const load = screen.getByRole('dialog').getByRole('button', { name: /^(?:Load|Převzít)$/ })
      // Chooses the file again if it was dropped. The home screen drops a file that was chosen before its list is loaded.
      for (let tries = 0; tries < 5 && (await load.count()) === 0; tries++) {
        await chooseFile(name, text)
        await waitUntil(() => isOver(page().document), 'the dialog', AGAIN).catch(() => undefined)
      }
      await load.click()
      await waitUntil(() => page().location.hash !== hash && page().location.hash.startsWith('#/game/'), 'the table of the game')
    },
    setTime,
    passTime: async (time) => setTime(Date.now() + ahead + time),
  }
}

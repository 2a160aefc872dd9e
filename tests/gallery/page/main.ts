/**
 * Page of the gallery: a list of all scenes, and the selected scene in a frame. The URL contains the scene and its language and theme, e.g.
 * `/gallery/#march-map?language=cs&theme=dark`.
 */
import { SCENES, type Scene } from '../scenes'
import { setStage } from '../stage'
import { openFrame, type FrameLook } from './device'

const all = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (found === null) throw new Error(`the page has no ${selector}`)
  return found
}
const list = all('#scenes')
const place = all<HTMLElement>('#stage')
const status = all('[role=status]')
const form = all<HTMLFormElement>('form')
/** Controller that is aborted when the development server replaces this module. */
const life = new AbortController()

const GAMES = { 'El Capitan': /^capitan/, 'Axis & Allies': /^axis/, 'Mafia City': /^mafia/, Graenaland: /^clans/ } as const
const gameOf = ({ name }: Scene): string => Object.entries(GAMES).find(([, begins]) => begins.test(name))?.[0] ?? 'Westeros and the app'

/** Returns the scene, language and theme from the URL. */
const wanted = (): { readonly name: string; readonly look: FrameLook } => {
  const [name = '', query] = decodeURI(location.hash.slice(1)).split('?')
  const asked = new URLSearchParams(query)
  const [width = 390, height = 844] = (asked.get('size') ?? '390x844').split('x').map(Number)
  const language = asked.get('language') === 'cs' ? 'cs' : 'en'
  return { name, look: { language, theme: asked.get('theme') === 'light' ? 'light' : 'dark', width, height } }
}

const addressOf = (name: string): string => {
  const { language, theme, width, height } = wanted().look
  return `#${name}?language=${language}&theme=${theme}&size=${width}x${height}`
}

/** Shows the scenes whose name contains the search text. */
function showList(): void {
  const search = new FormData(form).get('search')
  const { name: current } = wanted()
  const fitting = SCENES.filter(({ name }) => typeof search !== 'string' || name.includes(search.toLowerCase()))
  const parts = [...Map.groupBy(fitting, gameOf)].flatMap(([game, scenes]) => {
    const title = document.createElement('h2')
    title.textContent = game
    const items = document.createElement('ul')
    for (const { name, onlyPicture } of scenes) {
      const item = document.createElement('li')
      if (onlyPicture === undefined) {
        const link = Object.assign(document.createElement('a'), { href: addressOf(name), textContent: name })
        if (name === current) link.setAttribute('aria-current', 'page')
        item.append(link)
      } else item.textContent = `${name} (only as a picture: needs ${onlyPicture})`
      items.append(item)
    }
    return [title, items]
  })
  list.replaceChildren(...parts)
}

let plays = 0
/** Plays the scene in the URL. Stops if the user selects another scene in the meantime. */
async function play(): Promise<void> {
  const { name, look } = wanted()
  const mine = ++plays
  showList()
  for (const [field, value] of Object.entries({ language: look.language, theme: look.theme, size: `${look.width}x${look.height}` }))
    all<HTMLSelectElement>(`select[name=${field}]`).value = value
  const scene = SCENES.find((one) => one.name === name)
  const say = (text: string) => {
    if (mine === plays) status.textContent = text
  }
  place.replaceChildren()
  if (scene === undefined) return say(name === '' ? 'Choose a scene.' : `There is no scene ${name}.`)
  if (scene.onlyPicture !== undefined) return say(`${name} is shown only as a picture: it needs ${scene.onlyPicture}.`)
  say(`Playing ${name} …`)
  try {
    const device = await openFrame(place, look)
    const stage = await setStage(device, scene.position, scene.tells)
    await scene.play?.(stage)
    await stage.waitUntilStill()
    say(`${name} is shown.`)
  } catch (fault) {
    say(`${name} could not be played: ${fault instanceof Error ? fault.message : String(fault)}`)
    if (mine === plays) console.error(fault)
  }
}

const { signal } = life
addEventListener('hashchange', () => void play(), { signal })
form.addEventListener('submit', (event) => event.preventDefault(), { signal })
form.addEventListener('input', showList, { signal })
form.addEventListener(
  'change',
  () => {
    const query = new URLSearchParams(
      ['language', 'theme', 'size'].map((field) => [field, all<HTMLSelectElement>(`[name=${field}]`).value]),
    )
    location.hash = `${wanted().name}?${query.toString()}`
  },
  { signal },
)
/**
 * Plays the scene again after a change of a rule, a text or a step. A changed component needs no replay, because the app replaces it and
 * keeps its state.
 */
import.meta.hot?.accept()
import.meta.hot?.dispose(() => {
  life.abort()
  plays++
})
void play()

import { LOOKS } from './looks'
import type { Look } from './playwright'

/** Picture that the README or the manifest shows. `npm run pictures -- --shown` updates these pictures. */
interface Shown {
  readonly scene: string
  readonly look: Look
  /** Paths of the picture files, from the root of the repository. */
  readonly files: readonly string[]
}

const lookOf = (width: number): Look => {
  const look = LOOKS.find((one) => one.width === width && one.theme === 'dark' && one.language === 'en')
  if (look === undefined) throw new Error(`no look is ${width} wide`)
  return look
}
const narrow = lookOf(390)
const wide = lookOf(1280)
const doc = (name: string) => `docs/pictures/${name}.png`
const screenshot = (name: string) => `public/screenshots/${name}.png`

export const SHOWN: readonly Shown[] = [
  { scene: 'bid-ironThrone', look: narrow, files: [doc('now'), screenshot('now')] },
  { scene: 'map', look: narrow, files: [doc('map'), screenshot('map')] },
  { scene: 'blade', look: narrow, files: [doc('battle')] },
  { scene: 'auction-ties', look: narrow, files: [doc('reveal')] },
  { scene: 'table', look: wide, files: [doc('table')] },
  { scene: 'march', look: wide, files: [screenshot('wide')] },
  { scene: 'capitan-act-build', look: narrow, files: [doc('el-capitan')] },
  { scene: 'mafia-act', look: narrow, files: [doc('mafia-city')] },
  { scene: 'clans-build', look: narrow, files: [doc('graenaland')] },
  { scene: 'axis-press', look: narrow, files: [doc('axis-and-allies')] },
  { scene: 'practice', look: narrow, files: [doc('practice')] },
  { scene: 'rules-found', look: narrow, files: [doc('rules')] },
  { scene: 'moment-map', look: narrow, files: [doc('moment')] },
  { scene: 'house-rules-found', look: narrow, files: [doc('house-rules')] },
  { scene: 'charts', look: narrow, files: [doc('charts')] },
]

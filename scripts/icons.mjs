// Renders the PNG icons of the app from public/icon.svg, with the browser of the tests: `npm run icons`.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const drawing = readFileSync('public/icon.svg', 'utf8')
const square = (svg) => svg.replace('rx="104"', 'rx="0"')
/** Scales the symbol of the icon down around its centre, because a launcher may crop a maskable icon to a circle of 4/5 of its width. */
const inside = (svg) => svg.replace('id="mark" transform="', 'id="mark" transform="translate(256 256) scale(.74) translate(-256 -256) ')
/** Removes the background of the icon, because a launcher uses only the opacity of a monochrome icon. */
const shape = (svg) => inside(svg).replace(/<rect id="ground".*?\/>/, '')

const icons = [
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  ['icon-apple-180.png', 180, square(drawing)],
  ['icon-maskable-512.png', 512, inside(square(drawing))],
  ['icon-monochrome-512.png', 512, shape(drawing)],
]

const browser = await chromium.launch({ executablePath: process.env.CHROME_BIN, args: ['--disable-gpu'] })
const page = await browser.newPage()
for (const [name, size, svg] of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
  writeFileSync(`public/${name}`, await page.screenshot({ omitBackground: true }))
  console.log(name)
}
await browser.close()

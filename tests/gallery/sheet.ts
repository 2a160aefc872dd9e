import type { Look } from './playwright'
import { nameOf } from './looks'

/** Returns an HTML page with all gallery pictures. Each row is a scene, and each column is a combination of size, theme and language. */
export const sheetOf = (scenes: readonly string[], looks: readonly Look[]): string => {
  const cell = (scene: string, look: Look) => {
    const file = `${nameOf(look)}/${scene}.png`
    const alt = `${scene}, ${nameOf(look)}`
    return `<td><a href="${file}"><img src="${file}" alt="${alt}" width="${Math.round(look.width / 2)}" loading="lazy"></a></td>`
  }
  const rows = scenes.map((scene) => `<tr id="${scene}"><th>${scene}</th>${looks.map((look) => cell(scene, look)).join('')}</tr>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Castellan: every screen</title>
<style>
  body { margin: 16px; background: #777; font: 14px/1.4 sans-serif; }
  th { position: sticky; left: 0; background: #777; text-align: left; vertical-align: top; padding: 4px 12px 4px 0; }
  td { vertical-align: top; padding: 2px; }
  img { display: block; height: auto; }
</style>
<h1>${scenes.length} scenes, ${looks.length} looks</h1>
<table>
<tr><th></th>${looks.map((look) => `<th>${nameOf(look)}</th>`).join('')}</tr>
${rows.join('\n')}
</table>
</html>
`
}

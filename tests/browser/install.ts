// The app can be installed: manifest, icons, and what the browser itself says about it.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appUrl, controlled, holds, launchProfile, open, run, same } from './kit/browser'

interface Manifest {
  readonly name: string
  readonly shortcuts: readonly { readonly short_name: string; readonly url: string }[]
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string }[]
}

await run(async (attempt) => {
  // In a private window Chromium installs nothing: this needs a profile on disk.
  const profile = mkdtempSync(join(tmpdir(), 'castellan-'))
  const context = await launchProfile(profile)
  const page = await open(context)
  await controlled(page)
  const tools = await context.newCDPSession(page)

  await attempt('the browser finds nothing that stands against installing it', async () => {
    await same(async () => (await tools.send('Page.getInstallabilityErrors')).installabilityErrors, [], 'the list of obstacles')
  })

  const { data = '{}', errors } = await tools.send('Page.getAppManifest')
  const manifest = JSON.parse(data) as Manifest
  await attempt('the manifest is understood', async () => {
    same(errors, [], 'the list of faults')
    same(manifest.name, 'Castellan', 'the name')
  })

  await attempt('there is an icon for every use', async () => {
    same(manifest.icons.map(({ purpose = 'any' }) => purpose).toSorted(), ['any', 'any', 'any', 'maskable', 'monochrome'], 'the uses')
  })

  for (const { src, sizes, type } of manifest.icons) {
    await attempt(`${src} is a picture of the size it says`, async () => {
      const answer = await page.request.get(new URL(src, appUrl).href)
      same(answer.headers()['content-type'], type, 'its type')
      if (type !== 'image/png') return
      // The size stands in the head of a PNG file.
      const bytes = await answer.body()
      same(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, 'its size')
    })
  }

  await attempt('the shortcuts lead to a new game, and home where there is none to resume', async () => {
    const questions: (string | null)[] = []
    for (const { url } of manifest.shortcuts) {
      await page.goto(new URL(url, appUrl).href)
      await page.reload()
      const heading = page.getByRole('heading', { level: 1 })
      await heading.waitFor()
      questions.push(await heading.textContent())
    }
    same(
      manifest.shortcuts.map(({ short_name: name }, at) => [name, questions[at]]),
      [
        ['Resume', 'Your referee at the board-game table'],
        ['New game', 'Which game do you play?'],
      ],
      'where they lead',
    )
  })

  await attempt('a broken manifest would have been noticed', async () => {
    const broken = createServer((request, response) => {
      const isManifest = request.url === '/broken.webmanifest'
      response.setHeader('content-type', isManifest ? 'application/manifest+json' : 'text/html')
      response.end(isManifest ? '{"name":"x","display":"browser","icons":[]}' : '<link rel="manifest" href="/broken.webmanifest">')
    }).listen(0)
    const other = await context.newPage()
    await other.goto(`http://localhost:${(broken.address() as AddressInfo).port}/`)
    const { installabilityErrors } = await (await context.newCDPSession(other)).send('Page.getInstallabilityErrors')
    await other.close()
    broken.close()
    broken.closeAllConnections()
    holds(installabilityErrors.length > 0, 'the broken manifest passes')
  })

  await context.close()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

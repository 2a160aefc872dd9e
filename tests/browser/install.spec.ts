// Tests the installation of the app: manifest, icons, and the installability check of the browser.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { appUrl, controlled, holds, open, same } from './kit/browser'
import { test } from './kit/test'

interface Manifest {
  readonly name: string
  readonly shortcuts: readonly { readonly short_name: string; readonly url: string }[]
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string }[]
}

test('install', async ({ launchProfile, step }) => {
  // Starts a browser with a profile on disk, because Chromium does not install apps in a private window.
  const context = await launchProfile(test.info().outputPath('profile'))
  const page = await open(context)
  await controlled(page)
  const tools = await context.newCDPSession(page)

  await step('the browser finds nothing that stands against installing it', async () => {
    await same(async () => (await tools.send('Page.getInstallabilityErrors')).installabilityErrors, [], 'the list of obstacles')
  })

  const { data = '{}', errors } = await tools.send('Page.getAppManifest')
  const manifest = JSON.parse(data) as Manifest
  await step('the manifest is understood', async () => {
    same(errors, [], 'the list of faults')
    same(manifest.name, 'Castellan', 'the name')
  })

  await step('there is an icon for every use', async () => {
    same(manifest.icons.map(({ purpose = 'any' }) => purpose).toSorted(), ['any', 'any', 'any', 'maskable', 'monochrome'], 'the uses')
  })

  for (const { src, sizes, type } of manifest.icons) {
    await step(`${src} is a picture of the size it says`, async () => {
      const answer = await page.request.get(new URL(src, appUrl).href)
      same(answer.headers()['content-type'], type, 'its type')
      if (type !== 'image/png') return
      // Reads the size of the image from the header of the PNG file.
      const bytes = await answer.body()
      same(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, 'its size')
    })
  }

  await step('the shortcuts lead to a new game, and home where there is none to resume', async () => {
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

  await step('a broken manifest would have been noticed', async () => {
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
})

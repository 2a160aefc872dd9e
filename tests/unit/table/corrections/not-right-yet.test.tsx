// Tests that the button of a refused correction gives no false reason: the message above the button names the reason.
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { Graenaland } from '../../../../src/games/graenaland'
import type { Begin } from '../../../../src/referee'
import { SessionProvider } from '../../../../src/session'
import { SetChanges } from '../../../../src/table/corrections/SetChanges'
import { useCorrectionWords } from '../../../../src/table/corrections/words'
import { LanguageProvider } from '../../../../src/ui/words'
import { clanMoments } from '../../../gallery/graenaland'
import { openStandard } from '../../games/standard-table'

test.each([
  ['en', 'Not right yet'],
  ['cs', 'Ještě to nesedí'],
] as const)('a correction that is refused for any reason is not right yet (%s)', async (language, label) => {
  await useCorrectionWords.load(language)
  const [opening] = clanMoments({ players: 4, way: 'referee' }, 1)
  if (opening === undefined) throw new Error('no game')
  const { setup } = opening.entry.move as Begin<Graenaland['setup']>
  const { session } = await openStandard('graenaland', setup)
  const verdict = { refusal: { code: 'TWO_HEROES', rule: 'R18', params: {} }, ends: false, isMiscount: false } as never
  await act(async () =>
    render(
      <SessionProvider value={session}>
        <LanguageProvider value={language}>
          <Suspense>
            <SetChanges changes={[{ set: 'hero' }]} verdict={verdict} reason="" onSet={() => {}} />
          </Suspense>
        </LanguageProvider>
      </SessionProvider>,
    ),
  )
  expect(screen.getByRole('button', { name: label }).getAttribute('aria-disabled')).toBe('true')
})

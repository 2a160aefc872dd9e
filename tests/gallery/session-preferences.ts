// Steps of scenes that show the effects of the session preferences.
import type { Stage } from './stage'

const CLOCK = { clock: true, limit: '3', sounds: true, awake: true, touch: true }

/** Reloads the page with the clock and all related preferences enabled. */
export async function withClock({ inPage, reload }: Stage): Promise<void> {
  await inPage(({ page: { localStorage }, given }) => localStorage.setItem('castellan.comforts', given), JSON.stringify(CLOCK))
  await reload()
}

/** The same question has been open for longer than the time limit. */
export async function longAsked(stage: Stage): Promise<void> {
  await withClock(stage)
  const { page, passTime, waitUntilStill } = stage
  await page.getByRole('timer').waitFor()
  for (let minute = 0; minute < 4; minute++) await passTime(60_000)
  await waitUntilStill()
}

/** The session is paused. */
export async function pause(stage: Stage): Promise<void> {
  await longAsked(stage)
  // The button is the only one next to the clock, in both languages.
  await stage.page.locator('[role=timer] + button').click()
  await stage.over().waitFor()
}

/** Shows the settings with all rows, scrolled down to the settings of the table. */
export async function tableSettings(stage: Stage): Promise<void> {
  await stage.visit('/settings')
  await withClock(stage)
  await stage.page.getByRole('switch').last().scrollIntoViewIfNeeded()
}

/** Enables the left-handed layout. */
export async function inLeftHand({ inPage, reload }: Stage): Promise<void> {
  await inPage(({ page: { localStorage } }) => {
    const preferences = JSON.parse(localStorage.getItem('castellan.preferences') ?? '{}') as object
    localStorage.setItem('castellan.preferences', JSON.stringify({ ...preferences, hand: 'left' }))
  })
  await reload()
}

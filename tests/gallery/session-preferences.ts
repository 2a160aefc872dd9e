// Steps of scenes that show the effects of the preferences for a session.
import type { Stage } from './stage'

const CLOCK = { clock: true, limit: '3', sounds: true, awake: true, touch: true }

/** Reloads the page with the clock and all related preferences enabled. */
export async function withClock({ inPage, reload }: Stage): Promise<void> {
  await inPage(({ page: { localStorage }, given }) => localStorage.setItem('castellan.comforts', given), JSON.stringify(CLOCK))
  await reload()
}

/** Shows a question that has been open for longer than the time limit. */
export async function longAsked(stage: Stage): Promise<void> {
  await withClock(stage)
  const { page, passTime, waitUntilStill } = stage
  await page.getByRole('timer').waitFor()
  for (let minute = 0; minute < 4; minute++) await passTime(60_000)
  await waitUntilStill()
}

/** Pauses the game with the button next to the clock. */
export async function pause(stage: Stage): Promise<void> {
  await longAsked(stage)
  // Finds the pause button without its label, which depends on the language: only this button is next to the clock.
  await stage.page.locator('[role=timer] + button').click()
  await stage.over().waitFor()
}

/** Shows the settings page with all settings, scrolled down to the settings for a session. */
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

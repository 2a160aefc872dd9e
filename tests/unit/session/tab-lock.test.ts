import { describe, expect, test } from 'vitest'
import { createPlay } from '../../../src/session/open-game'
import { browserTabs, type Tabs } from '../../../src/session/environment/tab-lock'
import { memoryStore } from '../../../src/storage'
import type { Tiny, TinyMove } from '../../fixtures/tiny-game'
import { tinyTable, tinyEnvironment } from '../../fixtures/tiny-environment'

const add = (points: number): TinyMove => ({ do: 'add', who: 'anna', points })

interface Waiting {
  readonly grant: () => Promise<unknown>
  readonly refuse: (reason: unknown) => void
  readonly steal: boolean
}

/** Simulates the Web Locks of a browser as far as the app uses them: a queue for each name, stealing, leaving the queue. */
const locksOfOneBrowser = (): LockManager => {
  const lines = new Map<string, Waiting[]>()
  const holders = new Map<string, Waiting>()
  const next = (name: string) => {
    const [first, ...rest] = lines.get(name) ?? []
    if (holders.has(name) || first === undefined) return
    lines.set(name, rest)
    holders.set(name, first)
    const serve = async () => {
      await first.grant()
      if (holders.get(name) === first) holders.delete(name)
      next(name)
    }
    void serve()
  }
  const request = (name: string, options: LockOptions, hold: (lock?: null) => Promise<void>) =>
    new Promise<unknown>((resolve, reject) => {
      if (options.ifAvailable === true && holders.has(name)) return void hold(null).then(resolve)
      const one: Waiting = { grant: () => hold().then(resolve), refuse: reject, steal: options.steal === true }
      if (one.steal) {
        holders.get(name)?.refuse(new DOMException('stolen', 'AbortError'))
        holders.delete(name)
      }
      lines.set(name, one.steal ? [one, ...(lines.get(name) ?? [])] : [...(lines.get(name) ?? []), one])
      options.signal?.addEventListener('abort', () => {
        lines.set(
          name,
          (lines.get(name) ?? []).filter((other) => other !== one),
        )
        reject(new DOMException('left the line', 'AbortError'))
      })
      queueMicrotask(() => next(name))
    })
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager
}

/** Creates two windows of one browser that share a disk. */
const twoViews = async (grace = 0) => {
  const locks = locksOfOneBrowser()
  const heard: ((game: string) => void)[] = []
  const view = (): Tabs => {
    const news: Pick<Tabs, 'tell' | 'listen'> = {
      tell: (game) => heard.filter((one) => one !== mine).forEach((tell) => tell(game)),
      listen: (callBack) => {
        mine = callBack
        heard.push(callBack)
      },
    }
    let mine: ((game: string) => void) | undefined
    return { ...browserTabs(locks, undefined, grace), ...news }
  }
  const store = memoryStore()
  const environment = () => ({ ...tinyEnvironment(store), tabs: view() })
  const first = await tinyTable(environment())
  const second = createPlay<Tiny>(environment())
  await second.getState().openGame(first.id)
  const writes = () => [first.table.getState().writes, second.getState().writes]
  const points = () => [first.table, second].map((table) => table.getState().open?.state.points['anna'])
  const settle = () => new Promise((done) => setTimeout(done, 20))
  return { first, second, writes, points, settle, environment }
}

describe('two views of one game', () => {
  test('one writes, the other follows it live and can do nothing', async () => {
    const { first, second, writes, points, settle } = await twoViews()
    expect(writes()).toEqual([true, false])
    await first.play(add(2))
    await settle()
    expect(points()).toEqual([2, 2])
    expect(await second.getState().play(add(5))).toEqual({ how: 'elsewhere' })
    expect(await second.getState().undo()).toEqual({ how: 'elsewhere' })
    expect(points()).toEqual([2, 2])
  })

  test('the second takes over, and the first follows; and back again', async () => {
    const { first, second, writes, points, settle } = await twoViews()
    second.getState().writeHere()
    await settle()
    expect(writes()).toEqual([false, true])
    expect(await first.play(add(1))).toEqual({ how: 'elsewhere' })
    expect(await second.getState().play(add(3))).toEqual({ how: 'done' })
    await settle()
    expect(points()).toEqual([3, 3])
    first.writeHere()
    first.writeHere()
    await settle()
    expect(writes()).toEqual([true, false])
    expect(await first.play(add(1))).toEqual({ how: 'done' })
  })

  test('when the one that writes goes away, the next in line writes, from where it stood', async () => {
    const { first, second, writes, points, settle } = await twoViews()
    await first.play(add(2))
    await first.closeGame()
    await settle()
    expect(writes()[1]).toBe(true)
    expect(await second.getState().play(add(1))).toEqual({ how: 'done' })
    expect(points()[1]).toBe(3)
  })

  test('a view that is loaded again writes again, although the other one waits in line', async () => {
    const { first, second, writes, settle, environment } = await twoViews(100)
    await first.closeGame()
    await settle()
    const again = createPlay<Tiny>(environment())
    await again.getState().openGame(first.id)
    await new Promise((done) => setTimeout(done, 300))
    expect([again.getState().writes, writes()[1]]).toEqual([true, false])
    await again.getState().closeGame()
    await expect.poll(() => second.getState().writes).toBe(true)
  })

  test('drafts of a view that only follows are not kept', async () => {
    const { first, second } = await twoViews()
    const [turn] = first.now().prompts
    if (turn === undefined) throw new Error('no question')
    await first.setDraft(turn, 1)
    await second.getState().setDraft(turn, 9)
    expect(await first.environment.store.drafts(first.id)).toMatchObject({ value: [{ draft: 1 }] })
  })

  test('a draft that is touched while the view that took over reads the game stays as it was touched', async () => {
    const { first, second, settle } = await twoViews()
    const [turn] = first.now().prompts
    if (turn === undefined) throw new Error('no question')
    await first.setDraft(turn, 1)
    const drafts = () => second.getState().open?.drafts
    const stop = second.subscribe(({ writes, setDraft }) => {
      if (!writes) return
      stop()
      queueMicrotask(() => void setDraft(turn, 9))
    })
    second.getState().writeHere()
    await settle()
    expect(drafts()).toEqual({ [turn.key]: 9 })
    expect(await first.environment.store.drafts(first.id)).toMatchObject({ value: [{ draft: 9 }] })
    // The first window becomes writable again and loads the draft from the disk. No user input happened in between.
    first.writeHere()
    await settle()
    expect(first.now().drafts).toEqual({ [turn.key]: 9 })
  })

  test('a third view that opens another game writes that one', async () => {
    const { environment } = await twoViews()
    const third = await tinyTable(environment())
    expect(third.table.getState().writes).toBe(true)
    expect(await third.play(add(1))).toEqual({ how: 'done' })
  })
})

import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BottomBar } from '../../../src/ui/BottomBar'
import { Button, IconButton } from '../../../src/ui/Button'
import { Cover, UNTOUCHED, useOutOfSight, useUntouched } from '../../../src/ui/Cover'
import { HoldButton } from '../../../src/ui/HoldButton'
import { Icon } from '../../../src/ui/Icon'
import * as icons from '../../../src/games/westeros/table/icons'
import { List, Row } from '../../../src/ui/List'
import { NumberPad } from '../../../src/ui/NumberPad'
import { Ranking } from '../../../src/ui/Ranking'
import { Question } from '../../../src/ui/Screen'
import { SegmentedChoice } from '../../../src/ui/SegmentedChoice'
import { Notice, showToast, Toasts } from '../../../src/ui/status'
import { Stepper } from '../../../src/ui/Stepper'
import { Chip, RuleChip, Tag } from '../../../src/ui/Tag'
import { LanguageProvider } from '../../../src/ui/words'

const button = (name: string) => screen.getByRole('button', { name })

describe('Button', () => {
  test('does what it says', async () => {
    const press = vi.fn<() => void>()
    render(<Button onClick={press}>Muster 1 footman</Button>)
    await userEvent.click(button('Muster 1 footman'))
    expect(press).toHaveBeenCalledOnce()
  })
  test('says what is missing and does nothing, but can be reached', async () => {
    const press = vi.fn<() => void>()
    render(
      <Button kind="do" notYet="Two houses still think" onClick={press}>
        Reveal
      </Button>,
    )
    await userEvent.tab()
    expect(document.activeElement).toBe(button('Two houses still think'))
    await userEvent.keyboard('{Enter}')
    expect(button('Two houses still think').getAttribute('aria-disabled')).toBe('true')
    expect(press).not.toHaveBeenCalled()
  })
  test('never sends a form', () => {
    render(<Button>Go</Button>)
    expect(button('Go').getAttribute('type')).toBe('button')
  })
  test('with a drawing only has a name', () => {
    render(<IconButton icon={icons.close} label="Close" />)
    expect(button('Close').querySelector('[aria-hidden]')).toBeTruthy()
  })
})

describe('Icon', () => {
  test('is silent beside a word, and named where it stands alone', () => {
    render(<Icon of={icons.barrel} />)
    expect(screen.queryByRole('img')).toBeNull()
    render(<Icon of={icons.barrel} label="Supply" />)
    expect(screen.getByRole('img', { name: 'Supply' })).toBeTruthy()
  })
  test('every drawing is one path that begins inside the grid', () => {
    for (const [name, path] of Object.entries(icons)) {
      expect(path, name).toMatch(/^M[\d\sMLHVCSQTAZa-z.,-]+$/)
      for (const [, x, y] of path.matchAll(/M([\d.]+)[\s,]*([\d.]+)/g)) {
        expect(Math.max(Number(x), Number(y)), name).toBeLessThanOrEqual(24)
      }
    }
  })
})

describe('HoldButton', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }

  test('opens when it was held for the whole time', () => {
    const open = vi.fn<() => void>()
    render(<HoldButton onHold={open}>Hold to open</HoldButton>)
    fireEvent.pointerDown(button('Hold to open'), { button: 0 })
    pass(599)
    expect(open).not.toHaveBeenCalled()
    pass(1)
    expect(open).toHaveBeenCalledOnce()
  })
  test.each([
    [599, 0],
    [600, 1],
  ])('counts how long a finger was down, %i ms, where the page hears of it late', (ms, times) => {
    const open = vi.fn<() => void>()
    render(<HoldButton onHold={open}>Hold to open</HoldButton>)
    const hold = button('Hold to open')
    const at = (type: string, timeStamp: number) =>
      fireEvent(hold, Object.defineProperty(new PointerEvent(type, { bubbles: true, button: 0 }), 'timeStamp', { value: timeStamp }))
    at('pointerdown', 1000)
    at('pointerup', 1000 + ms)
    fireEvent.click(hold)
    pass(5000)
    expect(open).toHaveBeenCalledTimes(times)
    expect(document.documentElement.dataset.held).toBeUndefined()
  })
  test('stays closed after a short touch, however often', () => {
    const open = vi.fn<() => void>()
    render(<HoldButton onHold={open}>Hold to open</HoldButton>)
    const hold = button('Hold to open')
    for (let i = 0; i < 4; i += 1) {
      fireEvent.pointerDown(hold, { button: 0 })
      pass(200)
      fireEvent.pointerUp(hold)
      fireEvent.click(hold)
    }
    pass(5000)
    expect(open).not.toHaveBeenCalled()
  })
  test('stays closed when the finger slides away', () => {
    const open = vi.fn<() => void>()
    render(<HoldButton onHold={open}>Hold to open</HoldButton>)
    fireEvent.pointerDown(button('Hold to open'), { button: 0 })
    pass(300)
    fireEvent.pointerLeave(button('Hold to open'))
    pass(2000)
    expect(open).not.toHaveBeenCalled()
  })
  test('says what to do after a touch that was too short', () => {
    render(<HoldButton onHold={() => undefined}>Hold to open</HoldButton>)
    fireEvent.pointerDown(button('Hold to open'), { button: 0 })
    pass(100)
    fireEvent.pointerUp(button('Hold to open'))
    fireEvent.click(button('Hold to open'))
    expect(screen.getByRole('status').textContent).toBe('Keep holding')
    pass(2000)
    expect(button('Hold to open')).toBeTruthy()
  })
  test('letting go presses nothing that has come up there, and the next touch does', () => {
    const pressed = vi.fn<() => void>()
    render(
      <>
        <HoldButton onHold={() => undefined}>Hold to open</HoldButton>
        <button type="button" onClick={pressed}>
          Below
        </button>
      </>,
    )
    fireEvent.pointerDown(button('Hold to open'), { button: 0, isPrimary: true })
    pass(600)
    fireEvent.pointerUp(button('Below'))
    fireEvent.click(button('Below'))
    expect(pressed).not.toHaveBeenCalled()
    fireEvent.pointerDown(button('Below'), { isPrimary: true })
    fireEvent.click(button('Below'))
    expect(pressed).toHaveBeenCalledOnce()
  })
  test('opens at the second press of a keyboard, and says so after the first', () => {
    const open = vi.fn<() => void>()
    render(<HoldButton onHold={open}>Hold to open</HoldButton>)
    fireEvent.keyDown(button('Hold to open'), { key: 'Enter' })
    fireEvent.click(button('Hold to open'))
    expect(open).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('Press once more')
    fireEvent.keyDown(button('Press once more'), { key: 'Enter' })
    fireEvent.click(button('Press once more'))
    expect(open).toHaveBeenCalledOnce()
  })
  test('forgets the first press after a while', () => {
    const open = vi.fn<() => void>()
    render(<HoldButton onHold={open}>Hold to open</HoldButton>)
    fireEvent.click(button('Hold to open'))
    pass(4000)
    fireEvent.click(button('Hold to open'))
    expect(open).not.toHaveBeenCalled()
  })
  test('takes longer where more is at stake', () => {
    const agree = vi.fn<() => void>()
    render(
      <HoldButton ms={2000} onHold={agree}>
        We agree
      </HoldButton>,
    )
    fireEvent.pointerDown(button('We agree'), { button: 0 })
    pass(1999)
    expect(agree).not.toHaveBeenCalled()
    pass(1)
    expect(agree).toHaveBeenCalledOnce()
  })
})

describe('Stepper', () => {
  const Counter = ({ min = 0, max = 2 }: { min?: number; max?: number }) => {
    const [value, setValue] = useState(1)
    return <Stepper label="Footmen" value={value} onChange={setValue} min={min} max={max} />
  }
  test('counts between its ends and keeps the focus there', async () => {
    render(<Counter />)
    const group = within(await screen.findByRole('group', { name: 'Footmen' }))
    await userEvent.click(await group.findByRole('button', { name: 'One more' }))
    await userEvent.click(await group.findByRole('button', { name: 'One more' }))
    expect((await group.findByRole('status')).textContent).toBe('2')
    expect((await group.findByRole('button', { name: 'One more' })).getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(await group.findByRole('button', { name: 'One more' }))
    await userEvent.click(await group.findByRole('button', { name: 'One less' }))
    expect((await group.findByRole('status')).textContent).toBe('1')
  })
})

describe('NumberPad', () => {
  test('has a key for each amount up to the largest, and none of them shows what was chosen', async () => {
    const choose = vi.fn<(amount: number) => void>()
    const { container } = render(<NumberPad label="Bid" max={8} onChoose={choose} />)
    const before = container.innerHTML
    expect(screen.getAllByRole('button').map((key) => key.textContent)).toEqual(Array.from({ length: 9 }, (_, n) => String(n)))
    await userEvent.click(button('0'))
    await userEvent.click(button('8'))
    expect(choose.mock.calls).toEqual([[0], [8]])
    expect(container.innerHTML).toBe(before)
  })
})

describe('SegmentedChoice', () => {
  test('is a group of radio buttons', async () => {
    const change = vi.fn<(value: '3' | '4' | '5') => void>()
    const options = (['3', '4', '5'] as const).map((value) => ({ value, label: `${value} players`, disabled: value === '5' }))
    render(<SegmentedChoice label="Players" options={options} value="3" onChange={change} />)
    const group = within(await screen.findByRole('group', { name: 'Players' }))
    expect((await group.findByRole<HTMLInputElement>('radio', { name: '3 players' })).checked).toBe(true)
    await userEvent.click(await group.findByRole('radio', { name: '4 players' }))
    await userEvent.click(await group.findByRole('radio', { name: '5 players' }))
    expect(change.mock.calls).toEqual([['4']])
  })
})

describe('List and Row', () => {
  test('a row is a fact, a button or a link', async () => {
    const press = vi.fn<() => void>()
    render(
      <MemoryRouter>
        <List label="Games">
          <Row title="Fact" note="second line" />
          <Row title="Press" onPress={press} />
          <Row title="Go" to="/settings" />
        </List>
      </MemoryRouter>,
    )
    expect(within(await screen.findByRole('list', { name: 'Games' })).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(button('Press'))
    expect(press).toHaveBeenCalledOnce()
    expect((await screen.findByRole('link', { name: 'Go' })).getAttribute('href')).toBe('/settings')
  })
  test.each([
    ['/game/7/map', '7'],
    // Addresses as browsers write them: ids with a space, with a character that is not encoded, or with a lone surrogate.
    ['/game/seven%20seas/map', 'seven seas'],
    ['/game/{7}/map', '{7}'],
    ['/game/7%/map', '7%'],
  ])('the bottom bar marks where we are: %s', (at, id) => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <BottomBar
          label="Table"
          places={[
            { to: `/game/${id}`, label: 'Now', icon: icons.now },
            { to: `/game/${id}/map`, label: 'Map', icon: icons.map },
          ]}
        />
      </MemoryRouter>,
    )
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Map')
  })
})

describe('Tag, RuleChip, Chip', () => {
  test('a fact is no button, a rule and a choice are', async () => {
    const open = vi.fn<() => void>()
    render(
      <>
        <Tag kind="warn">Too much</Tag>
        <RuleChip number="R3.7" text="Not over your supply" onOpen={open} />
        <Chip on onPress={open}>
          All
        </Chip>
      </>,
    )
    expect(screen.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(button('R3.7 Not over your supply'))
    await userEvent.click(await screen.findByRole('button', { name: 'All', pressed: true }))
    expect(open).toHaveBeenCalledTimes(2)
  })
})

describe('Cover', () => {
  test('names who takes the phone and takes the focus', () => {
    render(
      <Cover colours="stark" name="Anna" note="Give the phone to House Stark">
        <Button>Open</Button>
      </Cover>,
    )
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Anna' }))
    expect(screen.getByText('Give the phone to House Stark')).toBeTruthy()
  })
  test('comes down at once when the app goes out of sight', () => {
    const Secret = () => {
      const [covered, setCovered] = useState(false)
      useOutOfSight(() => setCovered(true))
      return covered ? 'covered' : 'secret'
    }
    render(<Secret />)
    expect(screen.getByText('secret')).toBeTruthy()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    visibility.mockRestore()
    expect(screen.getByText('covered')).toBeTruthy()
  })
  test('comes down when nobody touches the shared phone for 30 seconds', () => {
    const Secret = ({ isShared }: { readonly isShared: boolean }) => {
      const [covered, setCovered] = useState(false)
      useUntouched(() => setCovered(true), isShared)
      return covered ? 'covered' : 'secret'
    }
    vi.useFakeTimers()
    const wait = (time: number) => {
      act(() => void vi.advanceTimersByTime(time))
    }
    expect(UNTOUCHED).toBe(30_000)
    const shared = render(<Secret isShared />)
    wait(UNTOUCHED - 1)
    fireEvent.pointerDown(document.body)
    wait(UNTOUCHED - 1)
    expect(shared.container.textContent).toBe('secret')
    wait(1)
    expect(shared.container.textContent).toBe('covered')
    const own = render(<Secret isShared={false} />)
    wait(2 * UNTOUCHED)
    expect(own.container.textContent).toBe('secret')
    vi.useRealTimers()
  })
})

describe('Ranking', () => {
  /** Simulates the layout of a list: rows of 50 px, one below the other. */
  const laidOut = (list: HTMLElement) => {
    for (const row of list.children)
      row.getBoundingClientRect = () => {
        const top = [...list.children].indexOf(row) * 50
        return new DOMRect(0, top, 300, 50)
      }
  }
  const shown = () => screen.getAllByRole('listitem').map((row) => row.querySelector('.words')?.textContent)
  /** Renders four rows, of which only the two in the middle may change places. */
  function Table() {
    const [order, setOrder] = useState<readonly string[]>(['a', 'b', 'c', 'd'])
    const mayStand = (item: string, at: number) => 'bc'.includes(item) && (at === 1 || at === 2)
    return <Ranking label="Places" order={order} nameOf={(item) => item} mayStand={mayStand} onChange={setOrder} />
  }

  test('changes neighbours by buttons, and only what may move has any', async () => {
    render(<Table />)
    expect(screen.getAllByRole('button')).toHaveLength(4)
    await userEvent.click(await screen.findByRole('button', { name: 'b: one place up' }))
    expect(shown()).toEqual(['a', 'b', 'c', 'd'])
    await userEvent.click(await screen.findByRole('button', { name: 'b: one place down' }))
    expect(shown()).toEqual(['a', 'c', 'b', 'd'])
  })

  test('drags a row by one finger to where it may stand, and no further', () => {
    render(<Table />)
    const list = screen.getByRole('list', { name: 'Places' })
    list.setPointerCapture = () => undefined
    laidOut(list)
    const [fixed, row] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement]
    const finger = { pointerId: 1, isPrimary: true, button: 0 }
    fireEvent.pointerDown(fixed, { ...finger, clientY: 10 })
    fireEvent.pointerMove(list, { ...finger, clientY: 90 })
    fireEvent.pointerUp(list, finger)
    expect(shown()).toEqual(['a', 'b', 'c', 'd'])
    fireEvent.pointerDown(row, { ...finger, clientY: 75 })
    // A second finger on the screen is ignored.
    fireEvent.pointerMove(list, { ...finger, pointerId: 2, isPrimary: false, clientY: 130 })
    expect(shown()).toEqual(['a', 'b', 'c', 'd'])
    fireEvent.pointerMove(list, { ...finger, clientY: 110 })
    expect(shown()).toEqual(['a', 'c', 'b', 'd'])
    fireEvent.pointerMove(list, { ...finger, clientY: 190 })
    expect(shown()).toEqual(['a', 'c', 'b', 'd'])
    fireEvent.pointerMove(list, { ...finger, clientY: 70 })
    expect(shown()).toEqual(['a', 'b', 'c', 'd'])
    fireEvent.pointerUp(list, finger)
    fireEvent.pointerMove(list, { ...finger, clientY: 110 })
    expect(shown()).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('what the app says in passing', () => {
  test('goes away by itself, and a newer message replaces it', () => {
    vi.useFakeTimers()
    render(<Toasts />)
    act(() => ['one', 'two', 'three'].forEach((text) => showToast(text)))
    expect(screen.getByRole('status').textContent).toBe('three')
    act(() => {
      vi.advanceTimersByTime(6000)
    })
    expect(screen.getByRole('status').textContent).toBe('')
    vi.useRealTimers()
  })
  test('a warning is an alert, other news are a status', () => {
    render(
      <>
        <Notice kind="warn">Not saved</Notice>
        <Notice>A new version</Notice>
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Not saved')
    expect(screen.getByRole('status').textContent).toBe('A new version')
  })
  test('a question takes the focus when it is a new one', () => {
    const { rerender } = render(<Question>How much do you bid?</Question>)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    screen.getByRole('heading').blur()
    rerender(<Question>How much do you bid?</Question>)
    expect(document.activeElement).toBe(document.body)
    rerender(<Question>Whom do you call up?</Question>)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})

test('the building blocks speak Czech', () => {
  render(
    <LanguageProvider value="cs">
      <Stepper label="Pěšáci" value={1} onChange={() => undefined} />
    </LanguageProvider>,
  )
  expect(button('O jeden více')).toBeTruthy()
})

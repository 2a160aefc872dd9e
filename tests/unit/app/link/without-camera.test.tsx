// Tests pairing two phones by the text of the codes instead of the camera.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useFollowers } from '../../../../src/app/link/followers'
import { authenticated } from '../../../../src/link/authenticated'
import { LINK_VERSION } from '../../../../src/link/messages'
import { hmacSha256 } from '../../../../src/session/ledger/digest'
import { packDescription, unpackDescription, type Description } from '../../../../src/link/session-description'
import { openApp, openTable, press, settle } from '../../games/westeros/table/fixture'
import {
  failConnection,
  FakeConnection,
  openOtherChannel,
  remoteDescriptions,
  resetConnections,
  sdpOf,
  setUsername,
  USERNAME,
} from './fake-connection'

beforeEach(() => {
  resetConnections()
  useFollowers.setState({ all: [], next: 1 })
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pairing = new Uint8Array(16).fill(7)
const textOf = (description: Description) => btoa(String.fromCharCode(...(packDescription(description) ?? [])))
const OFFER = textOf({ type: 'offer', sdp: sdpOf('Guest'), pairing })
const ANSWER = textOf({ type: 'answer', sdp: sdpOf('Guest'), to: USERNAME })
/** Code of a version of the app that does not exist yet. */
const NEWER = btoa('\u00CA\u004C\u0009\u0000')

const descriptionOf = (text: string) => {
  const read = unpackDescription(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)))
  return read.ok ? read.value : read.fault
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Pastes texts into the field of a dialog, one after another, and submits each. @returns the faults that the dialog shows */
const paste = async (box: Awaited<ReturnType<typeof dialog>>, label: string, submit: string, texts: readonly string[]) => {
  const faults: (string | undefined)[] = []
  for (const text of texts) {
    const field = await box.findByRole('textbox', { name: label })
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(text)
    await userEvent.click(box.getByRole('button', { name: submit }))
    await settle()
    const fault = field.getAttribute('aria-describedby')
    faults.push(fault === null ? undefined : (document.querySelector(`[id="${fault}"]`)?.textContent ?? undefined))
  }
  return faults
}

describe('on the phone on the table', () => {
  const open = async () => {
    await openTable()
    await press('Link the players’ phones')
    await screen.findByRole('img', { name: 'Code for the camera of the other phone' })
  }

  test('the code is copied as text', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open()
    await press('Copy as text')
    expect(screen.getByText('Copied. Send the text to the other phone.')).toBeTruthy()
    expect(descriptionOf(writeText.mock.calls[0]?.[0] ?? '')).toMatchObject({ type: 'offer' })
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('if the browser refuses to copy, the text is shown in a field, selected', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await open()
    await press('Copy as text')
    expect(screen.getByText(/^The browser does not allow copying\./)).toBeTruthy()
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Text of the code' })
    expect(field.readOnly).toBe(true)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
    expect(descriptionOf(field.value)).toMatchObject({ type: 'offer' })
  })

  test('the answer is pasted, checked as a scanned code, and connects the phones', async () => {
    await open()
    await press('Paste the answer')
    const box = await dialog('Paste the answer')
    expect(box.getByRole('button', { name: 'No text yet' }).getAttribute('aria-disabled')).toBe('true')
    expect(await paste(box, 'Text of the answer', 'Link', ['Hello, Anna!', OFFER, ANSWER.slice(0, 80), NEWER])).toEqual([
      'This text is not an answer to the code of this table.',
      'This is the code of a table, not an answer. Paste it on the other phone.',
      'This text could not be read. Copy the whole answer once more.',
      'The other phone has a newer version of the app: load the app again here.',
    ])
    expect(remoteDescriptions()).toEqual([])
    // Messengers may break a long text into lines.
    await paste(box, 'Text of the answer', 'Link', [` ${ANSWER.slice(0, 40)}\n${ANSWER.slice(40)} `])
    expect(remoteDescriptions().map(({ type }) => type)).toEqual(['answer'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('heading', { name: 'The two phones look for each other…' })).toBeTruthy()
  })

  /** Opens the page of the codes again; the new code has a name. */
  const showCode = async (table: Awaited<ReturnType<typeof openTable>>, name: string) => {
    setUsername(name)
    await table.visit('/')
    await table.visit(`/link/${table.id}?code`)
    await screen.findByRole('img', { name: 'Code for the camera of the other phone' })
  }
  /** Pastes an answer to the code with a name. */
  const pasteTo = async (to: string) => {
    await press('Paste the answer')
    const answer = textOf({ type: 'answer', sdp: sdpOf('Guest'), to })
    const box = await dialog('Paste the answer')
    await userEvent.click(await box.findByRole('textbox', { name: 'Text of the answer' }))
    await userEvent.paste(answer)
    await userEvent.click(box.getByRole('button', { name: 'Link' }))
    await settle()
  }

  test('an answer to a code that was replaced is still accepted; a refused one names the cause above the code', async () => {
    const table = await openTable()
    for (const name of ['One1', 'Two2', 'Three']) await showCode(table, name)
    await pasteTo('Two2')
    expect(await screen.findByRole('heading', { name: 'The two phones look for each other…' })).toBeTruthy()
    expect(remoteDescriptions()).toHaveLength(1)
    await showCode(table, 'Four')
    const refused = async (to: string) => {
      await pasteTo(to)
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.getByRole('img', { name: 'Code for the camera of the other phone' })).toBeTruthy()
      return screen.getByRole('alert').textContent
    }
    const next = 'Scan the code below on the other phone, or paste its text there.'
    expect(await refused('Two2')).toBe(`Another phone has used the code that this answer belongs to. ${next}`)
    expect(await refused('Other')).toBe(`This answer belongs to the code of another table. ${next}`)
    for (const name of ['Five', 'Six6', 'Seven']) await showCode(table, name)
    expect(await refused('One1')).toBe(`This answer belongs to an older code of this table. ${next}`)
    expect(remoteDescriptions()).toHaveLength(1)
    await pasteTo('Seven')
    expect(remoteDescriptions()).toHaveLength(2)
  })

  test('a link that does not come up names the network of a phone as a possible cause', async () => {
    await open()
    await press('Paste the answer')
    await paste(await dialog('Paste the answer'), 'Text of the answer', 'Link', [ANSWER])
    await act(async () => failConnection())
    expect(await screen.findByRole('heading', { name: 'The other phone was not linked.' })).toBeTruthy()
    expect(screen.getByText(/^Perhaps the other phone is offline: /)).toBeTruthy()
  })

  test('a table without a camera is told to paste the answer, and can do so at once', async () => {
    await open()
    await press('Scan the answer')
    const camera = await dialog('Scan the answer')
    expect(await camera.findByRole('alert')).toBeTruthy()
    await userEvent.click(camera.getByRole('button', { name: 'Paste the answer' }))
    expect(await (await dialog('Paste the answer')).findByRole('textbox', { name: 'Text of the answer' })).toBeTruthy()
  })
})

describe('on the phone that joins', () => {
  const faults = [
    'This text is not the code of a table.',
    'This is an answer, not the code of a table. Paste the text that the table’s phone copies.',
    'This text is not complete. Copy the whole text once more.',
    'The other phone has a newer version of the app: load the app again here.',
  ]
  const wrong = ['https://example.org', ANSWER, OFFER.slice(0, 80), NEWER]

  test('the code is pasted, and checked as a scanned code', async () => {
    await openApp()
    await press('Join a table')
    const box = await dialog('Join a table')
    expect(await box.findByRole('alert')).toBeTruthy()
    await userEvent.click(box.getByRole('button', { name: 'Without a camera' }))
    expect(await paste(box, 'Paste the text of the code', 'Join', wrong)).toEqual(faults)
    await paste(box, 'Paste the text of the code', 'Join', [OFFER])
    expect(remoteDescriptions().map(({ type }) => type)).toEqual(['offer'])
  })

  const sealedIn = (...names: readonly string[]) => {
    const stored = { game: 'westeros', created: 0, changed: 0, entries: 1 }
    return () => Promise.resolve(names.map((name) => ({ ...stored, id: name, name, origin: `origin of ${name}` })))
  }

  /** Pastes the code of a table into an opened dialog, and waits for the answer code. */
  const pasteOffer = async (name = 'Join a table') => {
    const box = await dialog(name)
    await userEvent.click(await box.findByRole('button', { name: 'Without a camera' }))
    await paste(box, 'Paste the text of the code', 'Join', [OFFER])
    await screen.findByRole('img', { name: 'Code for the camera of the table’s phone' })
  }

  /** Pastes the code of a table into an opened dialog, and opens the link over which the host names its game. */
  const joinTable = async (origin: string, name?: string) => {
    await pasteOffer(name)
    const data = openOtherChannel()
    const send = (text: string) => void data.dispatchEvent(Object.assign(new Event('message'), { data: text }))
    const channel = { send, onMessage: () => {}, onClose: () => {}, close: () => {} }
    const host = authenticated(channel, hmacSha256, '07'.repeat(16), 'writer', () => {})
    await settle()
    await act(async () =>
      host.send(JSON.stringify({ tell: 'table', version: LINK_VERSION, origin, game: 'westeros', name: 'Tonight', entries: 3 })),
    )
    await settle()
    return data
  }
  const LEAVES = 'This phone is still linked to another table. Leave that table?'
  const linkTo = (app: Awaited<ReturnType<typeof openApp>>, id: string) => {
    const link = { id, wish: () => true, takeOver: () => Promise.resolve(true), changing: () => true }
    return act(async () => app.play().noteLinks({ link }))
  }

  test('a linked phone is asked before it leaves its table, as soon as the other table has named its game', async () => {
    const app = await openApp()
    await linkTo(app, 'Friday')
    await press('Join a table')
    await joinTable('origin of Sunday')
    expect(await screen.findByText(LEAVES)).toBeTruthy()
    expect(app.play().link?.id).toBe('Friday')
    await press('Leave it for this table')
    await waitFor(() => expect(app.play().link).toBeUndefined())
    expect(screen.getByText('Connected. The game is coming…')).toBeTruthy()
  })

  test('a linked phone with a sealed choice learns that its table cannot reveal the choice without it', async () => {
    const app = await openApp()
    app.session.games.setState({ sealedIn: sealedIn('Friday') })
    await linkTo(app, 'Friday')
    await press('Join a table')
    const data = await joinTable('origin of Sunday')
    expect(
      await screen.findByText(`${LEAVES} Your choice is sealed on this phone, and that table cannot reveal it without this phone.`),
    ).toBeTruthy()
    // If the other table goes away meanwhile, the phone stays linked to its own.
    await act(async () => void data.dispatchEvent(new Event('close')))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.queryByText(LEAVES, { exact: false })).toBeNull()
    expect(app.play().link?.id).toBe('Friday')
  })

  test('a phone without a network says so if the table does not take its answer', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openApp()
    await press('Join a table')
    await pasteOffer()
    await act(async () => failConnection())
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The table did not take this answer in time/)
    expect(screen.getByText(/^This phone seems to be offline: /)).toBeTruthy()
  })

  test('a phone whose answer is not taken for a while says that the code of the table may have changed', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await openApp()
    await press('Join a table')
    await pasteOffer()
    const old = /^If the table does not take this answer, its code has changed/
    expect(screen.queryByText(old)).toBeNull()
    const [late] = timers.mock.calls.flatMap(([run, delay]) => (delay === 45_000 ? [run] : []))
    await act(async () => late?.())
    expect(screen.getByText(old)).toBeTruthy()
  })

  test('a phone that holds a sealed choice joins the table of this choice without a question', async () => {
    const app = await openApp()
    app.session.games.setState({ sealedIn: sealedIn('Friday') })
    await press('Join a table')
    await joinTable('origin of Friday')
    expect(screen.getByText('Connected. The game is coming…')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Do not join' })).toBeNull()
  })

  const WARNING = /^This table has another game\. Your choice in Friday is sealed on this phone\. /

  test('a phone that holds a sealed choice of another game is asked before it joins', async () => {
    const app = await openApp()
    app.session.games.setState({ sealedIn: sealedIn('Friday') })
    await press('Join a table')
    await joinTable('origin of Sunday')
    expect(await screen.findByText(WARNING)).toBeTruthy()
    await press('Join this table')
    expect(await screen.findByText('Connected. The game is coming…')).toBeTruthy()
  })

  test('a phone is asked in the same way if it scans the code from its game', async () => {
    const table = await openTable()
    table.session.games.setState({ sealedIn: sealedIn('Friday') })
    const { open } = table.play()
    await act(async () => table.session.play.setState({ open: { ...open, followed: true } as never }))
    await table.visit(`/link/${table.id}`)
    await press('Scan the code of the table')
    await joinTable('origin of Sunday', 'Scan the code of the table')
    expect(await screen.findByText(WARNING)).toBeTruthy()
    await press('Do not join')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a phone whose link is lost joins again in the same way, and answers by a text', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const table = await openTable()
    const { open } = table.play()
    await act(async () => table.session.play.setState({ open: { ...open, followed: true } as never }))
    await table.visit(`/link/${table.id}`)
    await press('Scan the code of the table')
    const box = await dialog('Scan the code of the table')
    await userEvent.click(await box.findByRole('button', { name: 'Without a camera' }))
    expect(await paste(box, 'Paste the text of the code', 'Join', wrong)).toEqual(faults)
    await paste(box, 'Paste the text of the code', 'Join', [OFFER])
    const answer = await dialog('Scan the code of the table')
    await userEvent.click(await answer.findByRole('button', { name: 'Copy as text' }))
    expect(descriptionOf(writeText.mock.calls[0]?.[0] ?? '')).toMatchObject({ type: 'answer', to: 'Guest' })
    // The table may have shown another code meanwhile, so the camera can be opened once more from here.
    await userEvent.click(answer.getByRole('button', { name: 'Scan the code of the table' }))
    expect(await (await dialog('Scan the code of the table')).findByRole('button', { name: 'Without a camera' })).toBeTruthy()
  })
})

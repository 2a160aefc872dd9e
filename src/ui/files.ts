/** Files that leave the app: to another app where the device shares files, otherwise among the downloads. */

/** What became of a file: handed to another app, put among the downloads, or neither because the reader thought better of it. */
export type Handed = 'shared' | 'saved' | 'cancelled'

/** Hands a text to the device as a file to keep or to send. */
export async function handOver(text: string, name: string): Promise<Handed> {
  const file = shareable(text, name)
  if (file !== undefined) {
    try {
      await navigator.share({ files: [file], title: name })
      return 'shared'
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'cancelled'
      // Whatever else is in the way of sharing, the file can still be saved.
    }
  }
  saveFile(text, name)
  return 'saved'
}

/** The text as a file that this device shares. Some share no JSON, but the same text under the name of a plain one. */
const shareable = (text: string, name: string): File | undefined => {
  if (!('canShare' in navigator)) return undefined
  const files = [new File([text], name, { type: 'application/json' }), new File([text], `${name}.txt`, { type: 'text/plain' })]
  return files.find((file) => navigator.canShare({ files: [file] }))
}

/** Puts a text among the downloads. */
function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by the next turn; the address would keep the text in memory.
  setTimeout(() => URL.revokeObjectURL(address))
}

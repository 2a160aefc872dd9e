/** Files that leave the app: to another app where the device shares files, otherwise among the downloads. */

/** The outcome of a file: shared with another app, downloaded, or neither because the user cancelled. */
export type FileOutcome = 'shared' | 'saved' | 'cancelled'

/**
 * Hands something to the device as a file to keep or to send.
 * @param type its media type; a text that no device shares under its own goes as a plain one
 */
export async function shareOrSaveFile(content: string | Blob, name: string, type = 'application/json'): Promise<FileOutcome> {
  const file = shareable(content, name, type)
  if (file !== undefined) {
    const how = await shared({ files: [file], title: name })
    // The file can still be saved if sharing fails.
    if (how !== undefined) return how
  }
  saveFile(new Blob([content], { type }), name)
  return 'saved'
}

/** Hands a text to another app, or where the device shares none, to the clipboard. @returns undefined: neither can be done */
export async function shareOrCopyText(text: string): Promise<FileOutcome | undefined> {
  const how = 'share' in navigator ? await shared({ text }) : undefined
  if (how !== undefined) return how
  try {
    await navigator.clipboard.writeText(text)
    return 'saved'
  } catch {
    return undefined
  }
}

const shared = async (what: ShareData): Promise<FileOutcome | undefined> => {
  try {
    await navigator.share(what)
    return 'shared'
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'cancelled' : undefined
  }
}

/** The content as a file that this device shares. Some share no JSON, but the same text under the name of a plain one. */
const shareable = (content: string | Blob, name: string, type: string): File | undefined => {
  if (!('canShare' in navigator)) return undefined
  const plain = typeof content === 'string' ? [new File([content], `${name}.txt`, { type: 'text/plain' })] : []
  return [new File([content], name, { type }), ...plain].find((file) => navigator.canShare({ files: [file] }))
}

/** Puts a file among the downloads. */
function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by the next turn; the address would keep the content in memory.
  setTimeout(() => URL.revokeObjectURL(address))
}

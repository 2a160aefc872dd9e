/** Exports files. Shares a file with another app if the device supports sharing, otherwise downloads the file. */

/** Result of an export: shared with another app, downloaded or copied (`saved`), or cancelled by the user. */
export type FileOutcome = 'shared' | 'saved' | 'cancelled'

/**
 * Shares content as a file with another app, or downloads it.
 * @param type media type; if the device cannot share it, text content is shared as plain text
 */
export async function shareOrSaveFile(content: string | Blob, name: string, type = 'application/json'): Promise<FileOutcome> {
  const file = shareable(content, name, type)
  if (file !== undefined) {
    const how = await shared({ files: [file], title: name })
    // If sharing fails, the file is downloaded.
    if (how !== undefined) return how
  }
  saveFile(new Blob([content], { type }), name)
  return 'saved'
}

/**
 * Shares a text with another app. If that is not possible, copies it to the clipboard.
 * @returns undefined if both fail
 */
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

/**
 * Returns the content as a file that the device can share; undefined if the device can share no such file. Text that cannot be shared as
 * JSON is returned as a `.txt` file.
 */
const shareable = (content: string | Blob, name: string, type: string): File | undefined => {
  if (!('canShare' in navigator)) return undefined
  const plain = typeof content === 'string' ? [new File([content], `${name}.txt`, { type: 'text/plain' })] : []
  return [new File([content], name, { type }), ...plain].find((file) => navigator.canShare({ files: [file] }))
}

/** Downloads a file. */
function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The next task runs after the download has started. Revoke the URL then, because it keeps the content in memory.
  setTimeout(() => URL.revokeObjectURL(address))
}

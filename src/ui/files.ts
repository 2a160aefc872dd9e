/** Hands a text to the device as a file to keep; the browser asks or puts it among the downloads. */
export function saveFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by the next turn; the address would keep the text in memory.
  setTimeout(() => URL.revokeObjectURL(address))
}

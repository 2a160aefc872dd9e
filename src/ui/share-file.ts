import { shareOrSaveFile, type FileOutcome } from './files'
import { useLabels } from './labels'
import { showToast } from './status'
import { fill } from './words'

/**
 * Returns a function that shares content as a file with another app, or downloads it. A browser may download without any sign, so the
 * function then shows the name of the file in a message.
 */
export const useShareFile = (): ((content: string | Blob, name: string, type?: string) => Promise<FileOutcome>) => {
  const { saved } = useLabels()
  return async (content, name, type) => {
    const how = await shareOrSaveFile(content, name, type)
    if (how === 'saved') showToast(fill(saved, { file: name }))
    return how
  }
}

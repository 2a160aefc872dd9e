import { shareOrSaveFile, type FileOutcome } from './files'
import { useLabels } from './labels'
import { showToast } from './status'
import { fill } from './words'

/**
 * Hook that returns a function that shares content as a file with another app, or downloads the file. A browser may
 * download without any sign, so after a download the function shows the name of the file in a message.
 */
export const useShareFile = (): ((content: string | Blob, name: string, type?: string) => Promise<FileOutcome>) => {
  const { saved } = useLabels()
  return async (content, name, type) => {
    const how = await shareOrSaveFile(content, name, type)
    if (how === 'saved') showToast(fill(saved, { file: name }))
    return how
  }
}

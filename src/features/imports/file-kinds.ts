import { MAX_SHEET_BYTES } from '#src/contract/entities/imports/import-batch.ts'

const ENDINGS = ['.csv', '.xls', '.xlsx'] as const

/** What a choice of files offers. */
export const ACCEPTED = ENDINGS.join(',')

/** What is plainly no table is refused before it travels; the server looks into what is. */
export function problemOfFile(file: File | null, anyName = false): 'none' | 'type' | 'size' | null {
  if (file === null) return 'none'
  if (!anyName && !ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending))) return 'type'
  return file.size > MAX_SHEET_BYTES ? 'size' : null
}

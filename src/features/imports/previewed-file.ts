import type { FilePreview } from '#src/contract/entities/imports/studio.ts'

/** A file that was looked into and is not kept yet. */
export interface PreviewedFile {
  file: File
  /** Null of the bank's file, and of one with rows of any lender. */
  lenderId: number | null
  preview: FilePreview
}

import { UploadStudio } from '#src/features/imports/UploadStudio.tsx'

/** Sheets in which lenders say where their applications stand. */
export function MisUploadPage() {
  return <UploadStudio profile="mis" />
}

import { UploadStudio } from '#src/features/imports/UploadStudio.tsx'

/** Files in which lenders say what they pay us. */
export function CommissionUploadFilePage() {
  return <UploadStudio profile="commission" />
}

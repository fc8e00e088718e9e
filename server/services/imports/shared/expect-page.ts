import type { AdminSession } from '#server/session.ts'
import { canOpen } from '#src/contract/access.ts'
import type { ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import { AppError } from '#src/contract/errors.ts'
import type { PageKey } from '#src/contract/pages.ts'

/** Where files of a kind are worked on. */
const PAGE_OF: Record<ImportProfile, PageKey> = {
  mis: 'mis-upload',
  application_status: 'application-status-file',
  commission: 'commission-upload-file',
  payment_run: 'payment-runs',
}

/** Lets through who may open the page of these files. @throws AppError `forbidden` */
export function expectPage({ role }: Pick<AdminSession, 'role'>, profile: ImportProfile): void {
  if (!canOpen(role, PAGE_OF[profile])) throw new AppError('forbidden', 'Your role may not do this.')
}

import type { AuditEntryView } from '#src/contract/endpoints/admin/audit.ts'
import { csvFile } from '#src/contract/rules/csv.ts'

const COLUMNS = ['audit_id', 'at', 'actor', 'on_behalf_of', 'action', 'before', 'after'] as const

/** The entries of one record as a CSV file. */
export const auditCsv = (
  entries: readonly Pick<AuditEntryView, (typeof COLUMNS)[number]>[],
  t: (key: string | string[]) => string,
): string =>
  csvFile(
    COLUMNS.map((column) => t(`audit:columns.${column}`)),
    entries.map((entry) =>
      COLUMNS.map((column) =>
        column === 'action' ? t([`audit:actions.${entry.action}`, entry.action]) : entry[column],
      ),
    ),
  )

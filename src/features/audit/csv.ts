import type { AuditEntryView } from '#src/contract/endpoints/admin-audit.ts'

const COLUMNS = ['audit_id', 'at', 'actor', 'on_behalf_of', 'action', 'before', 'after'] as const

/** A spreadsheet runs what begins like a formula; an apostrophe in front makes it text. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  const safe = /^[\s]*[=+\-@|%]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The entries as a CSV file (RFC 4180) that no spreadsheet takes for formulas. */
export function auditCsv(entries: readonly AuditEntryView[]): string {
  const rows = entries.map((entry) => COLUMNS.map((column) => cell(entry[column])).join(','))
  return [COLUMNS.join(','), ...rows, ''].join('\r\n')
}

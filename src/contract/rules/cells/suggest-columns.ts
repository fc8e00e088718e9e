import type { ImportField, ImportMapping } from '../../entities/imports/import-batch.ts'
import { PAYOUT_REFERENCE } from '../../paying/bank-file.ts'
import { fieldOfHead, headsAlike, plainHead } from './heads.ts'

/** Our numbers: of an application, and of a payment. */
const OURS = { application_id: /^CL-\d+$/i, payout_reference: PAYOUT_REFERENCE } as const

/**
 * What the columns of a file mean as far as anybody can tell: as the lender's last file was read, else by our own numbers in
 * their first rows (`samples`, row by row), else by the names that lenders use. Each field once, the first column first; of
 * heads that read alike none is taken, for somebody has to say.
 */
export function suggestColumns(
  heads: readonly string[],
  fields: readonly ImportField[],
  template: Pick<ImportMapping, 'columns'> | null,
  samples: readonly (readonly string[])[] = [],
): ImportMapping['columns'] {
  const alike = new Set(headsAlike(heads).flatMap(({ columns }) => columns))
  const kept = new Map(template?.columns.map(({ head, field }) => [plainHead(head), field]))
  const taken = new Set<ImportField>()
  const ourField = (at: number): ImportField | null => {
    const values = samples.map((cells) => cells[at]?.trim() ?? '').filter((value) => value !== '')
    if (values.length === 0) return null
    const named = (['application_id', 'payout_reference'] as const).find((field) =>
      values.every((value) => OURS[field].test(value)),
    )
    return named ?? null
  }
  const guess = (head: string, at: number) => ourField(at) ?? fieldOfHead(head)
  return heads.map((head, at) => {
    const plain = plainHead(head)
    const field = alike.has(at) || plain === '' ? null : kept.has(plain) ? (kept.get(plain) ?? null) : guess(head, at)
    if (field === null || !fields.includes(field) || taken.has(field)) return { head, field: null }
    taken.add(field)
    return { head, field }
  })
}

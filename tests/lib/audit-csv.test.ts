import { describe, expect, it } from 'vitest'
import { auditCsv } from '#src/features/audit/csv.ts'

const ENTRY = { audit_id: 1, at: '2026-11-21T07:00:00Z', actor: 'admin:1', on_behalf_of: null, action: 'x' }
/** Says the last of what may be said: an action without words stands as it is. */
const asKey = (key: string | string[]) => [key].flat().at(-1) ?? ''
const lastCell = (after: string | object) =>
  auditCsv([{ ...ENTRY, before: null, after }], asKey)
    .split('\r\n')[1]
    ?.split('x,,')[1]

describe('the log as CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '|calc', '%1'])('%s stays text', (text) => {
    expect(lastCell(text)).toBe(`'${text}`)
  })

  it('a line break or a quote does not break out of its cell', () => {
    expect(lastCell('a"b')).toBe('"a""b"')
    expect(auditCsv([{ ...ENTRY, before: null, after: 'a\nb,=c' }], asKey)).toContain('"a\nb,=c"')
    expect(lastCell({ utm_id: 'a' })).toBe('"{""utm_id"":""a""}"')
  })
})

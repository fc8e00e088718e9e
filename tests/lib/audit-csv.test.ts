import { describe, expect, it } from 'vitest'
import { changesOf } from '#src/features/audit/changes.ts'
import { auditCsv } from '#src/features/audit/csv.ts'

const ENTRY = { audit_id: 1, at: '2026-11-21T07:00:00Z', actor: 'admin:1', on_behalf_of: null, action: 'x' }
const lastCell = (after: string | object) =>
  auditCsv([{ ...ENTRY, before: null, after }])
    .split('\r\n')[1]
    ?.split('x,,')[1]

describe('the log as CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '|calc', '%1'])('%s stays text', (text) => {
    expect(lastCell(text)).toBe(`'${text}`)
  })

  it('a line break or a quote does not break out of its cell', () => {
    expect(lastCell('a"b')).toBe('"a""b"')
    expect(auditCsv([{ ...ENTRY, before: null, after: 'a\nb,=c' }])).toContain('"a\nb,=c"')
    expect(lastCell({ utm_id: 'a' })).toBe('"{""utm_id"":""a""}"')
  })
})

describe('what changed', () => {
  it('names the fields that differ alone', () => {
    expect(changesOf({ a: 1, b: 2 }, { a: 1, b: 3, c: [1] })).toEqual([
      { field: 'b', before: '2', after: '3' },
      { field: 'c', before: null, after: '[1]' },
    ])
    expect(changesOf(null, { a: '' })).toEqual([{ field: 'a', before: null, after: '' }])
    expect(changesOf('old', 'new')).toEqual([{ field: '', before: 'old', after: 'new' }])
  })
})

import { describe, expect, it } from 'vitest'
import type { Logger } from '#server/log.ts'
import { noteBrowserReport } from '#server/services/operations/note-browser-report.ts'

/** What the log is told of a report. */
function noted(report: string): unknown[] {
  const lines: unknown[] = []
  const keep = (level: string) => (facts: unknown) => void lines.push([level, facts])
  noteBrowserReport(
    { log: { error: keep('error'), warn: keep('warn') } as unknown as Logger },
    new TextEncoder().encode(report),
  )
  return lines
}

describe('what browsers report', () => {
  it('a text that a page lacks is an error with its key', () => {
    expect(noted('{"missing-text":"rules:password.staffShort"}')).toEqual([
      ['error', { text: 'rules:password.staffShort' }],
    ])
  })

  it('anything else that calls itself one is not kept', () => {
    expect(noted('{"missing-text":"asha@example.com, ABCPK1234F"}')).toEqual([['warn', { directive: 'unknown' }]])
  })
})

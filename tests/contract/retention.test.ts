import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { endOfLoan, keptUntil, RETENTION, RETENTION_CLASSES } from '#src/contract/retention.ts'
import words from '#src/locales/en/retention.json' with { type: 'json' }

const timeOf = (days: number | null) => (days === 365 ? '1 year' : `${days} days`)
const row = (kind: (typeof RETENTION_CLASSES)[number]) =>
  `| \`${kind}\` | ${words.rows[kind].what} | ${words.rows[kind].long.replace('{{time}}', timeOf(RETENTION[kind].days))} |`

describe('how long what is kept', () => {
  it('stands in the document as the policy says it', () => {
    const text = readFileSync('docs/retention.md', 'utf8')
    const rows = (text.match(/^\| `.*$/gm) ?? []).map((line) => line.replaceAll(/ +/g, ' '))
    expect(rows).toEqual(RETENTION_CLASSES.map(row))
  })

  it.each([
    ['2026-12-31T18:29:59Z', 1, '2027-01-30T18:30:00.000Z'],
    ['2026-12-31T18:30:00Z', 1, '2027-01-31T18:30:00.000Z'],
    ['2027-08-30T18:30:00Z', 6, '2028-02-28T18:30:00.000Z'],
  ])('a loan paid out at %s over %i months ends at %s', (paid, months, end) =>
    expect(endOfLoan(new Date(paid), months).toISOString()).toBe(end),
  )

  it('counts whole days from the end of the use', () =>
    expect(keptUntil('grievance', new Date('2027-01-01T10:00:00Z')).toISOString()).toBe('2028-01-31T10:00:00.000Z'))
})

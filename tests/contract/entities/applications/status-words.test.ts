import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STATUS_MEANINGS, statusFor, statusKey } from '#src/contract/entities/applications/status-words.ts'
import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'

const row = (cells: Partial<StatusRow>): StatusRow => ({
  product: null,
  status: null,
  sub_status: null,
  reason: null,
  means: null,
  refusal: null,
  ...cells,
})
const GOLD = 'Gold Loans'
const PERSONAL = 'Personal Loans'

describe("what a lender's words mean", () => {
  const rows = [
    row({ product: GOLD, status: 'APPROVED', means: 'in_review' }),
    row({ status: 'APPROVED', sub_status: 'Penny drop', means: 'agreement_signed' }),
    row({ reason: 'LOW_SCORE', refusal: 'score' }),
    row({ status: 'APPROVED', means: 'approved' }),
    row({ status: 'KYC rejected', means: 'rejected', refusal: 'documents' }),
    row({ status: 'returned', means: 'exit_confirmed' }),
    row({ status: 'stays', means: 'exit_refused' }),
    row({ status: 'file opened', means: 'nothing_new' }),
  ]
  const read = (status: string, more: { sub_status?: string; reason?: string } = {}, product = PERSONAL) =>
    statusFor(rows, { status, ...more }, product)

  it('goes by the first line that fits, its product and its sub-status too', () => {
    expect(read('approved').status).toBe('approved')
    expect(read('approved', {}, GOLD).status).toBe('in_review')
    expect(read(' Approved ', { sub_status: 'PENNY-DROP' }).status).toBe('agreement_signed')
  })

  it('tells why by the code before the status, and only of a no', () => {
    expect(read('KYC_REJECTED')).toMatchObject({ status: 'rejected', refusal_reason: 'documents' })
    expect(read('KYC_REJECTED', { reason: 'low score' })).toMatchObject({ refusal_reason: 'score' })
    expect(read('APPROVED', { reason: 'LOW_SCORE' })).toMatchObject({ status: 'approved', refusal_reason: null })
  })

  it('knows what is no status, and what nobody has said', () => {
    expect(read('RETURNED')).toEqual({ known: true, status: null, refusal_reason: null, exit: 'confirmed' })
    expect(read('STAYS')).toMatchObject({ known: true, status: null, exit: 'refused' })
    expect(read('File-Opened')).toEqual({ known: true, status: null, refusal_reason: null, exit: null })
    // A reason alone does not say where the application is.
    expect(read('HOLD', { reason: 'LOW_SCORE' })).toEqual({
      known: false,
      status: null,
      refusal_reason: null,
      exit: null,
    })
  })

  const word = fc.constantFrom('A', 'B', 'a b', 'A_B', 'ए')
  const maybe = fc.option(word)
  const anyRow: fc.Arbitrary<StatusRow> = fc.record({
    product: fc.option(fc.constantFrom(GOLD, PERSONAL)),
    status: maybe,
    sub_status: maybe,
    reason: maybe,
    means: fc.option(fc.constantFrom(...STATUS_MEANINGS)),
    refusal: fc.option(fc.constantFrom('score', 'income')),
  })
  const table = fc.array(anyRow, { maxLength: 12 })
  const words = fc.record({ status: word, sub_status: maybe, reason: maybe })

  it('is not changed by lines behind the one that decides, nor by case, blanks and hyphens', () => {
    fc.assert(
      fc.property(table, table, words, (first, behind, said) => {
        const before = statusFor(first, said, PERSONAL)
        const shouted = { ...said, status: ` ${said.status.toLowerCase().replaceAll('_', '-')} ` }
        expect(statusFor(first, shouted, PERSONAL)).toEqual(before)
        const after = statusFor([...first, ...behind], said, PERSONAL)
        if (before.known) expect({ ...after, refusal_reason: null }).toEqual({ ...before, refusal_reason: null })
        if (before.refusal_reason !== null) expect(after.refusal_reason).toBe(before.refusal_reason)
      }),
    )
  })

  it('is never anything that the lines do not say', () => {
    fc.assert(
      fc.property(table, words, (rows, said) => {
        const { known, status, refusal_reason } = statusFor(rows, said, GOLD)
        const fitting = rows.filter(({ product }) => product !== PERSONAL)
        if (status !== null) expect(fitting.map(({ means }) => means)).toContain(status)
        if (refusal_reason !== null) {
          expect(status).toBe('rejected')
          expect(fitting.map(({ refusal }) => refusal)).toContain(refusal_reason)
        }
        if (!known) expect(status).toBeNull()
      }),
    )
  })

  it('compares words by what a reader sees', () => {
    expect(statusKey('  in -  review ')).toBe('IN_REVIEW')
    expect(statusKey('ＡＢ')).toBe('AB')
  })
})

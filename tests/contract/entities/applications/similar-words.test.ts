import { describe, expect, it } from 'vitest'
import { similarWords } from '#src/contract/entities/applications/similar-words.ts'
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

describe('words that read much like one that no line has', () => {
  const rows = [
    row({ status: 'APPROVED', means: 'approved' }),
    row({ status: 'DISBURSED', means: 'disbursed' }),
    row({ status: 'REJECTED', means: 'rejected' }),
    row({ status: 'IN_PROGRESS', means: 'in_review' }),
    row({ status: 'DONE', sub_status: 'Branch', means: 'disbursed' }),
    row({ status: 'SETTLED', product: 'Gold Loans', means: 'disbursed' }),
    row({ status: 'Approved', means: 'in_review' }),
  ]
  const near = (status: string, product = 'Personal Loans') =>
    similarWords(rows, { status }, product).map((each) => each.status)

  it.each([
    ['Aproved', 'APPROVED'],
    ['apporved', 'APPROVED'],
    ['Loan approved', 'APPROVED'],
    ['disbursd', 'DISBURSED'],
    ['In-progres', 'IN_PROGRESS'],
  ])('%s is taken for %s', (said, known) => expect(near(said)).toEqual([known]))

  it.each(['Not approved', 'Pre approved', 'Money sent', 'DONT', 'X', 'Settld'])('%s is taken for nothing', (said) =>
    expect(near(said)).toEqual([]),
  )

  it('a line of one product is offered for that product alone', () =>
    expect(near('Settld', 'Gold Loans')).toEqual(['SETTLED']))
})

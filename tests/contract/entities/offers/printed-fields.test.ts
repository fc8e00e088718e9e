import { expect, it } from 'vitest'
import { toLenderRow } from '#server/db/lender-row.ts'
import type { LenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { readEnv } from '#server/env.ts'
import { kfsParties } from '#server/services/offers/public/kfs-parties.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import type { LenderProperty } from '#src/contract/entities/catalogue/lender.ts'
import { LENDER_PROPERTIES } from '#src/contract/entities/catalogue/lender.ts'
import { CRITERIA_PROPERTIES } from '#src/contract/entities/criteria/criteria-draft.ts'
import { PRINTED_FIELDS } from '#src/contract/entities/offers/printed-fields.ts'
import { kfsFacts } from '#src/contract/finance/key-fact-statement.ts'
import { makeOffers } from '#src/contract/finance/make-offers.ts'
import { AGREEMENT, applicant, lenderWith, request } from '#tests/contract/finance/sample-lenders.ts'

const env = readEnv({ CREDITLANE_MODE: 'demo', SECRET_KEY: 'x'.repeat(32) })

/** A lender that has told everything, with a floating rate and a second lender, so that each property can show. */
const WHOLE = lenderWith({
  ...AGREEMENT,
  rate_kind: 'floating',
  rate_benchmark: 'RBI repo rate',
  rate_benchmark_hi: 'RBI की रेपो दर',
  rate_reset_months: 3,
  rate_benchmark_pct: 6.5,
  foreclosure_free_after_emis: 6,
  foreclosure_charge_pct: 2,
  co_lending: 'yes',
  co_lender: 'Second Bank',
  co_lending_share: 20,
  keeps_fee: 'no',
  regulated_entity_hi: 'उदाहरण',
  rbi_registration: 'N-01.00001',
})

/** What the statement of one and the same loan says; null = the lender does not match it any more. */
function statementOf(lender: typeof WHOLE): string | null {
  const [offer] = makeOffers(applicant, [lender], request).matched
  if (!offer) return null
  const row = { ...lender, ...toLenderRow(lender) } as unknown as LenderRow
  return JSON.stringify(kfsFacts(offer, 'Personal Loans', kfsParties({ env, brands: REGISTRY }, row, 'cl')))
}

/** Other values that a property may hold. */
const others = (property: LenderProperty): unknown[] =>
  [
    '',
    'Something else',
    '9.9',
    '1800-000-0001',
    'someone@lender.in',
    'no',
    'yes',
    'fixed',
    'floating',
    null,
    0,
    1,
    2,
    2.5,
    5,
    12,
  ].filter((value) => value !== WHOLE[property] && LENDER_PROPERTIES[property].isValidSync(value, { strict: true }))

it('a statement prints these properties of a lender, its criteria, and nothing else', () => {
  const now = statementOf(WHOLE)
  const printed = (Object.keys(LENDER_PROPERTIES) as LenderProperty[]).filter((property) =>
    others(property).some((value) => {
      const changed = statementOf({ ...WHOLE, [property]: value })
      return changed !== null && changed !== now
    }),
  )
  const named = printed.filter((property) => !CRITERIA_PROPERTIES.some((each) => each === property))
  expect(named.toSorted()).toEqual([...PRINTED_FIELDS].toSorted())
})

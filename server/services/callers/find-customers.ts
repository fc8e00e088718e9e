import { findCustomersByPan, findOwnerOfNumber } from '#server/db/repositories/callers/csr-customers.ts'
import { findCustomer, findCustomerByContact } from '#server/db/repositories/profile/customers.ts'
import { findApplications } from '#server/db/repositories/search/found-records.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { parseSearch } from '#src/contract/entities/search/search-intent.ts'
import type { CsrFound, CsrMatch } from '#src/contract/entities/support/csr.ts'
import { MOST_CUSTOMERS } from '#src/contract/entities/support/csr.ts'
import { readCustomerReference } from '#src/contract/rules/codes/customer-reference.ts'
import { isEmail } from '#src/contract/rules/person/email.ts'
import { isIndividualPan, isMasked, tidyPan } from '#src/contract/rules/person/pan.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import type { Looker } from '../audit/record-access.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { spendAllowance } from '../shared/rate-rules.ts'

/** Nobody answers so many people in an hour; a script that tries numbers gets no further. */
const MAX_PER_HOUR = 240

/**
 * Customers whom a whole number, a mobile number or e-mail they sign in with, or a PAN belongs to. Whom it found is in
 * the log, what was typed is not.
 * @throws AppError `too_many_requests`
 */
export async function findCustomers(deps: Deps, typed: string, by: Looker): Promise<Audited<{ found: CsrFound[] }>> {
  await spendAllowance(deps, `csr-find:${by.admin_id}`, MAX_PER_HOUR, 3_600)
  const all = [...(await byContact(deps, typed)), ...(await byNumber(deps, typed))]
  const found = all.slice(0, MOST_CUSTOMERS)
  for (const user_id of new Set(found.map((each) => each.user_id))) {
    const object = `customer:${user_id}`
    await writeAudit(deps, { actor: `admin:${by.admin_id}`, action: 'record.find', object, requestId: by.requestId })
  }
  // What was typed may be a PAN: the log has whom it found.
  return { found, audit: { after: { found: found.length } } }
}

type Owner = { user_id: number; created_at: Date }

const hit = (matched: CsrMatch, { user_id, created_at }: Owner, more: Partial<CsrFound> = {}): CsrFound => ({
  user_id,
  matched,
  reference: null,
  product: null,
  lender: null,
  status: null,
  since: created_at.toISOString(),
  ...more,
})

async function byContact({ db, vault }: Deps, typed: string): Promise<CsrFound[]> {
  const tight = tidyText(typed).replaceAll(/\s/g, '')
  const mobile = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(tight)?.[1]
  if (mobile !== undefined) {
    const row = await findCustomerByContact(db, vault, { channel: 'mobile', destination: mobile })
    return row ? [hit('mobile', row)] : []
  }
  if (isEmail(tight)) {
    const row = await findCustomerByContact(db, vault, { channel: 'email', destination: tight.toLowerCase() })
    return row ? [hit('email', row)] : []
  }
  const pan = tidyPan(tight)
  if (!isIndividualPan(pan) || isMasked(pan)) return []
  return (await findCustomersByPan(db, vault, pan, MOST_CUSTOMERS)).map((row) => hit('pan', row))
}

async function byNumber({ db }: Deps, typed: string): Promise<CsrFound[]> {
  const { application, foreign = [], ...asked } = parseSearch(typed)
  const found: CsrFound[] = []
  const wanted = readCustomerReference(typed)
  const customer = wanted?.kind === 'user_id' ? await findCustomer(db, wanted.user_id) : null
  if (customer) found.push(hit('customer', customer))
  for (const row of await findApplications(db, { reference: application, foreign }, MOST_CUSTOMERS))
    found.push(
      hit('application', row, {
        reference: row.reference,
        product: row.product_type,
        lender: row.lender,
        status: row.status,
      }),
    )
  for (const kind of ['ticket', 'erasure', 'lead', 'statement', 'enquiry'] as const) {
    const reference = asked[kind]
    const row = reference === undefined ? null : await findOwnerOfNumber(db, kind, reference)
    if (row) found.push(hit(kind, row, { reference: reference ?? null, status: row.status }))
  }
  return found
}

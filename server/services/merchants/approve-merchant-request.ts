import { randomInt } from 'node:crypto'
import { newReference } from '#server/crypto/new-reference.ts'
import type { Db } from '#server/db/client.ts'
import { createPartnerRow, listPartnerCodes } from '#server/db/repositories/merchants/merchant-requests.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { createPartnerUserRow } from '#server/db/repositories/partners/partner-users.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import type { MerchantApproval } from '#src/contract/entities/merchants/merchant.ts'
import { AppError } from '#src/contract/errors.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { tidyPan } from '#src/contract/rules/person/pan.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { normaliseLogin } from '../identity/public/require-password.ts'
import { invitePerson } from '../partners/public/invite-person.ts'
import { noteEvidence } from '../shared/partners/evidence.ts'
import { sealBank, sealProfile } from '../shared/partners/partner-details.ts'
import { freeBrands } from './shared/free-brands.ts'
import { lockOpenRequest, noteDecision } from './shared/merchant-decision.ts'
import { openRequest } from './shared/sealed-merchant-request.ts'
import type { SealedRequest } from './shared/sealed-merchant-request.ts'

export interface ApprovedMerchant {
  partner_id: number
  merchant_id: string
  name: string
  email: string
}

/**
 * Makes a partner of who asked, owned by that person, who gets a link by mail to choose a password.
 * @param approval `code`: brand of the new partner; null = the default brand, under a code of the partner's own
 * @throws AppError `not_found`; `conflict` when it is decided already, when the brand has been taken meanwhile, and when
 * somebody signs in with the address already
 */
export async function approveMerchantRequest(
  deps: Deps,
  requestId: number,
  { code, revenue_percent, revenue_flat_fee }: MerchantApproval,
  by: ByStaff,
): Promise<Audited<ApprovedMerchant>> {
  return transaction(deps, async (deps) => {
    const row = await lockOpenRequest(deps.db, requestId)
    const request = openRequest(deps.vault, row)
    const name = tidyText(request.business_name)
    const merchant_id = newReference('M')
    const partner_id = await createPartnerRow(deps.db, {
      name,
      merchant_id,
      code: await codeFor(deps.db, code),
      revenue_percent: String(revenue_percent ?? 0),
      revenue_flat_fee: toPaise(revenue_flat_fee ?? 0),
    })
    if (partner_id === null) throw brandTaken()
    const email = normaliseLogin(request.email)
    const owner = { partner_id, name: tidyText(request.full_name), email, owner: 1 }
    const partner_user_id = await createPartnerUserRow(deps.db, owner)
    if (partner_user_id === null)
      throw new AppError('conflict', `Somebody signs in with ${email} already. Ask the applicant for another address.`)
    await invitePerson(deps, { partner_user_id, status: 1 })
    await keepDetails(deps, partner_id, { ...request, email })
    await noteDecision(deps, requestId, { status: 'approved', partner_id, decided_by: by.admin_id })
    const audit = {
      object: `merchant-request:${row.reference}`,
      before: { status: 'open' },
      after: { status: 'approved', partner_id, merchant_id, revenue_percent, revenue_flat_fee },
    }
    return { partner_id, merchant_id, name, email, audit }
  })
}

/**
 * What the applicant told us is what the new partner finds in Settings. The account waits for the bank's word, in the name
 * of the person: the request does not say in whose it is.
 */
async function keepDetails(deps: TxDeps, partner_id: number, request: SealedRequest): Promise<void> {
  const { full_name, phone, email, pincode, pan, account_number, ifsc } = request
  const contact_name = tidyText(full_name)
  const profile = { contact_name, mobile: phone, email, address: `PIN ${pincode}`, pincode, pan: tidyPan(pan) }
  const waiting = account_number && ifsc ? { holder: contact_name, account_number, ifsc } : null
  const now = deps.clock.now()
  await lockPartnerDetails(deps.db, partner_id)
  await updatePartnerDetails(deps.db, partner_id, {
    profile_enc: sealProfile(deps.vault, partner_id, profile),
    bank_enc: waiting && sealBank(deps.vault, partner_id, { current: null, waiting }),
    updated_at: now,
  })
  await noteEvidence(deps, partner_id, { step: 'pan', value: profile.pan, state: 'given', by: null })
  if (waiting) await queueJob(deps.db, 'check_partner_bank', { partner_id }, now)
}

async function codeFor(db: Db, wanted: string | null): Promise<string> {
  const taken = await listPartnerCodes(db)
  if (wanted !== null) {
    if (!freeBrands(taken).some(({ code }) => code === wanted)) throw brandTaken()
    return wanted
  }
  for (;;) {
    const own = `m${randomInt(1_000_000, 9_999_999)}`
    if (!REGISTRY.isCode(own) && !taken.includes(own)) return own
  }
}

const brandTaken = (): AppError =>
  new AppError('conflict', 'This brand belongs to a partner already. Choose another.', {
    errors: { code: 'rules:choice.unknown' },
  })

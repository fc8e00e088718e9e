import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { days } from '#src/contract/rules/time.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { newId } from '#server/crypto/vault.ts'
import type { Db } from '#server/db/client.ts'
import { transaction } from '#server/db/transaction.ts'
import { findAdminByEmail } from '#server/db/repositories/identity/admins.ts'
import { createApplicationRow, findDraft, nextReference } from '#server/db/repositories/applications/applications.ts'
import { listActiveCards } from '#server/db/repositories/catalogue/credit-cards.ts'
import { createCustomer, findCustomerByContact } from '#server/db/repositories/profile/customers.ts'
import {
  createLenderRevenueRow,
  listLenderRevenueRows,
  listRevenueTypeRows,
} from '#server/db/repositories/earnings/lender-revenues.ts'
import { listActiveLenders } from '#server/db/repositories/catalogue/lenders.ts'
import { findPartnerLogin } from '#server/db/repositories/partners/partners.ts'
import { createProspectRow } from '#server/db/repositories/leads/prospects.ts'
import { findSessionByToken, revokeSessions } from '#server/db/repositories/identity/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { SessionArea } from '#server/session.ts'
import { newSid, SID_COOKIES } from '#server/crypto/sid.ts'
import { openSession, type SignIn } from '../identity/open-session.ts'

/** Numbers that start with 5 belong to no subscriber in India, so no message can reach anybody. */
const PHONES = { consumerA: '5550000001', consumerB: '5550000002', expired: '5550000003', revoked: '5550000004' }

interface Ids {
  userId?: number
  appId?: string
  prospectAppId?: string
  adminId?: number
  partnerId?: number
}
interface Actor {
  token: string
  cookie: string
  ids: Ids
}

/** One live credential of every kind, and two dead ones. Test mode alone: they need neither code nor password. */
export async function createDemoActors(deps: Deps): Promise<Record<string, unknown>> {
  return transaction(deps, async (deps) => {
    const yesterday = new Date(deps.clock.now().getTime() - days(1))
    const consumerA = await mintConsumer(deps, PHONES.consumerA)
    const consumerB = await mintConsumer(deps, PHONES.consumerB)
    const expired = await mintConsumer({ ...deps, clock: { now: () => yesterday } }, PHONES.expired)
    const revoked = await mintConsumer(deps, PHONES.revoked)
    await revokeSessions(deps.db, [await sessionIdOf(deps, revoked.token)], deps.clock.now(), 'session_left')
    const admin1 = await mintAdmin(deps, 'admin@demo.test')
    const admin2 = await mintAdmin(deps, 'analyst@demo.test')
    const admin3 = await mintAdmin(deps, 'agent@demo.test')
    const partnerA = await mintPartner(deps, 'partner@demo.test')
    const partnerB = await mintPartner(deps, 'partner2@demo.test')
    const masquerade = {
      adminId: admin1.ids.adminId ?? 0,
      parentSessionId: await sessionIdOf(deps, admin1.token),
      reason: 'test actor',
    }
    const masqUserA = await mintSession(deps, 'customer', consumerA.ids.userId ?? 0, consumerA.ids, masquerade)
    const { user, partner } = await requirePartner(deps.db, 'partner@demo.test')
    const masqPartnerA = await mintSession(deps, 'partner', user.partner_user_id, partnerA.ids, masquerade)
    const [lender] = await listActiveLenders(deps.db, PRODUCT.personal)
    const [card] = await listActiveCards(deps.db, null)
    const [revenueType] = await listRevenueTypeRows(deps.db)
    const slab = lender && revenueType ? await findOrAddSlab(deps.db, lender.lender_id, revenueType.id) : null
    return {
      ...{
        consumerA,
        consumerB,
        admin1,
        admin2,
        admin3,
        partnerA,
        partnerB,
        masqUserA,
        masqPartnerA,
        expired,
        revoked,
      },
      ids: {
        userId: consumerA.ids.userId,
        appId: consumerA.ids.appId,
        partnerRowId: partner.partner_id,
        partnerName: partner.name,
        lenderId: lender?.lender_id ?? null,
        cardId: card?.category_id ?? null,
        revTypeId: revenueType?.id ?? null,
        revId: slab?.id ?? null,
      },
    }
  })
}

async function findOrAddSlab(db: Db, lenderId: number, revenueTypeId: number) {
  const [first] = await listLenderRevenueRows(db, lenderId)
  if (first) return first
  const noBounds = {
    slab_disbursed_min: null,
    slab_disbursed_max: null,
    slab_number_min: null,
    slab_number_max: null,
    ats_min: null,
    ats_max: null,
  }
  return createLenderRevenueRow(db, {
    ...noBounds,
    lender_id: lenderId,
    revenue_type_id: revenueTypeId,
    revenue_flat: null,
    revenue_percent: '1.5',
    status: 1,
  })
}

async function mintSession(
  deps: Deps,
  area: SessionArea,
  subjectId: number,
  ids: Ids,
  masquerade?: SignIn['masquerade'],
): Promise<Actor> {
  const sid = newSid(deps.vault, area)
  const cookie = { current: null, rotate: () => deps.vault.hashToken(sid) }
  const { token } = await openSession(deps, { area, subjectId, cookie, ...(masquerade ? { masquerade } : {}) })
  return { token, cookie: `${SID_COOKIES[area]}=${sid}`, ids }
}

async function mintConsumer(deps: Deps, phone: string): Promise<Actor> {
  const contact = { channel: 'mobile', destination: phone } as const
  const now = deps.clock.now()
  const { user_id } =
    (await findCustomerByContact(deps.db, deps.vault, contact)) ??
    (await createCustomer(deps.db, deps.vault, { ...contact, partner: 'cl', language: DEFAULT_LOCALE, now }))
  const product = PRODUCT.personal
  const draft = await findDraft(deps.db, user_id, product)
  const appId = draft?.app_id ?? newId('app')
  if (!draft)
    await createApplicationRow(deps.db, {
      app_id: appId,
      origin_app_id: appId,
      reference: await nextReference(deps.db),
      user_id,
      product_type: product,
      partner: 'cl',
      status: 'draft',
    })
  const actor = await mintSession(deps, 'customer', user_id, {
    userId: user_id,
    appId,
    prospectAppId: newId('pro'),
  })
  const [, sid = ''] = actor.cookie.split('=')
  await createProspectRow(deps.db, {
    prospect_app_id: actor.ids.prospectAppId ?? '',
    sid_hash: deps.vault.hashToken(sid),
    user_id,
    product_type: product,
    partner: 'cl',
  })
  return actor
}

async function mintAdmin(deps: Deps, email: string): Promise<Actor> {
  const admin = await findAdminByEmail(deps.db, email)
  if (!admin) throw new Error(`the seed has no ${email}`)
  return mintSession(deps, 'admin', admin.admin_id, { adminId: admin.admin_id })
}

async function mintPartner(deps: Deps, email: string): Promise<Actor> {
  const { user, partner } = await requirePartner(deps.db, email)
  return mintSession(deps, 'partner', user.partner_user_id, { partnerId: partner.partner_id })
}

async function requirePartner(db: Db, email: string) {
  const found = await findPartnerLogin(db, email)
  if (!found) throw new Error(`the seed has no ${email}`)
  return found
}

async function sessionIdOf(deps: Deps, token: string): Promise<string> {
  const row = await findSessionByToken(deps.db, deps.vault.hashToken(token))
  if (!row) throw new Error('the session was not written')
  return row.session_id
}

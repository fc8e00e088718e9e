import { newSid, SID_COOKIES } from '#server/crypto/sid.ts'
import { newId } from '#server/crypto/vault.ts'
import type { Db } from '#server/db/client.ts'
import { createApplicationRow, findDraft, nextReference } from '#server/db/repositories/applications/applications.ts'
import { listActiveCards } from '#server/db/repositories/catalogue/credit-cards.ts'
import { listActiveLenders } from '#server/db/repositories/catalogue/lenders.ts'
import {
  createLenderRevenueRow,
  lockLenderOfSlabs,
  listLenderRevenueRows,
  listRevenueTypeRows,
} from '#server/db/repositories/earnings/lender-revenues.ts'
import { findAdminByEmail } from '#server/db/repositories/identity/admins.ts'
import { saveCookieRows } from '#server/db/repositories/identity/cookies.ts'
import { createSessions, revokeSubjectsSessions } from '#server/db/repositories/identity/sessions.ts'
import { createProspectRows } from '#server/db/repositories/leads/prospects.ts'
import { findPartnerLogin } from '#server/db/repositories/partners/partners.ts'
import { createCustomer, findCustomerByContact } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { days } from '#src/contract/rules/time.ts'
import { signInRows } from '../identity/public/sign-in-rows.ts'
import type { Subject } from '../identity/public/sign-in-rows.ts'
import { found } from '../shared/not-found.ts'

/** Numbers that start with 5 belong to no subscriber in India, so no message can reach anybody. */
const PHONES = { consumerA: '5550000001', consumerB: '5550000002', expired: '5550000003', revoked: '5550000004' }

interface Ids {
  userId?: number
  appId?: string
  prospectAppId?: string
  adminId?: number
  partnerId?: number
}

/**
 * One live credential of every kind, and two dead ones; whatever these people were signed in with before has ended. Test
 * mode alone: they need neither code nor password. What can be is written together, since tests ask for hundreds.
 */
export async function createDemoActors(deps: Deps): Promise<Record<string, unknown>> {
  return transaction(deps, async (deps) => {
    const now = deps.clock.now()
    const consumerA = mint(deps, await consumer(deps, PHONES.consumerA), now)
    const consumerB = mint(deps, await consumer(deps, PHONES.consumerB), now)
    const expired = mint(deps, await consumer(deps, PHONES.expired), new Date(now.getTime() - days(1)))
    const revoked = mint(deps, await consumer(deps, PHONES.revoked), now)
    Object.assign(revoked.session, { revoked_at: now, revoked_for: 'session_left' })
    const admin1 = mint(deps, await admin(deps, 'admin@demo.test'), now)
    const admin2 = mint(deps, await admin(deps, 'analyst@demo.test'), now)
    const admin3 = mint(deps, await admin(deps, 'agent@demo.test'), now)
    const partner = await partnerPerson(deps, 'partner@demo.test')
    const partnerA = mint(deps, partner, now)
    const partnerB = mint(deps, await partnerPerson(deps, 'partner2@demo.test'), now)
    const masquerade = {
      adminId: admin1.session.subject_id,
      parentSessionId: admin1.session.session_id,
      reason: 'test actor',
    }
    const masqUserA = mint(deps, { ...consumerA, masquerade }, now)
    const masqPartnerA = mint(deps, { ...partnerA, masquerade }, now)
    const actors = {
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
    }
    const all = Object.values(actors)
    await revokeSubjectsSessions(deps.db, all, now, 'session_replaced')
    await createSessions(
      deps.db,
      all.map(({ session }) => session),
    )
    await saveCookieRows(
      deps.db,
      all.map(({ row }) => row),
    )
    await createProspectRows(
      deps.db,
      [consumerA, consumerB, expired, revoked].map(({ session, ids }) => ({
        prospect_app_id: ids.prospectAppId ?? '',
        sid_hash: session.sid_hash,
        user_id: session.subject_id,
        product_type: PRODUCT.personal,
        partner: 'cl',
      })),
    )
    const [lender] = await listActiveLenders(deps.db, PRODUCT.personal)
    const [card] = await listActiveCards(deps.db, null)
    const [revenueType] = await listRevenueTypeRows(deps.db)
    const slab = lender && revenueType ? await findOrAddSlab(deps.db, lender.lender_id, revenueType.id) : null
    return {
      ...Object.fromEntries(
        Object.entries(actors).map(([name, { token, cookie, ids }]) => [name, { token, cookie, ids }]),
      ),
      ids: {
        userId: consumerA.ids.userId,
        appId: consumerA.ids.appId,
        partnerRowId: partner.ids.partnerId,
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
  const other = { revenue_type_id: revenueTypeId, revenue_flat: null, revenue_percent: '1.5', status: 1 }
  return transaction({ db }, async ({ db }) =>
    createLenderRevenueRow(db, found(await lockLenderOfSlabs(db, lenderId)), { ...noBounds, ...other }),
  )
}

interface Person extends Subject {
  ids: Ids
}

/** A sign-in of somebody, not yet written. */
function mint(deps: Deps, person: Person, at: Date) {
  const sid = newSid(deps.vault, person.area)
  const { token, session, cookie } = signInRows(deps, person, deps.vault.hashToken(sid), at)
  // People of partners have had a code from their mail, as staff need none here.
  const given = { ...session, code_at: person.area === 'partner' ? at : null }
  return { ...person, token, session: given, row: cookie, cookie: `${SID_COOKIES[person.area]}=${sid}` }
}

async function consumer(deps: Deps, phone: string): Promise<Person> {
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
  return { area: 'customer', subjectId: user_id, ids: { userId: user_id, appId, prospectAppId: newId('pro') } }
}

async function admin(deps: Deps, email: string): Promise<Person> {
  const found = await findAdminByEmail(deps.db, email)
  if (!found) throw new Error(`the seed has no ${email}`)
  return { area: 'admin', subjectId: found.admin_id, ids: { adminId: found.admin_id } }
}

async function partnerPerson(deps: Deps, email: string): Promise<Person & { name: string }> {
  const found = await findPartnerLogin(deps.db, email)
  if (!found) throw new Error(`the seed has no ${email}`)
  const { user, partner } = found
  return {
    area: 'partner',
    subjectId: user.partner_user_id,
    ids: { partnerId: partner.partner_id },
    name: partner.name,
  }
}

import { signWebhook, SIGNATURE_HEADER } from '#server/adapters/lenders/webhook-signature.ts'
import { createLender } from '#server/services/create-lender.ts'
import { createLenderRevenue } from '#server/services/write-lender-revenue.ts'
import { listLenderRevenueRows } from '#server/db/repositories/lender-revenues.ts'
import { createErasure } from '#server/db/repositories/erasure-requests.ts'
import { webhookSecret } from '#server/env.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import { createCreditCard } from '#server/services/create-credit-card.ts'
import { imageForm, PNG } from '#tests/setup/images.ts'
import { NOTICE_VERSION } from '#tests/setup/server.ts'
import { STAFF_PASSWORD } from './cheap-passwords.ts'
import type { Credential, World } from './credentials.ts'
import { isSuccess, send, type Outgoing, type Reply } from './send.ts'

type Call = Omit<Outgoing, 'method'>
type BuildCall = (world: World) => Call | Promise<Call>

const VERSION = '2026-11-01'
const APPLY_CONSENTS = ['kfs_read', 'share_with_lender', 'bureau_check'].map((purpose) => ({
  purpose,
  version: VERSION,
}))
export const HELP = { name: 'Asha Patil', email: 'asha@example.com', phone: '9876543210', description: 'Please call.' }
/** The sandbox bureau knows this PAN as excellent. It and the birth date must never come back in full. */
export const SECRET_PAN = 'HIGPP1234F'
export const SECRET_BIRTH_DATE = '14-08-1994'
export const COMPLETE_PROFILE = {
  first_name: 'Asha',
  last_name: 'Patil',
  birth_date: SECRET_BIRTH_DATE,
  gender: 2,
  tin: SECRET_PAN,
  email: 'asha@example.com',
  address1: 'Cidco N-4',
  postal_code: '431001',
  residence_type: 1,
  employment_status_code: 1,
  employer_name: 'Acme Tools',
  officepincode: '431005',
  monthly_income: 142_000,
  salary_mode: 1,
  emi: 0,
  se_loan_amount: 300_000,
}
export const GOLD_DETAILS = {
  gold_form: 'ornaments',
  gold_weight: 40,
  gold_purity: 22,
  gold_repayment: 'emi',
  loan_amount: 200_000,
  tenure_months: 12,
}
const HOUSING_DETAILS = {
  property_value: 2_000_000,
  property_pincode: '431001',
  household_income_year: 500_000,
  owns_home: 0,
  had_subsidy: 0,
  loan_amount: 1_500_000,
  tenure_months: 180,
}

const SLAB = {
  lender_id: 1,
  slab_disbursed_min: 0,
  slab_disbursed_max: 5_000_000,
  slab_number_min: 1,
  slab_number_max: 50,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 3,
  revenue_flat: 250,
  revenue_percent: 1.5,
  status: 1 as const,
}
let names = 0
/** A name that no lender and no group has yet. */
const freshName = (): string => `Fresh-${(names += 1)}`

const freshSlab = async ({ server }: World) => (await createLenderRevenue(server.deps, SLAB)).id

/**
 * Of every call, one that consumer A (an administrator, partner A) may make and that succeeds. Typed by hand; what it
 * needs is prepared first.
 */
export const CALLS = {
  getHealth: () => ({ path: '/api/health' }),
  getOpenApi: () => ({ path: '/api/openapi.json' }),
  createProspect: () => ({
    path: '/api/prospect',
    body: { product_type: 'Personal Loans', utms: { utm_source: 'x' } },
  }),
  getProspect: ({ a }) => ({ path: `/api/prospect/${a.prospectAppId}` }),
  sendOtp: ({ a }) => ({ path: '/api/otp/send', body: otpRequest(a.prospectAppId, freshPhone()) }),
  verifyOtp: async (world) => {
    const phone = freshPhone()
    const body = otpRequest(world.a.prospectAppId, phone)
    await must(
      send(world.server.app, world.credentials.cookieCustomer, { method: 'POST', path: '/api/otp/send', body }),
    )
    return {
      path: '/api/otp/verify',
      body: { prospectAppId: world.a.prospectAppId, otp: world.server.codeFor(phone) },
    }
  },
  getPartnerTheme: () => ({ path: '/api/partner-theme/cl' }),
  listSearchLists: () => ({ path: '/api/search-list/en' }),
  getSearchList: () => ({ path: '/api/search-list/hi/Gender' }),
  listLanguages: () => ({ path: '/api/getLanguages', body: { countryCode: 'IN' } }),
  getGoldPrice: () => ({ path: '/api/gold-price' }),
  saveCookie: () => ({ path: '/api/cookies/save', body: { name: 'urlSegment', value: 'pune', minutes: 5 } }),
  readCookie: () => ({ path: '/api/cookies/read?name=urlSegment' }),
  deleteCookie: () => ({ path: '/api/cookies/delete', body: { name: 'urlSegment' } }),
  createHelpRequest: () => ({ path: '/api/help-request', body: HELP }),
  createMerchantRequest: () => ({
    path: '/api/merchant-requests',
    body: {
      full_name: 'Asha Patil',
      phone: '9876543210',
      email: 'asha@example.com',
      business_name: 'Asha Stores',
      pincode: '431001',
      pan: 'AABCA1234B',
      consent: true,
    },
  }),
  createTransfer: ({ a }) => ({ path: '/api/transfers', body: { prospectAppId: a.prospectAppId } }),
  redeemTransfer: async (world) => {
    const { body } = await as(world, 'POST', '/api/transfers', { prospectAppId: world.a.prospectAppId })
    return { path: '/api/transfers/redeem', body: { code: (body as { code: string }).code } }
  },
  adminLogin: () => ({ path: '/api/admin/login', body: { email: 'admin@demo.test', password: STAFF_PASSWORD } }),
  partnerLogin: () => ({ path: '/api/partner/login', body: { email: 'partner@demo.test', password: STAFF_PASSWORD } }),
  receiveLenderWebhook: async (world) => {
    const { lender_id, lender_reference } = await apply(world, SILENT_LENDER)
    const raw = JSON.stringify({ event_id: 'e-1', lender_reference, status: 'IN_REVIEW' })
    const { env, clock } = world.server.deps
    const signature = signWebhook(webhookSecret(env), lender_id, new TextEncoder().encode(raw), clock.now())
    return { path: `/api/lender-webhooks/${lender_id}`, raw, headers: { [SIGNATURE_HEADER]: signature } }
  },
  receiveBrowserReport: () => ({ path: '/api/browser-reports', raw: '{"csp-report":{}}' }),
  listOutbox: () => ({ path: '/api/demo/outbox?to=9876543210' }),
  createDemoActors: () => ({ path: '/api/demo/actors' }),
  setDemoClock: () => ({ path: '/api/demo/clock', body: { now: null } }),
  setDemoLimits: () => ({ path: '/api/demo/limits', body: { profile: 'relaxed' } }),
  setDemoLender: () => ({ path: '/api/demo/lenders', body: { lender_id: null, behaviour: 'ok' } }),

  getUser: ({ a }) => ({ path: `/api/user/${a.userId}` }),
  updateUser: ({ a }) => ({ path: `/api/user/${a.userId}`, body: { first_name: 'Asha', monthly_income: 142_000 } }),
  getMaskInfo: ({ a }) => ({ path: `/api/getMaskInfo/${a.userId}` }),
  setLanguage: ({ a }) => ({ path: '/api/set-language', body: { uid: a.userId, language: 'en' } }),
  logout: () => ({ path: '/api/logout' }),
  verifyIdentity: async (world) => {
    await completeProfile(world)
    return { path: '/api/identity-check', body: { pan: SECRET_PAN, birth_date: '14/08/1994' } }
  },
  createApplication: () => ({ path: '/api/applications', body: { product_type: 'Personal Loans' } }),
  listApplications: () => ({ path: '/api/applications' }),
  listCreditCards: () => ({ path: '/api/credit-cards?secured=0' }),
  applyForCard: () => ({
    path: '/api/credit-cards/104/apply',
    body: { consents: [{ purpose: 'share_with_card_bank', version: VERSION }] },
  }),
  getOffers: async (world) => {
    await completeProfile(world)
    return { path: `/api/offers/${world.a.appId}?amount=300000&tenure=24` }
  },
  getKfs: async (world) => {
    await completeProfile(world)
    return { path: `/api/offers/${world.a.appId}/${await matchedLender(world, SILENT_LENDER)}/kfs` }
  },
  getApplicationDetails: ({ a }) => ({ path: `/api/applications/${a.appId}/details` }),
  updateApplicationDetails: async (world) => ({
    path: `/api/applications/${await draftOf(world, 'Gold Loans')}/details`,
    body: GOLD_DETAILS,
  }),
  startGoldLoan: async (world) => ({ path: `/api/gold-loans/${await draftOf(world, 'Gold Loans', GOLD_DETAILS)}` }),
  startHousingLoan: async (world) => ({
    path: `/api/housing-loan/${await draftOf(world, 'Affordable Housing Loan', HOUSING_DETAILS)}`,
  }),
  applyToLender: async (world) => {
    await completeProfile(world)
    return {
      path: `/api/applications/${world.a.appId}/apply`,
      body: { lender_id: await matchedLender(world, ASKING_LENDER), consents: APPLY_CONSENTS },
    }
  },
  answerLender: async (world) => {
    const { app_id } = await apply(world, ASKING_LENDER)
    return { path: `/api/applications/${app_id}/additional-info`, body: { answers: { loan_purpose: 1 } } }
  },
  sendLenderOtp: async (world) => {
    const { app_id } = await apply(world, CODE_LENDER)
    return { path: `/api/applications/${app_id}/lender-otp` }
  },
  verifyLenderOtp: async (world) => {
    const { app_id } = await apply(world, CODE_LENDER)
    // In a world that has been here before the lender asks for no code any more: any six digits will do.
    const ask = { method: 'POST', path: `/api/applications/${app_id}/lender-otp` } as const
    await send(world.server.app, world.credentials.consumerA, ask)
    // News of the application goes to the same number.
    const otp = world.server.deps.outbox?.list(PHONE_OF_A).find(({ code }) => code)?.code ?? '000000'
    return { path: `/api/applications/${app_id}/lender-otp/verify`, body: { otp } }
  },
  handOver: async (world) => {
    const { app_id } = await apply(world, SILENT_LENDER)
    return { path: `/api/applications/${app_id}/handover` }
  },
  listApplicationCare: () => ({ path: '/api/application-care' }),
  nudgeApplication: async (world) => {
    const { app_id } = await apply(world, SILENT_LENDER)
    return { path: `/api/applications/${app_id}/nudge` }
  },
  getWhatIf: async (world) => {
    await completeProfile(world)
    return { path: `/api/offers/${world.a.appId}/what-if?try_income=30000` }
  },
  withdrawApplication: ({ a }) => ({ path: `/api/applications/${a.appId}/withdraw` }),
  createReminder: ({ a, server }) => {
    const tomorrow = new Date(server.clock.now().getTime() + 86_400_000)
    return { path: '/api/reminders', body: { app_id: a.appId, remind_at: tomorrow.toISOString() } }
  },
  listLoanEnquiries: () => ({ path: '/api/loan-enquiries' }),
  createLoanEnquiry: () => ({
    path: '/api/loan-enquiries',
    body: {
      kind: 'car',
      details: { condition: 'new', price: 800_000, down_payment: 100_000, amount: 500_000 },
      consent: VERSION,
    },
  }),
  listConsents: () => ({ path: '/api/consents' }),
  giveConsent: () => ({ path: '/api/consents', body: { purpose: 'terms', version: VERSION } }),
  withdrawConsent: async (world) => {
    const post = (body: unknown) =>
      must(send(world.server.app, world.credentials.consumerA, { method: 'POST', path: '/api/consents', body }))
    await post({ purpose: 'marketing_sms', version: VERSION })
    const list = await must(
      send(world.server.app, world.credentials.consumerA, { method: 'GET', path: '/api/consents' }),
    )
    const { data } = list.body as { data: { consent_id: number; purpose: string; withdrawn_at: string | null }[] }
    const given = data.find((each) => each.purpose === 'marketing_sms' && each.withdrawn_at === null)
    return { path: '/api/consents/withdraw', body: { consent_id: given?.consent_id } }
  },

  getContactRules: () => ({ path: '/api/contact-rules' }),
  updateContactRules: () => ({
    path: '/api/contact-rules',
    body: { purpose: 'partner_offers', channel: 'call', allowed: true },
  }),
  setQuietMode: () => ({ path: '/api/quiet-mode', body: { days: 30 } }),
  listContacts: () => ({ path: '/api/contacts' }),
  listProfileViews: () => ({ path: '/api/profile-views' }),
  exportMyData: async (world) => {
    await completeProfile(world)
    return { path: '/api/my-data' }
  },
  getErasure: () => ({ path: '/api/erasure' }),
  requestErasure: () => ({ path: '/api/erasure', body: { pan: SECRET_PAN, birth_date: '14/08/1994' } }),
  cancelErasure: async ({ a, b, server }) => {
    // Not through the call: its guesses may be used up.
    for (const { userId } of [a, b])
      await createErasure(server.deps.db, {
        reference: freshPhone(),
        user_id: userId,
        erase_after: server.clock.now(),
        created_at: server.clock.now(),
      })
    return { path: '/api/erasure/cancel' }
  },
  listTickets: async (world) => {
    await openTicket(world)
    return { path: '/api/tickets' }
  },
  getTicket: async (world) => ({ path: `/api/tickets/${await openTicket(world)}` }),
  createTicketMessage: async (world) => ({
    path: `/api/tickets/${await openTicket(world)}/messages`,
    body: { text: 'One more thing.' },
  }),

  listInsurancePlans: () => ({ path: '/api/insurance/plans?kind=shop' }),
  requestInsurancePlan: async (world) => {
    await completeProfile(world)
    return {
      path: '/api/insurance/plans/101/request',
      body: { premium: 7_198, consent: { purpose: 'share_with_insurer', version: VERSION } },
    }
  },
  listVouchers: () => ({ path: '/api/vouchers?category=food' }),
  listVoucherClaims: async (world) => {
    await as(world, 'POST', '/api/vouchers/101/claim')
    return { path: '/api/voucher-claims' }
  },
  claimVoucher: () => ({ path: '/api/vouchers/101/claim' }),

  reverifyAdmin: () => ({ path: '/api/admin-reverify' }),
  adminLogout: () => ({ path: '/api/admin/logout' }),
  startMasquerade: ({ a }) => ({
    path: '/api/admin/masquerade',
    body: { kind: 'user', id: a.userId, reason: 'Customer asked on the phone' },
  }),
  listAdminLenders: () => ({ path: '/api/get-lenders-data' }),
  getAdminLender: () => ({ path: '/api/get-lender-data/1' }),
  createLender: () => ({ path: '/api/create-lender', body: { name: freshName() } }),
  updateLender: () => ({ path: '/api/update-lender-data', body: { lender_id: 1, property: 'priority', value: 3 } }),
  removeLender: async ({ server }) => {
    const { lender_id } = await createLender(server.deps, freshName())
    return { path: '/api/safe-delete-lender', body: { lender_id } }
  },
  listLenderGroups: () => ({ path: '/api/lender-group/get-all' }),
  createLenderGroup: () => ({ path: '/api/lender-group/create', body: { name: freshName() } }),
  listLenderRevenues: () => ({ path: '/api/lender-revenue/get/1' }),
  listRevenueTypes: () => ({ path: '/api/lender-revenue/get-types' }),
  createLenderRevenue: () => ({ path: '/api/lender-revenue/create', body: SLAB }),
  updateLenderRevenue: async (world) => ({
    path: '/api/lender-revenue/update',
    body: { ...SLAB, id: await freshSlab(world) },
  }),
  setLenderRevenueOrder: async ({ server }) => {
    const rows = await listLenderRevenueRows(server.deps.db, SLAB.lender_id)
    return {
      path: '/api/lender-revenue/set-order',
      body: { lender_id: SLAB.lender_id, lender_revenue_ids: rows.map(({ id }) => id).reverse() },
    }
  },
  removeLenderRevenue: async (world) => ({ path: `/api/lender-revenue/delete/${await freshSlab(world)}` }),
  exitMasquerade: () => ({ path: '/api/admin/masquerade/exit' }),

  listAdminCards: () => ({ path: '/api/get-credit-cards-data' }),
  createCreditCard: () => ({ path: '/api/create-credit-card', body: { category_name: 'Fresh card' } }),
  removeCreditCard: async ({ server }) => {
    const { category_id } = await createCreditCard(server.deps, 'Card to remove')
    return { path: '/api/safe-delete-credit-card', body: { category_id } }
  },
  updateCreditCard: async ({ server }) => {
    const { category_id } = await createCreditCard(server.deps, 'Card to change')
    return {
      path: '/api/update-credit-card-data',
      body: { category_id, property: 'key_feature', value: '2% back on groceries' },
    }
  },
  uploadImage: () => ({ path: '/api/s3-upload-file', raw: imageForm(PNG) }),

  listPartners: () => ({ path: '/api/partners' }),
  getPartner: () => ({ path: '/api/partners/1' }),
  getPartnerByName: () => ({ path: '/api/get-partner-by-name/cl' }),
  updatePartnerUtm: () => ({ path: '/api/update-partner-utm/1', body: { utm_id: 'cl_direct' } }),
  updatePartnerRevenue: () => ({
    path: '/api/update-partner-revenue-data/1',
    body: { revenue_percent: 1.125, revenue_flat_fee: 250 },
  }),
  listAuditEntries: () => ({ path: '/api/audit?object=partner:1' }),
  verifyAudit: () => ({ path: '/api/audit/verify' }),
  checkCustomerEligibility: () => ({
    path: '/api/customer-eligibility',
    body: {
      product_type: 'Personal Loans',
      age: 32,
      employment_status_code: 1,
      monthly_income: 142_000,
      emi: 0,
      credit_score: 780,
      postal_code: '431001',
      amount: 300_000,
      tenure_months: 24,
      collateral_value: null,
    },
  }),

  getPartnerRevenue: () => ({ path: '/api/partner/get-revenue' }),
  partnerLogout: () => ({ path: '/api/partner/logout' }),
} satisfies Record<EndpointKey, BuildCall>

/** Public calls that succeed once: they end a session, or use up what was prepared. */
export const ONCE: readonly EndpointKey[] = [
  'sendOtp',
  'verifyOtp',
  'adminLogin',
  'partnerLogin',
  'createDemoActors',
  'redeemTransfer',
]

export const buildCall = async (key: EndpointKey, world: World): Promise<Call> => (CALLS[key] as BuildCall)(world)

const SILENT_LENDER = 'poonawalla-fincorp'
const ASKING_LENDER = 'prefr'
const CODE_LENDER = 'indialends'
/** Number of consumer A, as the demo actors are made. */
const PHONE_OF_A = '5550000001'

/** Sends it with the credential that must succeed. */
async function must(sent: Promise<Reply>): Promise<Reply> {
  const reply = await sent
  if (!isSuccess(reply)) throw new Error(`a preparation was refused: ${reply.status} ${reply.text}`)
  return reply
}

const as = (
  world: World,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  who: Credential = world.credentials.consumerA,
) => must(send(world.server.app, who, { method, path, body }))

/** Consumer A's form complete, and their credit checked. */
export async function completeProfile(world: World): Promise<void> {
  await as(world, 'POST', `/api/user/${world.a.userId}`, COMPLETE_PROFILE)
  await as(world, 'POST', '/api/consents', { purpose: 'credit_score', version: VERSION })
}

/** A request for help by consumer A; answers its number. */
async function openTicket(world: World): Promise<string> {
  return ((await as(world, 'POST', '/api/help-request', HELP)).body as { ticket: string }).ticket
}

/** Consumer A's draft of another product, with everything given that `details` say. */
async function draftOf(world: World, product_type: string, details?: object): Promise<string> {
  const { body } = await as(world, 'POST', '/api/applications', { product_type })
  const { app_id } = body as { app_id: string }
  if (details) {
    await completeProfile(world)
    await as(world, 'POST', `/api/applications/${app_id}/details`, details)
  }
  return app_id
}

async function matchedLender(world: World, slug: string): Promise<number> {
  const lender = await world.server.deps.db.query.lenders.findFirst({ where: (row, { eq }) => eq(row.slug, slug) })
  const { body } = await as(world, 'GET', `/api/offers/${world.a.appId}`)
  const { matched } = body as { matched: { lender_id: number }[] }
  const offer = matched.find((each) => each.lender_id === lender?.lender_id)
  if (!offer) throw new Error(`${slug} does not match the test customer`)
  return offer.lender_id
}

/** Consumer A applies; each world has a new draft, so an earlier application to the lender is taken back first. */
async function apply(world: World, slug: string) {
  await completeProfile(world)
  const lender_id = await matchedLender(world, slug)
  const { body } = await as(world, 'GET', '/api/applications')
  const { data } = body as { data: { app_id: string; lender_id: number | null; status: string }[] }
  const open = data.find((each) => each.lender_id === lender_id && !['withdrawn', 'rejected'].includes(each.status))
  if (open) await as(world, 'POST', `/api/applications/${open.app_id}/withdraw`)
  const applied = await as(world, 'POST', `/api/applications/${world.a.appId}/apply`, {
    lender_id,
    consents: APPLY_CONSENTS,
  })
  const application = (applied.body as { data: { app_id: string; lender_reference: string | null } }).data
  return { lender_id, app_id: application.app_id, lender_reference: application.lender_reference }
}

let phones = 5_560_000_000
/** A number that nobody has used yet: codes to one number are thirty seconds apart. */
const freshPhone = (): string => String((phones += 1))

const otpRequest = (prospectAppId: string, destination: string) => ({
  prospectAppId,
  channel: 'mobile',
  destination,
  notice_version: NOTICE_VERSION,
})

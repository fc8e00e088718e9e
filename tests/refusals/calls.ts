import {
  signWebhook,
  MAIL_SIGNATURE_HEADER,
  SIGNATURE_HEADER,
  SMS_SIGNATURE_HEADER,
} from '#server/adapters/webhooks/report-signature.ts'
import { newId } from '#server/crypto/vault.ts'
import { createIdentityCheck } from '#server/db/repositories/callers/identity-checks.ts'
import { findStatusTable } from '#server/db/repositories/catalogue/status-tables.ts'
import { listLenderRevenueRows } from '#server/db/repositories/earnings/lender-revenues.ts'
import { createAlarm, listUnseenAlarms } from '#server/db/repositories/figures/alarms.ts'
import { createView } from '#server/db/repositories/figures/saved-views.ts'
import { saveBankWords } from '#server/db/repositories/imports/bank-words.ts'
import { createImportBatch, findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { createPartnerRow } from '#server/db/repositories/merchants/merchant-requests.ts'
import {
  cancelOpenErasure,
  createErasure,
  findUnprovenErasure,
} from '#server/db/repositories/privacy/erasure-requests.ts'
import { createLegalHold, listHoldsOf, stampLifted } from '#server/db/repositories/privacy/legal-holds.ts'
import { listDecisions } from '#server/db/repositories/reconciliation/ledger-months.ts'
import { listReceipts } from '#server/db/repositories/reconciliation/lender-bills.ts'
import { clearCounter } from '#server/db/repositories/shared/rate-counters.ts'
import { nextTicket } from '#server/db/repositories/support/help-requests.ts'
import { transaction } from '#server/db/transaction.ts'
import { webhookSecret } from '#server/env.ts'
import { sendContactCodeForCustomer } from '#server/services/callers/send-contact-code-for-customer.ts'
import { sendKnownCode } from '#server/services/callers/send-known-code.ts'
import { sendLostContactCode } from '#server/services/callers/send-lost-contact-code.ts'
import { stopContactChange } from '#server/services/callers/stop-contact-change.ts'
import { createCreditCard } from '#server/services/catalogue/create-credit-card.ts'
import { createLender } from '#server/services/catalogue/create-lender.ts'
import { removeCreditCard } from '#server/services/catalogue/remove-credit-card.ts'
import { removeLender } from '#server/services/catalogue/remove-lender.ts'
import { createCriteriaDraft } from '#server/services/criteria/create-criteria-draft.ts'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import { listDatedSlabs } from '#server/services/earnings/list-dated-slabs.ts'
import { listTerms } from '#server/services/earnings/list-terms.ts'
import { removeLenderRevenue } from '#server/services/earnings/remove-lender-revenue.ts'
import { layoutOf, mappedBatch } from '#server/services/imports/shared/mapped-batch.ts'
import { createApiKey } from '#server/services/integration/create-api-key.ts'
import { createWebhook } from '#server/services/integration/create-webhook.ts'
import { createWidget } from '#server/services/integration/create-widget.ts'
import { testWebhook } from '#server/services/integration/test-webhook.ts'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { createPartnerUser } from '#server/services/partners/create-partner-user.ts'
import { updatePartnerRevenue } from '#server/services/partners/update-partner-revenue.ts'
import { closeMonth } from '#server/services/reconciliation/close-month.ts'
import { decideLines } from '#server/services/reconciliation/decide-lines.ts'
import { getLedger } from '#server/services/reconciliation/get-ledger.ts'
import { getLenderBook } from '#server/services/reconciliation/get-lender-book.ts'
import { getReconciliation } from '#server/services/reconciliation/get-reconciliation.ts'
import { listLenderBills } from '#server/services/reconciliation/list-lender-bills.ts'
import { makeInvoice } from '#server/services/reconciliation/make-invoice.ts'
import { noteReceipt } from '#server/services/reconciliation/note-receipt.ts'
import { readLedger } from '#server/services/reconciliation/public/read-ledger.ts'
import { saveLenderBook } from '#server/services/reconciliation/save-lender-book.ts'
import { answerDeskTicket } from '#server/services/support/answer-desk-ticket.ts'
import { closeDeskTicket } from '#server/services/support/close-desk-ticket.ts'
import { escalateDeskTicket } from '#server/services/support/escalate-desk-ticket.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey } from '#src/contract/endpoints.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import type { SignInContacts } from '#src/contract/entities/identity/sign-in-contact.ts'
import { API_SCOPES } from '#src/contract/entities/integration/partner-integration.ts'
import type { Kfs } from '#src/contract/entities/offers/kfs.ts'
import type { OffersAnswer } from '#src/contract/entities/offers/offer.ts'
import { AGREEMENT_VERSION } from '#src/contract/entities/partners/evidence.ts'
import { PLAIN_FUNNEL } from '#src/contract/entities/partners/funnel-config.ts'
import { SELLING_RULES_VERSION } from '#src/contract/entities/partners/selling-rules.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { bankWordKey } from '#src/contract/paying/bank-outcome.ts'
import { addDays, addMonths, istDay } from '#src/contract/rules/calendar.ts'
import { days } from '#src/contract/rules/time.ts'
import { makeApplication } from '#tests/builders/application.ts'
import { storedLenders } from '#tests/builders/catalogue.ts'
import { fileLine } from '#tests/builders/lender-file.ts'
import { paidOut } from '#tests/builders/loan.ts'
import { removeApiKeys, removePartnerWebhooks, removeWebhookDeliveries } from '#tests/builders/partner.ts'
import { removeRateCounters } from '#tests/builders/session.ts'
import { removeSavedViews, storedAdmins } from '#tests/builders/staff.ts'
import { freshUtr } from '#tests/server/services/earnings/payout-book.ts'
import { CHECKED } from '#tests/setup/call-checklist.ts'
import { imageForm, logoForm, PNG } from '#tests/setup/images.ts'
import { SMS_TEMPLATE } from '#tests/setup/message-templates.ts'
import { STAFF_PASSWORD } from '#tests/setup/quick-passwords.ts'
import { NOTICE_VERSION } from '#tests/setup/server.ts'
import type { World } from './credentials.ts'
import { isSuccess, send } from './send.ts'
import type { Credential, Outgoing, Reply } from './send.ts'
import { freshApproval, ruleToSet } from './worlds/approvals.ts'
import { A_THEME, brandDraftNow, freshBrandDraft, shownBrand, versionToShow } from './worlds/brands.ts'
import { openEnquiry } from './worlds/enquiries.ts'
import { freshFailedJob, freshWaitingTarget } from './worlds/jobs.ts'
import { freshLowerTax, lowerTax } from './worlds/lower-tax.ts'
import { freshMatter } from './worlds/matters.ts'
import { draftedFunnel, freshRequest, funnelState } from './worlds/merchants.ts'
import { freshCampaign, freshCampaignForm, freshTemplate } from './worlds/messages.ts'
import {
  ACCOUNT,
  freshPartnerTicket,
  knownPasswords,
  noCodesCounted,
  otherSignIn,
  waitingAccount,
} from './worlds/partner-desk.ts'
import { freshRun, freshRunToCheck, freshTotal } from './worlds/payment-runs.ts'
import { freshDispute, freshLead, freshPayment, freshPayout } from './worlds/payouts.ts'
import {
  freshStaffLink,
  freshStaff,
  knownCode,
  otherStaffSignIn,
  plainSignIns,
  staffWithFactor,
  waitingSecret,
  withoutFactors,
} from './worlds/staff.ts'
import { freshCall } from './worlds/telecalling.ts'

type Call = Omit<Outgoing, 'method'>
type BuildCall = (world: World) => Call | Promise<Call>

export const APPLY_CONSENTS = (['kfs_read', 'share_with_lender', 'bureau_check'] as const).map((purpose) => ({
  purpose,
  version: CONSENT_VERSIONS[purpose],
}))
const HELP = { name: 'Asha Patil', email: 'asha@example.com', phone: '9876543210', description: 'Please call.' }
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
const STATUS_ROW = {
  product: null,
  status: 'PENNY_DROP_DONE',
  sub_status: null,
  reason: null,
  means: 'in_review',
  refusal: null,
}
const GOLD_DETAILS = {
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

const freshPerson = () => ({ name: 'Ravi Kale', email: `${freshName().toLowerCase()}@example.com` })
const freshUser = async ({ server }: World) => (await createPartnerUser(server.deps, 1, freshPerson())).partner_user_id

let incomes = 0
/** A draft that its lender does not have yet. */
const freshDraft = async ({ server }: World, lender_id: number) => {
  const changes = { max_income: 900_000 + (incomes += 1) }
  return (await createCriteriaDraft(server.deps, { lender_id, changes }, { admin_id: 1 })).draft_id
}

const freshLink = async ({ server }: World) => {
  const input = { product_type: 'Personal Loans', label: freshName() } as const
  return (await createTrackingLink(server.deps, input, { partner_id: 1, partner_user_id: 1 })).link_id
}

let pans = 1000
/** Another one each time. */
const nextPan = (): string => `AAFFA${(pans += 1)}K`

/** A partner that no other call needs. */
const freshPartner = async ({ server }: World) => {
  const name = freshName()
  return createPartnerRow(server.deps.db, { name, code: name, merchant_id: name })
}

const dropKeys = ({ server }: World) => removeApiKeys(server)
const dropWebhooks = async ({ server }: World) => {
  await removeWebhookDeliveries(server)
  await removePartnerWebhooks(server)
}
const freshKey = async (world: World, sandbox = false) => {
  await dropKeys(world)
  const input = { name: freshName(), scopes: [...API_SCOPES], sandbox }
  const { key, row } = await createApiKey(world.server.deps, input, { partner_id: 1, partner_user_id: 1 })
  return { id: row.key_id, headers: { authorization: `Bearer ${key}` } }
}
/** Leads to a port where nobody listens. */
const freshWebhook = async (world: World) => {
  await dropWebhooks(world)
  const input = { url: 'http://127.0.0.1:9/hook', events: ['lead.created'] as const }
  return (await createWebhook(world.server.deps, input, { partner_id: 1 })).row.webhook_id
}
/** The administrator's own, which everybody sees. */
async function sharedView({ server }: World): Promise<number> {
  const { db, clock } = server.deps
  const view = { page: 'customers-journey', owner_id: 1, name: 'Shared', shared: true, address: '' } as const
  await removeSavedViews(server)
  return (await createView(db, { ...view, changed_at: clock.now() })) ?? 0
}

const WIDGET_FIGURES = {
  product_type: 'Personal Loans',
  age: 30,
  employment_status_code: 1,
  monthly_income: 45_000,
  postal_code: '560001',
  amount: 300_000,
  collateral_value: null,
}

let files = 0
/** A file of which no row is known here. */
function freshStatusFile(): FormData {
  const form = new FormData()
  const text = `application_id,status\nCL-9000${(files += 1)},approved\n`
  form.append('image_name', new Blob([text], { type: 'text/csv' }), 'statuses.csv')
  return form
}
/** A lender's own file of which no row is known here. */
function freshMis(more: Record<string, string> = {}): FormData {
  const form = new FormData()
  form.append('file', new Blob([`LAN,Status\nLN-9000${(files += 1)},approved\n`], { type: 'text/csv' }), 'mis.csv')
  for (const [name, value] of Object.entries({ profile: 'mis', lender_id: '1', ...more })) form.append(name, value)
  return form
}
const MIS_MAPPING = {
  columns: [
    { head: 'LAN', field: 'loan_account' as const },
    { head: 'Status', field: 'status' as const },
  ],
  date_order: 'dmy' as const,
  unit: 'rupees' as const,
  amount_basis: null,
}
/** One that was rehearsed and is not written. */
async function stagedFile({ server }: World): Promise<number> {
  const facts = { file_name: 'mis.csv', file_size: 1, file_hash: `hash-${(files += 1)}`, head_row: 1, lender_id: 1 }
  const batch = await createImportBatch(server.deps.db, {
    ...facts,
    mapping: MIS_MAPPING,
    profile: 'mis',
    heads: ['LAN', 'Status'],
    state: 'rehearsed',
  })
  return batch?.batch_id ?? 0
}
/** The bank's file, rehearsed and not written. */
async function bankFile({ server }: World): Promise<number> {
  const facts = { file_name: 'answer.csv', file_size: 1, file_hash: `hash-${(files += 1)}`, head_row: 0, heads: ['1'] }
  const mapping = { columns: [{ head: '1', field: 'payout_reference' as const }], date_order: 'dmy' as const }
  const batch = await createImportBatch(server.deps.db, {
    ...facts,
    mapping: { ...mapping, unit: 'rupees' },
    profile: 'payment_run',
    state: 'rehearsed',
  })
  return batch?.batch_id ?? 0
}
/** A word of the bank that has a meaning in files with the columns of this one. */
async function knownWord({ server: { deps } }: World, batchId: number, word: string): Promise<void> {
  const batch = await findImportBatch(deps.db, batchId)
  if (!batch) throw new Error('there is no such file')
  const said = { word, key: bankWordKey(word), outcome: 'returned' as const, confirmed_by: 1 }
  await saveBankWords(deps.db, [{ layout: layoutOf(mappedBatch(batch)), ...said, confirmed_at: deps.clock.now() }])
}
/** A file that stands as written. */
async function writtenFile({ server }: World): Promise<number> {
  const facts = { file_name: 'statuses.csv', file_size: 1, file_hash: `hash-${(files += 1)}`, head_row: 1 }
  const mapping = { columns: [], date_order: 'dmy' as const, unit: 'rupees' as const }
  const batch = await createImportBatch(server.deps.db, {
    ...facts,
    mapping,
    profile: 'application_status',
    heads: ['application_id', 'status'],
    state: 'committed',
    committed_at: server.deps.clock.now(),
  })
  return batch?.batch_id ?? 0
}

let ledgerLines = 0
/** A month with a lender in which one line of its file is open; each time another month, the later the more recent. */
async function openLine({ server }: World): Promise<{ month: string; line_id: number; loan: string }> {
  const loan = `LAN-${(ledgerLines += 1)}`
  const month = addMonths('2001-01-01', ledgerLines).slice(0, 7)
  return { month, loan, line_id: await fileLine(server, { lender_id: 1, loan, period: month }) }
}

let bills = 0
/** Months of a lender of their own, each later than what was closed before. */
let closings = 0
/** A month of a lender of its own that is closed and can be billed. */
async function closedMonth({ server }: World): Promise<{ lender_id: number; month: string }> {
  const { deps } = server
  const [lender_id, month] = [3, addMonths('2000-01-01', (bills += 1)).slice(0, 7)]
  const line_id = await fileLine(server, { lender_id, loan: `BILL-${bills}`, period: month, gross: 100 })
  const lines = [{ line_id, disbursal_id: null }]
  await decideLines(deps, lender_id, { month, lines, kind: 'accepted', reason: 'As agreed' }, { admin_id: 1 })
  const { seen } = await getLedger(deps, lender_id, { month })
  await closeMonth(deps, lender_id, { month, seen }, { admin_id: 1 })
  const { version } = await getLenderBook(deps, lender_id)
  const bill = { bill_name: 'Bank', bill_address: 'Mumbai', bill_gstin: '27AAACT2727Q1ZW', version }
  const tolerance = { tolerance_amount: 1, tolerance_percent: 0.01, tolerance_days: 3 }
  await saveLenderBook(deps, lender_id, { ...bill, ...tolerance }, { admin_id: 1 })
  return { lender_id, month }
}
async function freshInvoice(world: World): Promise<number> {
  const { lender_id, month } = await closedMonth(world)
  const open = (await listLenderBills(world.server.deps)).filter((each) => each.lender_id === lender_id)
  const taxable = Math.round(open.reduce((sum, { to_bill }) => sum + to_bill, 0) * 100) / 100
  return (await makeInvoice(world.server.deps, lender_id, { month, taxable }, { admin_id: 1 })).invoice_id
}
const receiptOf = ({ server }: World) => ({
  received: 1,
  tds: 0,
  utr: 'HDFC0000123456AB',
  day: istDay(server.clock.now()),
})

const freshSlab = async ({ server }: World) => (await createLenderRevenue(server.deps, SLAB)).id

/**
 * Of every call, one that consumer A (an administrator, partner A) may make and that succeeds. Typed by hand; what it
 * needs is prepared first.
 */
const CALLS = {
  getHealth: () => ({ path: '/api/health' }),
  getOpenApi: () => ({ path: '/api/openapi.json' }),
  getMethod: () => ({ path: '/api/method' }),
  listOurLenders: () => ({ path: '/api/our-lenders' }),
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
  getPlace: () => ({ path: '/api/pincodes/431001' }),
  listSearchLists: () => ({ path: '/api/search-list/en' }),
  getSearchList: () => ({ path: '/api/search-list/hi/Gender' }),
  listLanguages: () => ({ path: '/api/getLanguages', body: { countryCode: 'IN' } }),
  getGoldPrice: () => ({ path: '/api/gold-price' }),
  saveCookie: () => ({ path: '/api/cookies/save', body: { name: 'urlSegment', value: 'pune', minutes: 5 } }),
  readCookie: () => ({ path: '/api/cookies/read?name=urlSegment' }),
  openPage: () => ({ path: '/api/opening?page=offers' }),
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
  adminLogin: async (world) => {
    await plainSignIns(world)
    return { path: '/api/admin/login', body: { email: 'admin@demo.test', password: STAFF_PASSWORD } }
  },
  beginFactorAtSignIn: async (world) => {
    await plainSignIns(world)
    return { path: '/api/admin/login/second-factor', body: { email: 'admin@demo.test', password: STAFF_PASSWORD } }
  },
  openStaffLink: async (world) => ({ path: '/api/admin/link', body: { token: await freshStaffLink(world) } }),
  followStaffLink: async (world) => ({
    path: '/api/admin/link/use',
    body: { token: await freshStaffLink(world), password: 'a longer one for tests' },
  }),
  recoverStaffPassword: () => ({ path: '/api/admin/forgot-password', body: { email: 'admin@demo.test' } }),
  partnerLogin: () => ({ path: '/api/partner/login', body: { email: 'partner@demo.test', password: STAFF_PASSWORD } }),
  receiveSmsReport: ({ server }) => {
    const raw = JSON.stringify({ message_id: 'sms_1', state: 'delivered' })
    const signature = signWebhook(
      webhookSecret(server.deps.env),
      'sms',
      new TextEncoder().encode(raw),
      server.deps.clock.now(),
    )
    return { path: '/api/sms-reports', raw, headers: { [SMS_SIGNATURE_HEADER]: signature } }
  },
  receiveMail: ({ server }) => {
    const raw = JSON.stringify({ message_id: '<m@mail.in>', from: 'a@b.in', to: ['x@y.in'], text: 'Hello' })
    const signature = signWebhook(
      webhookSecret(server.deps.env),
      'mail',
      new TextEncoder().encode(raw),
      server.deps.clock.now(),
    )
    return { path: '/api/mail-in', raw, headers: { [MAIL_SIGNATURE_HEADER]: signature } }
  },
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
  fillFromBureau: async (world) => {
    await completeProfile(world)
    return { path: `/api/user/${world.a.userId}/bureau-details` }
  },
  getMaskInfo: ({ a }) => ({ path: `/api/getMaskInfo/${a.userId}` }),
  setLanguage: ({ a }) => ({ path: '/api/set-language', body: { uid: a.userId, language: 'en' } }),
  logout: () => ({ path: '/api/logout' }),
  verifyIdentity: async (world) => {
    await completeProfile(world)
    return { path: '/api/identity-check', body: { pan: SECRET_PAN, birth_date: '14/08/1994' } }
  },
  getSignInContacts: () => ({ path: '/api/sign-in-contacts' }),
  sendContactCode: async (world) => ({
    path: '/api/sign-in-contacts/send-code',
    body: { channel: 'email', destination: freshAddress(), old_otp: await agreeingCodeOf(world) },
  }),
  listCustomerSessions: () => ({ path: '/api/sign-ins' }),
  endOtherCustomerSessions: () => ({ path: '/api/sign-ins/end-others' }),
  verifyContactCode: async (world) => {
    const destination = freshAddress()
    const old_otp = await agreeingCodeOf(world)
    await as(world, 'POST', '/api/sign-in-contacts/send-code', { channel: 'email', destination, old_otp })
    return { path: '/api/sign-in-contacts/verify', body: { otp: world.server.codeFor(destination), old_otp } }
  },
  stopContactChange: () => ({ path: '/api/sign-in-contacts/stop-change', body: {} }),
  createApplication: () => ({ path: '/api/applications', body: { product_type: 'Gold Loans' } }),
  listApplications: () => ({ path: '/api/applications' }),
  listCreditCards: () => ({ path: '/api/credit-cards?secured=0' }),
  applyForCard: () => ({
    path: '/api/credit-cards/104/apply',
    body: { consents: [{ purpose: 'share_with_card_bank', version: CONSENT_VERSIONS.share_with_card_bank }] },
  }),
  getOffers: async (world) => {
    await completeProfile(world)
    return { path: `/api/offers/${world.a.appId}?amount=300000&tenure=24` }
  },
  getKfs: async (world) => {
    await completeProfile(world)
    return { path: `/api/offers/${world.a.appId}/${await matchedLender(world, SILENT_LENDER)}/kfs` }
  },
  downloadStatement: async (world) => {
    await completeProfile(world)
    const path = `/api/offers/${world.a.appId}/${await matchedLender(world, SILENT_LENDER)}/kfs`
    const { data } = (await as(world, 'GET', path)).body as { data: Kfs }
    return { path: `/api/statements/${data.proposal_number}/file` }
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
      body: await readToApply(world, await matchedLender(world, ASKING_LENDER)),
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
  getLoan: async (world) => ({ path: `/api/applications/${await paidOutLoan(world)}/loan` }),
  exitLoan: async (world) => ({
    path: `/api/applications/${await paidOutLoan(world)}/exit`,
    body: { returned: false },
  }),
  setEmiReminder: async (world) => ({
    path: `/api/applications/${await paidOutLoan(world)}/emi-reminder`,
    body: { days_before: null },
  }),
  replayOffers: async (world) => {
    await completeProfile(world)
    return { path: `/api/offers/${world.a.appId}/replays` }
  },
  getWhatIf: async (world) => {
    await completeProfile(world)
    return { path: `/api/offers/${world.a.appId}/what-if?try_income=30000` }
  },
  getCreditScore: async (world) => {
    await completeProfile(world)
    return { path: `/api/offers/${world.a.appId}/credit-score` }
  },
  withdrawApplication: ({ a }) => ({ path: `/api/applications/${a.appId}/withdraw` }),
  createReminder: ({ a, server }) => {
    const tomorrow = new Date(server.clock.now().getTime() + days(1))
    return { path: '/api/reminders', body: { app_id: a.appId, remind_at: tomorrow.toISOString() } }
  },
  listLoanEnquiries: () => ({ path: '/api/loan-enquiries' }),
  createLoanEnquiry: () => ({
    path: '/api/loan-enquiries',
    body: {
      kind: 'car',
      details: { condition: 'new', price: 800_000, down_payment: 100_000, amount: 500_000 },
      consent: CONSENT_VERSIONS.loan_enquiry,
    },
  }),
  listConsents: () => ({ path: '/api/consents' }),
  getConsentText: () => ({ path: `/api/consents/texts/terms/${CONSENT_VERSIONS.terms}` }),
  giveConsent: () => ({ path: '/api/consents', body: { purpose: 'terms', version: CONSENT_VERSIONS.terms } }),
  withdrawConsent: async (world) => {
    const post = (body: unknown) =>
      must(send(world.server.app, world.credentials.consumerA, { method: 'POST', path: '/api/consents', body }))
    await post({ purpose: 'marketing_sms', version: CONSENT_VERSIONS.marketing_sms })
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
  listContactRefusals: () => ({ path: '/api/contacts/refused' }),
  listProfileViews: () => ({ path: '/api/profile-views' }),
  exportMyData: async (world) => {
    await completeProfile(world)
    return { path: '/api/my-data' }
  },
  downloadMyData: async (world) => {
    await completeProfile(world)
    return { path: '/api/my-data/files' }
  },
  getErasure: () => ({ path: '/api/erasure' }),
  listOwnNamings: () => ({ path: '/api/own-namings' }),
  listOwnLeads: () => ({ path: '/api/own-leads' }),
  getErasurePlan: () => ({ path: '/api/erasure/plan' }),
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
  rateTicket: async (world) => ({
    path: `/api/tickets/${await closedTicket(world, openTicket)}/rating`,
    body: { rating: 4 },
  }),

  listInsurancePlans: () => ({ path: '/api/insurance/plans?kind=shop' }),
  requestInsurancePlan: async (world) => {
    await completeProfile(world)
    return {
      path: '/api/insurance/plans/101/request',
      body: {
        premium: 7_198,
        consent: { purpose: 'share_with_insurer', version: CONSENT_VERSIONS.share_with_insurer },
      },
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
  listStaff: () => ({ path: '/api/staff' }),
  inviteStaff: () => ({
    path: '/api/staff',
    body: { name: 'Ishan Gill', email: `${newId('staff').toLowerCase()}@creditlane.test`, role_id: 3 },
  }),
  resendInvitation: async (world) => ({ path: `/api/staff/${await freshStaff(world, 'invited')}/invitation` }),
  updateStaff: async (world) => ({
    path: `/api/staff/${await freshStaff(world, 'active')}`,
    body: { state: 'suspended', reason: 'On leave until March' },
  }),
  keepStaff: async (world) => ({ path: `/api/staff/${await freshStaff(world, 'active')}/keep` }),
  resetStaffFactor: async (world) => ({
    path: `/api/staff/${await staffWithFactor(world)}/reset-factor`,
    body: { reason: 'The phone is lost' },
  }),
  listSignInsOf: () => ({ path: '/api/people/admin/2/sign-ins' }),
  endSignInOf: async (world) => ({
    path: '/api/people/admin/1/sign-ins/end',
    body: { session_id: await otherStaffSignIn(world), reason: 'The laptop is lost' },
  }),
  listStaffSessions: () => ({ path: '/api/admin/sessions' }),
  endStaffSession: async (world) => ({ path: `/api/admin/sessions/${await otherStaffSignIn(world)}/end` }),
  endOtherStaffSessions: () => ({ path: '/api/admin/end-other-sessions' }),
  changeStaffPassword: async (world) => {
    await plainSignIns(world)
    return {
      path: '/api/admin/password',
      body: { password: STAFF_PASSWORD, new_password: 'a longer one for tests' },
    }
  },
  getOwnFactor: () => ({ path: '/api/admin/second-factor' }),
  beginFactor: async (world) => {
    await plainSignIns(world)
    return { path: '/api/admin/second-factor', body: { password: STAFF_PASSWORD } }
  },
  confirmCode: async (world) => ({ path: '/api/admin/second-factor/code', body: { code: await knownCode(world) } }),
  confirmFactor: async (world) => ({
    path: '/api/admin/second-factor/confirm',
    body: { code: await waitingSecret(world) },
  }),
  startMasquerade: ({ a }) => ({
    path: '/api/admin/masquerade',
    body: { kind: 'user', id: a.userId, reason: 'Customer asked on the phone' },
  }),
  listAdminLenders: () => ({ path: '/api/get-lenders-data' }),
  getFactSheet: () => ({ path: '/api/fact-sheet' }),
  exportFactSheet: () => ({ path: '/api/fact-sheet/export' }),
  getAdminLender: () => ({ path: '/api/get-lender-data/1' }),
  listLenderApprovals: () => ({ path: '/api/lenders/1/waiting-changes' }),
  createLender: () => ({ path: '/api/create-lender', body: { name: freshName() } }),
  updateLender: () => ({ path: '/api/update-lender-data', body: { lender_id: 1, property: 'priority', value: 3 } }),
  removeLender: async ({ server }) => {
    const { lender_id } = await createLender(server.deps, freshName())
    return { path: '/api/safe-delete-lender', body: { lender_id } }
  },
  restoreLender: async ({ server }) => {
    const { lender_id } = await createLender(server.deps, freshName())
    await removeLender(server.deps, lender_id)
    return { path: `/api/lenders/${lender_id}/restore` }
  },
  listLenderGroups: () => ({ path: '/api/lender-group/get-all' }),
  createLenderGroup: () => ({ path: '/api/lender-group/create', body: { name: freshName() } }),
  previewCriteria: () => ({
    path: '/api/criteria-drafts/preview',
    body: { lender_id: 1, changes: { min_age: 25 } },
  }),
  listCriteriaDrafts: () => ({ path: '/api/criteria-drafts/1' }),
  createCriteriaDraft: () => ({ path: '/api/criteria-drafts', body: { lender_id: 2, changes: { min_age: 19 } } }),
  publishCriteriaDraft: async (world) => ({
    path: `/api/criteria-drafts/${await freshDraft(world, 3)}/publish`,
    body: { reason: 'Agreed with the lender' },
  }),
  scheduleCriteriaDraft: async (world) => ({
    path: `/api/criteria-drafts/${await freshDraft(world, 4)}/schedule`,
    body: { publish_at: new Date(world.server.clock.now().getTime() + days(1)).toISOString() },
  }),
  rollBackCriteriaDraft: async (world) => ({
    path: `/api/criteria-drafts/${await freshDraft(world, 5)}/roll-back`,
    body: { reason: 'Too early' },
  }),
  listLenderRevenues: () => ({ path: '/api/lender-revenue/get/1' }),
  listRevenueTypes: () => ({ path: '/api/lender-revenue/get-types' }),
  listSlabVersions: () => ({ path: '/api/lender-revenue-versions/1' }),
  getStatusWords: () => ({ path: '/api/lenders/1/status-words' }),
  saveStatusWords: async ({ server }) => {
    const newest = await findStatusTable(server.deps.db, 1)
    return { path: '/api/lenders/1/status-words', body: { rows: [STATUS_ROW], version: newest?.version_id ?? 0 } }
  },
  getJobBoard: () => ({ path: '/api/jobs' }),
  tryTargetNow: async (world) => ({ path: '/api/jobs/target', body: { target: await freshWaitingTarget(world) } }),
  tryJobNow: async (world) => ({ path: `/api/jobs/${await freshFailedJob(world)}/try` }),
  listLenderMatters: () => ({ path: '/api/lenders/1/matters' }),
  takeOnLenderMatter: async (world) => ({ path: `/api/lender-matters/${await freshMatter(world)}/take` }),
  settleLenderMatter: async (world) => ({
    path: `/api/lender-matters/${await freshMatter(world)}/settle`,
    body: { reason: 'The lender takes it back in writing' },
  }),
  previewSlabs: () => ({ path: '/api/lender-revenue-preview/1', body: { slabs: [] } }),
  callOffSlabs: async ({ server }) => {
    const from_day = addDays(istDay(server.clock.now()), 366)
    await createLenderRevenue(server.deps, { ...SLAB, lender_id: 2, from_day })
    const [planned] = (await listDatedSlabs(server.deps, 2)).versions
    return { path: `/api/lender-revenue-versions/2/${planned?.version_id}/call-off`, body: { reason: 'Too early' } }
  },
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
  removeLenderRevenue: async (world) => ({
    path: `/api/lender-revenue/delete/${await freshSlab(world)}`,
    body: { from_day: istDay(world.server.clock.now()) },
  }),
  restoreLenderRevenue: async (world) => {
    const id = await freshSlab(world)
    await removeLenderRevenue(world.server.deps, id)
    return { path: `/api/lender-revenues/${id}/restore`, body: { reason: 'Removed by mistake' } }
  },
  exitMasquerade: () => ({ path: '/api/admin/masquerade/exit' }),

  listAdminCards: () => ({ path: '/api/get-credit-cards-data' }),
  createCreditCard: () => ({ path: '/api/create-credit-card', body: { category_name: 'Fresh card' } }),
  removeCreditCard: async ({ server }) => {
    const { category_id } = await createCreditCard(server.deps, 'Card to remove')
    return { path: '/api/safe-delete-credit-card', body: { category_id } }
  },
  restoreCreditCard: async ({ server }) => {
    const { category_id } = await createCreditCard(server.deps, 'Card to restore')
    await removeCreditCard(server.deps, category_id)
    return { path: `/api/credit-cards/${category_id}/restore` }
  },
  updateCreditCard: async ({ server }) => {
    const { category_id } = await createCreditCard(server.deps, 'Card to change')
    return {
      path: '/api/update-credit-card-data',
      body: { category_id, property: 'key_feature', value: '2% back on groceries' },
    }
  },
  uploadImage: () => ({ path: '/api/s3-upload-file', raw: imageForm(PNG) }),
  uploadApplicationStatusFile: () => ({ path: '/api/upload-application-status-file', raw: freshStatusFile() }),
  listImportBatches: () => ({ path: '/api/import-batches?profile=application_status' }),
  exportFailedRows: async (world) => ({
    path: `/api/import-batches/${await writtenFile(world)}/failed-rows?format=csv`,
  }),
  previewLenderFile: () => ({ path: '/api/import-previews', raw: freshMis() }),
  createImportBatch: () => ({ path: '/api/import-batches', raw: freshMis({ sheet: '0', head_row: '1' }) }),
  getImportBatch: async (world) => ({ path: `/api/import-batches/${await stagedFile(world)}` }),
  listImportRows: async (world) => ({ path: `/api/import-batches/${await stagedFile(world)}/rows` }),
  listRowCandidates: async (world) => ({ path: `/api/import-batches/${await stagedFile(world)}/rows/2/candidates` }),
  saveImportMapping: async (world) => ({
    path: `/api/import-batches/${await stagedFile(world)}/mapping`,
    body: { version: 1, keep: false, mapping: MIS_MAPPING },
  }),
  editImportRows: async (world) => ({
    path: `/api/import-batches/${await stagedFile(world)}/edits`,
    body: { version: 1, edits: [{ row: 2, field: 'status', value: 'Approved' }] },
  }),
  applyImportRule: async (world) => ({
    path: `/api/import-batches/${await stagedFile(world)}/rules`,
    body: { version: 1, action: 'leave_out' },
  }),
  rehearseImportBatch: async (world) => ({
    path: `/api/import-batches/${await stagedFile(world)}/rehearse`,
    body: { version: 1 },
  }),
  commitImportBatch: async (world) => ({
    path: `/api/import-batches/${await stagedFile(world)}/commit`,
    body: { version: 1, mode: 'valid_rows' },
  }),
  commitPaymentFile: async (world) => ({
    path: `/api/import-batches/${await bankFile(world)}/commit-payments`,
    body: { version: 1 },
  }),
  confirmBankWords: async (world) => {
    const batch = await bankFile(world)
    await knownWord(world, batch, 'E')
    const body = { version: 1, words: [{ word: 'E', outcome: 'paid' }] }
    return { path: `/api/import-batches/${batch}/bank-words`, body }
  },
  undoImportBatch: async (world) => ({ path: `/api/import-batches/${await writtenFile(world)}/undo` }),

  getReconciliation: () => ({ path: '/api/reconciliation' }),
  getLedger: () => ({ path: '/api/reconciliation/1?month=2026-10' }),
  exportLedger: () => ({ path: '/api/reconciliation/1/export?month=2026-10' }),
  decideLines: async (world) => {
    const { month, line_id } = await openLine(world)
    const lines = [{ line_id, disbursal_id: null }]
    return { path: '/api/reconciliation/1/decisions', body: { month, lines, kind: 'disputed', reason: 'Not ours' } }
  },
  acceptSmallDifferences: async (world) => {
    const { month, loan } = await openLine(world)
    await paidOut(world.server, { lender_id: 1, loan, day: `${month}-25` })
    return { path: '/api/reconciliation/1/accept-small', body: { month, up_to: 1_000, reason: 'Small' } }
  },
  undoDecision: async (world) => {
    const { month, line_id } = await openLine(world)
    const body = { month, lines: [{ line_id, disbursal_id: null }], kind: 'disputed' as const, reason: 'Not ours' }
    await decideLines(world.server.deps, 1, body, { admin_id: 1 })
    const [kept] = (await listDecisions(world.server.deps.db, 1)).slice(-1)
    return { path: `/api/reconciliation-decisions/${kept?.decision_id}/undo` }
  },
  undoDecisions: async (world) => {
    const { month, line_id } = await openLine(world)
    const body = { month, lines: [{ line_id, disbursal_id: null }], kind: 'disputed' as const, reason: 'Not ours' }
    const { decisions } = await decideLines(world.server.deps, 1, body, { admin_id: 1 })
    return { path: '/api/reconciliation-decisions/undo', body: { decision_ids: decisions } }
  },
  decideChased: async (world) => {
    const { month, loan } = await openLine(world)
    const { disbursal_id } = await paidOut(world.server, { lender_id: 1, loan: `${loan}-CHASED`, day: `${month}-25` })
    const body = { disbursal_ids: [disbursal_id], kind: 'chased', reason: 'Letter' }
    return { path: '/api/reconciliation-chase/decisions', body }
  },
  closeLedgerMonth: async ({ server }) => {
    const month = '2000-01'
    const loan = `LAN-${(ledgerLines += 1)}`
    await fileLine(server, { lender_id: 2, loan, period: month, gross: 0 })
    await paidOut(server, { lender_id: 2, loan, day: `${month}-05`, disbursed: 100_000 })
    const lines = (await readLedger(server.deps.db, 2)).open.get(month) ?? []
    const subjects = lines.map(({ file, own }) => ({
      line_id: file?.line_id ?? null,
      disbursal_id: own?.disbursal_id ?? null,
    }))
    await decideLines(server.deps, 2, { month, lines: subjects, kind: 'disputed', reason: 'No' }, { admin_id: 1 })
    const { seen } = await getLedger(server.deps, 2, { month })
    return { path: '/api/reconciliation/2/close', body: { month, seen } }
  },
  closeLedgerMonths: async ({ server }) => {
    const [lender_id, month] = [4, addMonths('2000-01-01', (closings += 1)).slice(0, 7)]
    const line_id = await fileLine(server, { lender_id, loan: `CLOSE-${closings}`, period: month, gross: 0 })
    const lines = [{ line_id, disbursal_id: null }]
    await decideLines(server.deps, lender_id, { month, lines, kind: 'disputed', reason: 'No' }, { admin_id: 1 })
    const { closing } = await getReconciliation(server.deps)
    const seen = closing.find((each) => each.lender_id === lender_id)?.seen ?? ''
    return { path: '/api/reconciliation-close', body: { lenders: [{ lender_id, seen }] } }
  },
  exportChased: () => ({ path: '/api/reconciliation-chase/export?format=xlsx' }),
  listChased: () => ({ path: '/api/reconciliation-chase' }),
  getLenderBook: () => ({ path: '/api/reconciliation/1/settings' }),
  saveLenderBook: async ({ server }) => {
    const book = await getLenderBook(server.deps, 1)
    const body = Object.fromEntries(Object.entries(book).filter(([name]) => !name.startsWith('saved_')))
    return { path: '/api/reconciliation/1/settings', body }
  },

  exportLenderBills: () => ({ path: '/api/lender-bills/export' }),
  listLenderBills: () => ({ path: '/api/lender-bills' }),
  makeLenderInvoice: async (world) => {
    const { lender_id, month } = await closedMonth(world)
    const open = (await listLenderBills(world.server.deps)).filter((each) => each.lender_id === lender_id)
    const taxable = Math.round(open.reduce((sum, { to_bill }) => sum + to_bill, 0) * 100) / 100
    return { path: `/api/lender-bills/${lender_id}`, body: { month, taxable } }
  },
  downloadLenderInvoice: async (world) => ({ path: `/api/lender-invoices/${await freshInvoice(world)}/file` }),
  cancelLenderInvoice: async (world) => ({
    path: `/api/lender-invoices/${await freshInvoice(world)}/cancel`,
    body: { reason: 'Wrong' },
  }),
  noteLenderReceipt: async (world) => ({
    path: `/api/lender-invoices/${await freshInvoice(world)}/receipts`,
    body: receiptOf(world),
  }),
  undoLenderReceipt: async (world) => {
    const invoice = await freshInvoice(world)
    await noteReceipt(world.server.deps, invoice, receiptOf(world), { admin_id: 1 })
    const receipt = (await listReceipts(world.server.deps.db, invoice)).at(-1)
    return { path: `/api/lender-receipts/${receipt?.receipt_id}/undo` }
  },

  listPartners: () => ({ path: '/api/partners' }),
  getPartner: () => ({ path: '/api/partners/1' }),
  getPartnerByName: () => ({ path: '/api/get-partner-by-name/cl' }),
  updatePartnerUtm: () => ({ path: '/api/update-partner-utm/1', body: { utm_id: 'cl_direct' } }),
  updatePartnerRevenue: () => ({
    path: '/api/update-partner-revenue-data/1',
    body: { revenue_percent: 1.125, revenue_flat_fee: 250 },
  }),
  listPartnerTerms: () => ({ path: '/api/partners/1/terms' }),
  previewPartnerTerms: () => ({
    path: '/api/partners/1/terms/preview',
    body: { revenue_percent: 1.125, revenue_flat_fee: 250 },
  }),
  callOffPartnerTerms: async ({ server }) => {
    const from_day = addDays(istDay(server.clock.now()), 366)
    await updatePartnerRevenue(server.deps, 2, {
      revenue_percent: 2,
      revenue_flat_fee: 0,
      from_day,
      expected: undefined,
    })
    const [planned] = (await listTerms(server.deps, 2)).versions
    return { path: `/api/partners/2/terms/${planned?.version_id}/call-off`, body: { reason: 'Too early' } }
  },
  updatePartnerHosts: () => ({ path: '/api/update-partner-hosts/1', body: { hosts: ['loans.anand.example'] } }),
  updatePartnerFunnel: () => ({
    path: '/api/update-partner-funnel/1',
    body: { property: 'headline', value: true },
  }),
  listPartnerUsers: () => ({ path: '/api/partners/1/users' }),
  createPartnerUser: () => ({ path: '/api/partners/1/users', body: freshPerson() }),
  updatePartnerUserStatus: async (world) => ({
    path: `/api/partners/1/users/${await freshUser(world)}/status`,
    body: { status: 0 },
  }),
  getBrand: () => ({ path: '/api/brands/kohra' }),
  getBrandStudio: () => ({ path: '/api/partners/2/brand' }),
  saveBrandDraft: async (world) => ({
    path: '/api/partners/2/brand/draft',
    body: { revision: await brandDraftNow(world), theme: A_THEME },
  }),
  removeBrandDraft: async (world) => ({
    path: '/api/partners/2/brand/draft/remove',
    body: { revision: await freshBrandDraft(world) },
  }),
  uploadBrandLogo: () => ({ path: '/api/partners/2/brand/logo', raw: logoForm(PNG) }),
  publishBrand: async (world) => ({
    path: '/api/partners/2/brand/publish',
    body: { revision: await freshBrandDraft(world), reason: 'Agreed with the partner' },
  }),
  publishBrandAgain: async (world) => {
    await freshBrandDraft(world)
    return { path: '/api/partners/2/brand/again', body: { version: await versionToShow(world), reason: 'As before' } }
  },
  withdrawBrand: async (world) => {
    await shownBrand(world)
    return { path: '/api/partners/2/brand/withdraw', body: { reason: 'The contract has ended' } }
  },
  getOwnBrand: () => ({ path: '/api/partner/brand' }),
  saveOwnBrandDraft: async (world) => ({
    path: '/api/partner/brand/draft',
    body: { revision: await brandDraftNow(world), theme: A_THEME },
  }),
  uploadOwnBrandLogo: () => ({ path: '/api/partner/brand/logo', raw: logoForm(PNG) }),
  getPartnerEvidence: () => ({ path: '/api/partners/1/evidence' }),
  decidePartnerEvidence: () => ({
    path: '/api/partners/1/evidence/pan',
    body: { state: 'checked', what: 'AAFF*****K', reason: 'Compared with the card' },
  }),
  correctPartnerPan: () => ({
    path: '/api/partners/1/pan',
    body: { pan: nextPan(), reason: 'A digit was wrong' },
  }),
  getPartnerStanding: () => ({ path: '/api/partners/1/standing' }),
  changePartnerStanding: async (world) => ({
    path: `/api/partners/${await freshPartner(world)}/standing`,
    body: { from: 'active', to: 'suspended', reason: 'A misleading poster' },
  }),
  resetPartnerUserPassword: async (world) => ({ path: `/api/partners/1/users/${await freshUser(world)}/password` }),
  listAuditEntries: () => ({ path: '/api/audit?object=partner:1' }),
  listAuditLog: () => ({ path: '/api/audit/log?sort=actor&direction=asc&size=50' }),
  exportAuditLog: () => ({ path: '/api/audit/export?from=2026-01-01' }),
  verifyAudit: () => ({ path: '/api/audit/verify' }),
  listAllTrackingLinks: () => ({ path: '/api/tracking-links?state=works&partner_id=1&sort=partner&search=counter' }),
  getLeadHistory: async (world) => ({ path: `/api/lead-history/${await freshLead(world)}` }),
  exportAllTrackingLinks: () => ({ path: '/api/tracking-links/export?product_type=Gold%20Loans' }),
  createManyLinks: () => ({
    path: '/api/tracking-links',
    body: { partner_id: 1, product_type: 'Gold Loans', labels: ['Counter 1', 'Counter 2'] },
  }),
  stopTrackingLink: async (world) => ({
    path: `/api/tracking-links/${await freshLink(world)}/stop`,
    body: { reason: 'A misleading poster' },
  }),
  resumeTrackingLink: async (world) => ({
    path: `/api/tracking-links/${await freshLink(world)}/resume`,
    body: { reason: 'The poster is gone' },
  }),
  listCampaigns: () => ({ path: '/api/campaigns' }),
  getCampaign: async (world) => ({ path: `/api/campaigns/${await freshCampaign(world)}` }),
  countCampaign: async (world) => ({ path: '/api/campaigns/count', body: await freshCampaignForm(world) }),
  createCampaign: async (world) => ({ path: '/api/campaigns', body: await freshCampaignForm(world) }),
  testCampaign: async (world) => ({
    path: `/api/campaigns/${await freshCampaign(world)}/test`,
    body: { mobile: '9876543210' },
  }),
  startCampaign: async (world) => ({ path: `/api/campaigns/${await freshCampaign(world)}/start` }),
  approveCampaign: async (world) => ({ path: `/api/campaigns/${await freshCampaign(world, 'asking')}/approve` }),
  stopCampaign: async (world) => ({ path: `/api/campaigns/${await freshCampaign(world)}/stop` }),
  resumeCampaign: async (world) => ({ path: `/api/campaigns/${await freshCampaign(world, 'stopped')}/resume` }),
  listMessageTemplates: () => ({ path: '/api/message-templates' }),
  createMessageTemplate: () => ({ path: '/api/message-templates', body: SMS_TEMPLATE }),
  editMessageTemplate: async (world) => ({
    path: `/api/message-templates/${await freshTemplate(world)}/version`,
    body: SMS_TEMPLATE,
  }),
  registerMessageTemplate: async (world) => ({ path: `/api/message-templates/${await freshTemplate(world)}/register` }),
  retireMessageTemplate: async (world) => ({
    path: `/api/message-templates/${await freshTemplate(world)}/retire`,
    body: { reason: 'Nobody needs it any more' },
  }),
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
  replayCustomerLists: ({ a }) => ({
    path: '/api/customer-eligibility/lists',
    body: { customer: String(a.userId), reason: 'Customer asked on the phone' },
  }),
  checkExistingCustomer: async (world) => {
    await completeProfile(world)
    return {
      path: '/api/customer-eligibility/customer',
      body: { customer: String(world.a.userId), reason: 'Customer asked on the phone' },
    }
  },
  listLegalHolds: async (world) => {
    await holdOf(world)
    return { path: '/api/legal-holds' }
  },
  setLegalHold: async (world) => {
    const { a, server } = world
    // Another call may have set one: there is one at a time.
    const lifted = { lifted_by: 1, lifted_at: server.clock.now(), lift_reason: 'for a fresh one' }
    await stampLifted(server.deps.db, await holdOf(world), lifted)
    const what = { basis: 'court', kinds: ['offers'], reason: 'Asked by a court' }
    const body = { customer: String(a.userId), ...what, until: istDay(server.clock.now()) }
    return { path: '/api/legal-holds', body }
  },
  liftLegalHold: async (world) => ({
    path: `/api/legal-holds/${await holdOf(world)}/lift`,
    body: { lift_reason: 'The court is done' },
  }),
  getCallDesk: () => ({ path: '/api/calls' }),
  takeNextCall: () => ({ path: '/api/calls/next' }),
  skipCall: async (world) => ({ path: `/api/calls/${await freshCall(world, 'taken')}/skip` }),
  dialCall: async (world) => ({ path: `/api/calls/${await freshCall(world, 'dialled')}/dial` }),
  endCall: async (world) => ({
    path: `/api/calls/${await freshCall(world, 'dialled')}/end`,
    body: { ending: 'no_answer', note: '', day: '', time: '', by: 'me' },
  }),
  getCallTeam: async (world) => {
    await freshCall(world, 'ended')
    return { path: '/api/calls/team' }
  },
  markCall: async (world) => ({ path: `/api/calls/${await freshCall(world, 'ended')}/mark`, body: CHECKED }),
  listDeskTickets: () => ({ path: '/api/ticket-desk?queue=open' }),
  changeDeskTickets: async (world) => ({
    path: '/api/ticket-desk-many',
    body: { act: 'assign', tickets: [await freshPartnerTicket(world)], admin_id: null, least: true },
  }),
  getDeskTicket: async (world) => ({ path: `/api/ticket-desk/${await freshPartnerTicket(world)}` }),
  answerDeskTicket: async (world) => ({
    path: `/api/ticket-desk/${await freshPartnerTicket(world)}/answer`,
    body: { text: 'It works again.', seen: 0, close: false },
  }),
  noteDeskTicket: async (world) => ({
    path: `/api/ticket-desk/${await freshPartnerTicket(world)}/notes`,
    body: { text: 'Asked the technicians.' },
  }),
  assignDeskTicket: async (world) => ({
    path: `/api/ticket-desk/${await freshPartnerTicket(world)}/assign`,
    body: { admin_id: null, least: true },
  }),
  closeDeskTicket: async (world) => ({
    path: `/api/ticket-desk/${await answeredTicket(world)}/close`,
    body: { reason: 'solved' },
  }),
  mergeDeskTicket: async (world) => ({
    path: `/api/ticket-desk/${await freshPartnerTicket(world)}/merge`,
    body: { into: await freshPartnerTicket(world), seen: 0 },
  }),
  escalateDeskTicket: async (world) => ({
    path: `/api/ticket-desk/${await freshPartnerTicket(world)}/escalate`,
    body: { reason: 'A month without an answer' },
  }),
  linkDeskTicket: async (world) => ({
    path: `/api/ticket-desk/${await freshPartnerTicket(world)}/link`,
    body: { other: await freshPartnerTicket(world), linked: true },
  }),
  makeTicketEvidence: async (world) => {
    const ticket = await freshPartnerTicket(world)
    await escalateDeskTicket(world.server.deps, ticket, 'A month without an answer', { admin_id: 1 })
    return { path: `/api/ticket-desk/${ticket}/evidence`, body: { reason: 'For the grievance officer' } }
  },
  getDeskShare: () => ({ path: '/api/desk-share' }),
  updateDeskShare: () => ({ path: '/api/desk-share', body: { taking: true, languages: ['en'], subjects: ['payout'] } }),
  reopenDeskTicket: async (world) => ({
    path: `/api/ticket-desk/${await closedTicket(world)}/reopen`,
    body: { reason: 'They asked again by phone' },
  }),
  listDeskEnquiries: () => ({ path: '/api/enquiry-desk?queue=open' }),
  getDeskEnquiry: async (world) => ({ path: `/api/enquiry-desk/${(await openEnquiry(world)).reference}` }),
  assignDeskEnquiry: async (world) => {
    const { reference, version } = await openEnquiry(world)
    return { path: `/api/enquiry-desk/${reference}/assign`, body: { admin_id: null, version } }
  },
  passOnEnquiry: async (world) => {
    const { reference, version } = await openEnquiry(world)
    return { path: `/api/enquiry-desk/${reference}/pass-on`, body: { lender_id: 1, version } }
  },
  closeDeskEnquiry: async (world) => {
    const { reference, version } = await openEnquiry(world)
    return { path: `/api/enquiry-desk/${reference}/close`, body: { reason: 'no_lender', version } }
  },
  listErasureRequests: async (world) => {
    await unprovenErasureOf(world)
    return { path: '/api/erasure-requests' }
  },
  getErasureRequest: async (world) => ({ path: `/api/erasure-requests/${await unprovenErasureOf(world)}` }),
  noteErasureRequest: async (world) => {
    await unprovenErasureOf(world)
    const body = { customer: String(world.a.userId), came_by: 'letter', note: 'Letter of 3 March' }
    return { path: '/api/erasure-requests', body }
  },
  ownErasureRequest: async (world) => ({
    path: `/api/erasure-requests/${await unprovenErasureOf(world)}/owner`,
    body: { mine: true },
  }),
  confirmErasureRequest: async (world) => ({
    path: `/api/erasure-requests/${await unprovenErasureOf(world)}/confirm`,
    body: { reason: 'Saw the identity card' },
  }),
  refuseErasureRequest: async (world) => ({
    path: `/api/erasure-requests/${await unprovenErasureOf(world)}/refuse`,
    body: { reason: 'Nobody knows the writer' },
  }),
  findPeople: ({ a }) => ({ path: '/api/people/search', body: { text: String(a.userId) } }),
  findCustomers: ({ a }) => ({ path: '/api/csr/search', body: { text: String(a.userId) } }),
  getCsrCustomer: ({ a }) => ({ path: `/api/csr/customers/${a.userId}` }),
  listCsrTimeline: ({ a }) => ({ path: `/api/csr/customers/${a.userId}/timeline?group=looks` }),
  revealField: ({ a }) => ({
    path: `/api/csr/customers/${a.userId}/reveal`,
    body: { field: 'mobile', why: 'lender_asked', reason: '' },
  }),
  quietCustomer: ({ a }) => ({
    path: `/api/csr/customers/${a.userId}/quiet`,
    body: { days: 90, reason: 'Asked on the phone' },
  }),
  takeBackForCustomer: async (world) => {
    const body = { purpose: 'offers', channel: 'call', allowed: true }
    await must(
      send(world.server.app, world.credentials.consumerA, { method: 'POST', path: '/api/contact-rules', body }),
    )
    return {
      path: `/api/csr/customers/${world.a.userId}/take-back`,
      body: { what: 'offers-call', reason: 'Asked on the phone' },
    }
  },
  createTicketForCustomer: ({ a }) => ({
    path: `/api/csr/customers/${a.userId}/tickets`,
    body: { reference: '', text: 'Where is my money?', reason: 'Asked on the phone' },
  }),
  sendLinkToCustomer: async (world) => ({
    path: `/api/csr/customers/${world.a.userId}/link`,
    body: { reference: (await apply(world, SILENT_LENDER)).reference, reason: 'Asked on the phone' },
  }),
  checkIdentity: async (world) => {
    await clearCounter(world.server.deps.db, `identity:${world.a.userId}`)
    // A proven address does not change this way.
    const { body } = await as(world, 'GET', `/api/user/${world.a.userId}`)
    const email = (body as { data: { email: string } }).data.email || COMPLETE_PROFILE.email
    await as(world, 'POST', `/api/user/${world.a.userId}`, { ...COMPLETE_PROFILE, email })
    return {
      path: `/api/csr/customers/${world.a.userId}/identity`,
      body: { first: 'birth_date', first_answer: '1', second: 'pincode', second_answer: '2' },
    }
  },
  sendKnownCode: ({ a }) => ({ path: `/api/csr/customers/${a.userId}/identity-code`, body: { channel: 'mobile' } }),
  checkKnownCode: async (world) => {
    await sendKnownCode(world.server.deps, world.a.userId, { channel: 'mobile' }, { ip: '127.0.0.1' })
    const body = { otp: world.server.codeFor(PHONE_OF_A) }
    return { path: `/api/csr/customers/${world.a.userId}/identity-code/check`, body }
  },
  sendContactCodeForCustomer: async (world) => {
    await knowCaller(world)
    return {
      path: `/api/csr/customers/${world.a.userId}/contact-code`,
      body: { channel: 'email', destination: freshAddress(), reason: 'Asked on the phone' },
    }
  },
  changeContactForCustomer: async (world) => {
    await knowCaller(world)
    const destination = freshAddress()
    const body = { channel: 'email', destination, reason: 'Asked on the phone' } as const
    await sendContactCodeForCustomer(world.server.deps, world.a.userId, body, { admin_id: 1, ip: '127.0.0.1' })
    return { path: `/api/csr/customers/${world.a.userId}/contact`, body: { otp: world.server.codeFor(destination) } }
  },
  sendLostContactCode: async (world) => {
    await knowCaller(world)
    await stopContactChange(world.server.deps, { user_id: world.a.userId })
    const body = { channel: 'email', destination: freshAddress() }
    return { path: `/api/csr/customers/${world.a.userId}/lost-contact-code`, body }
  },
  askForLostContact: async (world) => {
    await knowCaller(world)
    await stopContactChange(world.server.deps, { user_id: world.a.userId })
    const destination = freshAddress()
    const body = { channel: 'email', destination } as const
    await sendLostContactCode(world.server.deps, world.a.userId, body, { admin_id: 1, ip: '127.0.0.1' })
    return {
      path: `/api/csr/customers/${world.a.userId}/lost-contact`,
      body: { otp: world.server.codeFor(destination), reason: 'Lost the phone' },
    }
  },
  noteErasureForCustomer: ({ a }) => ({
    path: `/api/csr/customers/${a.userId}/erasure`,
    body: { reason: 'Asked on the phone' },
  }),
  nudgeForCustomer: async (world) => ({
    path: `/api/csr/customers/${world.a.userId}/nudge`,
    body: { reference: (await apply(world, SILENT_LENDER)).reference, reason: 'Asked on the phone' },
  }),
  listDedupeChecks: async (world) => {
    await completeProfile(world)
    return { path: '/api/dedupe-checks?page=1&source=marketplace' }
  },
  getWorkList: () => ({ path: '/api/work-list' }),
  switchMany: () => ({ path: '/api/switch-many', body: { kind: 'lender', ids: [1], on: 1 } }),
  findAnything: () => ({ path: '/api/find?text=CL-240101' }),
  getInternalReport: () => ({ path: '/api/internal-report?report=lenders&preset=last_7_days' }),
  listInternalRows: () => ({ path: '/api/internal-report/rows?report=otp&show=failed&page=1' }),
  exportInternalReport: () => ({ path: '/api/internal-report/figures/export?report=liability&format=xlsx' }),
  exportInternalRows: () => ({ path: '/api/internal-report/export?report=tickets&show=due' }),
  exportDedupeChecks: async (world) => {
    await completeProfile(world)
    return { path: '/api/dedupe-checks/export?result=clear' }
  },
  getProductsReport: () => ({ path: '/api/products-report?by=lender&preset=last_7_days' }),
  exportProductsReport: () => ({ path: '/api/products-report/export?channel=direct' }),
  getJourneyReport: () => ({ path: '/api/customers-journey?by=partner' }),
  exportJourneyReport: () => ({ path: '/api/customers-journey/export' }),
  traceFigure: () => ({ path: '/api/figure-trace?figure=app_submitted&by=lender' }),
  listFigureRows: () => ({ path: '/api/figure-rows?count=journey_began&page=1' }),
  exportFigureRows: () => ({ path: '/api/figure-rows/export?count=app_submitted' }),
  listFigureAlarms: () => ({ path: '/api/figure-alarms' }),
  seeFigureAlarm: async ({ server }) => {
    const { db, clock } = server.deps
    await createAlarm(db, { family: 'visit', day: '2026-10-01', sums: 1, found_at: clock.now() })
    const [alarm] = await listUnseenAlarms(db, 1)
    return { path: `/api/figure-alarms/${alarm?.alarm_id ?? 0}/seen` }
  },

  listSavedViews: () => ({ path: '/api/report-views?page=customers-journey' }),
  createSavedView: () => ({
    path: '/api/report-views',
    body: { page: 'customers-journey', name: 'A month', shared: false, address: 'preset=last_30_days', hidden: [] },
  }),
  updateSavedView: async (world) => ({
    path: `/api/report-views/${await sharedView(world)}`,
    body: { name: 'Weekly', shared: true },
  }),
  removeSavedView: async (world) => ({ path: `/api/report-views/${await sharedView(world)}/remove` }),

  getPartnerRevenue: () => ({ path: '/api/partner/get-revenue' }),
  partnerLogout: () => ({ path: '/api/partner/logout' }),
  listOffering: () => ({ path: '/api/partner/offering' }),
  listTrackingLinks: () => ({ path: '/api/partner/tracking-links?product_type=Gold%20Loans' }),
  createTrackingLink: () => ({
    path: '/api/partner/tracking-links',
    body: { product_type: 'Personal Loans', label: 'counter' },
  }),
  disableTrackingLink: async (world) => ({ path: `/api/partner/tracking-links/${await freshLink(world)}/disable` }),
  listLeadNamings: () => ({ path: '/api/partner/lead-namings' }),
  listPartnerLeads: () => ({ path: '/api/partner/leads?page=1&sort=updated_at&status=new' }),
  inspectLead: () => ({
    path: '/api/partner/lead-inspector',
    body: { mobile: '9876543210', product_type: 'Personal Loans' },
  }),
  listLenderJourneys: () => ({ path: '/api/partner/lender-journeys' }),
  getSellingRules: () => ({ path: '/api/partner/selling-rules' }),
  acknowledgeSellingRules: () => ({
    path: '/api/partner/acknowledge-selling-rules',
    body: { version: SELLING_RULES_VERSION },
  }),
  listPartnerTickets: () => ({ path: '/api/partner/tickets?topic=tech' }),
  createPartnerTicket: () => ({
    path: '/api/partner/tickets',
    body: { topic: 'general', subject: 'Payouts', description: 'When is the next one?' },
  }),
  getPartnerTicket: async (world) => ({ path: `/api/partner/tickets/${await freshPartnerTicket(world)}` }),
  createPartnerTicketMessage: async (world) => ({
    path: `/api/partner/tickets/${await freshPartnerTicket(world)}/messages`,
    body: { text: 'It works again.' },
  }),
  ratePartnerTicket: async (world) => ({
    path: `/api/partner/tickets/${await closedTicket(world, freshPartnerTicket)}/rating`,
    body: { rating: 4 },
  }),
  getPartnerSettings: () => ({ path: '/api/partner/settings' }),
  updatePartnerProfile: () => ({
    path: '/api/partner/settings/profile',
    body: { contact_name: 'Ganesh Kulkarni', mobile: '9876540418', email: 'ganesh@anand.example', address: '' },
  }),
  updatePartnerBank: async (world) => {
    await knownPasswords(world)
    await noCodesCounted(world)
    await as(world, 'POST', '/api/partner/code', undefined, world.credentials.partnerA)
    const otp = world.server.codeFor('partner@demo.test')
    return { path: '/api/partner/settings/bank', body: { ...ACCOUNT, password: STAFF_PASSWORD, otp } }
  },
  recheckPartnerBank: async (world) => {
    await waitingAccount(world)
    return { path: '/api/partner/settings/bank/check' }
  },
  getOwnEvidence: () => ({ path: '/api/partner/evidence' }),
  sendPartnerCode: async (world) => {
    await noCodesCounted(world)
    return { path: '/api/partner/code' }
  },
  confirmPartnerCode: async (world) => {
    await noCodesCounted(world)
    await as(world, 'POST', '/api/partner/code', undefined, world.credentials.partnerA)
    return { path: '/api/partner/code/confirm', body: { otp: world.server.codeFor('partner@demo.test') } }
  },
  acceptAgreement: async (world) => {
    await noCodesCounted(world)
    await as(world, 'POST', '/api/partner/code', undefined, world.credentials.partnerA)
    const otp = world.server.codeFor('partner@demo.test')
    return { path: '/api/partner/agreement', body: { version: AGREEMENT_VERSION, otp } }
  },
  updatePartnerNotification: () => ({
    path: '/api/partner/settings/notifications',
    body: { name: 'weekly', on: false },
  }),
  listPartnerPeople: () => ({ path: '/api/partner/people' }),
  createPartnerPerson: () => ({ path: '/api/partner/people', body: { ...freshPerson(), rights: ['leads'] } }),
  updatePartnerPerson: async (world) => ({
    path: `/api/partner/people/${await freshUser(world)}`,
    body: { status: 0, rights: ['leads', 'support'] },
  }),
  resetPartnerPersonPassword: async (world) => ({ path: `/api/partner/people/${await freshUser(world)}/password` }),
  listPartnerSessions: () => ({ path: '/api/partner/sessions' }),
  endPartnerSession: async (world) => ({ path: `/api/partner/sessions/${await otherSignIn(world)}/end` }),
  listSupportViews: () => ({ path: '/api/partner/support-views' }),
  endOtherPartnerSessions: () => ({ path: '/api/partner/end-other-sessions' }),
  changePartnerPassword: async (world) => {
    await knownPasswords(world)
    return {
      path: '/api/partner/password',
      body: { password: STAFF_PASSWORD, new_password: 'a longer one for tests' },
    }
  },
  listReferrals: () => ({ path: '/api/partner/referrals' }),
  createReferral: () => ({
    path: '/api/partner/referrals',
    body: { name: 'Meera Shop', contact: freshPhone(), consent: true },
  }),
  getPartnerHome: () => ({ path: '/api/partner/home?preset=last_7_days' }),
  traceOwnFigure: () => ({ path: '/api/partner/figure-trace?figure=applications&by=lender&channel=link' }),
  listLeadReport: () => ({ path: '/api/partner/reports/leads?page=1&status=new&from=2026-01-01&to=2026-01-31' }),
  listApplicationReport: () => ({ path: '/api/partner/reports/applications?status=waiting&sort=amount' }),
  listDisbursalReport: () => ({ path: '/api/partner/reports/disbursals?lender=1&direction=asc' }),
  listPayoutReport: async (world) => {
    await freshPayout(world)
    return { path: '/api/partner/reports/payouts?status=accrued' }
  },
  exportLeadReport: () => ({ path: '/api/partner/reports/leads/export?channel=qr' }),
  exportApplicationReport: () => ({ path: '/api/partner/reports/applications/export?product=Gold%20Loans' }),
  exportDisbursalReport: () => ({ path: '/api/partner/reports/disbursals/export' }),
  exportPayoutReport: async (world) => {
    await freshPayout(world)
    return { path: '/api/partner/reports/payouts/export?month=2026-03' }
  },
  listOwnTax: async (world) => {
    await freshPayout(world)
    return { path: '/api/partner/tax' }
  },
  exportOwnTax: async (world) => {
    await freshPayout(world)
    return { path: '/api/partner/tax/2026-Q1/export' }
  },
  listPayoutStatements: async (world) => {
    await freshPayout(world)
    return { path: '/api/partner/statements' }
  },
  createPayoutDispute: async (world) => ({
    path: `/api/partner/payouts/${await freshPayout(world)}/dispute`,
    body: { reason: 'The slab should have been the second one.' },
  }),
  listApiKeys: () => ({ path: '/api/partner/api-keys' }),
  createApiKey: async (world) => {
    await dropKeys(world)
    return { path: '/api/partner/api-keys', body: { name: 'CRM', scopes: ['leads:read'], sandbox: false } }
  },
  rotateApiKey: async (world) => ({ path: `/api/partner/api-keys/${(await freshKey(world)).id}/rotate` }),
  revokeApiKey: async (world) => ({ path: `/api/partner/api-keys/${(await freshKey(world)).id}/revoke` }),
  listWebhooks: () => ({ path: '/api/partner/webhooks' }),
  createWebhook: async (world) => {
    await dropWebhooks(world)
    return { path: '/api/partner/webhooks', body: { url: 'https://hooks.example.com/in', events: ['lead.created'] } }
  },
  updateWebhook: async (world) => ({
    path: `/api/partner/webhooks/${await freshWebhook(world)}`,
    body: { url: 'https://hooks.example.com/in', events: ['lead.lost'], active: false },
  }),
  removeWebhook: async (world) => ({ path: `/api/partner/webhooks/${await freshWebhook(world)}/remove` }),
  testWebhook: async (world) => ({ path: `/api/partner/webhooks/${await freshWebhook(world)}/test` }),
  listWebhookDeliveries: () => ({ path: '/api/partner/webhook-deliveries?status=waiting&page=1' }),
  replayWebhookDelivery: async (world) => {
    const { delivery_id } = await testWebhook(world.server.deps, await freshWebhook(world), { partner_id: 1 })
    return { path: `/api/partner/webhook-deliveries/${delivery_id}/replay` }
  },
  createWidget: () => ({
    path: '/api/partner/widgets',
    body: { products: ['Personal Loans'], hosts: ['www.example.com'] },
  }),
  createApiLead: async (world) => ({
    path: '/api/partner-api/leads',
    headers: (await freshKey(world)).headers,
    body: {
      mobile: freshPhone(),
      product_type: 'Personal Loans',
      name: 'Asha Rao',
      consent: true,
      consent_text_version: '2026-11-01',
    },
  }),
  listApiLeads: async (world) => ({ path: '/api/partner-api/leads', headers: (await freshKey(world)).headers }),
  getApiLead: async (world) => ({
    path: '/api/partner-api/leads/TEST-SAMPLE2',
    headers: (await freshKey(world, true)).headers,
  }),
  checkApiEligibility: async (world) => ({
    path: '/api/partner-api/eligibility',
    headers: (await freshKey(world)).headers,
    body: { ...WIDGET_FIGURES, emi: 0, credit_score: null, tenure_months: 24 },
  }),
  checkWidgetEligibility: async ({ server }) => {
    const input = { products: ['Personal Loans'], hosts: ['www.example.com'] } as const
    const { key } = await createWidget(server.deps, input, { partner_id: 1, partner_user_id: 1 })
    return { path: '/api/partner-widget/eligibility', body: { key, ...WIDGET_FIGURES } }
  },
  listPartnerStatements: () => ({ path: '/api/partners/1/statements' }),
  listPartnerPayouts: async (world) => {
    await freshPayout(world)
    return { path: '/api/partners/1/payouts/2026-03?sort=net' }
  },
  approvePayouts: async (world) => {
    await freshPayout(world)
    return { path: '/api/partners/1/payouts/2026-03/approve', body: { reason: 'Looked through it' } }
  },
  listLowerTaxCertificates: () => ({ path: '/api/partners/1/tax-certificates' }),
  noteLowerTaxCertificate: () => ({
    path: '/api/partners/1/tax-certificates',
    body: lowerTax(),
  }),
  endLowerTaxCertificate: async (world) => ({
    path: `/api/partners/1/tax-certificates/${await freshLowerTax(world)}/end`,
    body: { reason: 'Cancelled by the tax office' },
  }),
  getTaxDesk: () => ({ path: '/api/tax' }),
  exportTaxReturn: () => ({ path: '/api/tax/2026-Q1/export' }),
  getPayingDesk: () => ({ path: '/api/payment-runs' }),
  getPaymentRun: async (world) => ({ path: `/api/payment-runs/${(await freshRun(world)).run_id}` }),
  makePaymentRun: async (world) => ({ path: '/api/payment-runs', body: await freshTotal(world) }),
  checkPaymentRun: async (world) => {
    const { run_id, ...body } = await freshRunToCheck(world)
    return { path: `/api/payment-runs/${run_id}/check`, body }
  },
  callOffPaymentRun: async (world) => ({
    path: `/api/payment-runs/${(await freshRun(world)).run_id}/call-off`,
    body: { reason: 'Made of the wrong month' },
  }),
  downloadBankFile: async (world) => ({
    path: `/api/payment-runs/${(await freshRun(world, 'checked')).run_id}/bank-file/enet`,
  }),
  sendPaymentRun: async (world) => ({
    path: `/api/payment-runs/${(await freshRun(world, 'checked')).run_id}/sent`,
    body: { day: istDay(world.server.clock.now()) },
  }),
  payRunLine: async (world) => ({
    path: `/api/payment-run-lines/${(await freshRun(world, 'sent')).line_id}/paid`,
    body: { day: istDay(world.server.clock.now()), utr: freshUtr() },
  }),
  returnRunLine: async (world) => ({
    path: `/api/payment-run-lines/${(await freshRun(world, 'sent')).line_id}/returned`,
    body: { day: istDay(world.server.clock.now()), reason: 'Account is closed' },
  }),
  reversePayment: async (world) => ({
    path: `/api/payout-payments/${await freshPayment(world)}/reverse`,
    body: { day: '2026-04-06', reason: 'The bank sent it back.' },
  }),
  releasePayout: async (world) => ({
    path: `/api/payouts/${await freshPayout(world, 'held')}/release`,
    body: { reason: 'A promise of ours' },
  }),
  takeBackPayout: async (world) => ({
    path: `/api/payouts/${await freshPayout(world, 'approved')}/take-back`,
    body: { reason: 'Cancelled in the cooling-off days.' },
  }),
  getOwnFunnel: () => ({ path: '/api/partner/funnel' }),
  saveFunnelDraft: async (world) => ({
    path: '/api/partner/funnel/draft',
    body: { state: await funnelState(world), config: PLAIN_FUNNEL },
  }),
  publishFunnel: async (world) => ({
    path: '/api/partner/funnel/publish',
    body: { state: await draftedFunnel(world) },
  }),
  rollBackFunnel: async (world) => ({
    path: '/api/partner/funnel/roll-back',
    body: { state: await funnelState(world), version: 0 },
  }),
  listMerchants: () => ({ path: '/api/merchants' }),
  listMerchantRequests: () => ({ path: '/api/merchant-requests?page=1&status=open&sort=reference' }),
  getMerchantRequest: async (world) => ({ path: `/api/merchant-requests/${await freshRequest(world)}` }),
  approveMerchantRequest: async (world) => ({
    path: `/api/merchant-requests/${await freshRequest(world)}/approve`,
    body: { code: null },
  }),
  declineMerchantRequest: async (world) => ({
    path: `/api/merchant-requests/${await freshRequest(world)}/decline`,
    body: { reason: 'The PAN is of somebody else.' },
  }),
  listPayoutDisputes: async (world) => {
    await freshDispute(world)
    return { path: '/api/payout-disputes' }
  },
  listApprovals: () => ({ path: '/api/approvals' }),
  decideApproval: async (world) => ({
    path: `/api/approvals/${await freshApproval(world)}/decide`,
    body: { approved: false, reason: 'Not agreed with them' },
  }),
  setApprovalRule: async (world) => ({
    path: '/api/approval-rules/terms',
    body: { on: await ruleToSet(world), reason: 'Two people are here' },
  }),
  answerPayoutDispute: async (world) => ({
    path: `/api/payout-disputes/${await freshDispute(world)}/answer`,
    body: { upheld: false, answer: 'The month came to less than the second slab.' },
  }),
} satisfies Record<EndpointKey, BuildCall>

/** Public calls that succeed once: they end a session, or use up what was prepared. */
export const ONCE: readonly EndpointKey[] = [
  'sendOtp',
  'verifyOtp',
  'adminLogin',
  'followStaffLink',
  'partnerLogin',
  'createDemoActors',
  'redeemTransfer',
]

export async function buildCall(key: EndpointKey, world: World): Promise<Call> {
  const row: EndpointRow = ENDPOINTS[key]
  // Whoever has no second factor is asked for no code, outside the live mode.
  if (row.area === 'admin' && row.secondFactor) await withoutFactors(world)
  return (CALLS[key] as BuildCall)(world)
}

const SILENT_LENDER = 'pomelo-fincorp'
const ASKING_LENDER = 'primrose-credit'
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

/** The code by which the contact that consumer A signs in with agrees to another address. */
async function agreeingCodeOf(world: World): Promise<string> {
  // Another call may have asked a moment ago.
  await removeRateCounters(world.server)
  await as(world, 'POST', '/api/sign-in-contacts/send-code', { channel: 'email' })
  const { data } = (await as(world, 'GET', '/api/sign-in-contacts')).body as { data: SignInContacts }
  return world.server.codeFor(data.email.verified ? data.email.value : data.mobile.value)
}

/** Number of a request of the customer that waits for their yes. */
async function unprovenErasureOf({ a, server }: World): Promise<string> {
  const { db } = server.deps
  // Another call may have asked, or confirmed.
  await cancelOpenErasure(db, a.userId)
  const waiting = await transaction({ db }, ({ db }) => findUnprovenErasure(db, a.userId))
  if (waiting) return waiting.reference
  const row = await createErasure(db, {
    reference: await nextTicket(db, 'CLE'),
    user_id: a.userId,
    status: 'verifying',
    came_by: 'letter',
    erase_after: server.clock.now(),
    created_at: server.clock.now(),
  })
  if (!row) throw new Error('the request was not written')
  return row.reference
}

/** Number of the live hold on A's data. */
async function holdOf({ a, server }: World): Promise<number> {
  const now = server.clock.now()
  const [live] = await listHoldsOf(server.deps.db, a.userId, now)
  if (live) return live.hold_id
  const until = new Date(now.getTime() + days(1))
  return createLegalHold(server.deps.db, { user_id: a.userId, reason: 'A court asks', until, set_by: 1, set_at: now })
}

/** Consumer A's form complete, and their credit checked. */
export async function completeProfile(world: World): Promise<void> {
  const { email, ...profile } = COMPLETE_PROFILE
  const contacts = (await as(world, 'GET', '/api/sign-in-contacts')).body as { data: SignInContacts }
  // What signs in is not typed over.
  await as(world, 'POST', `/api/user/${world.a.userId}`, contacts.data.email.verified ? profile : { ...profile, email })
  await as(world, 'POST', '/api/consents', { purpose: 'credit_score', version: CONSENT_VERSIONS.credit_score })
}

/** A partner's ticket that somebody has answered; answers its number. */
async function answeredTicket(world: World, asked = freshPartnerTicket): Promise<string> {
  const ticket = await asked(world)
  await answerDeskTicket(world.server.deps, ticket, { text: 'It works again.', seen: 0, close: false }, { admin_id: 1 })
  return ticket
}

/** Everybody of the staff has heard two right answers. */
async function knowCaller({ server, a }: World): Promise<void> {
  const { db, clock } = server.deps
  for (const { admin_id } of await storedAdmins(server))
    await createIdentityCheck(db, {
      user_id: a.userId,
      admin_id,
      questions: ['code'],
      passed: true,
      at: clock.now(),
    })
}

/** The same, closed. */
async function closedTicket(world: World, asked = freshPartnerTicket): Promise<string> {
  const ticket = await answeredTicket(world, asked)
  await closeDeskTicket(world.server.deps, ticket, 'solved', { admin_id: 1 })
  return ticket
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
  const [lender] = await storedLenders(world.server, { slug })
  const { body } = await as(world, 'GET', `/api/offers/${world.a.appId}`)
  const { matched } = body as { matched: { lender_id: number }[] }
  const offer = matched.find((each) => each.lender_id === lender?.lender_id)
  if (!offer) throw new Error(`${slug} does not match the test customer`)
  return offer.lender_id
}

/** The body of an application by the Key Fact Statement that consumer A is shown. */
async function readToApply(world: World, lender_id: number) {
  const { body } = await as(world, 'GET', `/api/offers/${world.a.appId}/${lender_id}/kfs`)
  const { proposal_number } = (body as { data: { proposal_number: string } }).data
  return { lender_id, proposal_number, consents: APPLY_CONSENTS }
}

/** Consumer A applies; each world has a new draft, so an earlier application to the lender is taken back first. */
async function apply(world: World, slug: string) {
  await completeProfile(world)
  const lender_id = await matchedLender(world, slug)
  const { body } = await as(world, 'GET', '/api/applications')
  const { data } = body as { data: { app_id: string; lender_id: number | null; status: string }[] }
  const open = data.find((each) => each.lender_id === lender_id && !['withdrawn', 'rejected'].includes(each.status))
  if (open) await as(world, 'POST', `/api/applications/${open.app_id}/withdraw`)
  const wanted = await readToApply(world, lender_id)
  const applied = await as(world, 'POST', `/api/applications/${world.a.appId}/apply`, wanted)
  const application = (applied.body as { data: { app_id: string; reference: string; lender_reference: string | null } })
    .data
  const { app_id, reference, lender_reference } = application
  return { lender_id, app_id, reference, lender_reference }
}

/** A loan of A's that was paid out today; its days to return it run. */
async function paidOutLoan(world: World): Promise<string> {
  const { server, a } = world
  await completeProfile(world)
  const { body } = await as(world, 'GET', `/api/offers/${a.appId}`)
  const [offer] = (body as OffersAnswer).matched
  if (!offer) throw new Error('nothing is offered')
  const { app_id } = await makeApplication(server, {
    user_id: a.userId,
    lender_id: offer.lender_id,
    status: 'disbursed',
    amount: 100_000,
    disbursed_on: istDay(server.clock.now()),
    offer,
  })
  return app_id
}

let phones = 5_560_000_000
/** A number that nobody has used yet: codes to one number are thirty seconds apart. */
const freshPhone = (): string => String((phones += 1))

let addresses = 0
/** An address that nobody has used yet. */
const freshAddress = (): string => `fresh${(addresses += 1)}@example.com`

const otpRequest = (prospectAppId: string, destination: string) => ({
  prospectAppId,
  channel: 'mobile',
  destination,
  notice_version: NOTICE_VERSION,
})

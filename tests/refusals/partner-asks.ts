import type { Deps } from '#server/deps.ts'
import { getOwnFunnel } from '#server/services/partners/get-own-funnel.ts'
import { saveFunnelDraft } from '#server/services/partners/save-funnel-draft.ts'
import { OWN_FIGURE_KEYS, ownCutsOf } from '#src/contract/entities/figures/own-traces.ts'
import { AGREEMENT_VERSION } from '#src/contract/entities/partners/evidence.ts'
import { PLAIN_FUNNEL } from '#src/contract/entities/partners/funnel-config.ts'
import { SELLING_RULES_VERSION } from '#src/contract/entities/partners/selling-rules.ts'
import { logoForm, PNG } from '#tests/setup/images.ts'
import { STAFF_PASSWORD } from '#tests/setup/quick-passwords.ts'
import { A_THEME } from './worlds/brands.ts'
import { B } from './worlds/sentinels.ts'
import type { Planted } from './worlds/sentinels.ts'

/** One call of partner B: what fills the path, the query and the body, and what it is answered. */
export interface Ask {
  params?: Record<string, string>
  query?: string
  body?: unknown
  /** A form with a file, in place of a body. */
  raw?: FormData
  /** 404 where the path names a row, else 200. */
  status?: number
  /** A word of A's that B says itself, and may hear again. */
  own?: string
}
type Asks = (a: Planted, deps: Deps) => readonly Ask[] | Promise<readonly Ask[]>

const plainly: Asks = () => [{}]
/** Everything, and what is found by the names of A's rows. */
const narrowed =
  (...queries: string[]): Asks =>
  ({ reference }) => [{}, ...queries.map((query) => ({ query: query.replace('{reference}', reference.slice(3)) }))]
const rowOf =
  (name: keyof Planted['ids'], param = 'id', body?: unknown): Asks =>
  ({ ids }) => [{ params: { [param]: ids[name] }, ...(body !== undefined && { body }) }]
const posted =
  (...bodies: unknown[]): Asks =>
  () =>
    bodies.map((body) => ({ body }))
const stateOf = async (deps: Deps, partner: number) => (await getOwnFunnel(deps, { partner_id: partner })).state

const LEADS = [
  'reference={reference}',
  'search=LD-',
  'search=zq',
  'channel=link',
  'preset=last_7_days&status=disbursed',
]
const APPLICATIONS = ['search=app_', 'search=LD-', 'status=disbursed', 'preset=last_7_days']
const FIGURES = {
  product_type: 'Personal Loans',
  age: 30,
  employment_status_code: 1,
  monthly_income: 45_000,
  emi: 0,
  credit_score: null,
  postal_code: '560001',
  amount: 300_000,
  tenure_months: 24,
  collateral_value: null,
}
const CONSENT = { consent: true, consent_text_version: '2026-11-01' }

/**
 * Every call of a partner's portal and of its own systems, as partner B makes it with whatever of partner A's it can name.
 * Typed by hand: a new call stands here before its tests pass.
 */
export const PARTNER_ASKS: Readonly<Record<string, Asks>> = {
  getPartnerRevenue: plainly,
  listOffering: plainly,
  listTrackingLinks: narrowed('product_type=Personal%20Loans'),
  // The name alone is B's own: A's link would be known by its code.
  createTrackingLink: () => [{ body: { product_type: 'Personal Loans', label: 'zq-label' }, own: 'zq-label' }],
  disableTrackingLink: rowOf('link'),
  listPartnerLeads: narrowed('status=disbursed', 'product_type=Personal%20Loans&sort=updated_at'),
  listLeadNamings: plainly,
  inspectLead: ({ mobile }) => [{ body: { mobile, product_type: 'Personal Loans' } }],
  listLenderJourneys: plainly,
  getSellingRules: plainly,
  acknowledgeSellingRules: posted({ version: SELLING_RULES_VERSION }),
  listPartnerTickets: narrowed('topic=tech'),
  createPartnerTicket: posted({ topic: 'general', subject: 'Payouts', description: 'When is the next one?' }),
  getPartnerTicket: rowOf('ticket', 'ticket'),
  createPartnerTicketMessage: rowOf('ticket', 'ticket', { text: 'Mine now.' }),
  ratePartnerTicket: rowOf('ticket', 'ticket', { rating: 5 }),
  getPartnerSettings: plainly,
  updatePartnerProfile: posted({
    contact_name: 'Meena Rao',
    mobile: '9876540418',
    email: 'b@example.com',
    address: '',
  }),
  updatePartnerBank: () => [
    {
      body: {
        holder: 'B Traders',
        account_number: '123456789012',
        ifsc: 'HDFC0001234',
        password: STAFF_PASSWORD,
        otp: '000000',
      },
      status: 422,
    },
  ],
  recheckPartnerBank: () => [{ status: 409 }],
  getOwnEvidence: plainly,
  sendPartnerCode: plainly,
  confirmPartnerCode: () => [{ body: { otp: '000000' }, status: 422 }],
  acceptAgreement: () => [{ body: { version: AGREEMENT_VERSION, otp: '000000' }, status: 422 }],
  updatePartnerNotification: posted({ name: 'weekly', on: false }),
  listPartnerPeople: plainly,
  createPartnerPerson: ({ personEmail }) => [
    { body: { name: 'Ravi Kale', email: personEmail, rights: [] }, status: 409 },
    { body: { name: 'Ravi Kale', email: 'ravi@example.com', rights: [] } },
  ],
  updatePartnerPerson: rowOf('person', 'id', { status: 0, rights: [] }),
  resetPartnerPersonPassword: rowOf('person'),
  changePartnerPassword: posted({ password: STAFF_PASSWORD, new_password: 'a longer one for tests' }),
  listPartnerSessions: plainly,
  endPartnerSession: rowOf('session'),
  endOtherPartnerSessions: plainly,
  listSupportViews: plainly,
  listReferrals: plainly,
  createReferral: ({ invitee }) => [
    { body: { name: 'Somebody', contact: invitee, consent: true }, status: 422 },
    { body: { name: 'Somebody', contact: 'else@example.com', consent: true } },
  ],
  getPartnerHome: narrowed('preset=last_7_days', 'preset=yesterday'),
  traceOwnFigure: () =>
    OWN_FIGURE_KEYS.flatMap((figure) =>
      ownCutsOf(figure).map((by) => ({ query: `figure=${figure}&by=${by}&preset=last_30_days` })),
    ),
  listLeadReport: narrowed(...LEADS),
  listApplicationReport: narrowed(...APPLICATIONS),
  listDisbursalReport: narrowed('lender=1', 'preset=last_7_days'),
  listPayoutReport: narrowed('status=accrued', 'status=disputed'),
  exportLeadReport: narrowed(...LEADS),
  exportApplicationReport: narrowed(...APPLICATIONS),
  exportDisbursalReport: narrowed('lender=1', 'preset=last_7_days'),
  exportPayoutReport: narrowed('status=accrued', 'status=disputed'),
  listPayoutStatements: plainly,
  listOwnTax: plainly,
  exportOwnTax: () => [{ params: { quarter: '2026-Q1' }, status: 200 }],
  createPayoutDispute: rowOf('payout', 'payoutId', { reason: 'Mine?' }),
  listApiKeys: plainly,
  createApiKey: posted({ name: 'CRM', scopes: ['leads:read'], sandbox: false }),
  rotateApiKey: rowOf('key'),
  revokeApiKey: rowOf('key'),
  listWebhooks: plainly,
  createWebhook: posted({ url: 'http://127.0.0.1:9/of-b', events: ['lead.created'] }),
  updateWebhook: rowOf('webhook', 'id', { url: 'http://127.0.0.1:9/of-b', active: false }),
  removeWebhook: rowOf('webhook'),
  testWebhook: rowOf('webhook'),
  listWebhookDeliveries: narrowed('status=failed', 'page=1&size=100'),
  replayWebhookDelivery: rowOf('delivery'),
  createWidget: posted({ products: ['Personal Loans'], hosts: ['www.example.com'] }),
  getOwnBrand: plainly,
  saveOwnBrandDraft: posted({ revision: null, theme: A_THEME }),
  uploadOwnBrandLogo: () => [{ raw: logoForm(PNG) }],
  getOwnFunnel: plainly,
  saveFunnelDraft: async (_, deps) => [
    { body: { state: await stateOf(deps, 1), config: PLAIN_FUNNEL }, status: 409 },
    { body: { state: await stateOf(deps, 2), config: PLAIN_FUNNEL } },
  ],
  publishFunnel: async (_, deps) => {
    await saveFunnelDraft(deps, { state: await stateOf(deps, B.partner_id), config: PLAIN_FUNNEL }, B)
    return [
      { body: { state: await stateOf(deps, 1) }, status: 409 },
      { body: { state: await stateOf(deps, B.partner_id) } },
    ]
  },
  rollBackFunnel: async (_, deps) => [
    { body: { state: await stateOf(deps, 1), version: 0 }, status: 409 },
    { body: { state: await stateOf(deps, 2), version: 0 } },
  ],
  partnerLogout: plainly,
  createApiLead: ({ mobile }) => [{ body: { mobile, product_type: 'Personal Loans', name: 'Asha Rao', ...CONSENT } }],
  listApiLeads: ({ reference }) => [{}, { query: `after=${reference}`, status: 404 }],
  getApiLead: ({ reference }) => [{ params: { reference } }],
  checkApiEligibility: posted(FIGURES),
}

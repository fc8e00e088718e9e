import type { EndpointKey } from '#src/contract/endpoints.ts'
import { CREDENTIALS, type CredentialKind } from './credentials.ts'

/**
 * Who may do what, typed by hand from the specification and never derived from the endpoint table: the second opinion
 * against which the server is held. Every call is consumer A's, aimed at A's own rows. Status by kind of credential:
 *
 * | anon | consumer A, B | admin role 1, 2, 3 | partner A, B | masquerade as user A, as partner A | expired, revoked,
 * forged token | cookie alone: customer, admin, partner | token alone: customer, admin, partner | A's token with B's cookie
 *
 * 401: not signed in to that area, or half a credential. 403: signed in, and not for this role or not on behalf of
 * somebody. 404: another's row, which nobody can tell from one that is not there.
 */
export const MATRIX = {
  // Open to everybody
  getHealth: '             200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  getOpenApi: '            200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  getPartnerTheme: '       200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  listSearchLists: '       200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  getSearchList: '         200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  listLanguages: '         200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  getGoldPrice: '          200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  listInsurancePlans: '    200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  listVouchers: '          200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  saveCookie: '            200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  readCookie: '            200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  deleteCookie: '          200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  listCreditCards: '       200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  // The lender's signature and the browser speak for themselves: these two carry no session
  receiveLenderWebhook: '  200|200 200|200 200 200|200 200|403 200|200 200 200|200 200 200|200 200 200|200',
  receiveBrowserReport: '  200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  // Demo and test mode alone
  listOutbox: '            200|200 200|200 200 200|200 200|200 200|200 200 200|200 200 200|200 200 200|200',
  createDemoActors: '      200|200 200|200 200 200|200 200|403 200|200 200 200|200 200 200|200 200 200|200',
  setDemoClock: '          200|200 200|200 200 200|200 200|403 200|200 200 200|200 200 200|200 200 200|200',
  setDemoLimits: '         200|200 200|200 200 200|200 200|403 200|200 200 200|200 200 200|200 200 200|200',
  setDemoLender: '         200|200 200|200 200 200|200 200|403 200|200 200 200|200 200 200|200 200 200|200',
  // Starting something in a customer's name is never a masquerading admin's
  createProspect: '        200|200 200|200 200 200|200 200|403 200|200 200 200|200 200 200|200 200 200|200',
  createMerchantRequest: ' 200|200 200|200 200 200|200 200|403 200|200 200 200|200 200 200|200 200 200|200',
  redeemTransfer: '        200|200 200|200 200 200|200 200|403 200|200 200 200|200 200 200|200 200 200|200',
  createHelpRequest: '     200|200 200|200 200 200|200 200|403 200|200 200 200|200 200 200|200 200 200|200',
  adminLogin: '            200|200 200|200 200 200|200 200|403 200|200 200 200|200 200 200|200 200 200|200',
  partnerLogin: '          200|200 200|200 200 200|200 200|403 200|200 200 200|200 200 200|200 200 200|200',
  // A visit belongs to the browser that made it, and once signed in to its owner
  getProspect: '           404|200 404|404 404 404|404 404|200 404|404 404 200|200 404 404|404 404 404|404',
  createTransfer: '        404|200 404|404 404 404|404 404|403 404|404 404 200|200 404 404|404 404 404|404',
  // A code goes to the browser that asked for it, whoever is signed in
  sendOtp: '               404|200 404|404 404 404|404 404|403 404|404 404 200|200 404 404|404 404 404|404',
  verifyOtp: '             404|200 404|404 404 404|404 404|403 404|404 404 200|200 404 404|404 404 404|404',

  // A customer's own rows, named in the path or the body
  getUser: '               401|200 404|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  updateUser: '            401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  getMaskInfo: '           401|200 404|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  setLanguage: '           401|200 404|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  getOffers: '             401|200 404|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  getKfs: '                401|200 404|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  getApplicationDetails: ' 401|200 404|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  updateApplicationDetails: '401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  startGoldLoan: '         401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  startHousingLoan: '      401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  applyToLender: '         401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  answerLender: '          401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  sendLenderOtp: '         401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  verifyLenderOtp: '       401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  handOver: '              401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  withdrawApplication: '   401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  createReminder: '        401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  getWhatIf: '             401|200 404|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  nudgeApplication: '      401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  withdrawConsent: '       401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  // A customer's own rows, known by the session: B reaches B's. A's PAN is not B's
  verifyIdentity: '        401|200 422|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  createApplication: '     401|200 200|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  applyForCard: '          401|200 200|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  listApplications: '      401|200 200|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  listApplicationCare: '   401|200 200|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  listLoanEnquiries: '     401|200 200|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  createLoanEnquiry: '     401|200 200|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  listConsents: '          401|200 200|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  claimVoucher: '          401|200 200|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  // Codes are as good as money: not even an admin who helps sees them
  listVoucherClaims: '     401|200 200|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  // An insurer calls a person back: B has no name and birth date yet
  requestInsurancePlan: '  401|200 409|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  giveConsent: '           401|200 200|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  getContactRules: '       401|200 200|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  updateContactRules: '    401|200 200|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  setQuietMode: '          401|200 200|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  listContacts: '          401|200 200|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  listProfileViews: '      401|200 200|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  // Neither a copy of everything nor its end is ever a masquerading admin's
  exportMyData: '          401|200 200|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  getErasure: '            401|200 200|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  requestErasure: '        401|200 200|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  cancelErasure: '         401|200 200|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  listTickets: '           401|200 200|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  getTicket: '             401|200 404|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',
  createTicketMessage: '   401|200 404|401 401 401|401 401|403 401|401 401 401|401 401 401|401 401 401|401',
  logout: '                401|200 200|401 401 401|401 401|200 401|401 401 401|401 401 401|401 401 401|401',

  // Staff: every role has a session; merchant-management, where masquerading starts, is role 1's page
  reverifyAdmin: '         401|401 401|200 200 200|401 401|401 401|401 401 401|401 401 401|401 401 401|401',
  adminLogout: '           401|401 401|200 200 200|401 401|401 401|401 401 401|401 401 401|401 401 401|401',
  startMasquerade: '       401|401 401|200 403 403|401 401|401 401|401 401 401|401 401 401|401 401 401|401',
  exitMasquerade: '        401|401 401|200 403 403|401 401|401 401|401 401 401|401 401 401|401 401 401|401',

  // Partners: each its own figures, so both succeed
  getPartnerRevenue: '     401|401 401|401 401 401|200 200|401 200|401 401 401|401 401 401|401 401 401|401',
  partnerLogout: '         401|401 401|401 401 401|200 200|401 200|401 401 401|401 401 401|401 401 401|401',
} as const satisfies Record<EndpointKey, string>

/** The row of one call, by kind of credential. */
export function expectedOf(key: EndpointKey): Record<CredentialKind, number> {
  const cells = MATRIX[key]
    .split(/[\s|]+/)
    .filter(Boolean)
    .map(Number)
  if (cells.length !== CREDENTIALS.length) throw new Error(`${key} has ${cells.length} cells`)
  return Object.fromEntries(CREDENTIALS.map((kind, at) => [kind, cells[at]])) as Record<CredentialKind, number>
}

/** The first kind of credential that the oracle lets through. */
export function permittedKind(key: EndpointKey): CredentialKind {
  const expected = expectedOf(key)
  const kind = CREDENTIALS.find((each) => expected[each] < 300)
  if (!kind) throw new Error(`nobody may call ${key}`)
  return kind
}

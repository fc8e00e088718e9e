import { fireEvent, screen } from '@testing-library/react'
import { createIdentityCheck } from '#server/db/repositories/callers/identity-checks.ts'
import { createHelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import { approvePayouts } from '#server/services/earnings/approve-payouts.ts'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { createCampaign } from '#server/services/messages/create-campaign.ts'
import { registerTemplate } from '#server/services/messages/register-template.ts'
import { saveTemplate } from '#server/services/messages/save-template.ts'
import { noteLowerTax } from '#server/services/paying/note-lower-tax.ts'
import { closeMonth } from '#server/services/reconciliation/close-month.ts'
import { decideLines } from '#server/services/reconciliation/decide-lines.ts'
import { getLedger } from '#server/services/reconciliation/get-ledger.ts'
import { makeInvoice } from '#server/services/reconciliation/make-invoice.ts'
import { saveLenderBook } from '#server/services/reconciliation/save-lender-book.ts'
import { answerDeskTicket } from '#server/services/support/answer-desk-ticket.ts'
import { closeDeskTicket } from '#server/services/support/close-desk-ticket.ts'
import { escalateDeskTicket } from '#server/services/support/escalate-desk-ticket.ts'
import { sealPartnerRequest } from '#server/services/support/shared/partner-ticket-view.ts'
import { istDay, istMonth } from '#src/contract/rules/calendar.ts'
import { NO_PAISE } from '#src/contract/rules/paise.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeApplications, makeApplication } from '#tests/builders/application.ts'
import { makeCall } from '#tests/builders/call.ts'
import { addAnySlab, changeLenders } from '#tests/builders/catalogue.ts'
import { fileLine } from '#tests/builders/lender-file.ts'
import { addLenderMatters, paidOut } from '#tests/builders/loan.ts'
import { changePayoutLines } from '#tests/builders/payout.ts'
import { agreeTerms, approvedLoan, checkedAccount, payOut } from '#tests/server/services/earnings/payout-book.ts'
import { openRun, payByRun, readNewBankFile, secondAdmin, withFactor } from '#tests/server/services/paying/run-book.ts'
import type { BodyTo } from '#tests/setup/browser.ts'
import { EVERYBODY, SMS_TEMPLATE } from '#tests/setup/message-templates.ts'
import type { RenderAppOptions, SignedIn } from '#tests/setup/screens/render-app.tsx'
import { opened, page, pick, press, tick, type } from './form.ts'
import type { Form } from './form.ts'

const asAdmin = (path: string, more: RenderAppOptions = {}) => page(`/admin/${path}`, { actor: 'admin1', ...more })

const THEN = new Date(Date.now() - days(40))
/** A loan of a month that is over. */
const book = async ({ server }: SignedIn) => {
  server.clock.set(THEN)
  await agreeTerms(server)
  await payOut(server, await approvedLoan(server, 300_000))
  server.clock.set(null)
}
/** The same, of a partner who would get more than the lender pays. */
const held = async (signedIn: SignedIn) => {
  await book(signedIn)
  await changePayoutLines(signedIn.server, {}, { revenue: NO_PAISE })
}
/** The same, approved, of a partner whose account is verified. */
const approved = async (signedIn: SignedIn) => {
  await book(signedIn)
  await checkedAccount(signedIn.server)
  await approvePayouts(signedIn.server.deps, 1, istMonth(THEN), { admin_id: 1 })
}
/** The same, in a payment run. */
const run = (state: 'made' | 'checked' | 'sent') => async (signedIn: SignedIn) => {
  await approved(signedIn)
  await openRun(signedIn.server, state)
}
/** The same, where whoever looks has a second factor. */
const runToCheck = async (signedIn: SignedIn) => {
  await run('made')(signedIn)
  await withFactor(signedIn.server, 1)
}
/** A certificate for a lower rate that counts today. */
const matterNow = async ({ server }: SignedIn) => {
  const { app_id } = await makeApplication(server, { reference: 'CL-900901', lender_id: 1, status: 'rejected' })
  const at = server.clock.now()
  await addLenderMatters(server, {
    app_id,
    lender_id: 1,
    kind: 'report_ended',
    lender_status: 'DISBURSED',
    event_id: 'late',
    noted_at: at,
    due_at: at,
  })
}
const lowerTaxNow = async ({ server }: SignedIn) => {
  const today = istDay(new Date())
  const covers = { number: 'LOWER00001', tds_percent: 0.5, limit_amount: 100_000, evidence: 'Seen on the tax portal' }
  await noteLowerTax(server.deps, 1, { ...covers, from_day: today, to_day: today }, { admin_id: 1 })
}
/** The same, paid. */
const sent = async (signedIn: SignedIn) => {
  await approved(signedIn)
  await payByRun(signedIn.server)
}
/** Terms that somebody else asked for. */
const termsAsked = async ({ server }: SignedIn) => {
  const { browser } = await secondAdmin(server)
  const terms = { revenue_percent: 77, revenue_flat_fee: 0, reason: 'Agreed on the phone' }
  await browser.call('updatePartnerRevenue', { params: { id: 1 }, body: terms })
}
/** The same, asked about. */
const disputed = async (signedIn: SignedIn) => {
  await sent(signedIn)
  const { server } = signedIn
  const partner = (await server.signInPartner('a')).browser
  const { rows } = await partner.call('listPayoutReport')
  await partner.call('createPayoutDispute', {
    params: { payoutId: rows[0]?.payout_id ?? 0 },
    body: { reason: 'Too little.' },
  })
}
/** A lender that is off, and may be on. */
async function offWithSlab({ server }: SignedIn): Promise<void> {
  await addAnySlab(server, 7)
  await changeLenders(server, { lender_id: 7 }, { name: 'Champak Capital', lender_status: 0, working_since: null })
}

/** A lender's file of which one row has to be put right. */
const misFile = async ({ browser }: SignedIn, word = 'Aprvd') => {
  const form = new FormData()
  form.append('file', new Blob([`LAN,Status\nLN-1,${word}\n`]), 'mis.csv')
  const whose = { profile: 'mis', lender_id: '1', sheet: '0', head_row: '1' }
  for (const [name, value] of Object.entries(whose)) form.append(name, value)
  const batch = await browser.call('createImportBatch', { raw: form })
  const mapping: BodyTo<'saveImportMapping'>['mapping'] = {
    columns: [
      { head: 'LAN', field: 'loan_account' },
      { head: 'Status', field: 'status' },
    ],
    date_order: 'dmy',
    unit: 'rupees',
    amount_basis: null,
  }
  await browser.call('saveImportMapping', { params: { id: 1 }, body: { version: batch.version, mapping, keep: false } })
}
/** The bank's answer to a run, by a word that nobody has confirmed. */
const bankFile = async (screen: SignedIn) => {
  await run('sent')(screen)
  const row = `CL1P1,Anand,50100234567418,HDFC0000418,NEFT,2450.00,${istDay(new Date())},HDFCN26309000001,E,`
  await readNewBankFile(screen.browser, row)
}
/** The same of an application that its lender has turned down, and now approves. */
const endedFile = async (screen: SignedIn) => {
  const { app_id } = await paidOut(screen.server, { lender_id: 1, loan: 'LN-1', day: '2020-01-05' })
  await changeApplications(screen.server, { app_id }, { status: 'rejected' })
  await misFile(screen, 'Approved')
}
/** A line of a lender's file that pays less for a loan than was agreed. */
const ledger = async ({ server }: SignedIn) => {
  await paidOut(server, { lender_id: 1, loan: 'LAN-1', day: '2020-01-05' })
  await fileLine(server, { lender_id: 1, loan: 'LAN-1', period: '2020-01', gross: 10 })
}
/** The same, with nothing left to settle. */
const settledLedger = async ({ server }: SignedIn) => {
  const line_id = await fileLine(server, { lender_id: 1, loan: 'LAN-1', period: '2020-01', gross: 100 })
  const lines = [{ line_id, disbursal_id: null }]
  await decideLines(server.deps, 1, { month: '2020-01', lines, kind: 'disputed', reason: 'Not ours' }, { admin_id: 1 })
}
/** The same, taken as it is and closed. */
const closedLedger = async ({ server }: SignedIn) => {
  const { deps } = server
  const line_id = await fileLine(server, { lender_id: 1, loan: 'LAN-1', period: '2020-01', gross: 100 })
  const by = { admin_id: 1 }
  const lines = [{ line_id, disbursal_id: null }]
  await decideLines(deps, 1, { month: '2020-01', lines, kind: 'accepted', reason: 'As agreed' }, by)
  const { seen } = await getLedger(deps, 1, { month: '2020-01' })
  await closeMonth(deps, 1, { month: '2020-01', seen }, by)
  const tolerance = { tolerance_amount: 1, tolerance_percent: 0.01, tolerance_days: 3, version: 0 }
  const bill = { bill_name: 'Bank', bill_address: 'Mumbai', bill_gstin: '27AAACT2727Q1ZW' }
  await saveLenderBook(deps, 1, { ...tolerance, ...bill }, by)
}
/** The same, billed. */
const billedLedger = async (signedIn: SignedIn) => {
  await closedLedger(signedIn)
  const { deps } = signedIn.server
  await makeInvoice(deps, 1, { month: '2020-01', taxable: 100 }, { admin_id: 1 })
}
const asked = async ({ server }: SignedIn) =>
  void (await server.browser().call('createMerchantRequest', {
    body: {
      full_name: 'Asha Patil',
      phone: '9876543210',
      email: 'asha@stores.com',
      business_name: 'Asha Stores',
      pincode: '431001',
      pan: 'AABCA1234B',
      consent: true,
    },
  }))
const drafted = async ({ browser }: SignedIn) =>
  void (await browser.call('createCriteriaDraft', { body: { lender_id: 9, changes: { min_age: 30 } } }))

/** Somebody whose data a court wants kept. */
const heldCustomer = async ({ browser, server }: SignedIn) => {
  const { userId } = await server.signInCustomer()
  const until = istDay(server.clock.now())
  await browser.call('setLegalHold', {
    body: { customer: String(userId), basis: 'court', kinds: ['offers'], reason: 'A court asks', until },
  })
}

/** A template that messages may be written with. */
const templateInUse = async ({ server }: SignedIn) => {
  const { template_id } = await saveTemplate(server.deps, SMS_TEMPLATE, null, { admin_id: 1 })
  await registerTemplate(server.deps, template_id)
}

/** A partner's link. */
const madeLink = async ({ server }: SignedIn) =>
  void (await createTrackingLink(
    server.deps,
    { product_type: 'Personal Loans', label: 'Shop' },
    { partner_id: 1, partner_user_id: 1 },
  ))
const TICKET = 'CLT-900321'
/** A visitor's ticket. */
const ticketed = async ({ server: { deps, clock } }: SignedIn) => {
  const request = { name: 'Asha', email: 'asha@example.com', phone: '9876543210', description: 'Where is it?' }
  await createHelpRequestRow(deps.db, {
    ticket: TICKET,
    partner: 'cl',
    due_at: clock.now(),
    request_enc: deps.vault.sealShared(JSON.stringify(request), `help_requests:${TICKET}`),
  })
}
const OTHER_TICKETS = ['CLT-900322', 'CLT-900323'] as const
/** Three tickets of one partner. */
const ofOnePartner = async ({ server: { deps, clock } }: SignedIn) => {
  const request = { name: 'Ravi', email: 'r@shop.test', company: 'Shop', subject: 'Links', description: 'Silent.' }
  for (const ticket of [TICKET, ...OTHER_TICKETS])
    await createHelpRequestRow(deps.db, {
      ticket,
      partner: 'cl',
      partner_id: 1,
      topic: 'tech',
      due_at: clock.now(),
      request_enc: sealPartnerRequest(deps, ticket, request),
    })
}
/** The same, answered. */
const answered = async (signedIn: SignedIn) => {
  await ticketed(signedIn)
  const { deps } = signedIn.server
  await answerDeskTicket(deps, TICKET, { text: 'It is on its way.', seen: 0, close: false }, { admin_id: 1 })
}
/** The same, before the grievance officer. */
const escalated = async (signedIn: SignedIn) => {
  await ticketed(signedIn)
  await escalateDeskTicket(signedIn.server.deps, TICKET, 'A month without an answer', { admin_id: 1 })
}
/** The same, closed. */
const ended = async (signedIn: SignedIn) => {
  await answered(signedIn)
  await closeDeskTicket(signedIn.server.deps, TICKET, 'solved', { admin_id: 1 })
}
/** A call of one of the staff, under way or over. */
async function callOf({ server }: SignedIn, admin_id: number, ended = false): Promise<void> {
  const { clock } = server.deps
  const { userId: user_id } = await server.signInCustomer()
  const now = clock.now()
  const { app_id } = await makeApplication(server, { user_id, status: 'documents_needed' })
  await makeCall(server, {
    user_id,
    app_id,
    admin_id,
    started_at: now,
    ...(ended && { ended_at: now, ending: 'complaint' as const, for_review: true }),
  })
}
/** Somebody who can be found. */
const known = async ({ server }: SignedIn) => void (await server.signInCustomer())
/** The same, who allows offers by phone. */
const allowing = async ({ server }: SignedIn) => {
  const { browser } = await server.signInCustomer()
  await browser.call('updateContactRules', { body: { purpose: 'offers', channel: 'call', allowed: true } })
}
/** The same, who has begun an application. */
const begun = async ({ server }: SignedIn) => {
  const { browser } = await server.signInCustomer()
  await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
}
/** The same, of whom enough is known to ask two questions. */
const described = async ({ server }: SignedIn) => {
  const { browser, userId } = await server.signInCustomer()
  await browser.call('updateUser', {
    params: { id: userId },
    body: { birth_date: '14-08-1990', postal_code: '560034' },
  })
}
/** Somebody who has read out a code of theirs to the administrator. */
const proven = async (signedIn: SignedIn) => {
  const { db, clock } = signedIn.server.deps
  const { userId: user_id } = await signedIn.server.signInCustomer()
  await createIdentityCheck(db, {
    user_id,
    admin_id: 1,
    questions: ['code'],
    passed: true,
    at: clock.now(),
  })
}
/** Opens the one customer, and what is done for them. */
const actFor = async (button: string) => {
  await type('Number, mobile, email or PAN', '9876543210')
  await press('Find')
  fireEvent.click(await screen.findByRole('link', { name: /^Customer \d+/ }))
  await press(button)
}

/** Somebody in whose name a letter came. */
const notedErasure = async ({ browser, server }: SignedIn) => {
  const { userId } = await server.signInCustomer()
  await browser.call('noteErasureRequest', {
    body: {
      customer: String(userId),
      came_by: 'letter',
      note: 'Letter of 3 March',
    },
  })
}

export const ADMIN_FORMS: Record<string, Form> = {
  'signing in as staff': {
    source: 'src/features/staff-sign-in/StaffSignIn.tsx',
    open: page('/admin/login'),
    call: 'adminLogin',
    fill: async () => {
      await type('Email', 'admin@demo.test')
      await type('Password', 'not the one')
    },
    button: 'Log in',
  },
  'finding a partner': {
    source: 'src/features/partners-admin/PartnerLookup.tsx',
    open: asAdmin('partners'),
    call: 'getPartnerByName',
    fill: () => type('Partner name or code', 'anand'),
    button: 'Find partner',
  },
  'a person added by an administrator': {
    source: 'src/features/partners-admin/AddPartnerUser.tsx',
    open: asAdmin('partners/1?tab=people'),
    call: 'createPartnerUser',
    field: { name: 'email', label: 'Email', another: 'office@anand.example' },
    fill: async () => {
      await type('Name', 'Ravi Kale')
      await type('Email', 'ravi@anand.example')
    },
    button: 'Add person',
  },
  "a partner's UTM id": {
    source: 'src/features/partners-admin/SavedFields.tsx',
    open: asAdmin('partners/1'),
    call: 'updatePartnerUtm',
    field: { name: 'utm_id', label: 'UTM id', another: 'holi-27' },
    fill: () => type('UTM id', 'diwali-26'),
    button: 'Save',
  },
  "a partner's host name": {
    source: 'src/features/partners-admin/PartnerHosts.tsx',
    open: asAdmin('partners/1?tab=brand'),
    call: 'updatePartnerHosts',
    fill: () => type('Host name', 'loans.anand.example'),
    button: 'Add',
  },
  'trying figures': {
    source: 'src/areas/admin/customer-eligibility/EligibilityForm.tsx',
    open: asAdmin('customer-eligibility'),
    call: 'checkCustomerEligibility',
    fill: async () => {
      await type('Loan amount', '300000')
      await type('Tenure, months', '24')
      await type('Age, years', '32')
      await type('Employment', '1')
      await type('Monthly income', '142000')
      await type(/^Credit score/, '660')
      await type('Pincode', '431001')
    },
    button: 'Check eligibility',
  },
  "a customer's eligibility": {
    source: 'src/areas/admin/customer-eligibility/CustomerTab.tsx',
    open: asAdmin('customer-eligibility?tab=customer'),
    call: 'checkExistingCustomer',
    field: { name: 'reason', label: 'Reason', another: 'Asked again' },
    fill: async () => {
      await type('Customer', '999999')
      await type('Reason', 'Asked on the phone')
    },
    button: 'Check eligibility',
  },
  'a search in the CSR portal': {
    source: 'src/areas/admin/csr-portal/PersonSearch.tsx',
    open: asAdmin('csr-portal'),
    call: 'findCustomers',
    field: { name: 'text', label: 'Number, mobile, email or PAN', another: 'CL-999998' },
    fill: async () => {
      await type('Number, mobile, email or PAN', 'CL-999999')
    },
    button: 'Find',
  },
  'the reason to show a masked field': {
    source: 'src/areas/admin/csr-portal/RevealDialog.tsx',
    open: asAdmin('csr-portal', { prepare: known }),
    call: 'revealField',
    field: { name: 'reason', label: 'Reason', another: 'Another reason' },
    fill: async () => {
      await type('Number, mobile, email or PAN', '9876543210')
      await press('Find')
      fireEvent.click(await screen.findByRole('link', { name: /^Customer \d+/ }))
      await press('Show: Mobile number')
      await type('Reason', 'Asked on the phone')
    },
    button: 'Show',
  },
  'quiet mode for a customer': {
    source: 'src/areas/admin/csr-portal/acts/QuietDialog.tsx',
    open: asAdmin('csr-portal', { prepare: known }),
    call: 'quietCustomer',
    field: { name: 'reason', label: 'Reason', another: 'Asked again on the phone' },
    fill: async () => {
      await actFor('Quiet mode')
      await type('Reason', 'Asked on the phone')
    },
    button: 'Turn on',
  },
  'a permission that a customer takes back': {
    source: 'src/areas/admin/csr-portal/acts/TakeBackDialog.tsx',
    open: asAdmin('csr-portal', { prepare: allowing }),
    call: 'takeBackForCustomer',
    field: { name: 'reason', label: 'Reason', another: 'Asked again on the phone' },
    fill: async () => {
      await actFor('Withdraw a consent')
      await type('Reason', 'Asked on the phone')
    },
    button: 'Withdraw',
  },
  'a look at a customer’s screens': {
    source: 'src/areas/admin/csr-portal/acts/ScreensDialog.tsx',
    open: asAdmin('csr-portal', { prepare: known }),
    call: 'startMasquerade',
    fill: async () => {
      await actFor('View as customer')
      await type('Reason', 'Asked on the phone')
    },
    button: 'Open customer view',
  },
  'an erasure that a customer asks for': {
    source: 'src/areas/admin/csr-portal/acts/ErasureDialog.tsx',
    open: asAdmin('csr-portal', { prepare: known }),
    call: 'noteErasureForCustomer',
    field: { name: 'reason', label: 'Reason', another: 'Asked again on the phone' },
    fill: async () => {
      await actFor('Erasure request')
      await type('Reason', 'Asked on the phone')
    },
    button: 'Record request',
  },
  'a ticket in a customer’s name': {
    source: 'src/areas/admin/csr-portal/acts/TicketDialog.tsx',
    open: asAdmin('csr-portal', { prepare: known }),
    call: 'createTicketForCustomer',
    field: { name: 'reason', label: 'Reason', another: 'Asked again on the phone' },
    fill: async () => {
      await actFor('Open a ticket')
      await type('What the customer says', 'Where is my money?')
      await type('Reason', 'Asked on the phone')
    },
    button: 'Open the ticket',
  },
  'the link that a customer asked for': {
    source: 'src/areas/admin/csr-portal/acts/AboutApplicationDialog.tsx',
    open: asAdmin('csr-portal', { prepare: begun }),
    call: 'sendLinkToCustomer',
    field: { name: 'reason', label: 'Reason', another: 'Asked again on the phone' },
    fill: async () => {
      await actFor('Send the link')
      await type('Reason', 'Asked on the phone')
    },
    button: 'Send',
  },
  'a legal hold': {
    source: 'src/areas/admin/customer-eligibility/LegalHolds.tsx',
    open: asAdmin('customer-eligibility?tab=holds'),
    call: 'setLegalHold',
    field: { name: 'reason', label: 'Reason', another: 'Another court asks' },
    fill: async () => {
      await type('Customer', '999999')
      await type('Basis', 'court')
      await type('Reason', 'Court order')
      await type('Keep until', '2027-01-31')
      await tick('Tickets')
    },
    button: 'Set the hold',
  },
  'the end of a legal hold': {
    source: 'src/areas/admin/customer-eligibility/LiftHoldDialog.tsx',
    open: asAdmin('customer-eligibility?tab=holds', { prepare: heldCustomer }),
    call: 'liftLegalHold',
    field: { name: 'lift_reason', label: 'Reason for lifting it', another: 'It is really over' },
    fill: async () => {
      await press('Lift the hold')
      await type('Reason for lifting it', 'The court is done')
    },
    button: 'Lift hold',
  },
  'a view of a report': {
    source: 'src/features/report-views/ViewForm.tsx',
    open: asAdmin('products-report'),
    call: 'createSavedView',
    field: { name: 'name', label: 'Name', another: 'Another view' },
    fill: async () => {
      await press('Save this view')
      await type('Name', 'A month')
    },
    button: 'Save',
  },
  'an answer to a ticket': {
    source: 'src/areas/admin/tickets/AnswerForm.tsx',
    open: asAdmin(`tickets/${TICKET}`, { prepare: ticketed }),
    call: 'answerDeskTicket',
    field: { name: 'text', label: 'Answer', another: 'Another answer' },
    fill: () => type('Answer', 'It is on its way.'),
    button: 'Send answer',
  },
  'the ending of a call': {
    source: 'src/areas/admin/telecalling/EndingForm.tsx',
    open: page('/admin/telecalling', { actor: 'admin1', prepare: (signedIn) => callOf(signedIn, 1) }),
    call: 'endCall',
    field: { name: 'note', label: /^Note/, another: 'Another note' },
    fill: async () => {
      await pick('Interested, continues alone')
      await type(/^Note/, 'Thinks about it')
    },
    button: 'Save outcome',
  },
  'a mark of a call': {
    source: 'src/areas/admin/telecalling/team/MarkForm.tsx',
    open: page('/admin/telecalling/team', { actor: 'admin1', prepare: (signedIn) => callOf(signedIn, 3, true) }),
    call: 'markCall',
    fill: () => tick('offered to stop calling'),
    button: 'Save review',
  },
  'a note on a ticket': {
    source: 'src/areas/admin/tickets/Notes.tsx',
    open: asAdmin(`tickets/${TICKET}`, { prepare: ticketed }),
    call: 'noteDeskTicket',
    field: { name: 'text', label: 'Note', another: 'Another note' },
    fill: () => type('Note', 'The lender was slow'),
    button: 'Save note',
  },
  'whose a ticket is': {
    source: 'src/areas/admin/tickets/Assigned.tsx',
    open: asAdmin(`tickets/${TICKET}`, { prepare: ticketed }),
    call: 'assignDeskTicket',
    field: { name: 'admin_id', label: 'Assigned to', another: 'nobody' },
    fill: () => type('Assigned to', 'least'),
    button: 'Assign',
  },
  'whose many tickets are': {
    source: 'src/areas/admin/tickets/queue/ChangeMany.tsx',
    open: asAdmin('tickets?tab=open', { prepare: ticketed }),
    call: 'changeDeskTickets',
    field: { name: 'admin_id', label: 'Assigned to', another: '1' },
    fill: async () => {
      fireEvent.click(await screen.findByRole('checkbox', { name: `Select ticket ${TICKET}` }))
      await press('Assign')
      await opened(/^Assign 1 ticket/)
    },
    button: 'Assign',
  },
  'the end of a ticket': {
    source: 'src/areas/admin/tickets/closing/CloseDialog.tsx',
    open: asAdmin(`tickets/${TICKET}`, { prepare: answered }),
    call: 'closeDeskTicket',
    field: { name: 'reason', label: 'Reason', another: 'not_ours' },
    fill: async () => {
      await press('Close ticket')
      await opened(/^Close ticket/)
    },
    button: 'Close ticket',
  },
  'a ticket merged into another one': {
    source: 'src/areas/admin/tickets/closing/MergeDialog.tsx',
    open: asAdmin(`tickets/${TICKET}`, { prepare: ofOnePartner }),
    call: 'mergeDeskTicket',
    field: { name: 'into', label: 'Other ticket of the same asker', another: OTHER_TICKETS[1] },
    fill: async () => {
      await press('Merge')
      await type('Other ticket of the same asker', OTHER_TICKETS[0])
    },
    button: 'Merge',
  },
  'a ticket for the grievance officer': {
    source: 'src/areas/admin/tickets/EscalateDialog.tsx',
    open: asAdmin(`tickets/${TICKET}`, { prepare: ticketed }),
    call: 'escalateDeskTicket',
    field: { name: 'reason', label: 'Reason', another: 'Another reason' },
    fill: async () => {
      await press('Escalate')
      await opened(/^Escalate ticket/)
      await type('Reason', 'A month without an answer')
    },
    button: 'Escalate',
  },
  'the evidence of a ticket': {
    source: 'src/areas/admin/tickets/EvidenceDialog.tsx',
    open: asAdmin(`tickets/${TICKET}`, { prepare: escalated }),
    call: 'makeTicketEvidence',
    field: { name: 'reason', label: 'Purpose', another: 'For the Ombudsman' },
    fill: async () => {
      await press('Export evidence')
      await opened(/^Evidence for ticket/)
      await type('Purpose', 'For the grievance officer')
    },
    button: 'Create PDF',
  },
  'two tickets that belong together': {
    source: 'src/areas/admin/tickets/Links.tsx',
    open: asAdmin(`tickets/${TICKET}`, { prepare: ticketed }),
    call: 'linkDeskTicket',
    field: { name: 'other', label: 'Number of the other ticket', another: 'CLT-000999' },
    fill: () => type('Number of the other ticket', 'CLT-000998'),
    button: 'Link',
  },
  'tickets that come to somebody': {
    source: 'src/areas/admin/tickets/queue/ShareDialog.tsx',
    open: asAdmin('tickets'),
    call: 'updateDeskShare',
    fill: async () => {
      await press('Automatic assignment')
      await opened('Automatic assignment')
      await tick('Assign tickets to me')
    },
    button: 'Save',
  },
  'two questions to a caller': {
    source: 'src/areas/admin/csr-portal/IdentityDialog.tsx',
    open: asAdmin('csr-portal', { prepare: described }),
    call: 'checkIdentity',
    field: { name: 'first_answer', label: 'Their first answer', another: '15/08/1990' },
    fill: async () => {
      await actFor('Ask two questions')
      await type('Their first answer', '14/08/1990')
      await type('Their second answer', '560034')
    },
    button: 'Verify',
  },
  'a code that shows who calls': {
    source: 'src/areas/admin/csr-portal/acts/KnownCodeDialog.tsx',
    open: asAdmin('csr-portal', { prepare: described }),
    call: 'sendKnownCode',
    fill: () => actFor('Change mobile or email'),
    button: 'Send the code',
  },
  'the code that shows who calls': {
    source: 'src/areas/admin/csr-portal/acts/KnownCodeDialog.tsx',
    open: asAdmin('csr-portal', { prepare: described }),
    call: 'checkKnownCode',
    field: { name: 'otp', label: 'Code from the current contact', another: '000001' },
    fill: async () => {
      await actFor('Change mobile or email')
      await press('Send the code')
      await type('Code from the current contact', '000000')
    },
    button: 'Verify',
  },
  'a code to a new contact': {
    source: 'src/areas/admin/csr-portal/acts/ContactDialog.tsx',
    open: asAdmin('csr-portal', { prepare: proven }),
    call: 'sendContactCodeForCustomer',
    field: { name: 'destination', label: 'New mobile number or email', another: '9876500078' },
    fill: async () => {
      await actFor('Change mobile or email')
      await type('New mobile number or email', '9876500077')
      await type('Reason', 'Asked on the phone')
    },
    button: 'Send the code',
  },
  'the code of a new contact': {
    source: 'src/areas/admin/csr-portal/acts/ContactProofDialog.tsx',
    open: asAdmin('csr-portal', { prepare: proven }),
    call: 'changeContactForCustomer',
    field: { name: 'otp', label: 'Code, as they read it out', another: '000001' },
    fill: async () => {
      await actFor('Change mobile or email')
      await type('New mobile number or email', '9876500077')
      await type('Reason', 'Asked on the phone')
      await press('Send the code')
      await type('Code, as they read it out', '000000')
    },
    button: 'Change contact',
  },
  'a code to a contact in place of a lost one': {
    source: 'src/areas/admin/csr-portal/acts/LostContactDialog.tsx',
    open: asAdmin('csr-portal', { prepare: proven }),
    call: 'sendLostContactCode',
    field: { name: 'destination', label: 'New mobile number or email', another: '9876500078' },
    fill: async () => {
      await actFor('Lost contact')
      await type('New mobile number or email', '9876500077')
    },
    button: 'Send the code',
  },
  'a contact in place of a lost one': {
    source: 'src/areas/admin/csr-portal/acts/LostContactDialog.tsx',
    open: asAdmin('csr-portal', { prepare: proven }),
    call: 'askForLostContact',
    field: { name: 'otp', label: 'Code, as they read it out', another: '000001' },
    fill: async () => {
      await actFor('Lost contact')
      await type('New mobile number or email', '9876500077')
      await press('Send the code')
      await type('Code, as they read it out', '000000')
      await type('Reason', 'Lost the phone')
    },
    button: 'Request the change',
  },
  'a ticket opened again': {
    source: 'src/areas/admin/tickets/closing/ReopenDialog.tsx',
    open: asAdmin(`tickets/${TICKET}`, { prepare: ended }),
    call: 'reopenDeskTicket',
    field: { name: 'reason', label: 'Reason', another: 'Another reason' },
    fill: async () => {
      await press('Reopen')
      await type('Reason', 'They called')
    },
    button: 'Reopen',
  },
  'a request by letter': {
    source: 'src/areas/admin/customer-info-deletion/NoteRequestDialog.tsx',
    open: asAdmin('customer-info-deletion'),
    call: 'noteErasureRequest',
    field: { name: 'note', label: 'What was received, and when', another: 'Another letter' },
    fill: async () => {
      await press('Record a request')
      await type('Customer', '999999')
      await type('What was received, and when', 'Letter of 3 March')
    },
    button: 'Send the link',
  },
  'what is decided about it': {
    source: 'src/areas/admin/customer-info-deletion/DecisionDialog.tsx',
    open: asAdmin('customer-info-deletion', { prepare: notedErasure }),
    call: 'refuseErasureRequest',
    field: { name: 'reason', label: 'Reason for rejecting', another: 'Another reason' },
    fill: async () => {
      await press(/^Open CLE-/)
      await press('Reject')
      await type('Reason for rejecting', 'Nobody knows the writer')
    },
    button: 'Reject request',
  },
  'a message to many': {
    source: 'src/areas/admin/messaging/Composer.tsx',
    open: asAdmin('messaging?message=new', { prepare: templateInUse }),
    call: 'createCampaign',
    field: { name: 'name', label: 'Internal name', another: 'Another name' },
    fill: async () => {
      await screen.findByRole('option', { name: /^News of an application/ })
      await type('Internal name', 'Papers')
      await type('Template', '1')
    },
    button: 'Save draft',
  },
  'a test of a message to many': {
    source: 'src/areas/admin/messaging/TestDialog.tsx',
    open: asAdmin('messaging?message=1', {
      prepare: async (signedIn) => {
        await templateInUse(signedIn)
        const form = { name: 'Papers', template_id: 1, audience: EVERYBODY }
        await createCampaign(signedIn.server.deps, form, { admin_id: 1 })
      },
    }),
    call: 'testCampaign',
    field: { name: 'mobile', label: 'Mobile number', another: '9876543211' },
    fill: async () => {
      await press('Send test')
      await type('Mobile number', '9876543210')
    },
    button: 'Send test',
  },
  'a template of messages': {
    source: 'src/areas/admin/messaging/TemplateDialog.tsx',
    open: asAdmin('messaging?tab=templates'),
    call: 'createMessageTemplate',
    field: { name: 'name', label: 'Internal name', another: 'Another name' },
    fill: async () => {
      await press('New template')
      await type('Internal name', 'Papers')
    },
    button: 'Save draft',
  },
  'a template that is taken out of use': {
    source: 'src/areas/admin/messaging/RetireDialog.tsx',
    open: asAdmin('messaging?tab=templates', {
      prepare: async ({ server }) => void (await saveTemplate(server.deps, SMS_TEMPLATE, null, { admin_id: 1 })),
    }),
    call: 'retireMessageTemplate',
    field: { name: 'reason', label: 'Reason', another: 'Another reason' },
    fill: async () => {
      await press(/^Retire News of an application, version 1$/)
      await type('Reason', 'Nobody needs it')
    },
    button: 'Retire',
  },
  'many links of a partner': {
    source: 'src/areas/admin/tracking-links/ManyLinksDialog.tsx',
    open: asAdmin('tracking-links'),
    call: 'createManyLinks',
    field: { name: 'labels', label: 'Names, one in each line', another: 'Another counter' },
    fill: async () => {
      await press('Make many links')
      await screen.findByRole('option', { name: 'Anand Money Mart' })
      await type('For which partner', '1')
      await type('Names, one in each line', 'Counter 1')
    },
    button: 'Make the links',
  },
  'a link that is stopped': {
    source: 'src/areas/admin/tracking-links/LinkDialog.tsx',
    open: asAdmin('tracking-links', { prepare: madeLink }),
    call: 'stopTrackingLink',
    field: { name: 'reason', label: 'Reason, as the partner reads it', another: 'Another reason' },
    fill: async () => {
      await press(/^Stop the link Shop/)
      await type('Reason, as the partner reads it', 'A misleading poster')
    },
    button: 'Stop the link',
  },
  'a new lender': {
    source: 'src/features/lenders-admin/NameDialog.tsx',
    open: asAdmin('lenders'),
    call: 'createLender',
    field: { name: 'name', label: 'Name of the lender', another: 'Banyan_Finance' },
    fill: async () => {
      await press('Create lender')
      await type('Name of the lender', 'Peepal_Finance')
    },
    button: 'Create',
  },
  'a field of a lender': {
    source: 'src/ui/inline/InlineField.tsx',
    open: asAdmin('lenders/7'),
    call: 'updateLender',
    fill: async () => {
      await press('Edit: Maximum age')
      fireEvent.change(await screen.findByRole('textbox', { name: 'Maximum age' }), { target: { value: '64' } })
    },
    button: 'Save',
  },
  'what a lender goes live without': {
    source: 'src/features/lenders-admin/SignatureDialog.tsx',
    open: asAdmin('lenders/7', { prepare: offWithSlab }),
    call: 'updateLender',
    fill: async () => {
      fireEvent.click((await screen.findAllByRole('switch'))[0] ?? document.body)
      fireEvent.click(await screen.findByRole('checkbox', { name: /^I have checked/ }))
    },
    button: 'Switch on',
  },
  'what many lenders go live without': {
    source: 'src/features/switch-many/SignMany.tsx',
    open: asAdmin('vendors-on-off?search=Champak', { prepare: offWithSlab }),
    call: 'switchMany',
    fill: async () => {
      fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Champak Capital' }))
      await press('Turn on')
      fireEvent.click(await screen.findByRole('checkbox', { name: /^I have checked/ }))
    },
    button: 'Switch on',
  },
  'criteria that are tried': {
    source: 'src/features/lenders-admin/criteria/CriteriaSandbox.tsx',
    open: asAdmin('lenders/9?tab=criteria'),
    call: 'previewCriteria',
    fill: () => type('Minimum age', '30'),
    button: 'Run simulation',
  },
  'criteria at a date': {
    source: 'src/features/lenders-admin/criteria/ScheduleDialog.tsx',
    open: asAdmin('lenders/9?tab=criteria', { prepare: drafted }),
    call: 'scheduleCriteriaDraft',
    fill: async () => {
      await press('Schedule')
      await type('Day and time', '2020-01-01T10:00')
    },
    button: 'Schedule',
  },
  'a revenue slab': {
    source: 'src/features/lender-revenue/SlabDialog.tsx',
    open: asAdmin('lenders/1?tab=revenue'),
    call: 'createLenderRevenue',
    field: { name: 'revenue_percent', label: 'Percentage', another: '2' },
    fill: async () => {
      await press('Add revenue')
      await opened(/^Add revenue slab/)
      await type('Revenue type', '1')
      await type('Percentage', '1.5')
    },
    button: 'Save slab',
  },
  "what a lender's word means": {
    source: 'src/areas/admin/lenders/LineDialog.tsx',
    open: asAdmin('lenders/1?tab=words'),
    call: 'saveStatusWords',
    fill: async () => {
      await press('Add a rule')
      await type('Lender’s status', 'Funded')
      await type('Means', 'disbursed')
    },
    button: 'Save',
  },
  'a report of a lender that is settled': {
    source: 'src/areas/admin/lenders/SettleMatterDialog.tsx',
    open: asAdmin('lenders/1?tab=words', { prepare: matterNow }),
    call: 'settleLenderMatter',
    field: { name: 'reason', label: 'What did you find out?', another: 'Sent by mistake' },
    fill: async () => {
      await press('Resolve: CL-900901')
      await type('What did you find out?', 'The lender takes it back in writing')
    },
    button: 'Resolve',
  },
  'a new card': {
    source: 'src/areas/admin/credit-cards/CreateCardDialog.tsx',
    open: asAdmin('credit-cards'),
    call: 'createCreditCard',
    fill: async () => {
      await press('Create')
      await type(/^Name/, 'Peepal Gold')
    },
    button: 'Submit',
  },
  'a field of a card': {
    source: 'src/areas/admin/credit-cards/EditFieldDialog.tsx',
    open: asAdmin('credit-cards'),
    call: 'updateCreditCard',
    fill: async () => {
      await press(/^Edit sorting order of /)
      await type(/^Sorting order/, '71')
    },
    button: 'Submit',
  },
  'a partner of a request': {
    source: 'src/features/merchants-admin/Decision.tsx',
    open: asAdmin('merchant-management?tab=requests', { prepare: asked }),
    call: 'approveMerchantRequest',
    field: { name: 'revenue_percent', label: /^Revenue, percent/, another: '2' },
    fill: async () => {
      await press(/^Open /)
      await type(/^Revenue, percent/, '1')
    },
    button: 'Approve',
  },
  'a look at what a partner gave': {
    source: 'src/features/partner-evidence/DecideEvidenceDialog.tsx',
    open: asAdmin('partners/1?tab=steps'),
    call: 'decidePartnerEvidence',
    fill: async () => {
      await press('PAN: reject')
      await type('Reason for rejecting', 'The card has another number')
    },
    button: 'Reject',
  },
  'a PAN that is corrected': {
    source: 'src/features/partner-evidence/CorrectPanDialog.tsx',
    open: asAdmin('partners/1?tab=steps'),
    call: 'correctPartnerPan',
    field: { name: 'reason', label: 'Why it is corrected', another: 'Another reason' },
    fill: async () => {
      await press('PAN: correct')
      await type('Right PAN', 'AAFFA4227K')
      await type('Why it is corrected', 'A digit was wrong')
    },
    button: 'Correct',
  },
  'a tax certificate that is noted': {
    source: 'src/areas/admin/partners/NoteLowerTaxDialog.tsx',
    open: asAdmin('partners/1?tab=payouts'),
    call: 'noteLowerTaxCertificate',
    field: { name: 'number', label: 'Certificate number', another: 'LOWER00002' },
    fill: async () => {
      await press('Record a certificate')
      await type('Certificate number', 'LOWER00001')
      await type('Rate, percent', '0.5')
      await type('Amount that it covers', '100000')
      await type('First day', '2020-04-01')
      await type('Last day', '2021-03-31')
      await type('Where and when it was checked', 'Seen on the tax portal')
    },
    button: 'Record',
  },
  'a tax certificate that is ended': {
    source: 'src/areas/admin/partners/EndLowerTaxDialog.tsx',
    open: asAdmin('partners/1?tab=payouts', { prepare: lowerTaxNow }),
    call: 'endLowerTaxCertificate',
    field: { name: 'reason', label: 'Reason', another: 'Another reason' },
    fill: async () => {
      await press('End certificate LOWER00001')
      await type('Reason', 'Cancelled by the tax office')
    },
    button: 'End',
  },
  'a partner that is suspended': {
    source: 'src/features/merchants-admin/StandingDialog.tsx',
    open: asAdmin('partners/1'),
    call: 'changePartnerStanding',
    field: { name: 'reason', label: 'Reason', another: 'Another reason' },
    fill: async () => {
      await press('Suspend Anand Money Mart')
      await opened(/Anand Money Mart/)
      await type('Reason', 'A misleading poster')
    },
    button: 'Suspend',
  },
  'entering a portal': {
    source: 'src/features/merchants-admin/EnterDialog.tsx',
    open: asAdmin('merchant-management'),
    call: 'startMasquerade',
    fill: async () => {
      await press('Enter as Anand Money Mart')
      await type(/^Reason/, 'a call from them')
    },
    button: 'Enter',
  },
  'an answer about a payout': {
    source: 'src/areas/admin/partners/AnswerDialog.tsx',
    open: asAdmin('partners', { prepare: disputed }),
    call: 'answerPayoutDispute',
    fill: async () => {
      await press(/^Answer Anand Money Mart: /)
      await pick('No, the line is right')
      await type('Your answer', 'It is right.')
    },
    button: 'Send the answer',
  },
  'a held line': {
    source: 'src/areas/admin/partners/ReleaseDialog.tsx',
    open: asAdmin('partners/1?tab=payouts', { prepare: held }),
    call: 'releasePayout',
    fill: async () => {
      await press(/^Show 1 line/)
      await press(/^Decide on the line on hold/)
      await type('Reason', 'A promise of ours.')
    },
    button: 'Release line',
    field: { name: 'reason', label: 'Reason', another: 'We said so.' },
  },
  'the decision on an act': {
    source: 'src/areas/admin/approvals/DecideDialog.tsx',
    open: asAdmin('approvals', { prepare: termsAsked }),
    call: 'decideApproval',
    fill: async () => {
      await press(/^Approve: /)
      await type('Reason', 'Seen in the contract.')
    },
    button: 'Approve',
    field: { name: 'reason', label: 'Reason', another: 'It is in the mail.' },
  },
  'the rule about a second person': {
    source: 'src/areas/admin/approvals/RuleDialog.tsx',
    open: asAdmin('approvals'),
    call: 'setApprovalRule',
    fill: async () => {
      await press('Turn off: terms of partners')
      await type('Reason', 'One person is here.')
    },
    button: 'Turn off',
    field: { name: 'reason', label: 'Reason', another: 'Two are too many.' },
  },
  'a payment that is reversed': {
    source: 'src/areas/admin/partners/ReversePaymentDialog.tsx',
    open: asAdmin('partners/1?tab=payouts', { prepare: sent }),
    call: 'reversePayment',
    fill: async () => {
      await press(/^Reverse the payment /)
      await type(/^Date of the return/, istDay(new Date()))
      await type('Reason', 'The account was closed.')
    },
    button: 'Reverse',
    field: { name: 'reason', label: 'Reason', another: 'It came back.' },
  },
  'the check of a payment run': {
    source: 'src/areas/admin/payment-runs/CheckDialog.tsx',
    open: asAdmin('payment-runs/1', { prepare: runToCheck }),
    call: 'checkPaymentRun',
    fill: async () => {
      await press('Check the run')
      await type('Code of your second factor', '123456')
    },
    button: 'Check the run',
    field: { name: 'code', label: 'Code of your second factor', another: '654321' },
  },
  'a payment run that is called off': {
    source: 'src/areas/admin/payment-runs/CallOffDialog.tsx',
    open: asAdmin('payment-runs/1', { prepare: run('made') }),
    call: 'callOffPaymentRun',
    fill: async () => {
      await press('Cancel run')
      await type('Reason', 'Made of the wrong month.')
    },
    button: 'Cancel run',
    field: { name: 'reason', label: 'Reason', another: 'Another one is made.' },
  },
  'a payment run that the bank has': {
    source: 'src/areas/admin/payment-runs/SendDialog.tsx',
    open: asAdmin('payment-runs/1', { prepare: run('checked') }),
    call: 'sendPaymentRun',
    fill: async () => {
      await press('Mark as sent to the bank')
      await type('Day', istDay(new Date()))
    },
    button: 'Mark as sent to the bank',
  },
  'a line of a payment run that is paid': {
    source: 'src/areas/admin/payment-runs/PayLineDialog.tsx',
    open: asAdmin('payment-runs/1', { prepare: run('sent') }),
    call: 'payRunLine',
    fill: async () => {
      await press(/^Mark .* as paid$/)
      await type('Date of the transfer', istDay(new Date()))
      await type('UTR', 'HDFCN26309000001')
    },
    button: 'Mark as paid',
    field: { name: 'utr', label: 'UTR', another: 'HDFCN26309000002' },
  },
  'a line of a payment run that came back': {
    source: 'src/areas/admin/payment-runs/ReturnLineDialog.tsx',
    open: asAdmin('payment-runs/1', { prepare: run('sent') }),
    call: 'returnRunLine',
    fill: async () => {
      await press(/^Mark .* as returned$/)
      await type('Date of the return', istDay(new Date()))
      await type('Bank’s reason', 'Account is closed')
    },
    button: 'Mark as returned',
    field: { name: 'reason', label: 'Bank’s reason', another: 'No such account' },
  },
  'an act asked for where a second person has to agree': {
    source: 'src/ui/form/WhyDialog.tsx',
    open: asAdmin('lenders/9?tab=criteria', {
      prepare: async ({ browser, server }) => {
        await browser.call('createCriteriaDraft', { body: { lender_id: 9, changes: { min_age: 30 } } })
        await secondAdmin(server)
      },
    }),
    call: 'publishCriteriaDraft',
    fill: async () => {
      await press('Publish now')
      const why = (await opened('A second person has to approve')).getByLabelText('Reason')
      fireEvent.change(why, { target: { value: 'Agreed with the lender' } })
    },
    button: 'Request approval',
  },
  'a month of payouts approved': {
    source: 'src/areas/admin/partners/ApproveMonthDialog.tsx',
    open: asAdmin('partners/1?tab=payouts', { prepare: book }),
    call: 'approvePayouts',
    fill: async () => {
      await press(/^Approve month /)
      const why = (await opened(/^Approve /)).getByLabelText('Reason')
      fireEvent.change(why, { target: { value: 'Looked through with the lender' } })
    },
    button: 'Approve month',
  },
  'a payout taken back': {
    source: 'src/areas/admin/partners/TakeBackDialog.tsx',
    open: asAdmin('partners/1?tab=payouts', { prepare: book }),
    call: 'takeBackPayout',
    fill: async () => {
      await press(/^Show 1 line/)
      await press(/^Reverse line: /)
      await type('Reason', 'Cancelled in the cooling-off days.')
    },
    button: 'Reverse line',
  },
  'words replaced in a lender’s file': {
    source: 'src/features/imports/rows/ReplaceDialog.tsx',
    open: asAdmin('mis-upload?batch=1', { prepare: misFile }),
    call: 'applyImportRule',
    fill: async () => {
      await press('Find and replace')
      await type('Current value', 'Aprvd')
      await type('New value', 'Approved')
    },
    button: 'Replace in all rows to fix',
  },
  'what the columns of a lender’s file mean': {
    source: 'src/features/imports/columns/ColumnsForm.tsx',
    open: asAdmin('mis-upload?batch=1', { prepare: misFile }),
    call: 'saveImportMapping',
    fill: () => press('Change the columns'),
    button: 'Preview rows',
  },
  'a block pasted into a lender’s file': {
    source: 'src/features/imports/PasteDialog.tsx',
    open: asAdmin('mis-upload?batch=1', { prepare: misFile }),
    call: 'editImportRows',
    fill: async () => {
      await press('Paste rows')
      await type('Rows, with their column names', 'Row\tStatus\n2\tApproved')
    },
    button: 'Apply corrections',
    field: { name: 'edits[0].value', label: 'Rows, with their column names', another: 'Row\tStatus\n2\tRejected' },
  },
  'what the bank’s words mean': {
    source: 'src/features/imports/BankWordsDialog.tsx',
    open: asAdmin('payment-runs/1/bank-file?batch=1', { prepare: bankFile }),
    call: 'confirmBankWords',
    fill: async () => {
      await press('Map the statuses')
      await type('E (1 row)', 'paid')
    },
    button: 'Confirm and check again',
  },
  'an ended application opened again by a file': {
    source: 'src/features/imports/rows/ReopenDialog.tsx',
    open: asAdmin('mis-upload?batch=1', { prepare: endedFile }),
    call: 'applyImportRule',
    fill: async () => {
      await press('Reopen, with a reason: row 2')
      await type('Reason', 'Their mail of today.')
    },
    button: 'Reopen',
    field: { name: 'reason', label: 'Reason', another: 'Their letter of today.' },
  },
  'a line of a lender decided': {
    source: 'src/areas/admin/reconciliation/decisions/DecideDialog.tsx',
    open: asAdmin('reconciliation/1?month=2020-01', { prepare: ledger }),
    call: 'decideLines',
    fill: async () => {
      await press(/^Accept lender’s figure: /)
      await type('Reason', 'Their statement says so.')
    },
    button: 'Accept lender’s figure',
    field: { name: 'reason', label: 'Reason', another: 'It is a rounding.' },
  },
  'many lines of lenders decided': {
    source: 'src/areas/admin/reconciliation/decisions/DecideManyDialog.tsx',
    open: asAdmin('reconciliation?tab=chase', {
      prepare: async ({ server }) => void (await paidOut(server, { lender_id: 1, loan: 'LAN-1', day: '2020-01-05' })),
    }),
    call: 'decideChased',
    fill: async () => {
      fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }))
      await press('Mark as chased')
      await type('Reason', 'Their statement says so.')
    },
    button: 'Mark as chased',
    field: { name: 'reason', label: 'Reason', another: 'Letter of today.' },
  },
  'small differences with a lender': {
    source: 'src/areas/admin/reconciliation/ledger/AcceptSmallDialog.tsx',
    open: asAdmin('reconciliation/1?month=2020-01', { prepare: ledger }),
    call: 'acceptSmallDifferences',
    fill: async () => {
      await press('Accept small differences')
      await type('Reason', 'Rounding of the lender.')
    },
    button: 'Accept',
  },
  'a month with a lender closed': {
    source: 'src/areas/admin/reconciliation/ledger/CloseDialog.tsx',
    open: asAdmin('reconciliation/1?month=2020-01', { prepare: ledger }),
    call: 'closeLedgerMonth',
    fill: () => press('Close month'),
    button: 'Close month',
  },
  'all months that can be closed': {
    source: 'src/areas/admin/reconciliation/CloseManyDialog.tsx',
    open: asAdmin('reconciliation?month=2020-01', { prepare: settledLedger }),
    call: 'closeLedgerMonths',
    fill: () => press('Close 1 month'),
    button: 'Close months',
  },
  'how a lender is compared': {
    source: 'src/areas/admin/reconciliation/SettingsDialog.tsx',
    open: asAdmin('reconciliation/1?month=2020-01', { prepare: ledger }),
    call: 'saveLenderBook',
    fill: async () => {
      await press('Settings')
      await type('Address on bills', 'Mumbai')
    },
    button: 'Save',
  },
  'a bill to a lender': {
    source: 'src/areas/admin/reconciliation/billing/MakeBillDialog.tsx',
    open: asAdmin('reconciliation?tab=billing', { prepare: closedLedger }),
    call: 'makeLenderInvoice',
    fill: () => press(/^Create bill: /),
    button: 'Create bill',
  },
  'money of a lender': {
    source: 'src/areas/admin/reconciliation/billing/ReceiptDialog.tsx',
    open: asAdmin('reconciliation?tab=billing', { prepare: billedLedger }),
    call: 'noteLenderReceipt',
    fill: async () => {
      await press('Record receipt')
      await type(/UTR/, 'HDFC0000123456AB')
      await type('Date of the transfer', istDay(new Date()))
    },
    button: 'Record receipt',
  },
  'a bill cancelled': {
    source: 'src/areas/admin/reconciliation/billing/CancelBillDialog.tsx',
    open: asAdmin('reconciliation?tab=billing', { prepare: billedLedger }),
    call: 'cancelLenderInvoice',
    fill: async () => {
      await press('Cancel bill')
      await type('Reason', 'The address was wrong.')
    },
    button: 'Cancel bill',
    field: { name: 'reason', label: 'Reason', another: 'Another address.' },
  },
}

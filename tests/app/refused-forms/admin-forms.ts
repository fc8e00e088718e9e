import { fireEvent, screen } from '@testing-library/react'
import { istDay } from '#src/contract/rules/calendar.ts'
import { NO_PAISE } from '#src/contract/rules/paise.ts'
import { payoutLines } from '#server/db/schema-partner.ts'
import { closeMonth } from '#server/services/reconciliation/close-month.ts'
import { decideLines } from '#server/services/reconciliation/decide-lines.ts'
import { getLedger } from '#server/services/reconciliation/get-ledger.ts'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { makeInvoice } from '#server/services/reconciliation/make-invoice.ts'
import { saveLenderBook } from '#server/services/reconciliation/save-lender-book.ts'
import { fileLine, paidOut } from '#tests/setup/ledger-book.ts'
import { createHelpRequestRow } from '#server/db/repositories/support/help-requests.ts'
import { answerDeskTicket } from '#server/services/support/answer-desk-ticket.ts'
import { closeDeskTicket } from '#server/services/support/close-desk-ticket.ts'
import { istMonth } from '#server/services/earnings/shared/ist-month.ts'
import {
  agreeTerms,
  approvedLoan,
  checkedAccount,
  payOut,
  sendPayment,
} from '#tests/server/services/earnings/payout-book.ts'
import type { RenderAppOptions, SignedIn } from '#tests/setup/render-app.tsx'
import { opened, page, pick, press, type } from './form.ts'
import type { Form } from './form.ts'

const asAdmin = (path: string, more: RenderAppOptions = {}) => page(`/admin/${path}`, { actor: 'admin1', ...more })

const THEN = new Date(Date.now() - 40 * 86_400_000)
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
  await signedIn.server.deps.db.update(payoutLines).set({ revenue: NO_PAISE })
}
/** The same, approved, of a partner whose account is verified. */
const approved = async (signedIn: SignedIn) => {
  await book(signedIn)
  await checkedAccount(signedIn.server)
  await signedIn.browser.post(`/api/partners/1/payouts/${istMonth(THEN)}/approve`, {})
}
/** The same, paid. */
const sent = async (signedIn: SignedIn) => {
  await approved(signedIn)
  await sendPayment(signedIn.server, signedIn.browser, istMonth(THEN))
}
/** The same, asked about. */
const disputed = async (signedIn: SignedIn) => {
  await sent(signedIn)
  const { server } = signedIn
  const partner = (await server.signInPartner('a')).browser
  const { rows } = (await partner.get('/api/partner/reports/payouts')).body as { rows: { payout_id: number }[] }
  await partner.post(`/api/partner/payouts/${rows[0]?.payout_id}/dispute`, { reason: 'Too little.' })
}
/** A lender's file of which one row has to be put right. */
const misFile = async ({ browser }: SignedIn) => {
  const form = new FormData()
  form.append('file', new Blob(['LAN,Status\nLN-1,Aprvd\n']), 'mis.csv')
  const whose = { profile: 'mis', lender_id: '1', sheet: '0', head_row: '1' }
  for (const [name, value] of Object.entries(whose)) form.append(name, value)
  const batch = (await browser.post('/api/import-batches', undefined, { raw: form })).body as { version: number }
  const columns = [
    { head: 'LAN', field: 'loan_account' },
    { head: 'Status', field: 'status' },
  ]
  const mapping = { columns, date_order: 'dmy', unit: 'rupees', amount_basis: null }
  await browser.post('/api/import-batches/1/mapping', { version: batch.version, mapping, keep: false })
}
/** A line of a lender's file that pays less for a loan than was agreed. */
const ledger = async ({ server }: SignedIn) => {
  await paidOut(server, { lender_id: 1, loan: 'LAN-1', day: '2020-01-05' })
  await fileLine(server, { lender_id: 1, loan: 'LAN-1', period: '2020-01', gross: 10 })
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
}
/** The same, billed. */
const billedLedger = async (signedIn: SignedIn) => {
  await closedLedger(signedIn)
  const { deps } = signedIn.server
  const tolerance = { tolerance_amount: 1, tolerance_percent: 0.01, tolerance_days: 3, version: 0 }
  const bill = { bill_name: 'Bank', bill_address: 'Mumbai', bill_gstin: '27AAACT2727Q1ZW' }
  await saveLenderBook(deps, 1, { ...tolerance, ...bill }, { admin_id: 1 })
  await makeInvoice(deps, 1, { month: '2020-01', taxable: 100 }, { admin_id: 1 })
}
const asked = async ({ server }: SignedIn) =>
  void (await server.browser().post('/api/merchant-requests', {
    full_name: 'Asha Patil',
    phone: '9876543210',
    email: 'asha@stores.com',
    business_name: 'Asha Stores',
    pincode: '431001',
    pan: 'AABCA1234B',
    consent: true,
  }))
const drafted = async ({ browser }: SignedIn) =>
  void (await browser.post('/api/criteria-drafts', { lender_id: 9, changes: { min_age: 30 } }))

/** Somebody whose data a court wants kept. */
const heldCustomer = async ({ browser, server }: SignedIn) => {
  const { userId } = await server.signInCustomer()
  const until = istDay(server.clock.now())
  await browser.post('/api/legal-holds', { customer: String(userId), reason: 'A court asks', until })
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
    ...{ ticket: TICKET, partner: 'cl', due_at: clock.now() },
    request_enc: deps.vault.sealShared(JSON.stringify(request), `help_requests:${TICKET}`),
  })
}
/** The same, answered. */
const answered = async (signedIn: SignedIn) => {
  await ticketed(signedIn)
  const { deps } = signedIn.server
  await answerDeskTicket(deps, TICKET, { text: 'It is on its way.', seen: 0, close: false }, { admin_id: 1 })
}
/** The same, closed. */
const ended = async (signedIn: SignedIn) => {
  await answered(signedIn)
  await closeDeskTicket(signedIn.server.deps, TICKET, 'solved', { admin_id: 1 })
}
/** Somebody who can be found. */
const known = async ({ server }: SignedIn) => void (await server.signInCustomer())

/** Somebody in whose name a letter came. */
const notedErasure = async ({ browser, server }: SignedIn) => {
  const { userId } = await server.signInCustomer()
  await browser.post('/api/erasure-requests', {
    customer: String(userId),
    came_by: 'letter',
    note: 'Letter of 3 March',
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
    open: asAdmin('partners/1'),
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
    open: asAdmin('partners/1'),
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
    source: 'src/areas/admin/csr-portal/CsrPortalPage.tsx',
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
    field: { name: 'reason', label: 'In your words', another: 'Another reason' },
    fill: async () => {
      await type('Number, mobile, email or PAN', '9876543210')
      await press('Find')
      fireEvent.click(await screen.findByRole('link', { name: /^Customer \d+/ }))
      await press('Show: Mobile number')
      await type('In your words', 'Asked on the phone')
    },
    button: 'Show',
  },
  'a legal hold': {
    source: 'src/areas/admin/customer-eligibility/LegalHolds.tsx',
    open: asAdmin('customer-eligibility?tab=holds'),
    call: 'setLegalHold',
    field: { name: 'reason', label: 'Reason', another: 'Another court asks' },
    fill: async () => {
      await type('Customer', '999999')
      await type('Reason', 'A court asks')
      await type('Keep to the end of', '2027-01-31')
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
    button: 'End the hold',
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
  'the end of a ticket': {
    source: 'src/areas/admin/tickets/CloseDialog.tsx',
    open: asAdmin(`tickets/${TICKET}`, { prepare: answered }),
    call: 'closeDeskTicket',
    field: { name: 'reason', label: 'Why it is closed', another: 'not_ours' },
    fill: async () => {
      await press('Close ticket')
      await opened(/^Close ticket/)
    },
    button: 'Close ticket',
  },
  'a ticket opened again': {
    source: 'src/areas/admin/tickets/ReopenDialog.tsx',
    open: asAdmin(`tickets/${TICKET}`, { prepare: ended }),
    call: 'reopenDeskTicket',
    field: { name: 'reason', label: 'Why it is opened again', another: 'Another reason' },
    fill: async () => {
      await press('Open again')
      await type('Why it is opened again', 'They called')
    },
    button: 'Open again',
  },
  'a request by letter': {
    source: 'src/areas/admin/customer-info-deletion/NoteRequestDialog.tsx',
    open: asAdmin('customer-info-deletion'),
    call: 'noteErasureRequest',
    field: { name: 'note', label: 'What came, and when', another: 'Another letter' },
    fill: async () => {
      await press('Write a request down')
      await type('Customer', '999999')
      await type('What came, and when', 'Letter of 3 March')
    },
    button: 'Send the link',
  },
  'what is decided about it': {
    source: 'src/areas/admin/customer-info-deletion/DecisionDialog.tsx',
    open: asAdmin('customer-info-deletion', { prepare: notedErasure }),
    call: 'refuseErasureRequest',
    field: { name: 'reason', label: 'Reason for refusing', another: 'Another reason' },
    fill: async () => {
      await press(/^Open CLE-/)
      await press('Refuse')
      await type('Reason for refusing', 'Nobody knows the writer')
    },
    button: 'Refuse the request',
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
    source: 'src/features/lenders-admin/components/NameDialog.tsx',
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
    source: 'src/ui/InlineField.tsx',
    open: asAdmin('lenders/7'),
    call: 'updateLender',
    fill: async () => {
      await press('Edit: Maximum age')
      fireEvent.change(await screen.findByRole('textbox', { name: 'Maximum age' }), { target: { value: '64' } })
    },
    button: 'Save',
  },
  'criteria that are tried': {
    source: 'src/features/lenders-admin/components/CriteriaSandbox.tsx',
    open: asAdmin('lenders/9?tab=criteria'),
    call: 'previewCriteria',
    fill: () => type('Minimum age', '30'),
    button: 'Try against past applicants',
  },
  'criteria at a date': {
    source: 'src/features/lenders-admin/components/ScheduleDialog.tsx',
    open: asAdmin('lenders/9?tab=criteria', { prepare: drafted }),
    call: 'scheduleCriteriaDraft',
    fill: async () => {
      await press('Publish at a date')
      await type('Day and time', '2020-01-01T10:00')
    },
    button: 'Plan it',
  },
  'a revenue slab': {
    source: 'src/features/lender-revenue/components/SlabDialog.tsx',
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
    source: 'src/features/status-words/components/LineDialog.tsx',
    open: asAdmin('lenders/1?tab=words'),
    call: 'saveStatusWords',
    fill: async () => {
      await press('Add a line')
      await type("The lender's status", 'Funded')
      await type('Means', 'disbursed')
    },
    button: 'Save',
  },
  'a new card': {
    source: 'src/features/credit-cards-admin/components/CreateCardDialog.tsx',
    open: asAdmin('credit-cards'),
    call: 'createCreditCard',
    fill: async () => {
      await press('Create')
      await type(/^Name/, 'Peepal Gold')
    },
    button: 'Submit',
  },
  'a field of a card': {
    source: 'src/features/credit-cards-admin/components/EditFieldDialog.tsx',
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
    source: 'src/features/earnings/admin/AnswerDialog.tsx',
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
    source: 'src/features/earnings/admin/ReleaseDialog.tsx',
    open: asAdmin('partners/1', { prepare: held }),
    call: 'releasePayout',
    fill: async () => {
      await press(/^Show 1 line/)
      await press(/^Decide on the held line/)
      await type('Why?', 'A promise of ours.')
    },
    button: 'Let it go',
    field: { name: 'reason', label: 'Why?', another: 'We said so.' },
  },
  'a payment to a partner': {
    source: 'src/features/earnings/admin/PayDialog.tsx',
    open: asAdmin('partners/1', { prepare: approved }),
    call: 'payPayouts',
    fill: async () => {
      await press(/^Mark .* as paid$/)
      await type('Day on which it was sent', istDay(new Date()))
      await type('UTR', 'HDFCN26309000001')
    },
    button: 'Mark as paid',
    field: { name: 'utr', label: 'UTR', another: 'HDFCN26309000002' },
  },
  'a payment that is reversed': {
    source: 'src/features/earnings/admin/ReversePaymentDialog.tsx',
    open: asAdmin('partners/1', { prepare: sent }),
    call: 'reversePayment',
    fill: async () => {
      await press(/^Reverse the payment /)
      await type(/^Day on which it came back/, istDay(new Date()))
      await type('Why is it reversed?', 'The account was closed.')
    },
    button: 'Reverse',
    field: { name: 'reason', label: 'Why is it reversed?', another: 'It came back.' },
  },
  'a payout taken back': {
    source: 'src/features/earnings/admin/TakeBackDialog.tsx',
    open: asAdmin('partners/1', { prepare: book }),
    call: 'takeBackPayout',
    fill: async () => {
      await press(/^Show 1 line/)
      await press(/^Take back: /)
      await type('Why is it taken back?', 'Cancelled in the cooling-off days.')
    },
    button: 'Take back',
  },
  'words replaced in a lender’s file': {
    source: 'src/features/imports/components/ReplaceDialog.tsx',
    open: asAdmin('mis-upload?batch=1', { prepare: misFile }),
    call: 'applyImportRule',
    fill: async () => {
      await press('Find and replace')
      await type('The cell says', 'Aprvd')
      await type('Write instead', 'Approved')
    },
    button: 'Replace in all rows to fix',
  },
  'a line of a lender decided': {
    source: 'src/areas/admin/reconciliation/DecideDialog.tsx',
    open: asAdmin('reconciliation/1?month=2020-01', { prepare: ledger }),
    call: 'decideLines',
    fill: async () => {
      await press(/^Take theirs: /)
      await type('Reason', 'Their statement says so.')
    },
    button: 'Take theirs',
    field: { name: 'reason', label: 'Reason', another: 'It is a rounding.' },
  },
  'small differences with a lender': {
    source: 'src/areas/admin/reconciliation/AcceptSmallDialog.tsx',
    open: asAdmin('reconciliation/1?month=2020-01', { prepare: ledger }),
    call: 'acceptSmallDifferences',
    fill: async () => {
      await press('Take small differences')
      await type('Reason', 'Rounding of the lender.')
    },
    button: 'Take them',
  },
  'a month with a lender closed': {
    source: 'src/areas/admin/reconciliation/CloseDialog.tsx',
    open: asAdmin('reconciliation/1?month=2020-01', { prepare: ledger }),
    call: 'closeLedgerMonth',
    fill: () => press('Close month'),
    button: 'Close month',
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
    source: 'src/areas/admin/reconciliation/MakeBillDialog.tsx',
    open: asAdmin('reconciliation?tab=billing', { prepare: closedLedger }),
    call: 'makeLenderInvoice',
    fill: () => press(/^Make bill: /),
    button: 'Make bill',
  },
  'money of a lender': {
    source: 'src/areas/admin/reconciliation/ReceiptDialog.tsx',
    open: asAdmin('reconciliation?tab=billing', { prepare: billedLedger }),
    call: 'noteLenderReceipt',
    fill: async () => {
      await press('Note receipt')
      await type(/UTR/, 'HDFC0000123456AB')
      await type('Day of the transfer', istDay(new Date()))
    },
    button: 'Note receipt',
  },
  'a bill cancelled': {
    source: 'src/areas/admin/reconciliation/CancelBillDialog.tsx',
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

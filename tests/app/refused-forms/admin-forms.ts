import { fireEvent, screen } from '@testing-library/react'
import { istDay } from '#src/contract/rules/calendar.ts'
import { NO_PAISE } from '#src/contract/rules/paise.ts'
import { payoutLines } from '#server/db/schema-partner.ts'
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
}

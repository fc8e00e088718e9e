import { fireEvent, screen } from '@testing-library/react'
import { answerDeskTicket } from '#server/services/support/answer-desk-ticket.ts'
import { openMoney, applyTo } from '#tests/areas/customer/user/money-journey.ts'
import { ASKING_LENDER, PROFILE } from '#tests/server/services/shared/journey.ts'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'
import { fieldOf, opened, page, pick, press, tick, type } from './form.ts'
import type { Form } from './form.ts'

const filled = async ({ browser, userId }: SignedIn) =>
  void (await browser.call('updateUser', { params: { id: userId }, body: PROFILE }))
export const CODE_LENDER = 9
const applied = (lender: number) => ({
  more: async (appId: string, { browser }: SignedIn) => void (await applyTo(browser, appId, lender)),
})
const REQUEST = { name: 'Asha', email: 'a@b.in', phone: '9876543210', description: 'Where are my papers?' }
const askForCode = async () => {
  await type('Mobile number', '9812345678')
  await press('Send code')
  await opened('Your data, before we send the code')
  await press('Agree and send code')
}

let contactsAt: SignedIn | null = null
const openContacts = page('/user/user-detail?step=contact-details', {
  actor: 'consumerA',
  prepare: async (signedIn) => void (contactsAt = await Promise.resolve(signedIn)),
})
/** The code of the number that signs in, and a new number. */
const agreeToAnother = async () => {
  await press('Change mobile number')
  await press('Send code')
  await fieldOf('6-digit code')
  const { data } = (await contactsAt?.browser.call('getSignInContacts')) ?? {}
  await type('6-digit code', contactsAt?.server.codeFor(data?.mobile.value ?? '') ?? '')
  await type('New mobile number', '9812300000')
}

export const CUSTOMER_FORMS: Record<string, Form> = {
  'asking for a code': {
    source: 'src/features/sign-in/SignInForm.tsx',
    open: page('/'),
    call: 'sendOtp',
    field: { name: 'destination', label: 'Mobile number', another: '9812300001' },
    fill: askForCode,
    sends: true,
    button: 'Send code',
  },
  'entering the code': {
    source: 'src/features/sign-in/CodeForm.tsx',
    open: page('/'),
    call: 'verifyOtp',
    fill: async () => {
      await askForCode()
      await type('6-digit code', '123456')
    },
    // The sixth digit does.
    sends: true,
    button: 'Continue',
  },
  'asking for help': {
    source: 'src/areas/customer/need-help/HelpForm.tsx',
    open: page('/need-help'),
    call: 'createHelpRequest',
    field: { name: 'email', label: 'Email', another: 'meera@example.in' },
    fill: async () => {
      await type('Name', 'Asha Patil')
      await type('Email', 'asha@example.in')
      await type('Phone', '9876543210')
      await type('Description', 'Where are my papers?')
    },
    button: 'Send',
    sameWords: true,
    saysSent: true,
  },
  'more on a ticket': {
    source: 'src/areas/customer/my-tickets/ReplyForm.tsx',
    open: page('/my-tickets', {
      actor: 'consumerA',
      prepare: async ({ browser }) => void (await browser.call('createHelpRequest', { body: REQUEST })),
    }),
    call: 'createTicketMessage',
    fill: async () => {
      fireEvent.click(await screen.findByRole('link', { name: /^Open ticket / }))
      await type('Add a message', 'Still not here.')
    },
    button: 'Send message',
  },
  'how far an answer helped': {
    source: 'src/areas/customer/my-tickets/RatingForm.tsx',
    open: page('/my-tickets', {
      actor: 'consumerA',
      prepare: async ({ browser, server }) => {
        const { ticket } = await browser.call('createHelpRequest', { body: REQUEST })
        await answerDeskTicket(server.deps, ticket, { text: 'Here.', seen: 0, close: true }, { admin_id: 1 })
      },
    }),
    call: 'rateTicket',
    fill: async () => {
      fireEvent.click(await screen.findByRole('link', { name: /^Open ticket / }))
      fireEvent.click(await screen.findByRole('radio', { name: 'Mostly' }))
    },
    button: 'Send',
    saysSent: true,
  },
  'reading the outbox': {
    source: 'src/areas/customer/outbox/OutboxPage.tsx',
    open: page('/outbox'),
    call: 'listOutbox',
    fill: () => type('Mobile number or email', '9000000001'),
    button: 'Show messages',
    sameWords: true,
  },
  'a step of the profile': {
    source: 'src/features/profile/StepForm.tsx',
    open: page('/user/user-detail?step=contact-details', { actor: 'consumerA', prepare: filled }),
    call: 'updateUser',
    field: { name: 'address1', label: 'Address line 1', another: 'Plot 16' },
    fill: async () => type('Address line 1', 'Plot 15'),
    button: 'Save and continue',
    triedAgain: true,
  },
  'a code to the contact that signs in': {
    source: 'src/features/profile/contact/ContactCodeDialog.tsx',
    open: openContacts,
    call: 'sendContactCode',
    fill: async () => press('Change mobile number'),
    button: 'Send code',
  },
  'verifying a contact': {
    source: 'src/features/profile/contact/ContactCodeDialog.tsx',
    open: openContacts,
    call: 'sendContactCode',
    field: { name: 'destination', label: 'New mobile number', another: '9812300001' },
    fill: agreeToAnother,
    button: 'Send code',
  },
  'the code of a new contact': {
    source: 'src/features/profile/contact/ContactCodeDialog.tsx',
    open: openContacts,
    call: 'verifyContactCode',
    fill: async () => {
      await agreeToAnother()
      await press('Send code')
      await screen.findByRole('button', { name: 'Confirm' })
      await type('6-digit code', '123456')
    },
    button: 'Confirm',
  },
  'coming back': {
    source: 'src/areas/customer/user/welcome-back/WelcomeBack.tsx',
    open: page('/user/welcome-back', { actor: 'consumerA', prepare: filled }),
    call: 'verifyIdentity',
    fill: async () => {
      await type('PAN', PROFILE.tin)
      await type('Date of birth', '14/08/1990')
    },
    button: 'Continue',
  },
  'what a lender asks': {
    source: 'src/features/lenders/AdditionalInfoForm.tsx',
    open: () => openMoney('/user/lenders-transaction/primrose-credit', applied(ASKING_LENDER)),
    call: 'answerLender',
    field: { name: 'loan_purpose', label: 'What is the loan for?', another: '2' },
    fill: async () => type('What is the loan for?', '1'),
    button: /^Send to /,
  },
  "a lender's code": {
    source: 'src/areas/customer/indialends-otp/LenderCodeForm.tsx',
    open: () => openMoney('/user/indialends-otp', applied(CODE_LENDER)),
    call: 'verifyLenderOtp',
    fill: async () => {
      await press('Get the code from IndiaLends')
      await type('Code from IndiaLends', '123456')
    },
    button: 'Confirm',
  },
  'an insurance plan': {
    source: 'src/features/insurance/RequestForm.tsx',
    open: page('/user/insurance/transaction?plan=104', {
      actor: 'consumerA',
      productType: 'Other Insurance',
      prepare: filled,
    }),
    call: 'requestInsurancePlan',
    fill: () => tick(),
    button: /^Send to /,
  },
  'a loan enquiry': {
    source: 'src/areas/customer/user/loan-enquiry/EnquiryForm.tsx',
    open: page('/user/loan-enquiry/student', { actor: 'consumerA' }),
    call: 'createLoanEnquiry',
    field: { name: 'course', label: 'Course', another: 'Law' },
    fill: async () => {
      await type('Course', 'Nursing')
      await type('School, college or university', 'GMC Nagpur')
      await pick('In India')
      await type('Cost of the whole course', '500000')
      await type('Loan you need', '300000')
      await tick()
    },
    button: 'Send the enquiry',
  },
  'asking for erasure': {
    source: 'src/areas/customer/privacy-centre/ErasureDialog.tsx',
    open: page('/privacy-centre', { actor: 'consumerA', prepare: filled }),
    call: 'requestErasure',
    field: { name: 'pan', label: 'PAN', another: 'ABCPP1234F' },
    fill: async () => {
      await press('Ask for erasure')
      await type('Type ERASE to confirm', 'ERASE')
      await type('PAN', PROFILE.tin)
      await type('Date of birth', '14/08/1990')
    },
    button: 'Erase after 48 hours',
  },
  'becoming a merchant': {
    source: 'src/areas/customer/create-merchant-form/MerchantForm.tsx',
    open: page('/create-merchant-form'),
    call: 'createMerchantRequest',
    field: { name: 'email', label: 'Email', another: 'meera@example.in' },
    fill: async () => {
      await type('Full name, as in the PAN', 'Asha Patil')
      await type('Mobile number', '9876543210')
      await type('Email', 'asha@example.in')
      await type('Name of the business', 'Asha Stores')
      await type('Pincode of the business', '431001')
      await type('PAN of the business or of its owner', 'ABCPP1234F')
      await tick()
    },
    button: 'Send request',
  },
}

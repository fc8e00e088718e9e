import { fireEvent, screen } from '@testing-library/react'
import { answerDeskTicket } from '#server/services/support/answer-desk-ticket.ts'
import { withdrawAgreement } from '#tests/builders/partner.ts'
import { changeSessions } from '#tests/builders/session.ts'
import { seedApproved } from '#tests/server/services/earnings/payout-book.ts'
import { renderApp } from '#tests/setup/screens/render-app.tsx'
import type { RenderAppOptions, SignedIn } from '#tests/setup/screens/render-app.tsx'
import { page, press, tick, type } from './form.ts'
import type { Form } from './form.ts'

const asPartner = (path: string, more: RenderAppOptions = {}) => page(`/partner${path}`, { actor: 'partnerA', ...more })
const unsigned = ({ server }: SignedIn) => withdrawAgreement(server, 1)
const TICKET = { topic: 'tech', subject: 'The widget', description: 'It does not open.' } as const

export const PARTNER_FORMS: Record<string, Form> = {
  "a partner's profile": {
    source: 'src/areas/partner/settings/ProfileForm.tsx',
    open: asPartner('/settings'),
    call: 'updatePartnerProfile',
    field: { name: 'email', label: 'Email', another: 'office@anand.example' },
    fill: async () => {
      await type('Contact name', 'Ganesh Kulkarni')
      await type('Mobile', '9876540418')
      await type('Email', 'ganesh@anand.example')
    },
    button: 'Save changes',
  },
  "a partner's account": {
    source: 'src/areas/partner/settings/BankForm.tsx',
    open: asPartner('/settings?tab=payments'),
    call: 'updatePartnerBank',
    field: { name: 'ifsc', label: 'IFSC', another: 'HDFC0001235' },
    fill: async () => {
      await press(/^(Add|Change) account$/)
      await type('Account holder', 'Anand Money Mart')
      await type('Account number', '123456789012')
      await type('IFSC', 'HDFC0001234')
      await type('Your password', 'partner-a-password')
      await type('Code from your mail', '123456')
    },
    button: 'Check this account',
  },
  'a code from the own mail': {
    source: 'src/app/layouts/PartnerCodeDialog.tsx',
    open: async () => {
      const { server } = await renderApp('/partner/digital-integration?tab=webhooks', { actor: 'partnerA' })
      await changeSessions(server, { area: 'partner' }, { code_at: null })
    },
    call: 'confirmPartnerCode',
    field: { name: 'otp', label: 'Code from your mail', another: '654321' },
    fill: async () => {
      await type('Web address', 'https://shop.example/hook')
      await press('Add the webhook')
      await type('Code from your mail', '123456')
    },
    button: 'Confirm',
  },
  "a partner's agreement": {
    source: 'src/features/partner-evidence/AcceptAgreement.tsx',
    open: asPartner('/settings?tab=steps', { prepare: unsigned }),
    call: 'acceptAgreement',
    field: { name: 'otp', label: 'Code', another: '654321' },
    fill: async () => {
      await press('Send me a code to accept')
      await type('Code', '123456')
    },
    button: 'Accept the agreement',
  },
  "a partner's password": {
    source: 'src/features/sign-ins/PasswordCard.tsx',
    open: asPartner('/settings?tab=security'),
    call: 'changePartnerPassword',
    field: { name: 'password', label: 'Current password', another: 'something else' },
    fill: async () => {
      await type('Current password', 'partner-a-password')
      await type('New password', 'A sentence that is long')
    },
    button: 'Change password',
  },
  "a partner's person": {
    source: 'src/areas/partner/settings/AddPerson.tsx',
    open: asPartner('/settings?tab=users'),
    call: 'createPartnerPerson',
    field: { name: 'email', label: 'Email', another: 'office@anand.example' },
    fill: async () => {
      await type('Name', 'Ravi Kale')
      await type('Email', 'ravi@anand.example')
    },
    button: 'Add',
  },
  "a partner's ticket": {
    source: 'src/features/partner-support/NewTicket.tsx',
    open: asPartner('/communication/tech-support'),
    call: 'createPartnerTicket',
    field: { name: 'subject', label: 'Subject', another: 'The link' },
    fill: async () => {
      await type('Subject', 'The widget')
      await type('What do you need?', 'It does not open on our page.')
    },
    button: 'Send ticket',
  },
  "more on a partner's ticket": {
    source: 'src/features/partner-support/ThreadView.tsx',
    open: asPartner('/communication/tech-support', {
      prepare: async ({ browser }) => void (await browser.call('createPartnerTicket', { body: TICKET })),
    }),
    call: 'createPartnerTicketMessage',
    field: { name: 'text', label: 'Add a message', another: 'Look again.' },
    fill: async () => {
      const [ticket] = await screen.findAllByRole('link', { name: /The widget|CLT-/ })
      if (ticket) fireEvent.click(ticket)
      await type('Add a message', 'Still not.')
    },
    button: 'Send message',
  },
  'how far an answer helped a partner': {
    source: 'src/features/partner-support/RatingForm.tsx',
    open: asPartner('/communication/tech-support', {
      prepare: async ({ browser, server }) => {
        const { ticket } = await browser.call('createPartnerTicket', { body: TICKET })
        await answerDeskTicket(server.deps, ticket, { text: 'Here.', seen: 0, close: true }, { admin_id: 1 })
      },
    }),
    call: 'ratePartnerTicket',
    fill: async () => {
      const [ticket] = await screen.findAllByRole('link', { name: /The widget|CLT-/ })
      if (ticket) fireEvent.click(ticket)
      fireEvent.click(await screen.findByRole('radio', { name: 'Mostly' }))
    },
    button: 'Send',
    saysSent: true,
  },
  'a question about a payout': {
    source: 'src/features/earnings/line/DisputePart.tsx',
    open: asPartner('/reports?tab=payouts&status=approved', {
      prepare: async ({ server }) => void (await seedApproved(server)),
    }),
    call: 'createPayoutDispute',
    fill: async () => {
      await press(/^Why\? Lead LD-/)
      await type('Does this line look wrong? Tell us why', 'The loan was larger.')
    },
    button: 'Send the question',
  },
  'an invitation': {
    source: 'src/areas/partner/referral/InviteForm.tsx',
    open: asPartner('/referral'),
    call: 'createReferral',
    field: { name: 'contact', label: 'Email or mobile number', another: 'ravi@shop.in' },
    fill: async () => {
      await type('Name', 'Meera Joshi')
      await type('Email or mobile number', 'meera@shop.in')
      await tick()
    },
    button: 'Make invitation',
  },
  'an API key': {
    source: 'src/areas/partner/digital-integration/KeyForm.tsx',
    open: asPartner('/digital-integration'),
    call: 'createApiKey',
    fill: () => type('Name of the key', 'CRM'),
    button: 'Create key',
  },
  'a webhook': {
    source: 'src/areas/partner/digital-integration/WebhookFields.tsx',
    open: asPartner('/digital-integration?tab=webhooks'),
    call: 'createWebhook',
    field: { name: 'url', label: 'Web address', another: 'https://hooks.example.com/b' },
    fill: () => type('Web address', 'https://hooks.example.com/a'),
    button: 'Add the webhook',
  },
  'a widget': {
    source: 'src/areas/partner/digital-integration/WidgetTab.tsx',
    open: asPartner('/digital-integration?tab=widget'),
    call: 'createWidget',
    fill: () => type('Your websites', 'www.example.com'),
    button: /^(Make|Create)/,
  },
  'a tracking link': {
    source: 'src/features/partner-offering/MakeLink.tsx',
    open: asPartner('/product-offering/personal-loan'),
    call: 'createTrackingLink',
    fill: () => type('Name for another link', 'Camp 1'),
    button: 'Make the link',
  },
  'whose lead it is': {
    source: 'src/features/partner-offering/LeadInspector.tsx',
    open: asPartner('/product-offering/personal-loan'),
    call: 'inspectLead',
    fill: () => type('Mobile number or email', '9812345678'),
    button: 'Check',
  },
}

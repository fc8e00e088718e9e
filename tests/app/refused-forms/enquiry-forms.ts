import { screen } from '@testing-library/react'
import { addConsents, addLoanEnquiries } from '#tests/builders/customer.ts'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'
import { opened, page, press, type } from './form.ts'
import type { Form } from './form.ts'

const REFERENCE = 'LE-7K2M9QXA'
/** An enquiry that waits for us, with its consent. */
const asked = async ({ server }: SignedIn) => {
  const { userId: user_id } = await server.signInCustomer()
  await addLoanEnquiries(server, { reference: REFERENCE, user_id, partner: 'cl', kind: 'car' })
  const text = { purpose: 'loan_enquiry', text_version: '2026-11-01', language: 'en' } as const
  await addConsents(server, { ...text, user_id, given_at: server.clock.now() })
}
const open = page(`/admin/loan-enquiries/${REFERENCE}`, { actor: 'admin1', prepare: asked })

/** What staff do with a loan enquiry. */
export const ENQUIRY_FORMS: Record<string, Form> = {
  'who has a loan enquiry': {
    source: 'src/areas/admin/loan-enquiries/TakenBy.tsx',
    open,
    call: 'assignDeskEnquiry',
    field: { name: 'admin_id', label: 'Assigned to', another: 'nobody' },
    fill: () => type('Assigned to', '3'),
    button: 'Assign',
  },
  'taking a loan enquiry': {
    open,
    call: 'assignDeskEnquiry',
    fill: () => screen.findAllByRole('button', { name: 'Take' }),
    button: 'Take',
  },
  'a loan enquiry passed on': {
    source: 'src/areas/admin/loan-enquiries/PassOnDialog.tsx',
    open,
    call: 'passOnEnquiry',
    field: { name: 'lender_id', label: 'Lender', another: '1' },
    fill: async () => {
      await press('Pass on')
      await opened(/^Pass on enquiry/)
      await type('Lender', '16')
    },
    button: 'Pass on',
  },
  'the end of a loan enquiry': {
    source: 'src/areas/admin/loan-enquiries/CloseEnquiryDialog.tsx',
    open,
    call: 'closeDeskEnquiry',
    field: { name: 'reason', label: 'Reason', another: 'withdrew' },
    fill: async () => {
      await press('Close enquiry')
      await opened(/^Close enquiry/)
    },
    button: 'Close enquiry',
  },
}

import { fireEvent, screen, within } from '@testing-library/react'
import { applyTo, openMoney } from '#tests/areas/customer/user/money-journey.ts'
import { PLAIN_LENDER } from '#tests/server/services/shared/journey.ts'
import type { BodyTo } from '#tests/setup/browser.ts'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'
import { CODE_LENDER } from './customer-forms.ts'
import { page } from './form.ts'
import type { Form } from './form.ts'

const applied = (lender: number) => ({
  more: async (appId: string, { browser }: SignedIn) => void (await applyTo(browser, appId, lender)),
})
const shown = (name: string | RegExp) => () => screen.findAllByRole('button', { name })
const hook: BodyTo<'createWebhook'> = { url: 'https://hooks.example.com/a', events: ['lead.created'] }

/** Buttons that send something by themselves, without a field beside them. */
export const BUTTONS: Record<string, Form> = {
  'applying to a lender': {
    open: () => openMoney(`/user/offers/${PLAIN_LENDER}`),
    call: 'applyToLender',
    fill: async () => {
      const before = within(await screen.findByRole('region', { name: 'Before you apply' }))
      for (const box of await before.findAllByRole('checkbox')) fireEvent.click(box)
    },
    button: /^Apply to /,
  },
  'going on to a lender': {
    open: () => openMoney('/user/lenders-transaction/teak-capital', applied(PLAIN_LENDER)),
    call: 'handOver',
    fill: shown('Continue to Teak Capital'),
    button: 'Continue to Teak Capital',
  },
  "asking for a lender's code": {
    open: () => openMoney('/user/indialends-otp', applied(CODE_LENDER)),
    call: 'sendLenderOtp',
    fill: shown('Get the code from IndiaLends'),
    button: 'Get the code from IndiaLends',
  },
  'a voucher': {
    open: page('/vouchers', { actor: 'consumerA' }),
    call: 'claimVoucher',
    fill: shown(/^Claim voucher/),
    button: /^Claim voucher/,
  },
  "one's own data": {
    open: page('/privacy-centre', { actor: 'consumerA' }),
    call: 'downloadMyData',
    fill: shown('Download my data'),
    button: 'Download my data',
  },
  'a test of a webhook': {
    open: page('/partner/digital-integration?tab=webhooks', {
      actor: 'partnerA',
      prepare: async ({ browser }) => void (await browser.call('createWebhook', { body: hook })),
    }),
    call: 'testWebhook',
    fill: shown(/^Send a test event to /),
    button: /^Send a test event to /,
  },
  'criteria that are published': {
    open: page('/admin/lenders/9?tab=criteria', {
      actor: 'admin1',
      prepare: async ({ browser }) =>
        void (await browser.call('createCriteriaDraft', { body: { lender_id: 9, changes: { min_age: 30 } } })),
    }),
    call: 'publishCriteriaDraft',
    fill: shown('Publish now'),
    button: 'Publish now',
  },
}

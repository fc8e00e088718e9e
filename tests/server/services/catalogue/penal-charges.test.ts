import { describe, expect, it } from 'vitest'
import { changeLenders } from '#tests/builders/catalogue.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Answer, Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { beginEachWithAdmin } from '#tests/setup/fresh-admin.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, getOffers, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'

describe.each(engines())('penal charges on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beginEachWithAdmin(engine, (begun) => ({ server, admin } = begun))

  const words = async () => {
    const { penal_charges, penal_charges_hi } = await admin.call('getAdminLender', {
      params: { lenderId: PLAIN_LENDER },
    })
    return [penal_charges, penal_charges_hi]
  }
  const update = (property: string, value: unknown, language = 'en') =>
    admin.answer('updateLender', {
      body: untyped({ lender_id: PLAIN_LENDER, property, value }),
      headers: { 'x-language': language },
    })
  const refusal = ({ status, body }: Answer) => [
    status,
    (body as { errors?: Record<string, string> }).errors?.['value'],
  ]

  it('are said by their figure, to the admin and in offers, in both languages', async () => {
    bodyOf(await update('penal_charge_amount', 1_250))
    expect(await words()).toEqual(['₹1,250 for each EMI paid late', 'देर से दी गई हर EMI पर ₹1,250'])
    // Words of an older day in the table contradict nothing.
    await changeLenders(
      server,
      { lender_id: PLAIN_LENDER },
      { penal_charges: '+2% interest on overdue', penal_charges_hi: 'बकाया पर 2% ब्याज' },
    )
    const { matched } = await getOffers(await startCustomer(server))
    expect(matched.find(({ lender_id }) => lender_id === PLAIN_LENDER)).toMatchObject({
      penal_charge_amount: 1_250,
      penal_charges: '₹1,250 for each EMI paid late',
      penal_charges_hi: 'देर से दी गई हर EMI पर ₹1,250',
    })
    // The figure goes, and what customers read stays until somebody writes anew.
    bodyOf(await update('penal_charge_amount', null))
    expect(await words()).toEqual(['₹1,250 for each EMI paid late', 'देर से दी गई हर EMI पर ₹1,250'])
    bodyOf(await update('penal_charge_amount', 0))
    expect(await words()).toEqual(['No charge', 'कोई शुल्क नहीं'])
  })

  it.each(['penal_charges', 'penal_charges_hi'])(
    'in words of %s are neither interest nor with GST',
    async (property) => {
      bodyOf(await update('penal_charge_amount', null))
      const before = await words()
      expect(refusal(await update(property, '+2% interest on overdue'))).toEqual([
        422,
        'Interest on a late payment is not allowed: write a charge in rupees that is paid once for each late EMI',
      ])
      expect(refusal(await update(property, 'बकाया पर 2% ब्याज', 'hi'))).toEqual([
        422,
        'देर से भुगतान पर ब्याज लेना मना है: हर देर वाली EMI पर एक बार लगने वाला शुल्क रुपयों में लिखें',
      ])
      expect(refusal(await update(property, '₹600 और GST', 'hi'))).toEqual([422, 'दंड शुल्क पर GST नहीं लगता: इसे हटा दें'])
      expect(refusal(await update(property, '₹600, plus GST'))).toEqual([
        422,
        'There is no GST on a penal charge: leave it out',
      ])
      expect(await words()).toEqual(before)
      bodyOf(await update(property, '3% of the EMI, once'))
      expect(await words()).toContain('3% of the EMI, once')
    },
  )

  it('have no words beside their figure', async () => {
    bodyOf(await update('penal_charge_amount', 500))
    const [english, hindi] = await words()
    expect(refusal(await update('penal_charges', '₹700 for each EMI paid late'))).toEqual([
      422,
      'Customers read the figure in “Penal charge for each late EMI”. Clear that figure to write your own words',
    ])
    expect(refusal(await update('penal_charges_hi', 'देर से दी गई हर EMI पर ₹700', 'hi'))).toEqual([
      422,
      'ग्राहक “हर देर वाली EMI पर दंड शुल्क” की रकम देखते हैं। अपने शब्द लिखने के लिए पहले वह रकम हटाएँ',
    ])
    bodyOf(await update('penal_charges', english))
    expect(await words()).toEqual([english, hindi])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { days } from '#src/contract/rules/time.ts'
import { storedTransferCodes } from '#tests/builders/lead.ts'
import { storedMerchantRequests } from '#tests/builders/partner.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, letTimePass, listApplications, someText, startCustomer } from '../shared/journey.ts'

const INDIALENDS = 9
const CALLING_LENDER = 15
const APP_LENDER = 1
const PHONE = '9876543210'

for (const engine of engines())
  describe(`standalone routes on ${engine}`, () => {
    let server: TestServer
    beforeAll(async () => {
      server = await makeTestServer({ engine })
    })
    beforeEach(async () => {
      await server.reset()
      server.deps.limits.profile = 'relaxed'
    })
    afterAll(() => server.close())
    const later = (seconds: number) => server.clock.set(new Date(server.clock.now().getTime() + seconds * 1000))

    describe('enquiries', () => {
      const details = { condition: 'used', price: 400_000, down_payment: 100_000, amount: 300_000 }
      const consent = CONSENT_VERSIONS.loan_enquiry
      const send = (browser: Browser, body: object = {}) =>
        browser.answer('createLoanEnquiry', { body: { kind: 'car', details, consent, ...body } })

      it('keeps one open enquiry of a kind, with its consent; withdrawing the consent closes it', async () => {
        const { browser } = await server.signInCustomer()
        const [first, again] = await Promise.all([send(browser), send(browser)])
        expect([first.status, again.status]).toEqual([200, 200])
        const { data } = bodyOf(await send(browser))
        expect(data.reference).toMatch(/^LE-[0-9A-Z]{8}$/)
        const listed = (await browser.call('listLoanEnquiries')).data
        expect(listed).toHaveLength(1)
        expect(listed[0]).toMatchObject({ reference: data.reference, kind: 'car', status: 'open' })
        const consents = (await browser.call('listConsents')).data
        const own = consents.filter(({ purpose }) => purpose === 'loan_enquiry')
        expect(own).toHaveLength(1)
        await browser.call('withdrawConsent', { body: { consent_id: own[0]?.consent_id ?? 0 } })
        const after = (await browser.call('listLoanEnquiries')).data
        expect(after.map(({ status }) => status)).toEqual(['withdrawn'])
      })

      it.each([
        [
          'more than is left to pay',
          { details: { ...details, amount: 300_001 } },
          { amount: 'This is more than is left to pay' },
        ],
        ['a field missing', { details: { ...details, price: '' } }, { price: 'Please enter the price' }],
        ['a field too many', { details: { ...details, colour: 'red' } }, { details: someText }],
        [
          'signs that are no words',
          {
            kind: 'student',
            details: { course: '<b>', institution: 'IIT', place: 'india', cost: 500_000, amount: 100_000 },
          },
          { course: 'Use letters, digits and simple signs only' },
        ],
        [
          'more than the course costs',
          {
            kind: 'student',
            details: { course: 'B.Tech', institution: 'आई.आई.टी.', place: 'india', cost: 50_000, amount: 60_000 },
          },
          { amount: 'This is more than the course costs' },
        ],
        ['an old text', { consent: '2020-01-01' }, { consent: 'Please read the current text again' }],
      ])('refuses %s, and keeps nothing', async (_, change, errors) => {
        const { browser } = await server.signInCustomer()
        const answer = await send(browser, change)
        expect(answer.status).toBe(422)
        expect(answer.body).toMatchObject({ errors })
        expect((await browser.call('listLoanEnquiries')).data).toEqual([])
      })
    })

    describe('merchant requests', () => {
      const request = {
        full_name: 'Asha Patil',
        phone: '9812345678',
        email: 'asha@stores.in',
        business_name: 'Asha Stores',
        pincode: '431001',
        pan: 'AABCA1234B',
        account_number: '123456789012',
        ifsc: 'HDFC0001234',
        consent: true,
        partner: 'bazaarmitr',
      }
      const rows = () => storedMerchantRequests(server)

      it('keeps one request per person, encrypted, and answers the second like the first', async () => {
        const browser = server.browser()
        const first = await browser.call('createMerchantRequest', { body: request })
        const second = await server
          .browser()
          .call('createMerchantRequest', { body: { ...request, pan: 'aabca1234b', account_number: '999999999999' } })
        expect(second).toEqual(first)
        const [row, ...more] = await rows()
        expect(more).toEqual([])
        expect(row).toMatchObject({
          partner: 'bazaarmitr',
          status: 'open',
          reference: first.reference,
        })
        expect(row?.request_enc).not.toMatch(/Asha|9812345678|AABCA/)
        const kept: unknown = JSON.parse(
          server.deps.vault.openShared(row?.request_enc ?? '', `merchant_requests:${row?.reference ?? ''}`),
        )
        expect(kept).toMatchObject({ account_number: '123456789012', pan: 'AABCA1234B' })
      })

      it('takes a new request after the first was decided', async () => {
        const browser = server.browser()
        const first = await browser.call('createMerchantRequest', { body: request })
        await server.database.db.execute("update merchant_requests set status = 'declined'")
        const second = await browser.call('createMerchantRequest', { body: request })
        expect(second).not.toEqual(first)
        expect(await rows()).toHaveLength(2)
      })

      it.each([
        ['full_name', 'Asha', 'Please enter the full name, at least two words'],
        ['phone', '98123', 'Please enter a valid 10 digit mobile number'],
        ['email', 'asha@', 'Please enter a valid email address'],
        ['business_name', 'A', 'Use 3 to 40 letters, digits and spaces'],
        ['pincode', '4310', 'Please enter a valid 6 digit pincode'],
        ['pan', 'AABCA12', 'Invalid PAN'],
        ['pan', 'AABCA****B', 'Invalid PAN'],
        ['ifsc', 'hdfc0001234', 'IFSC format is invalid (case sensitive field)'],
        ['account_number', '12', 'Enter an account number of 9 to 18 digits'],
        ['account_number', '', 'Please enter your bank account number'],
        ['ifsc', '', "Please enter your bank's IFSC"],
        ['consent', false, 'Please agree to this to apply'],
      ])('refuses %s %j', async (field, value, message) => {
        const answer = await server.browser().refusal('createMerchantRequest', { body: { ...request, [field]: value } })
        expect(answer.status).toBe(422)
        expect(answer.body).toMatchObject({ errors: { [field]: message } })
        expect(await rows()).toEqual([])
      })

      it('lets one client ask ten times at once, not more', async () => {
        server.deps.limits.profile = 'strict'
        const answers = await Promise.all(
          Array.from({ length: 14 }, () => server.browser().answer('createMerchantRequest', { body: request })),
        )
        expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3)
      })
    })

    describe('moving to another device', () => {
      const visit = {
        product_type: 'Gold Loans',
        url_segment: 'gold-loan',
        partner: 'bazaarmitr',
        utms: { utm_source: 'fb' },
      } as const
      const begin = async () => {
        const browser = server.browser()
        const { prospectAppId } = await browser.call('createProspect', { body: visit })
        return { browser, prospectAppId }
      }
      const mint = async () => {
        const { browser, prospectAppId } = await begin()
        return await browser.call('createTransfer', { body: { prospectAppId } })
      }
      const redeem = (code: string) => server.browser().answer('redeemTransfer', { body: { code } })

      it('carries product, partner and campaign to the other browser, and signs nobody in', async () => {
        const { browser: own, prospectAppId } = await server.signInCustomer({ partner: 'bazaarmitr' })
        const { code } = await own.call('createTransfer', { body: { prospectAppId } })
        const other = server.browser()
        const moved = await other.call('redeemTransfer', { body: { code } })
        expect(moved).toMatchObject({ partner: 'bazaarmitr' })
        expect(moved.prospectAppId).not.toBe(prospectAppId)
        expect(await other.status('listApplications')).toBe(401)
        const { data } = await other.call('getProspect', { params: { prospectAppId: moved.prospectAppId } })
        expect(data.user_id).toBeNull()
      })

      it('keeps the visit as it was', async () => {
        expect(bodyOf(await redeem((await mint()).code))).toMatchObject(visit)
      })

      it('carries the product that was chosen since the visit began, and refuses one that is none', async () => {
        const { browser, prospectAppId } = await begin()
        const ask = (product_type: string) =>
          browser.answer('createTransfer', { body: untyped({ prospectAppId, product_type }) })
        const { code } = bodyOf(await ask('Personal Loans'))
        expect(bodyOf(await redeem(code))).toMatchObject({ ...visit, product_type: 'Personal Loans' })
        expect((await ask('Boat Loans')).status).toBe(422)
      })

      it('answers a used, an old, a replaced and a guessed code alike', async () => {
        const used = await mint()
        bodyOf(await redeem(used.code))
        const old = await mint()
        later(old.expires_in)
        const { browser, prospectAppId } = await begin()
        const replaced = await browser.call('createTransfer', { body: { prospectAppId } })
        await browser.call('createTransfer', { body: { prospectAppId } })
        const answers = await Promise.all([used.code, old.code, replaced.code, 'x'.repeat(43)].map(redeem))
        for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body])
      })

      it('is good for one of two who open it at once, and for five minutes less a second', async () => {
        const { code, expires_in } = await mint()
        expect(expires_in).toBe(300)
        later(299)
        const answers = await Promise.all([redeem(code), redeem(code), redeem(code)])
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
      })

      it('keeps no code, only its hash; a stranger cannot mint one', async () => {
        const { code } = await mint()
        const rows = await storedTransferCodes(server)
        expect(rows.map(({ code_hash }) => code_hash)).toEqual([server.deps.vault.hashToken(code)])
        const { prospectAppId } = await begin()
        expect(await server.browser().status('createTransfer', { body: { prospectAppId } })).toBe(404)
      })
    })

    describe("a lender's own code", () => {
      const applied = async () => {
        const customer = await startCustomer(server)
        const { data } = bodyOf<{ data: { app_id: string; next_step: unknown } }>(await apply(customer, INDIALENDS))
        return { ...customer, data, params: { appId: data.app_id } }
      }

      it('is sent to the number, waits for nobody else, and lets the application go on once it is right', async () => {
        const customer = await applied()
        const { browser, data, params } = customer
        expect(data.next_step).toEqual({ kind: 'otp' })
        await letTimePass(server, 20)
        expect((await listApplications(customer))[0]).toMatchObject({ status: 'received', next_step: { kind: 'otp' } })
        expect(await browser.call('sendLenderOtp', { params })).toEqual({ expires_in: 300, resend_in: 30 })
        expect(await browser.status('sendLenderOtp', { params })).toBe(429)
        const code = server.codeFor(PHONE)
        const wrong = await browser.answer('verifyLenderOtp', {
          params,
          body: { otp: code === '000000' ? '000001' : '000000' },
        })
        expect(wrong.body).toMatchObject({ code: 'otp_wrong' })
        expect(wrong.headers.get('x-tries-left')).toBe('4')
        const right = await browser.call('verifyLenderOtp', { params, body: { otp: code } })
        expect(right.data.next_step).toEqual({ kind: 'handover' })
        expect(right.data.history.at(-1)).toMatchObject({ note: 'lender_otp_confirmed' })
        expect(await browser.status('verifyLenderOtp', { params, body: { otp: code } })).toBe(409)
        await letTimePass(server, 10)
        expect((await listApplications(customer))[0]?.status).not.toBe('received')
      })

      it('is too old after five minutes, and locked after five wrong ones', async () => {
        const { browser, params } = await applied()
        await browser.call('sendLenderOtp', { params })
        const code = server.codeFor(PHONE)
        later(301)
        expect((await browser.answer('verifyLenderOtp', { params, body: { otp: code } })).body).toMatchObject({
          code: 'otp_expired',
        })
        await browser.call('sendLenderOtp', { params })
        const fresh = server.codeFor(PHONE)
        const wrong = fresh === '000000' ? '000001' : '000000'
        for (let n = 0; n < 5; n += 1) await browser.answer('verifyLenderOtp', { params, body: { otp: wrong } })
        expect((await browser.answer('verifyLenderOtp', { params, body: { otp: fresh } })).body).toMatchObject({
          code: 'otp_locked',
        })
      })

      it('is asked for by none of the other lenders', async () => {
        const customer = await startCustomer(server)
        const { data } = bodyOf<{ data: { app_id: string } }>(await apply(customer))
        expect(await customer.browser.status('sendLenderOtp', { params: { appId: data.app_id } })).toBe(409)
      })
    })

    describe('lenders differ', () => {
      const journeyAt = async (lender: number) => {
        const customer = await startCustomer(
          server,
          { email: `lender${lender}@sentinel.in` },
          `98765000${String(lender).padStart(2, '0')}`,
        )
        bodyOf(await apply(customer, lender))
        return (await listApplications(customer))[0]
      }

      it('some need their app, some call, some have a web page', async () => {
        expect((await journeyAt(APP_LENDER))?.journey).toMatchObject({ steps: ['answers', 'documents', 'app'] })
        const caller = await journeyAt(CALLING_LENDER)
        expect(caller?.journey).toMatchObject({ steps: ['answers', 'documents', 'callback'], host: null })
        expect((await journeyAt(INDIALENDS))?.journey).toMatchObject({ steps: ['otp', 'documents', 'web'] })
      })
    })

    it('reminds with a link to the application', async () => {
      const { browser, appId } = await startCustomer(server)
      const remind_at = new Date(server.clock.now().getTime() + days(3)).toISOString()
      await browser.call('createReminder', { body: { app_id: appId, remind_at } })
      later(5 * 86_400)
      await runDueJobs(server.deps)
      const [message] = server.deps.outbox?.list(PHONE) ?? []
      expect(message?.text).toContain(`http://127.0.0.1:4000/customer-site?app=${appId}`)
    })
  })

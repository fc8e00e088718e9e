import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newSignedCode } from '#server/crypto/signed-code.ts'
import { createCampaign } from '#server/services/messages/create-campaign.ts'
import { STOP_LINK } from '#server/services/messages/public/campaign-text.ts'
import { registerTemplate } from '#server/services/messages/register-template.ts'
import { saveTemplate } from '#server/services/messages/save-template.ts'
import { updateContactRules } from '#server/services/messages/update-contact-rules.ts'
import { storedConsents } from '#tests/builders/customer.ts'
import { addCampaignMessages } from '#tests/builders/log.ts'
import { engines } from '#tests/setup/database.ts'
import { EVERYBODY, OFFER_TEMPLATE } from '#tests/setup/message-templates.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

describe.each(engines())('the link by which somebody says no on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterEach(() => server.reset())
  afterAll(() => server.close())

  const open = (code: string, method: 'GET' | 'POST' = 'GET') =>
    server.app.fetch(new Request(`http://127.0.0.1/stop/${code}`, { method, headers: { origin: 'http://127.0.0.1' } }))
  /** Somebody who allows offers by SMS, and the link in the message they got. */
  async function written() {
    const { deps } = server
    const { browser, userId } = await server.signInCustomer()
    const yes = { purpose: 'offers', channel: 'sms', allowed: true } as const
    await updateContactRules(deps, yes, { user_id: userId, ip: '::1' })
    const { template_id } = await saveTemplate(deps, OFFER_TEMPLATE, null, { admin_id: 1 })
    await registerTemplate(deps, template_id)
    const form = { name: 'Offers', template_id, audience: EVERYBODY }
    const { campaign_id } = await createCampaign(deps, form, { admin_id: 1 })
    const link_code = newSignedCode(deps.vault, STOP_LINK)
    await addCampaignMessages({ deps }, { campaign_id, user_id: userId, channel: 'sms', state: 'sent', link_code })
    const rules = async () => (await browser.call('getContactRules')).data
    const given = () => storedConsents(server, { user_id: userId })
    return { code: link_code, rules, given }
  }
  const sms = (rows: Awaited<ReturnType<Awaited<ReturnType<typeof written>>['given']>>) =>
    rows.filter(({ purpose }) => purpose === 'marketing_sms').map(({ withdrawn_at }) => withdrawn_at !== null)

  it('changes nothing by being opened, and all at once by one press, without a sign-in', async () => {
    const { code, rules, given } = await written()
    const shown = await open(code)
    expect(shown.status).toBe(200)
    const page = await shown.text()
    expect(page).toContain('No more offers?')
    expect(page).toContain('ऑफ़र बंद करें?')
    expect((await rules()).choices.offers.sms).toBe(true)
    expect(sms(await given())).toEqual([false])
    const pressed = await open(code, 'POST')
    expect(await pressed.text()).toContain('We send you no more offers')
    expect((await rules()).choices.offers.sms).toBe(false)
    expect((await rules()).choices.partner_offers.sms).toBe(false)
    expect((await rules()).choices.service.sms).toBe(true)
    expect(sms(await given())).toEqual([true])
    // Pressed again it stays so.
    expect((await open(code, 'POST')).status).toBe(200)
    expect(sms(await given())).toEqual([true])
  })

  it('leads nowhere where nobody has made it, or it was changed', async () => {
    const { code, rules } = await written()
    for (const wrong of ['x', `${code.slice(0, -1)}_`, newSignedCode(server.deps.vault, STOP_LINK)])
      expect((await open(wrong, 'POST')).status, wrong).toBe(404)
    expect((await rules()).choices.offers.sms).toBe(true)
  })
})

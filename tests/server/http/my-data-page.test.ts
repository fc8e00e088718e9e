import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { myDataPage } from '#server/http/files/my-data-page.ts'
import { exportMyData } from '#server/services/privacy/export-my-data.ts'
import type { MyData } from '#src/contract/entities/privacy/my-data.ts'
import { customerCalling } from '#tests/builders/customer.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { APPLY_CONSENTS, PLAIN_LENDER, startCustomer } from '../services/shared/journey.ts'

/** Lines of a page, as a reader has them. */
const linesOf = (page: string) =>
  page
    .slice(page.indexOf('<body>'))
    .replaceAll(/<\/?(?:span|a)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((line) => line.trim())
    .filter(Boolean)

describe('the page of a download of one’s own data', () => {
  let server: TestServer
  let data: MyData
  beforeAll(async () => {
    server = await makeTestServer()
    const { browser, appId, userId } = await startCustomer(server)
    await browser.call('getKfs', { params: { appId, lenderId: PLAIN_LENDER } })
    const { proposal_number } = (await browser.call('getKfs', { params: { appId, lenderId: PLAIN_LENDER } })).data
    await browser.call('applyToLender', {
      params: { appId },
      body: { lender_id: PLAIN_LENDER, proposal_number, consents: APPLY_CONSENTS },
    })
    data = await exportMyData(server.deps, await customerCalling(server, userId))
  })
  afterAll(() => server.close())
  const brand = () => server.deps.brands.book().of({ host: 'localhost' })

  it('says in words what was told, agreed to, applied for and shown, each in the language of the reader', () => {
    const lines = linesOf(myDataPage(data, 'en', brand()))
    const after = (label: string) => lines[lines.indexOf(label) + 1]
    expect(after('First name')).toBe(data.profile.first_name)
    expect(after('PAN')).toBe(data.profile.tin)
    expect(after('Monthly income')).toMatch(/^₹[\d,]+$/)
    expect(after('How do you earn?')).toBe('Salaried')
    expect(lines).toContain('Teak Capital, Personal loan: Received')
    expect(lines).toContainEqual(expect.stringMatching(/^CL-\d+, begun on /))
    const [statement] = data.statements
    expect(lines).toContainEqual(expect.stringContaining(`${statement?.proposal_number} (PDF, English)`))
    expect(lines.filter((line) => line === 'None')).toHaveLength(1)

    const hindi = linesOf(myDataPage(data, 'hi', brand()))
    expect(hindi).toContain('आपने हमें क्या बताया')
    expect(hindi[hindi.indexOf('आप कैसे कमाते हैं?') + 1]).toBe('नौकरी')
    expect(hindi).toHaveLength(lines.length)
  })

  it('names every consent, and when it was given or withdrawn', () => {
    const withdrawn = data.consents.map((consent, at) => ({
      ...consent,
      withdrawn_at: at === 0 ? '2026-11-21T10:00:00.000Z' : null,
    }))
    const lines = linesOf(myDataPage({ ...data, consents: withdrawn }, 'en', brand()))
    expect(lines.filter((line) => /^Given on/.test(line))).toHaveLength(data.consents.length)
    expect(lines.filter((line) => /withdrawn on 21 Nov 2026$/.test(line))).toHaveLength(1)
    expect(lines).toContainEqual(
      expect.stringMatching(/^Share this with Teak Capital for this application\. Person: name,/),
    )
    expect(lines.join(' ')).not.toContain('{{')
    expect(lines).toContain('You confirmed that you read the Key Fact Statement.')
  })

  it('puts in nothing that a name could make of it', () => {
    const applications = data.applications.map((each) => ({ ...each, lender_name: '<script>x</script>' }))
    expect(myDataPage({ ...data, applications }, 'en', brand())).not.toContain('<script>')
  })
})

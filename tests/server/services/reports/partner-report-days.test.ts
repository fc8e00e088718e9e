import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, istDay, istMinute } from '#src/contract/rules/calendar.ts'
import { changeLeads } from '#tests/builders/lead.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { agreeTerms, approvedLoan, payOut } from '../earnings/payout-book.ts'

let server: TestServer
let partner: Browser
beforeAll(async () => {
  server = await makeTestServer()
  server.deps.limits.profile = 'relaxed'
  // Half past eleven in the evening in India: another day than in UTC is near.
  server.clock.set(new Date('2026-10-10T18:45:30Z'))
  await agreeTerms(server)
  await payOut(server, await approvedLoan(server, 300_000))
  await changeLeads(
    server,
    {},
    {
      created_at: new Date('2026-10-01T19:00:00Z'),
      first_touch_at: new Date('2026-10-01T18:29:59Z'),
      last_touch_at: new Date('2026-10-10T18:45:30Z'),
    },
  )
  server.clock.set(new Date('2026-10-20T06:00:00Z'))
  partner = (await server.signInPartner('a')).browser
})
afterAll(() => server.close())

const DATED = [
  'getPartnerHome',
  ...(['listLeadReport', 'exportLeadReport'] as const),
  ...(['listApplicationReport', 'exportApplicationReport'] as const),
  ...(['listDisbursalReport', 'exportDisbursalReport'] as const),
] as const

it.each(DATED)('%s takes days that have ended, and names the last one where it is asked for more', async (key) => {
  const today = istDay(server.clock.now())
  const yesterday = addDays(today, -1)
  const ask = (from: string, to: string, language = 'en') =>
    partner.answer(key, { query: { preset: 'custom_range', from, to }, headers: { 'x-language': language } })
  expect((await ask(yesterday, yesterday)).status).toBe(200)
  expect(await partner.status(key, { query: { preset: 'last_7_days' } })).toBe(200)
  const late = expect.stringContaining(yesterday) as unknown
  expect(await ask(yesterday, today)).toMatchObject({ status: 422, body: { message: late, errors: { to: late } } })
  expect(((await ask(yesterday, today)).body as { errors: object }).errors).not.toHaveProperty('from')
  expect(await ask(today, addDays(today, 1), 'hi')).toMatchObject({
    status: 422,
    body: { code: 'validation', errors: { from: late, to: expect.stringMatching(`^${yesterday} या`) as unknown } },
  })
  // Without the preset they are days of one's own as well.
  expect(await partner.status(key, { query: { from: yesterday, to: today } })).toBe(422)
})

it('a preset is reckoned by the clock of the server', async () => {
  const total = async (query: QueryTo<'listDisbursalReport'>) =>
    (await partner.call('listDisbursalReport', { query })).total
  expect([await total({ preset: 'last_7_days' }), await total({ preset: 'last_30_days' }), await total({})]).toEqual([
    0, 1, 1,
  ])
})

it('the file of leads has the first touch and the last, in the time of India, and says so', async () => {
  expect(istMinute(new Date('2026-10-01T18:29:59Z'))).toBe('2026-10-01 23:59')
  const linesOf = async (key: (typeof FILES)[number] | 'exportLeadReport') =>
    (await partner.call(key)).replace('\uFEFF', '').split('\r\n')
  const FILES = ['exportApplicationReport', 'exportDisbursalReport', 'exportPayoutReport'] as const
  const [heads = '', line = ''] = await linesOf('exportLeadReport')
  expect(heads).toMatch(/,Status,Since \(IST\),First visit \(IST\),Last visit \(IST\)$/)
  expect(line).toMatch(/,2026-10-02 00:30,2026-10-01 23:59,2026-10-11 00:15$/)
  for (const key of FILES) {
    const [head = '', ...lines] = await linesOf(key)
    expect(head).toMatch(/ \(IST\)/)
    expect(lines.join('\n')).toMatch(/2026-10-11 00:15/)
    expect(lines.join('\n')).not.toMatch(/\dT\d\d:/)
  }
  const { rows } = await partner.call('listLeadReport')
  expect(rows).toMatchObject([
    { first_touch_at: '2026-10-01T18:29:59.000Z', last_touch_at: '2026-10-10T18:45:30.000Z' },
  ])
})
